import { expect, it } from 'vitest';
import { ORDER_STATUS } from '#contract/enums.ts';
import { mayProlong, mayUrge, receiptBy } from '#contract/order/receipt.rules.ts';
import { DAY_MS } from '#contract/time.ts';

const { TO_PAY, TO_SEND, TO_RECEIPT } = ORDER_STATUS;
const NOW = new Date('2026-03-10T04:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

it('an order counts as received some time after its last parcel left, and later where that was asked for', () => {
  expect(receiptBy({ shippedAt: null, deliveredAt: null, prolongedAt: null }, DAY_MS)).toBe(null);
  expect(receiptBy({ shippedAt: ago(1), deliveredAt: null, prolongedAt: null }, DAY_MS)).toEqual(NOW);
  expect(receiptBy({ shippedAt: ago(4), deliveredAt: null, prolongedAt: NOW }, DAY_MS)).toEqual(NOW);
  expect(receiptBy({ shippedAt: ago(4), deliveredAt: ago(3), prolongedAt: null }, 10 * DAY_MS)).toEqual(NOW);
  expect(receiptBy({ shippedAt: ago(10), deliveredAt: ago(1), prolongedAt: null }, 10 * DAY_MS)).toEqual(NOW);
});

it('a shop is reminded once a day, a receipt prolonged once', () => {
  const order = { status: TO_SEND, groupOpen: false, urgedAt: null };
  expect(mayUrge(order, NOW)).toBe(true);
  expect(mayUrge({ ...order, urgedAt: ago(1) }, NOW)).toBe(true);
  expect(mayUrge({ ...order, urgedAt: ago(0.9) }, NOW)).toBe(false);
  expect(mayUrge({ ...order, groupOpen: true }, NOW)).toBe(false);
  expect(mayUrge({ ...order, status: TO_PAY }, NOW)).toBe(false);
  expect(mayProlong({ status: TO_RECEIPT, prolongedAt: null })).toBe(true);
  expect(mayProlong({ status: TO_RECEIPT, prolongedAt: NOW })).toBe(false);
  expect(mayProlong({ status: TO_SEND, prolongedAt: null })).toBe(false);
});
