import { atom } from 'nanostores';

const KEY = 'liangji.sms.';
const SECOND_MS = 1_000;

export function createCountdown(purpose: string) {
  const $left = atom(0);
  let timer: ReturnType<typeof setInterval> | undefined;

  function tick(): void {
    const left = Math.max(0, Math.ceil((Number(localStorage.getItem(KEY + purpose)) - Date.now()) / SECOND_MS));
    $left.set(left);
    if (left) return;
    stop();
    localStorage.removeItem(KEY + purpose);
    sessionStorage.removeItem(KEY + purpose);
  }

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
  }

  function resume(): void {
    stop();
    timer = setInterval(tick, SECOND_MS);
    tick();
  }

  function start(waitMs: number, to: string): void {
    localStorage.setItem(KEY + purpose, String(Date.now() + waitMs));
    sessionStorage.setItem(KEY + purpose, to);
    resume();
  }

  /** Another number needs no wait, for instance after a typing error; the mall limits codes as a whole. */
  const isForOther = (to: string): boolean => {
    const last = sessionStorage.getItem(KEY + purpose);
    return last !== null && to !== '' && to !== last;
  };

  return { $left, start, resume, stop, isForOther };
}
