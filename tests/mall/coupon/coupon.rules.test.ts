import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { couponDocument } from '#contract/coupon/desk.schema.ts';
import type { CouponTerms } from '#contract/coupon/schema.ts';
import { COUPON_TYPE } from '#contract/enums.ts';
import { DAY_MS } from '#contract/time.ts';
import { byWorth, couponState, type Offered, takeError, validFor } from '#mall/coupon/coupon.rules.ts';
import { bestCoupons, chooseCoupons } from '#mall/pricing/coupon-choice.rules.ts';
import { covers } from '#mall/pricing/coupon-scope.rules.ts';
import { type Coupon, type PriceLine, priceCheckout } from '#mall/pricing/price.rules.ts';

const NOW = new Date('2026-11-24T04:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const cash = (amount: number): CouponTerms => ({
  type: COUPON_TYPE.D,
  threshold: 0,
  amount,
  off: 0,
  cap: 0,
  scope: 'all',
});

describe('who may take one', () => {
  const offered: Offered = {
    ...{ total: 10, taken: 3, each: 2, newcomers: false, stopped: false },
    takeFrom: inDays(-1),
    takeTo: inDays(1),
  };
  const shopper = { mine: 0, newcomer: false, now: NOW };

  it.each([
    ['anyone', {}, {}, null],
    ['nobody of a stopped one', { stopped: true }, {}, 'over'],
    ['nobody at its end', { takeTo: NOW }, {}, 'over'],
    ['nobody before its start', { takeFrom: inDays(0.5) }, {}, 'notYet'],
    ['nobody when all are taken', { taken: 10 }, {}, 'gone'],
    ['not one who has had enough', {}, { mine: 2 }, 'mine'],
    ['of one for newcomers, no other', { newcomers: true }, {}, 'newcomers'],
    ['of one for newcomers, a newcomer', { newcomers: true }, { newcomer: true }, null],
  ] as const)('%s', (_, more, by, error) => {
    expect(takeError({ ...offered, ...more }, { ...shopper, ...by })).toBe(error);
  });
});

test.each([
  [{}, 'running'],
  [{ takeFrom: inDays(0.5) }, 'coming'],
  [{ taken: 10 }, 'gone'],
  [{ taken: 10, takeTo: NOW }, 'over'],
  [{ taken: 10, takeTo: NOW, stopped: true }, 'stopped'],
] as const)('with %j it is %s', (more, state) => {
  const offered = { total: 10, taken: 3, stopped: false, takeFrom: inDays(-1), takeTo: inDays(1) };
  expect(couponState({ ...offered, ...more }, NOW)).toBe(state);
});

test('how long it is good', () => {
  expect(validFor({ useFrom: null, useTo: null, days: 3 }, NOW)).toEqual({ from: NOW, to: inDays(3) });
  expect(validFor({ useFrom: inDays(2), useTo: inDays(5), days: null }, NOW)).toEqual({
    from: inDays(2),
    to: inDays(5),
  });
  expect(validFor({ useFrom: null, useTo: null, days: null }, NOW)).toEqual({ from: NOW, to: NOW });
  expect(validFor({ useFrom: inDays(-2), useTo: inDays(5), days: null }, NOW)).toEqual({ from: NOW, to: inDays(5) });
});

test('what it covers', () => {
  const goods = { productId: 7, categoryIds: [0, 3, 31] };
  expect(covers('all', goods)).toBe(true);
  expect(covers({ products: [7] }, goods)).toBe(true);
  expect(covers({ products: [8] }, goods)).toBe(false);
  expect(covers({ categories: [3] }, goods)).toBe(true);
  expect(covers({ categories: [4] }, goods)).toBe(false);
});

test('what takes most off comes first', () => {
  const rows = [
    { id: 3, terms: cash(500) },
    { id: 2, terms: { ...cash(0), type: COUPON_TYPE.C, off: 1_000, cap: 900 } },
    { id: 1, terms: { ...cash(9_000), type: COUPON_TYPE.A, threshold: 50_000 } },
    { id: 4, terms: cash(500) },
  ];
  expect(rows.sort(byWorth).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

describe('the best combination', () => {
  const priceOf = (lines: readonly PriceLine[]) => (coupons: readonly Coupon[]) =>
    priceCheckout({
      ...{ lines, member: { off: 0, freeFreight: 0 }, coupons, freight: new Map(), province: undefined },
      points: { has: 0, wanted: 0, perYuan: 100, share: 5_000 },
    });
  const line = fc.record({
    ...{ shopId: fc.integer({ min: 1, max: 2 }), productId: fc.integer({ min: 1, max: 4 }) },
    ...{ quantity: fc.integer({ min: 1, max: 3 }), listPrice: fc.integer({ min: 1, max: 20_000 }) },
  });
  const lines = fc.array(line, { minLength: 1, maxLength: 5 }).map((all) =>
    all.map(
      (one, at): PriceLine => ({
        ...{ ...one, key: String(at), categoryIds: [one.productId % 2] },
        ...{ promotionPrice: null, allowsDiscounts: true },
      }),
    ),
  );
  const scope = fc.oneof(
    fc.constant('all' as const),
    fc.record({ products: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 2 }) }),
    fc.record({ categories: fc.constant<number[]>([1]) }),
  );
  const coupon = fc.record({
    ...{ shopId: fc.constantFrom(1, 2, null), type: fc.constantFrom(10 as const, 20 as const, 30 as const), scope },
    ...{ threshold: fc.integer({ min: 0, max: 30_000 }), amount: fc.integer({ min: 1, max: 5_000 }) },
    ...{ off: fc.integer({ min: 1, max: 5_000 }), cap: fc.integer({ min: 1, max: 5_000 }), newcomers: fc.boolean() },
  });
  const coupons = fc
    .array(coupon, { maxLength: 5 })
    .map((all) => all.map((one, at): Coupon => ({ ...one, id: at + 1 })));
  const saved = ({ shopCoupon, mallCoupon }: ReturnType<typeof priceCheckout>) => shopCoupon + mallCoupon;

  test('no other one saves more', () => {
    fc.assert(
      fc.property(lines, coupons, (goods, all) => {
        const price = priceOf(goods);
        const best = saved(price(bestCoupons(all, price)));
        for (let mask = 0; mask < 2 ** all.length; mask += 1) {
          const some = all.filter((_, at) => mask & (2 ** at));
          if (new Set(some.map(({ shopId }) => shopId)).size < some.length) continue;
          if (some.filter(({ newcomers }) => newcomers).length > 1) continue;
          expect(saved(price(some))).toBeLessThanOrEqual(best);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('each says what it would save, or what is missing', () => {
    fc.assert(
      fc.property(lines, coupons, (goods, all) => {
        const price = priceOf(goods);
        const held = all.map((one) => ({ ...one, from: one.id === 1 ? inDays(1) : NOW, tooLate: one.id === 2 }));
        const shopIds = new Set(goods.map(({ shopId }) => shopId));
        const { priced, offered } = chooseCoupons({ coupons: held, wanted: undefined, shopIds, now: NOW }, price);
        const used = offered.filter(({ selected }) => selected);
        expect(used.reduce((sum, { saves }) => sum + saves, 0)).toBe(saved(priced));
        expect(used.filter(({ coupon: one }) => one.newcomers).length).toBeLessThanOrEqual(1);
        for (const { coupon: one, saves, error, missing } of offered) {
          expect(saves > 0).toBe(error === null);
          expect(error === 'notYet').toBe(one.id === 1);
          expect(error === 'newcomers').toBe(one.id === 2);
          if (error === 'threshold') expect(missing).toBeLessThanOrEqual(one.threshold);
          else expect(missing).toBe(0);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('is looked for among the most promising where there are very many', () => {
    const goods: PriceLine[] = [1, 2, 3].map((shopId) => ({
      ...{ key: String(shopId), shopId, productId: shopId, categoryIds: [], quantity: 1, listPrice: 50_000 },
      promotionPrice: null,
      allowsDiscounts: true,
    }));
    const many = [1, 2, 3, null].flatMap((shopId, slot) =>
      Array.from({ length: 25 }, (_, at): Coupon => ({ ...cash(100 + at), shopId, id: slot * 25 + at + 1 })),
    );
    const price = priceOf(goods);
    expect(saved(price(bestCoupons(many, price)))).toBe(4 * 124);
  });
});

describe('a coupon of the desk', () => {
  const document = {
    ...{ name: { zh: '满减', en: '' }, shopId: null, type: 10, threshold: 20_000, amount: 2_000, off: 0, cap: 0 },
    ...{ scope: 'all', total: 100, each: 1, useFrom: null, useTo: null, days: 7 },
    ...{ inCentre: true, newcomers: false, stopped: false },
    ...{ takeFrom: '2026-11-01T00:00:00Z', takeTo: '2026-12-01T00:00:00Z' },
  };

  it.each([
    ['an amount above the threshold', { threshold: 2_000 }, 'threshold'],
    ['nothing off', { amount: 0 }, 'amount'],
    ['no percentage', { type: 20 }, 'off'],
    ['a percentage without a cap', { type: 20, off: 1_000 }, 'cap'],
    ['cash with a threshold', { type: 30 }, 'threshold'],
    ['an end before its start', { takeTo: '2026-10-01T00:00:00Z' }, 'takeTo'],
    ['neither an end of use nor days', { days: null }, 'useTo'],
    ['both', { useTo: '2026-12-05T00:00:00Z' }, 'useTo'],
    ['an end of use before the last can be taken', { days: null, useTo: '2026-11-05T00:00:00Z' }, 'useTo'],
    [
      'an end of use before its start',
      { days: null, useFrom: '2026-12-09T00:00:00Z', useTo: '2026-12-05T00:00:00Z' },
      'useTo',
    ],
  ])('is not one with %s', (_, more, field) => {
    const found = couponDocument.safeParse({ ...document, ...more });
    expect(found.error?.issues.map(({ path }) => path[0])).toContain(field);
  });

  it('is one of each type', () => {
    for (const more of [{}, { type: 20, off: 1_000, cap: 5_000, amount: 0 }, { type: 30, threshold: 0 }])
      expect(couponDocument.safeParse({ ...document, ...more }).success).toBe(true);
    expect(couponDocument.safeParse({ ...document, days: null, useTo: '2026-12-05T00:00:00Z' }).success).toBe(true);
  });
});
