import type { z } from 'zod';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { pageCount } from '#contract/paging.ts';
import {
  type OwnPointsGood,
  POINTS_PAGE,
  type PointsCard,
  type PointsList,
  type PointsProduct,
  type pointsQuery,
} from '#contract/points-mall/schema.ts';
import { POINTS_BANDS } from '#contract/points-mall/values.ts';
import { type Viewer, viewProduct } from '../catalog/catalog.ts';
import type { Db } from '../db/open.ts';
import { notFound } from '../error.ts';
import { pointsToSpend } from '../money/money.ts';
import { specNames } from '../pricing/goods.rules.ts';
import type { ShownRow } from './points-mall.queries.ts';
import * as queries from './points-mall.queries.ts';
import { mayStillHave, pointsState } from './points-mall.rules.ts';

type Shopper = { db: Db; accountId: number; language: Language; now: Date };

const toCard = ({ good, ...row }: ShownRow, language: Language, now: Date): PointsCard => ({
  pointsGoodId: good.id,
  productId: good.productId,
  skuId: good.skuId,
  title: inLanguage(row.title, language),
  spec: specNames(row.axes, row.spec).map((name) => inLanguage(name, language)),
  picture: row.picture ?? row.pictures[0] ?? '',
  shopName: inLanguage(row.shopName, language),
  points: good.points,
  money: good.money,
  price: row.price,
  stock: good.stock,
  limitEach: good.limitEach,
  state: pointsState(good, now),
  startsAt: good.startsAt.toISOString(),
  endsAt: good.endsAt.toISOString(),
});

export async function listGoods(
  { db, accountId, language, now }: Shopper,
  { page, band, afford }: z.output<typeof pointsQuery>,
): Promise<PointsList> {
  const points = await pointsToSpend(db, accountId, now);
  const filter = { atMost: afford ? points : undefined, band: band && POINTS_BANDS[band] };
  const [rows, total] = await Promise.all([
    queries.goodsPage(db, now, filter, POINTS_PAGE, (page - 1) * POINTS_PAGE),
    queries.countGoods(db, now, filter),
  ]);
  const exchanged = await queries.exchangedOf(
    db,
    rows.map(({ good }) => good.id),
  );
  const items = rows.map((row) => ({
    ...toCard(row, language, now),
    exchanged: exchanged.get(row.good.id) ?? 0,
  }));
  return { items, points, page, pages: pageCount(total, POINTS_PAGE), total, now: now.toISOString() };
}

async function goodOf(db: Db, id: number): Promise<ShownRow> {
  const row = await queries.shownGood(db, id);
  if (!row) throw notFound();
  return row;
}

export async function viewPointsProduct(viewer: Viewer & { db: Db }, id: number): Promise<PointsProduct> {
  const row = await goodOf(viewer.db, id);
  const product = await viewProduct(viewer, row.good.productId);
  return { good: toCard(row, viewer.language, viewer.now), product, freshUntil: product.freshUntil };
}

export async function viewOwnGood({ db, accountId, language, now }: Shopper, id: number): Promise<OwnPointsGood> {
  const row = await goodOf(db, id);
  const [had, has] = await Promise.all([queries.hadOf(db, accountId, id), pointsToSpend(db, accountId, now)]);
  const most = mayStillHave(row.good.limitEach, had);
  return { ...toCard(row, language, now), most, has, now: now.toISOString() };
}
