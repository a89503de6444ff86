import type { DeskDiscount, DeskDiscounts, PricedGoods } from '#contract/discount/desk.schema.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import type { ActivityQuery } from '#contract/promotion/schema.ts';
import { listActivities } from '../activity/activity.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import { specNames } from '../pricing/goods.rules.ts';
import * as desk from './desk.queries.ts';
import { stateOf } from './discount.rules.ts';

export const listDiscounts = (
  deps: Deps,
  by: LiveOperator,
  query: ActivityQuery,
  language: Language,
): Promise<DeskDiscounts> =>
  listActivities(deps, by, query, {
    page: desk.activityPage,
    count: desk.countActivities,
    idOf: ({ activity }) => activity.id,
    figures: desk.figures,
    toItem({ activity, shop }, figures, now): DeskDiscount {
      const { id, version, name, off, limitEach, startsAt, endsAt, weekly, stopped } = activity;
      return {
        id,
        version,
        name,
        off,
        limit: limitEach,
        weekly,
        ...(figures ?? { goods: 0, sold: 0, shoppers: 0 }),
        shop: shop && inLanguage(shop, language),
        state: stopped ? 'stopped' : stateOf(activity, now),
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      };
    },
  });

export async function goodsToPrice(
  db: Db,
  by: LiveOperator,
  ids: readonly number[],
  language: Language,
): Promise<PricedGoods> {
  const found = Map.groupBy(await desk.goodsWithSkus(db, ids, shopOf(by)), ({ id }) => id);
  return ids.flatMap((id) => {
    const skus = found.get(id);
    const [first] = skus ?? [];
    if (!skus || !first) return [];
    return {
      id,
      title: inLanguage(first.title, language),
      picture: first.pictures[0] ?? '',
      skus: skus.map(({ skuId, axes, spec, price }) => ({
        id: skuId,
        spec: specNames(axes, spec).map((name) => inLanguage(name, language)),
        price,
      })),
    };
  });
}
