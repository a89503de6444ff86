import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#contract/time.ts';
import {
  discountPrice,
  mayStillBuy,
  nextTurn,
  type Promotion,
  promotionFor,
  runningUntil,
} from '#mall/promotion/promotion.rules.ts';
import { NOON } from '../../helpers/mall/time.ts';

/** Monday noon in China. */
const at = (hours: number) => new Date(NOON.getTime() + hours * HOUR_MS);
const promotion = (more: Partial<Promotion>): Promotion => ({
  ...{ kind: 'discount', id: 1, productId: 1, skuId: 1, price: 800, listPrice: 1_000, left: null },
  ...{ limitOrder: null, limitEach: null, allowsDiscounts: true, endsAt: at(1) },
  ...more,
});

describe('the promotion of a SKU', () => {
  it('is a flash sale before a timed discount, whatever they cost', () => {
    const flash = promotion({ kind: 'flash', id: 2, price: 900, left: 3 });
    expect(promotionFor([promotion({}), flash])).toBe(flash);
    expect(promotionFor([flash, promotion({})])).toBe(flash);
  });

  it('is the lower price of two of one kind, and of equals the older', () => {
    const low = promotion({ id: 3, price: 700 });
    expect(promotionFor([promotion({}), low])).toBe(low);
    const older = promotion({ id: 1 });
    expect(promotionFor([promotion({ id: 2 }), older])).toBe(older);
  });

  it('has to lower the price, and to have enough for all pieces', () => {
    expect(promotionFor([promotion({ price: 1_000 })])).toBeUndefined();
    const flash = promotion({ kind: 'flash', left: 2 });
    expect(promotionFor([flash], 2)).toBe(flash);
    expect(promotionFor([flash], 3)).toBeUndefined();
    expect(promotionFor([])).toBeUndefined();
  });
});

it('as many pieces may be bought as the limits of an order and of a shopper leave', () => {
  const most = [
    mayStillBuy(undefined),
    mayStillBuy({ limitOrder: null, limitEach: null }, 3),
    mayStillBuy({ limitOrder: null, limitEach: 2 }),
    mayStillBuy({ limitOrder: null, limitEach: 2 }, 3),
    mayStillBuy({ limitOrder: 2, limitEach: 5 }, 1),
    mayStillBuy({ limitOrder: 3, limitEach: null }, 9),
  ];
  expect(most).toEqual([null, null, 2, 0, 2, 3]);
});

it('a timed discount is a percentage off, or a price per SKU', () => {
  const sku = { id: 7, price: 1_999 };
  expect(discountPrice({ off: 2_000, prices: null }, sku)).toBe(1_600);
  expect(discountPrice({ off: 9_999, prices: null }, { id: 7, price: 1 })).toBe(1);
  expect(discountPrice({ off: null, prices: { 7: 1_500 } }, sku)).toBe(1_500);
  expect(discountPrice({ off: null, prices: { 8: 1_500 } }, sku)).toBeUndefined();
  expect(discountPrice({ off: null, prices: null }, sku)).toBeUndefined();
});

describe('the time of a timed discount', () => {
  const window = { startsAt: at(-48), endsAt: at(48), weekly: null };
  // Mondays and Sundays, 10 to 13 o'clock.
  const weekly = { days: [1, 7], from: 600, to: 780 };

  it('has a start, which counts as in, and an end, which counts as out', () => {
    expect(runningUntil(window, at(0))).toEqual(at(48));
    expect(runningUntil({ ...window, startsAt: at(0) }, at(0))).toEqual(at(48));
    expect(runningUntil({ ...window, startsAt: at(1) }, at(0))).toBeUndefined();
    expect(runningUntil({ ...window, endsAt: at(0) }, at(0))).toBeUndefined();
  });

  it('is only at its hours, where it has any', () => {
    expect(runningUntil({ ...window, weekly }, at(0))).toEqual(at(1));
    expect(runningUntil({ ...window, weekly, endsAt: at(0.5) }, at(0))).toEqual(at(0.5));
    expect(runningUntil({ ...window, weekly }, at(1))).toBeUndefined();
    expect(runningUntil({ ...window, weekly }, at(-3))).toBeUndefined();
    expect(runningUntil({ ...window, weekly }, at(24))).toBeUndefined();
    expect(runningUntil({ ...window, weekly }, at(-24))).toEqual(at(-23));
  });

  it('turns next at its start, its end, or at an hour', () => {
    expect(nextTurn(window, at(0))).toEqual(at(48));
    expect(nextTurn({ ...window, startsAt: at(2) }, at(0))).toEqual(at(2));
    expect(nextTurn({ ...window, weekly }, at(0))).toEqual(at(1));
    expect(nextTurn({ ...window, weekly }, at(-3))).toEqual(at(-2));
    expect(nextTurn({ ...window, weekly, endsAt: at(200) }, at(2))).toEqual(at(142));
    expect(nextTurn({ ...window, weekly, endsAt: at(0.5) }, at(0))).toEqual(at(0.5));
    expect(nextTurn({ ...window, endsAt: at(-1) }, at(0))).toBeUndefined();
  });
});
