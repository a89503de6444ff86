import { type PointsGoodDocument, pointsGoodDocument } from '#contract/points-mall/desk.schema.ts';
import { refText } from '#contract/query.schema.ts';
import { activityKind } from '../activity/activity.ts';
import type { Db, Tx } from '../db/open.ts';
import { fieldError, notFound } from '../error.ts';
import * as queries from './desk.queries.ts';
import { type Good, goodById } from './points-mall.queries.ts';

async function toRow(db: Db | Tx, { startsAt, endsAt, ...same }: PointsGoodDocument) {
  const sku = await queries.skuById(db, same.skuId, null);
  if (!sku) throw notFound();
  return { ...same, shopId: sku.shopId, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
}

function toValue({ id: _, shopId: __, stock: ___, version: ____, createdAt: _____, ...row }: Good): PointsGoodDocument {
  return { ...row, startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() };
}

async function settle(db: Db | Tx, value: PointsGoodDocument, ref: string): Promise<PointsGoodDocument> {
  const before = ref ? await goodById(db, Number(ref)) : undefined;
  if (before && (before.productId !== value.productId || before.skuId !== value.skuId))
    throw fieldError('skuId', 'pointsFixed');
  const sku = await queries.skuById(db, value.skuId, null);
  if (sku?.productId !== value.productId) throw fieldError('skuId', 'pointsSku');
  if (sku.custom) throw fieldError('productId', 'pointsCustom');
  // An old price is kept, though the SKU has become cheaper since.
  if (value.money >= sku.price && before?.money !== value.money) throw fieldError('money', 'pointsMoney');
  return value;
}

export const pointsGood = activityKind({
  name: 'points-good',
  summary: 'a good of the points mall',
  ref: refText.describe('Id of the good.'),
  value: pointsGoodDocument,
  find: goodById,
  toValue,
  settle,
  write: async (tx, ref, value, version) => queries.changeGood(tx, Number(ref), version, await toRow(tx, value)),
  add: async (tx, value) => String(await queries.addGood(tx, await toRow(tx, value))),
  tags: (_, before) => [`product:${before.productId}`],
});
