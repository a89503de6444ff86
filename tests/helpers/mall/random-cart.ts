import fc from 'fast-check';
import { COUPON_TYPE } from '#contract/enums.ts';
import type { PriceInput } from '#mall/pricing/price.rules.ts';

const scope = fc.oneof(
  fc.constant('all' as const),
  fc.record({ categories: fc.array(fc.nat(4), { maxLength: 3 }) }),
  fc.record({ products: fc.array(fc.nat(9), { maxLength: 5 }) }),
);
const coupon = fc.record({
  id: fc.nat(1_000),
  shopId: fc.option(fc.nat(3)),
  type: fc.constantFrom(...Object.values(COUPON_TYPE)),
  threshold: fc.nat(50_000),
  amount: fc.nat(30_000),
  off: fc.nat(10_000),
  cap: fc.nat(20_000),
  scope,
});
export const cart: fc.Arbitrary<PriceInput> = fc.record({
  lines: fc.uniqueArray(
    fc.record({
      key: fc.string({ minLength: 1 }),
      shopId: fc.nat(3),
      productId: fc.nat(9),
      categoryIds: fc.array(fc.nat(4), { maxLength: 3 }),
      quantity: fc.integer({ min: 1, max: 999 }),
      listPrice: fc.nat(10_000_000),
      promotionPrice: fc.option(fc.nat(10_000_000)),
      allowsDiscounts: fc.boolean(),
    }),
    { selector: ({ key }) => key, maxLength: 12 },
  ),
  member: fc.record({ off: fc.nat(10_000), freeFreight: fc.nat(3) }),
  coupons: fc.uniqueArray(coupon, { selector: ({ id }) => id, maxLength: 6 }),
  points: fc.record({
    has: fc.nat(1_000_000),
    wanted: fc.nat(1_000_000),
    perYuan: fc.integer({ min: 1, max: 1_000 }),
    share: fc.nat(10_000),
  }),
  freight: fc
    .array(
      fc.tuple(
        fc.nat(3),
        fc.record({
          fee: fc.nat(5_000),
          freeFrom: fc.nat(100_000),
          notDelivered: fc.subarray(['西藏自治区', '海南省']),
          regions: fc.array(fc.record({ provinces: fc.subarray(['广东省', '海南省']), fee: fc.nat(9_000) }), {
            maxLength: 2,
          }),
        }),
      ),
    )
    .map((entries) => new Map(entries)),
  province: fc.option(fc.constantFrom('广东省', '海南省', '西藏自治区'), { nil: undefined }),
});

/** `expect` takes its time, millions of times. */
export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`does not hold: ${what}`);
}

/** Promotions lower prices; anything else is not one. */
export const sensible = (input: PriceInput): PriceInput => ({
  ...input,
  lines: input.lines.map((line) => ({
    ...line,
    promotionPrice: line.promotionPrice === null ? null : Math.min(line.promotionPrice, line.listPrice),
  })),
});
