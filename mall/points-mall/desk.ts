import type { z } from 'zod';
import type { Language } from '#contract/language.ts';
import { pageCount } from '#contract/paging.ts';
import type {
  DeskPointsGood,
  DeskPointsGoods,
  deskPointsQuery,
  PointsGoodDocument,
  PointsStock,
} from '#contract/points-mall/desk.schema.ts';
import { pick } from '#contract/text.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { addDocument } from '../documents/many.ts';
import { fieldError, notFound } from '../error.ts';
import { once } from '../idempotency/idempotency.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import { adjustStock, announceStock } from '../stock/stock.ts';
import * as queries from './desk.queries.ts';
import { pointsGood } from './document.ts';
import { goodById } from './points-mall.queries.ts';
import { pointsState, specNames } from './points-mall.rules.ts';

const PER_PAGE = 20;
const NONE = { exchanged: 0, spent: 0, sales: 0 };

export async function listPointsGoods(
  deps: Deps,
  by: LiveOperator,
  { page, text }: z.output<typeof deskPointsQuery>,
  language: Language,
): Promise<DeskPointsGoods> {
  const { db } = deps.database;
  const filter = { shopId: shopOf(by), words: text || undefined };
  const [rows, total] = await Promise.all([
    queries.goodsPage(db, filter, PER_PAGE, (page - 1) * PER_PAGE),
    queries.countGoods(db, filter),
  ]);
  const figures = await queries.figures(
    db,
    rows.map(({ good }) => good.id),
  );
  const now = deps.clock();
  const items = rows.map(({ good, title, axes, spec, shop }): DeskPointsGood => {
    const { id, productId, points, money, stock, stopped, startsAt, endsAt } = good;
    return {
      ...{ id, productId, points, money, stock, ...NONE },
      ...figures.get(id),
      title: pick(title, language),
      spec: specNames(axes, spec).map((name) => pick(name, language)),
      shop: pick(shop, language),
      state: stopped ? 'stopped' : pointsState(good, now),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    };
  });
  return { items, page, pages: pageCount(total, PER_PAGE), total };
}

export async function addPointsGood(
  deps: Deps,
  by: LiveOperator,
  value: PointsGoodDocument,
  key: string,
): Promise<string> {
  const own = await queries.skuById(deps.database.db, value.skuId, shopOf(by));
  if (!own) throw fieldError('skuId', 'pointsSku');
  const call = { owner: `operator:${by.id}`, key, call: 'desk/points-goods', body: value };
  return addDocument(deps, pointsGood, value, by, call);
}

/** @throws MallError not found when it is another shop's */
async function ownGood(db: Db, by: LiveOperator, id: number) {
  const good = await goodById(db, id);
  if (!good || !(await pointsGood.owns?.(db, String(id), by))) throw notFound();
  return good;
}

export async function stockOfGood({ database: { db } }: Deps, by: LiveOperator, id: number): Promise<PointsStock> {
  const { stock, skuId } = await ownGood(db, by, id);
  return { stock, skuStock: await queries.skuStock(db, skuId) };
}

/** All or none. @throws MallError not found, or when fewer pieces are left than are moved */
export async function movePieces(
  deps: Deps,
  by: LiveOperator,
  id: number,
  pieces: number,
  key: string,
): Promise<PointsStock> {
  const { db } = deps.database;
  const { skuId } = await ownGood(db, by, id);
  const changed = new Set<number>();
  const call = { owner: `operator:${by.id}`, key, call: `desk/points-good/${id}/stock`, body: { pieces } };
  return once(db, call, async (tx) => {
    changed.clear();
    const stock = await queries.shiftPieces(tx, id, pieces);
    const [sku] = (await adjustStock(tx, [{ id: skuId, n: -pieces }], changed)) ?? [];
    if (stock === undefined || !sku) throw fieldError('pieces', 'pointsStock');
    await recordChanges(tx, by, deps.clock(), [
      {
        ...{ kind: pointsGood.name, ref: String(id), action: 'stock' },
        before: { stock: stock - pieces, skuStock: sku.before },
        after: { stock, skuStock: sku.after },
      },
    ]);
    await announceStock(tx, changed);
    return { stock, skuStock: sku.after };
  });
}
