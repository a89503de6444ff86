import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import type {
  DeskPointsGood,
  DeskPointsGoods,
  PointsGoodDocument,
  PointsStock,
} from '#contract/points-mall/desk.schema.ts';
import type { ActivityQuery } from '#contract/promotion/schema.ts';
import { listActivities } from '../activity/activity.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, notFound } from '../error.ts';
import { once } from '../idempotency/idempotency.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import { specNames } from '../pricing/goods.rules.ts';
import { adjustStock, announceStock } from '../stock/stock.ts';
import * as queries from './desk.queries.ts';
import { pointsGood } from './document.ts';
import { goodById } from './points-mall.queries.ts';
import { pointsState } from './points-mall.rules.ts';

const NONE = { exchanged: 0, spent: 0, sales: 0 };

export const listPointsGoods = (
  deps: Deps,
  by: LiveOperator,
  query: ActivityQuery,
  language: Language,
): Promise<DeskPointsGoods> =>
  listActivities(deps, by, query, {
    page: queries.goodsPage,
    count: queries.countGoods,
    idOf: ({ good }) => good.id,
    figures: queries.figures,
    toItem({ good, title, axes, spec, shop }, figures, now): DeskPointsGood {
      const { id, productId, points, money, stock, stopped, startsAt, endsAt } = good;
      return {
        id,
        productId,
        points,
        money,
        stock,
        ...NONE,
        ...figures,
        title: inLanguage(title, language),
        spec: specNames(axes, spec).map((name) => inLanguage(name, language)),
        shop: inLanguage(shop, language),
        state: stopped ? 'stopped' : pointsState(good, now),
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      };
    },
  });

export async function admitPointsGood({ database: { db } }: Deps, by: LiveOperator, value: PointsGoodDocument) {
  if (!(await queries.skuById(db, value.skuId, shopOf(by)))) throw fieldError('skuId', 'pointsSku');
  return value;
}

async function ownGood(db: Db, by: LiveOperator, id: number) {
  const good = await goodById(db, id);
  if (!good || !(await pointsGood.owns?.(db, String(id), by))) throw notFound();
  return good;
}

export async function stockOfGood({ database: { db } }: Deps, by: LiveOperator, id: number): Promise<PointsStock> {
  const { stock, skuId } = await ownGood(db, by, id);
  return { stock, skuStock: await queries.skuStock(db, skuId) };
}

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
        kind: pointsGood.name,
        ref: String(id),
        action: 'stock',
        before: { stock: stock - pieces, skuStock: sku.before },
        after: { stock, skuStock: sku.after },
      },
    ]);
    await announceStock(tx, changed);
    return { stock, skuStock: sku.after };
  });
}
