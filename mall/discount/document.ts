import { type DiscountDocument, discountDocument } from '#contract/discount/desk.schema.ts';
import { refText } from '#contract/query.schema.ts';
import { activityKind, isShop } from '../activity/activity.ts';
import type { Db, Tx } from '../db/open.ts';
import { fieldError } from '../error.ts';
import * as queries from './desk.queries.ts';

function toRow({ limit, startsAt, endsAt, goods: _, ...same }: DiscountDocument) {
  return { ...same, limitEach: limit, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
}

type Row = NonNullable<Awaited<ReturnType<typeof queries.activityById>>>;
type Goods = DiscountDocument['goods'];

function toValue(row: Row, goods: Goods): DiscountDocument {
  const { name, shopId, rule, banner, off, startsAt, endsAt, weekly, limitEach, stopped } = row;
  return {
    name,
    shopId,
    rule,
    banner,
    off,
    weekly,
    limit: limitEach,
    stopped,
    goods,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}

async function settle(db: Db | Tx, value: DiscountDocument, ref: string): Promise<DiscountDocument> {
  const { shopId } = value;
  const before = ref ? await queries.activityById(db, Number(ref)) : undefined;
  if (before && before.shopId !== shopId) throw fieldError('shopId', 'discountOwnerFixed');
  if (shopId !== null && !(await isShop(db, shopId))) throw fieldError('shopId', 'couponShop');
  return { ...value, goods: await settleGoods(db, value) };
}

async function settleGoods(db: Db | Tx, { goods, shopId, stopped }: DiscountDocument): Promise<Goods> {
  const rows = await queries.goodsWithSkus(
    db,
    goods.map(({ productId }) => productId),
    shopId,
  );
  const skusOf = Map.groupBy(rows, ({ id }) => id);
  return goods.map(({ productId, prices }, at) => {
    const skus = skusOf.get(productId);
    if (!skus) throw fieldError(`goods.${at}`, 'discountGoods');
    if (!prices) return { productId, prices };
    const own = skus.flatMap(({ skuId, price }) => {
      const offer = prices[skuId];
      if (offer === undefined) return [];
      // A stopped discount can be saved whatever has become of the prices.
      if (offer >= price && !stopped) throw fieldError(`goods.${at}.prices.${skuId}`, 'discountDear');
      return [[skuId, offer] as const];
    });
    if (!own.length && !stopped) throw fieldError(`goods.${at}.prices`, 'discountNoPrice');
    return { productId, prices: Object.fromEntries(own) };
  });
}

export const discount = activityKind({
  name: 'discount',
  summary: 'a timed discount',
  ref: refText.describe('Id of the timed discount.'),
  value: discountDocument,
  find: queries.activityById,
  toValue: async (row, db) => toValue(row, await queries.goodsOf(db, row.id)),
  settle,
  pictures: ({ banner }) => [{ field: 'banner', address: banner }],
  write: (tx, ref, value, version) => queries.changeActivity(tx, Number(ref), version, toRow(value), value.goods),
  add: async (tx, value) => String(await queries.addActivity(tx, toRow(value), value.goods)),
  tags: (_ref, before, after) => [
    'prices',
    ...new Set([...before.goods, ...after.goods].map(({ productId }) => `product:${productId}`)),
  ],
});
