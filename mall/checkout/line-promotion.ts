import type { LinePriceKind } from '#contract/promotion/schema.ts';
import type { GroupTerms } from '../group-buy/group-buy.ts';
import type { PointsTerms } from '../points-mall/points-mall.ts';
import type { Promotion } from '../promotion/promotion.ts';
import type { GoodsRow } from './checkout.queries.ts';

export type Applied = Omit<Promotion, 'kind'> & { kind: LinePriceKind };

export function inGroup(rows: readonly GoodsRow[], { activity }: GroupTerms) {
  const promotionOf = new Map<number, Applied>();
  const most = new Map<number, number | null>();
  for (const row of rows) {
    const price = activity?.productId === row.productId ? activity.prices[row.skuId] : undefined;
    if (!activity || price === undefined) continue;
    const { id, productId, limitOrder, discounts: allowsDiscounts, endsAt } = activity;
    const own = { id, productId, limitOrder, allowsDiscounts, endsAt, skuId: row.skuId, listPrice: row.price };
    promotionOf.set(row.skuId, { kind: 'group', price, left: null, limitEach: null, ...own });
    most.set(row.skuId, limitOrder);
  }
  return { promotionOf, most };
}

/** The price in money of a points-mall good, which has stock of its own; no discount lowers it. */
export function forPoints(found: readonly GoodsRow[], good: NonNullable<PointsTerms['good']>, most: number | null) {
  const { id, productId, skuId, money: price, stock, limitEach, endsAt } = good;
  // By now the SKU may be cheaper than its price in money; its list price is then raised to that.
  const rows = found.map((row) => ({ ...row, stock, price: Math.max(row.price, price) }));
  const own = { id, productId, skuId, price, left: stock, limitOrder: null, limitEach, allowsDiscounts: false, endsAt };
  const promotionOf = new Map<number, Applied>(
    rows.map((row) => [skuId, { kind: 'points', ...own, listPrice: row.price }]),
  );
  return { rows, promotionOf, most: new Map([[skuId, most]]) };
}
