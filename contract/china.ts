/** China keeps one time, without summer time: ms ahead of UTC. */
export const CHINA_MS = 8 * 3_600_000;
