/** What the clock of tests stands at unless a test moves it: noon in China, and the day the demo mall was seeded. */
export const NOON = new Date('2026-06-15T04:00:00Z');

export const MINUTE = 60_000;

/** Moves the clock of a mall on. */
export function later(mall: { now: { now: Date } }, ms: number): void {
  mall.now.now = new Date(mall.now.now.getTime() + ms);
}
