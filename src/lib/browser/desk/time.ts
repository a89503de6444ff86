import { CHINA_MS, DAY_MS } from '#contract/time.ts';

/** A time of the mall as a `datetime-local` input holds it, by the clock in China. */
export const toLocal = (iso: string): string =>
  new Date(new Date(iso).getTime() + CHINA_MS).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);

export function fromLocal(text: string): string | undefined {
  const time = Date.parse(`${text}:00+08:00`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** The span that a new promotion begins with. */
export function fromNow(days: number): [from: string, to: string] {
  const now = Date.now();
  return [new Date(now).toISOString(), new Date(now + days * DAY_MS).toISOString()];
}
