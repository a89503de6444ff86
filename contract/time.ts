export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** China Standard Time, which has no summer time: ms ahead of UTC. */
export const CHINA_MS = 8 * HOUR_MS;
