import { CHINA_MS } from '#contract/time.ts';

const yearOf = (at: Date): number => new Date(at.getTime() + CHINA_MS).getUTCFullYear();
const startOf = (year: number): Date => new Date(Date.UTC(year, 0, 1) - CHINA_MS);

/** In China. */
export const nextYear = (at: Date): Date => startOf(yearOf(at) + 1);

/** Points received before this have expired. @param years calendar years, including the one in which they were received */
export const goodSince = (now: Date, years: number): Date => startOf(yearOf(now) - years + 1);

/** Returned points get more time only if they were spent before this; otherwise ordering and canceling would renew points. */
export const thisYear = (now: Date): Date => startOf(yearOf(now));

/** The oldest points are spent first, so those left that were not received since then have expired. */
export const overdue = (has: number, cameSince: number): number => Math.max(0, has - cameSince);
