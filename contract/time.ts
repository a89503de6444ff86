export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** @param day as `2026-11-21`; so is the result */
export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** China Standard Time, which has no summer time: ms ahead of UTC. */
export const CHINA_MS = 8 * HOUR_MS;
