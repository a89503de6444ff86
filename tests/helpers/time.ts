/** What the clock of tests stands at unless a test moves it: noon in China, and the day the demo mall was seeded. */
export const NOON = new Date('2026-06-15T04:00:00Z');
