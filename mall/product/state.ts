import { inLanguage } from '#contract/in-language.ts';
import { mayCall } from '#contract/operator/areas.values.ts';
import { moveProduct } from '#contract/product/desk.calls.ts';
import { publishMoves } from '#contract/product/publish.values.ts';
import type { GoodsState } from '#contract/product/schema.ts';
import type { Viewer as Reader } from '../catalog/catalog.ts';
import type { Db } from '../db/open.ts';
import { notFound } from '../error.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import { promotionsOf, toSkuPromotion } from '../promotion/promotion.ts';
import { STATE_KIND, sideOf } from './publish.ts';
import { removalOf } from './removal.queries.ts';
import * as queries from './state.queries.ts';

const LOG = 50;
type Viewer = Reader & { db: Db };

export async function productState({ db, language, now }: Viewer, by: LiveOperator, id: number): Promise<GoodsState> {
  const found = await queries.standing(db, id);
  if (!found) throw notFound();
  const [log, skus, promotions, lacks, removal] = await Promise.all([
    queries.changesOf(db, STATE_KIND, String(id), LOG),
    queries.skusOfProduct(db, id, shopOf(by)),
    promotionsOf(db, now, [id]),
    queries.lacksOf(db, id),
    removalOf(db, id),
  ]);
  return {
    ...found,
    shop: inLanguage(found.shop, language),
    ...{ lacks, removal },
    moves: mayCall(by, moveProduct) ? publishMoves(found.status, sideOf(by)) : [],
    log: log.map(({ at, by: who, action, after }) => {
      const { status: to, reason } = after as { status: number; reason: string };
      return { at: at.toISOString(), by: who ?? '', move: action, to, reason };
    }),
    skus: skus.map((sku) => {
      const promotion = promotions.of(sku.id);
      return { ...sku, promotion: promotion ? toSkuPromotion(promotion) : null };
    }),
  };
}
