import { describe, expect, it, test } from 'vitest';
import { type DiscountDocument, discountDocument } from '#contract/discount/desk.schema.ts';
import type { DiscountGoods } from '#contract/discount/schema.ts';
import { HOUR_MS } from '#contract/time.ts';
import { offerOf, shownPrice, sorted, stateOf } from '#mall/discount/discount.rules.ts';
import { NOON } from '../../helpers/mall/time.ts';

/** Monday noon in China. */
const at = (hours: number) => new Date(NOON.getTime() + hours * HOUR_MS);
const window = { startsAt: at(-1), endsAt: at(1), weekly: null, stopped: false };

test.each([
  ['coming', { startsAt: at(1), endsAt: at(2) }],
  ['running', {}],
  ['running', { weekly: { days: [1], from: 720, to: 721 } }],
  ['resting', { weekly: { days: [1], from: 721, to: 780 } }],
  ['resting', { weekly: { days: [2], from: 720, to: 780 } }],
  ['over', { endsAt: at(0) }],
  ['over', { stopped: true }],
] as const)('it is %s: %o', (state, more) => {
  const weekly = 'weekly' in more ? { ...more.weekly, days: [...more.weekly.days] } : null;
  expect(stateOf({ ...window, ...more, weekly }, at(0))).toBe(state);
});

describe('what a timed discount offers', () => {
  const skus = [
    { id: 1, price: 1_000 },
    { id: 2, price: 2_000 },
  ];

  it('is its lowest price, where that is below the usual one', () => {
    expect(offerOf({ off: 1_000, prices: null, skus }, 1_000)).toBe(900);
    expect(offerOf({ off: null, prices: { 2: 800 }, skus }, 1_000)).toBe(800);
    expect(offerOf({ off: null, prices: { 2: 1_500 }, skus }, 1_000)).toBeNull();
    expect(offerOf({ off: null, prices: { 9: 100 }, skus }, 1_000)).toBeNull();
    expect(offerOf({ off: 1_000, prices: null, skus: [] }, 1_000)).toBeNull();
  });

  const goods = (id: number, price: number, offer: number | null, promotionPrice: number | null, sales: number) =>
    ({ id, price, offer, promotionPrice, sales }) as DiscountGoods;
  const some = [goods(1, 500, 400, null, 3), goods(2, 300, null, 250, 9), goods(3, 900, 100, 800, 1)];
  const ids = (...given: Parameters<typeof sorted>) => sorted(...given).map(({ id }) => id);

  it('is shown where it does not run yet, and the price of now where it does', () => {
    expect(some.map((one) => shownPrice(one, 'coming'))).toEqual([400, 300, 100]);
    expect(some.map((one) => shownPrice(one, 'resting'))).toEqual([400, 300, 100]);
    expect(some.map((one) => shownPrice(one, 'running'))).toEqual([500, 250, 800]);
    expect(some.map((one) => shownPrice(one, 'over'))).toEqual([500, 250, 800]);
  });

  it('is sorted by the price that is shown', () => {
    expect(ids(some, 'default', 'running')).toEqual([1, 2, 3]);
    expect(ids(some, 'sales', 'running')).toEqual([2, 1, 3]);
    expect(ids(some, 'price-asc', 'running')).toEqual([2, 1, 3]);
    expect(ids(some, 'price-desc', 'running')).toEqual([3, 1, 2]);
    expect(ids(some, 'price-asc', 'coming')).toEqual([3, 2, 1]);
  });
});

describe('what makes no timed discount', () => {
  const whole: DiscountDocument = {
    ...{ name: { zh: '折扣', en: '' }, shopId: null, rule: { zh: '', en: '' }, banner: '', off: 1_000 },
    ...{ startsAt: at(0).toISOString(), endsAt: at(1).toISOString(), weekly: null, limit: null, stopped: false },
    goods: [{ productId: 1, prices: null }],
  };
  const errors = (more: Partial<DiscountDocument>) =>
    discountDocument.safeParse({ ...whole, ...more }).error?.issues.map(({ path }) => path.join('.')) ?? [];

  test.each([
    [[], {}],
    [[], { banner: 'demo/site/hero-1.avif', weekly: { days: [1], from: 0, to: 1_440 } }],
    [['endsAt'], { endsAt: at(0).toISOString() }],
    [['weekly.to'], { weekly: { days: [1], from: 60, to: 60 } }],
    [['goods'], { goods: [whole.goods[0], whole.goods[0]] as DiscountDocument['goods'] }],
    [['goods.0.prices'], { goods: [{ productId: 1, prices: { 1: 100 } }] }],
    [['goods.0.prices'], { off: null }],
    [['goods.0.prices'], { off: null, goods: [{ productId: 1, prices: {} }] }],
    [[], { off: null, goods: [{ productId: 1, prices: { 1: 100 } }] }],
  ])('%j: %j', (fields, more) => expect(errors(more)).toEqual(fields));
});
