import { expect, it } from 'vitest';
import { trackingLink } from '#contract/order/carriers.values.ts';
import { trackingOf, trackingPause } from '#contract/order/tracking.values.ts';
import { DAY_MS, MINUTE_MS } from '#contract/time.ts';

const day = (n: number) => new Date(Date.UTC(2026, 2, n));

it('knows where a parcel is, and that one which went back was not delivered', () => {
  expect(trackingOf([])).toEqual({ state: null, deliveredAt: null });
  const delivered = { at: day(2), state: 'delivered' } as const;
  expect(trackingOf([{ at: day(1), state: 'inTransit' }, delivered])).toEqual({
    state: 'delivered',
    deliveredAt: day(2),
  });
  expect(trackingOf([delivered, { at: day(3), state: 'returned' }])).toEqual({ state: 'returned', deliveredAt: null });
});

it('waits longer after each failure, a day at most', () => {
  expect([0, 1, 20].map(trackingPause)).toEqual([5 * MINUTE_MS, 15 * MINUTE_MS, DAY_MS]);
});

it('leads to carriers that show a parcel by its number', () => {
  expect(trackingLink('SF', 'SF1')).toContain('SF1');
  expect(trackingLink('OTHER', '1')).toBe(null);
});
