import { describe, expect, it } from 'vitest';
import { type FreightTerms, freightFee, gramsOf } from '#contract/store/freight.values.ts';

const FLAT: FreightTerms = { fee: 600, freeFrom: 9_900, regions: [{ provinces: ['海南省'], fee: 1_800 }] };
const BY_WEIGHT: FreightTerms = {
  ...{ fee: 800, freeFrom: 50_000, byWeight: { first: 1_000, step: 500, stepFee: 200 } },
  regions: [
    { provinces: ['海南省'], fee: 1_800, stepFee: 900 },
    { provinces: ['吉林省'], fee: 1_000 },
  ],
};

describe('freight of an order', () => {
  it('is one fee whatever it weighs, free from an amount, other in some provinces', () => {
    const at = (goods: number, province?: string) => freightFee(FLAT, { goods, grams: 99_999 }, province);
    expect([at(9_900, '海南省'), at(9_899, '海南省'), at(9_899, '吉林省'), at(0)]).toEqual([0, 1_800, 600, 600]);
    expect(freightFee({ fee: 600, freeFrom: 0 }, { goods: 0, grams: 0 })).toBe(0);
    expect(freightFee({ fee: 600, freeFrom: 1 }, { goods: 0, grams: 0 }, '海南省')).toBe(600);
  });

  it('grows with each further weight that begins', () => {
    const at = (grams: number, province?: string) => freightFee(BY_WEIGHT, { goods: 1, grams }, province);
    expect([0, 1, 1_000, 1_001, 1_500, 1_501].map((grams) => at(grams))).toEqual([800, 800, 800, 1_000, 1_000, 1_200]);
    expect([at(1_500, '海南省'), at(1_500, '吉林省'), at(1_500, '北京市')]).toEqual([2_700, 1_200, 1_000]);
    expect(freightFee(BY_WEIGHT, { goods: 50_000, grams: 9_000 })).toBe(0);
  });

  it('is an amount of money, however heavy the order', () => {
    const terms = { fee: 1, freeFrom: 1, byWeight: { first: 1, step: 1, stepFee: 1_000_000 } };
    expect(freightFee(terms, { goods: 0, grams: 1e12 })).toBe(1_000_000_000);
  });
});

it('goods of unknown weight weigh nothing', () => {
  expect(gramsOf([{ quantity: 2, grams: 300 }, { quantity: 9, grams: null }, { quantity: 1 }])).toBe(600);
});
