import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { couponSaves } from '#contract/coupon/saves.rules.ts';
import { COUPON_TYPE } from '#contract/enums.ts';
import { allocate } from '#mall/pricing/allocate.rules.ts';
import { type Coupon, type PriceInput, type PriceLine, priceCheckout, priceRows } from '#mall/pricing/price.rules.ts';
import { cart, must, sensible } from '../../helpers/mall/random-cart.ts';

const RUNS = 10_000;
const PARTS = [
  'goods',
  'promotion',
  'memberDiscount',
  'shopCoupon',
  'mallCoupon',
  'pointsDiscount',
  'freight',
] as const;
const DISCOUNTS = PARTS.slice(1, 6);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('dividing a whole', () => {
  const parts = fc.uniqueArray(fc.record({ key: fc.string(), weight: fc.nat(10 ** 11) }), {
    selector: ({ key }) => key,
    minLength: 1,
    maxLength: 20,
  });

  test('the shares add up, whatever the order of the parts, and none is above its weight', () => {
    fc.assert(
      fc.property(parts, fc.nat(10 ** 11), fc.integer(), (weighed, input, seed) => {
        const whole = Math.min(input, sum(weighed.map(({ weight }) => weight)));
        const shares = allocate(whole, weighed);
        expect(sum(shares)).toBe(whole);
        for (const [at, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(weighed[at]?.weight ?? 0);
        }
        const turned = shuffled(weighed, seed);
        const again = allocate(whole, turned);
        for (const [at, { key }] of turned.entries())
          expect(again[at]).toBe(shares[weighed.findIndex((part) => part.key === key)]);
      }),
    );
  });

  test('by largest remainder, ties by key; without weights in equal parts', () => {
    const three = ['b', 'a', 'c'].map((key) => ({ key, weight: 1 }));
    expect(allocate(100, three)).toEqual([33, 34, 33]);
    expect(
      allocate(10, [
        { key: 'a', weight: 199 },
        { key: 'b', weight: 1 },
      ]),
    ).toEqual([10, 0]);
    expect(
      allocate(5, [
        { key: 'a', weight: 0 },
        { key: 'b', weight: 0 },
      ]),
    ).toEqual([3, 2]);
    expect(allocate(0, three)).toEqual([0, 0, 0]);
  });
});

function shuffled<T>(items: readonly T[], seed: number): T[] {
  return items
    .map((item, at) => ({ item, by: Math.sin(seed + at * 7_919) }))
    .toSorted((a, b) => a.by - b.by)
    .map(({ item }) => item);
}

test(`${RUNS} carts: parts sum to the whole, nothing is below zero, the order of lines is irrelevant`, () => {
  fc.assert(
    fc.property(cart, fc.integer(), (random, seed) => {
      const input = sensible(random);
      const priced = priceCheckout(input);
      const lines = priced.shops.flatMap((shop) => shop.lines);
      must(lines.length === input.lines.length, 'lines');
      for (const part of [...PARTS, 'payable'] as const) {
        must(sum(lines.map((line) => line[part])) === priced[part], part);
        must(sum(priced.shops.map((shop) => shop[part])) === priced[part], part);
      }
      for (const one of [...lines, ...priced.shops, priced]) {
        for (const part of [...PARTS, 'payable'] as const) must(one[part] >= 0, part);
        const goods = one.goods - sum(DISCOUNTS.map((part) => one[part]));
        must(goods >= 0, 'goods');
        must(one.payable === goods + one.freight, 'payable');
      }
      for (const one of [...priced.shops, priced])
        must(sum(priceRows(one).map(({ amount }) => amount)) === one.payable, 'rows');
      must(sum(priced.shops.map(({ points }) => points)) === priced.points.used, 'points');
      must(priced.points.used <= Math.min(priced.points.most, input.points.has), 'most');
      must(priced.points.used % 10 === 0, 'steps');
      const turned = priceCheckout({ ...input, lines: shuffled(input.lines, seed) });
      const byKey = new Map(turned.shops.flatMap((shop) => shop.lines.map((line) => [line.key, line])));
      for (const line of lines) must(JSON.stringify(byKey.get(line.key)) === JSON.stringify(line), 'order');
      must(turned.payable === priced.payable, 'payable');
    }),
    { numRuns: RUNS },
  );
});

const line = (more: Partial<PriceLine> = {}): PriceLine => ({
  key: 'a',
  shopId: 1,
  productId: 1,
  categoryIds: [7],
  quantity: 1,
  listPrice: 10_000,
  promotionPrice: null,
  allowsDiscounts: true,
  ...more,
});
const input = (more: Partial<PriceInput> = {}): PriceInput => ({
  lines: [line()],
  member: { off: 0, freeFreight: 0 },
  coupons: [],
  points: { has: 0, wanted: 0, perYuan: 100, share: 5_000 },
  freight: new Map(),
  province: undefined,
  ...more,
});
const ticket = (more: Partial<Coupon> = {}): Coupon => ({
  id: 1,
  shopId: null,
  type: COUPON_TYPE.D,
  threshold: 0,
  amount: 1_000,
  off: 0,
  cap: 0,
  scope: 'all',
  ...more,
});

test('the rows of a shop name every share of it, and come to what it costs', () => {
  const priced = priceCheckout(
    input({
      lines: [
        line({ listPrice: 459_900, promotionPrice: 449_900 }),
        line({ key: 'b', shopId: 2, listPrice: 369_900 }),
        line({ key: 'c', shopId: 2, productId: 2, listPrice: 1_999 }),
      ],
      member: { off: 300, freeFreight: 1 },
      coupons: [ticket({ id: 1, amount: 8_000 }), ticket({ id: 2, shopId: 2, amount: 3_000 })],
      points: { has: 5_000, wanted: 5_000, perYuan: 100, share: 5_000 },
      freight: new Map([
        [1, { fee: 1_500, freeFrom: 9_999_900, notDelivered: [] }],
        [2, { fee: 600, freeFrom: 9_999_900, notDelivered: [] }],
      ]),
    }),
  );
  const [one, two] = priced.shops.map(priceRows);
  const names = (rows: typeof one) => rows?.map(({ part }) => part);
  expect(names(one)).toEqual(['goods', 'promotion', 'member', 'mallCoupon', 'points', 'freight', 'memberFreight']);
  expect(names(two)).toEqual(['goods', 'member', 'shopCoupon', 'mallCoupon', 'points', 'freight']);
  for (const [n, rows] of [one, two].entries())
    expect(sum((rows ?? []).map(({ amount }) => amount))).toBe(priced.shops[n]?.payable);
});

describe('free deliveries of a member', () => {
  const terms = (fee: number) => ({ fee, freeFrom: 100_000, notDelivered: [] });
  const own = (freeFreight: number, feeOf = (id: number) => (id === 3 ? 0 : id * 500)) =>
    priceCheckout(
      input({
        lines: [line(), line({ key: 'b', shopId: 2 }), line({ key: 'c', shopId: 3 })],
        member: { off: 0, freeFreight },
        freight: new Map([1, 2, 3].map((id) => [id, terms(feeOf(id))])),
      }),
    );

  it('go to the dearest first, and to none that costs nothing', () => {
    expect(own(0)).toMatchObject({ freight: 1_500, memberFreight: 0, payable: 31_500 });
    expect(own(1)).toMatchObject({ freight: 500, memberFreight: 1_000, payable: 30_500 });
    expect(own(9).shops.map(({ memberFreight }) => memberFreight)).toEqual([500, 1_000, 0]);
    expect(own(1, () => 700).shops.map(({ memberFreight }) => memberFreight)).toEqual([700, 0, 0]);
  });
});

describe('the order of discounts', () => {
  it('is promotion, member, shop coupon, mall coupon, points, freight', () => {
    const priced = priceCheckout(
      input({
        lines: [line({ promotionPrice: 8_000 })],
        member: { off: 1_000, freeFreight: 0 },
        coupons: [ticket({ id: 2, shopId: 1, type: COUPON_TYPE.C, off: 5_000, cap: 99_999 }), ticket()],
        points: { has: 5_000, wanted: 9_999, perYuan: 100, share: 5_000 },
        freight: new Map([[1, { fee: 900, freeFrom: 100_000, notDelivered: [] }]]),
      }),
    );
    expect(priced).toMatchObject({
      goods: 10_000,
      promotion: 2_000,
      memberDiscount: 800,
      shopCoupon: 3_600,
      mallCoupon: 1_000,
      pointsDiscount: 1_300,
      freight: 900,
      payable: 2_200,
      points: { most: 1_300, used: 1_300, saves: 1_300 },
    });
    expect([...priced.coupons]).toEqual([
      [2, 3_600],
      [1, 1_000],
    ]);
  });

  it.each([
    [{ type: COUPON_TYPE.A, threshold: 10_000, amount: 2_000 }, 9_999, 0],
    [{ type: COUPON_TYPE.A, threshold: 10_000, amount: 2_000 }, 10_000, 2_000],
    [{ type: COUPON_TYPE.C, off: 1_500, cap: 1_000 }, 4_000, 600],
    [{ type: COUPON_TYPE.C, off: 1_500, cap: 1_000 }, 40_000, 1_000],
    [{ type: COUPON_TYPE.D, amount: 3_000 }, 2_000, 2_000],
  ])('coupon %j of %i saves %i', (terms, goods, saves) => {
    expect(couponSaves(ticket(terms), goods)).toBe(saves);
  });

  it('a coupon takes off what it covers, and nothing where it covers nothing', () => {
    const lines = [line(), line({ key: 'b', productId: 2, categoryIds: [8] })];
    const by = (scope: Coupon['scope']) =>
      priceCheckout(input({ lines, coupons: [ticket({ scope })] })).shops[0]?.lines.map(({ mallCoupon }) => mallCoupon);
    expect(by('all')).toEqual([500, 500]);
    expect(by({ categories: [8] })).toEqual([0, 1_000]);
    expect(by({ products: [1] })).toEqual([1_000, 0]);
    expect(by({ products: [3] })).toEqual([0, 0]);
  });

  it('freight counts prices as shown, and says where nothing is delivered', () => {
    const terms = {
      fee: 600,
      freeFrom: 9_900,
      notDelivered: ['西藏自治区'],
      regions: [{ provinces: ['海南省'], fee: 1_800 }],
    };
    const shown = (promotionPrice: number, province?: string) =>
      priceCheckout(input({ lines: [line({ promotionPrice })], freight: new Map([[1, terms]]), province })).freight;
    expect([shown(9_900, '海南省'), shown(9_899, '海南省'), shown(9_899)]).toEqual([0, 1_800, 600]);
    const priced = priceCheckout(
      input({ lines: [line({ promotionPrice: 9_900 })], freight: new Map([[1, terms]]), province: '西藏自治区' }),
    );
    expect(priced.shops[0]).toMatchObject({ delivered: false, freight: 0 });
    const heavy = { ...terms, byWeight: { first: 1_000, step: 500, stepFee: 200 } };
    const lines = [
      line({ key: 'a', promotionPrice: 100, grams: 900 }),
      line({ key: 'b', promotionPrice: 100, grams: 700 }),
    ];
    const weighed = priceCheckout(input({ lines, freight: new Map([[1, heavy]]) }));
    expect([weighed.freight, ...weighed.shops.flatMap((shop) => shop.lines.map(({ freight }) => freight))]).toEqual([
      1_000, 500, 500,
    ]);
  });
});
