import { type GroupBuyDocument, groupBuyDocument } from '#contract/group-buy/desk.schema.ts';
import { refText } from '#contract/query.schema.ts';
import { activityKind } from '../activity/activity.ts';
import type { Db, Tx } from '../db/open.ts';
import { fieldError, notFound } from '../error.ts';
import * as queries from './desk.queries.ts';
import { type Activity, activityById } from './places.queries.ts';

async function toRow(db: Db | Tx, { startsAt, endsAt, ...same }: GroupBuyDocument) {
  const goods = await queries.goodsById(db, same.productId, null);
  if (!goods) throw notFound();
  return { ...same, shopId: goods.shopId, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
}

const toValue = ({ id: _, shopId: __, version: ___, createdAt: ____, ...row }: Activity): GroupBuyDocument => ({
  ...row,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
});

async function settle(db: Db | Tx, value: GroupBuyDocument, ref: string): Promise<GroupBuyDocument> {
  const before = ref ? await activityById(db, Number(ref)) : undefined;
  if (before && before.productId !== value.productId) throw fieldError('productId', 'groupGoodsFixed');
  const goods = await queries.goodsById(db, value.productId, null);
  if (!goods) throw fieldError('productId', 'groupGoods');
  if (goods.custom) throw fieldError('productId', 'groupCustom');
  const skus = await queries.skusOf(db, value.productId);
  for (const [id, price] of Object.entries(value.prices)) {
    const sku = skus.find((one) => one.id === Number(id));
    if (!sku) throw fieldError('prices', 'groupSku');
    // An old price is kept, though the SKU has become cheaper since.
    if (price >= sku.price && before?.prices[id] !== price) throw fieldError('prices', 'groupPrice');
  }
  return value;
}

export const groupBuy = activityKind({
  name: 'group-buy',
  summary: 'a group-buy activity',
  ref: refText.describe('Id of the activity.'),
  value: groupBuyDocument,
  find: activityById,
  toValue,
  settle,
  write: async (tx, ref, value, version) => queries.changeActivity(tx, Number(ref), version, await toRow(tx, value)),
  add: async (tx, value) => String(await queries.addActivity(tx, await toRow(tx, value))),
  tags: (_, before, after) => [...new Set([before.productId, after.productId])].map((id) => `product:${id}`),
});
