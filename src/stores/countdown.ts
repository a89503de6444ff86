import { atom } from 'nanostores';

const KEY = 'liangji.sms.';
const SECOND_MS = 1_000;

/** Seconds until another code may be asked for, by purpose; it goes on over a reload. */
export function createCountdown(purpose: string) {
  const $left = atom(0);
  let timer: ReturnType<typeof setInterval> | undefined;

  function tick(): void {
    const left = Math.max(0, Math.ceil((Number(localStorage.getItem(KEY + purpose)) - Date.now()) / SECOND_MS));
    $left.set(left);
    if (left) return;
    stop();
    localStorage.removeItem(KEY + purpose);
  }

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
  }

  /** Goes on counting what runs already. */
  function resume(): void {
    stop();
    timer = setInterval(tick, SECOND_MS);
    tick();
  }

  function start(waitMs: number): void {
    localStorage.setItem(KEY + purpose, String(Date.now() + waitMs));
    resume();
  }

  return { $left, start, resume, stop };
}
