import { expect, it } from 'vitest';
import { isContinued, RETENTION_S } from '#mall/outbox/outbox.rules.ts';

const before = { xmin: 900, at: 10_000, server: '2026-01-01 00:00:00' };

it.each([
  ['a few seconds later', { at: 10_002, xmin: 903 }, true],
  ['while one long transaction runs', { at: 10_002 }, true],
  ['a restart, or another server that took over', { at: 10_002, xmin: 5_000, server: '2026-01-02 00:00:00' }, false],
  ['a restored database, whose numbers start lower', { at: 10_002, xmin: 899 }, false],
  ['a pause so long that rows may have been dropped', { at: 10_000 + RETENTION_S / 2, xmin: 903 }, false],
])('%s', (_what, change, continued) => {
  expect(isContinued(before, { ...before, ...change })).toBe(continued);
});
