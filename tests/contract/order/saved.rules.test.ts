import { expect, it } from 'vitest';
import { savedOf } from '#contract/order/saved.rules.ts';

it('an order saved what its discounts took off, and freight that is charged takes nothing from it', () => {
  expect(
    savedOf([
      { part: 'goods', amount: 10_000 },
      { part: 'promotion', amount: -500 },
      { part: 'member', amount: -300 },
      { part: 'mallCoupon', amount: -1_000 },
      { part: 'points', amount: -700 },
      { part: 'freight', amount: 1_200 },
      { part: 'memberFreight', amount: -1_200 },
    ]),
  ).toEqual({ all: 3_000, member: 1_500 });
});

it('nothing was saved at the list price', () => {
  expect(savedOf([{ part: 'goods', amount: 10_000 }])).toEqual({ all: 0, member: 0 });
});
