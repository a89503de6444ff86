import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { COUPON_TYPE } from '#contract/enums.ts';
import { yuanOf } from '#contract/money.ts';
import { shareOfLine } from '#mall/order/refund-share.rules.ts';
import { type Coupon, priceCheckout } from '#mall/pricing/price.rules.ts';
import { type Division, divisionOf, dueOf, freezeLine } from '#mall/settlement/settlement.rules.ts';

const coupon = (id: number, shopId: number | null, amount: number): Coupon => ({
  ...{ id, shopId, amount, type: COUPON_TYPE.D, threshold: 0, off: 0, cap: 0, scope: 'all' as const },
});

function example() {
  const { shops } = priceCheckout({
    lines: [
      {
        ...{ key: 'a', shopId: 1, productId: 1, categoryIds: [], quantity: 2 },
        ...{ listPrice: 10_000, promotionPrice: null, allowsDiscounts: true },
      },
    ],
    member: { off: 0, freeFreight: 0 },
    coupons: [coupon(1, 1, 1_000), coupon(2, null, 600)],
    points: { has: 400, wanted: 400, perYuan: 100, share: 5_000 },
    freight: new Map([[1, { fee: 1_000, freeFrom: 100_000, notDelivered: [] }]]),
    province: undefined,
  });
  const priced = shops[0]?.lines[0];
  if (!priced) throw new Error('nothing was priced');
  const { payable, freight, quantity } = priced;
  const terms = { rate: 500, mallBears: false, pointsWorth: 0 };
  const line = { ...freezeLine(priced, terms), payable, freight, quantity, canceled: false };
  const paid = { ...line, id: 1, pointsDiscount: 400, points: 400, refundedPoints: 0, refundedPieces: 0, refunded: 0 };
  const { amount } = shareOfLine(paid, 1);
  return [divisionOf(paid), divisionOf({ ...line, refundedPieces: 1, refunded: amount })];
}

it.each(['docs/settlement.md', 'docs/zh/settlement.md'])('%s says what the rules compute', async (path) => {
  const page = await readFile(path, 'utf8');
  const rows = page
    .split('\n')
    .flatMap((row) => [[...row.matchAll(/¥(\d+\.\d\d)/g)].map(([, yuan]) => yuan)])
    .filter(({ length }) => length === 2);
  const [sold, returned] = example();
  if (!sold || !returned) throw new Error('no example');
  const both = (of: (division: Division) => number) => [yuanOf(of(sold)), yuanOf(of(returned))];
  expect(rows).toEqual([
    both(({ shopper }) => shopper),
    both(({ subsidy }) => subsidy),
    both(({ commission }) => commission),
    both(dueOf),
  ]);
});
