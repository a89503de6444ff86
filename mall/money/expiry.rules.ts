import { CHINA_MS } from '#contract/time.ts';

const yearOf = (at: Date): number => new Date(at.getTime() + CHINA_MS).getUTCFullYear();
const startOf = (year: number): Date => new Date(Date.UTC(year, 0, 1) - CHINA_MS);

/** When the next calendar year begins in China. */
export const nextYear = (at: Date): Date => startOf(yearOf(at) + 1);

/** Points that came before this are over, where they are good for `years` calendar years with the one they came in. */
export const goodSince = (now: Date, years: number): Date => startOf(yearOf(now) - years + 1);

/** Of what comes back, only what was spent before this has more time: or ordering and cancelling would renew points. */
export const thisYear = (now: Date): Date => startOf(yearOf(now));

/** The oldest points are spent first, so those left over that did not come since then are over. */
export const overdue = (has: number, cameSince: number): number => Math.max(0, has - cameSince);
