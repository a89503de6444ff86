import type { z } from 'zod';
import type {
  DeskDiscount,
  DeskDiscounts,
  DiscountChoices,
  DiscountDocument,
  deskDiscountQuery,
  PricedGoods,
} from '#contract/discount/desk.schema.ts';
import type { Language } from '#contract/language.ts';
import { pageCount } from '#contract/paging.ts';
import { pick } from '#contract/text.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { addDocument } from '../documents/many.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import * as desk from './desk.queries.ts';
import { specNames, stateOf } from './discount.rules.ts';
import { discount } from './document.ts';

const PER_PAGE = 20;

export async function listDeskDiscounts(
  deps: Deps,
  by: LiveOperator,
  { page, text }: z.output<typeof deskDiscountQuery>,
  language: Language,
): Promise<DeskDiscounts> {
  const { db } = deps.database;
  const filter = { shopId: shopOf(by), words: text || undefined };
  const [rows, total] = await Promise.all([
    desk.activityPage(db, filter, PER_PAGE, (page - 1) * PER_PAGE),
    desk.countActivities(db, filter),
  ]);
  const figures = await desk.figures(
    db,
    rows.map(({ activity }) => activity.id),
  );
  const now = deps.clock();
  const items = rows.map(({ activity, shop }): DeskDiscount => {
    const { id, version, name, off, limitEach, startsAt, endsAt, weekly, stopped } = activity;
    return {
      ...{ id, version, name, off, limit: limitEach, weekly },
      ...(figures.get(id) ?? { goods: 0, sold: 0, shoppers: 0 }),
      shop: shop && pick(shop, language),
      state: stopped ? 'stopped' : stateOf(activity, now),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    };
  });
  return { items, page, pages: pageCount(total, PER_PAGE), total };
}

export async function discountChoicesOf(db: Db, by: LiveOperator, language: Language): Promise<DiscountChoices> {
  const own = shopOf(by);
  const shops = await desk.shops(db, own);
  return { shops: shops.map(({ id, name }) => ({ id, name: pick(name, language) })), mall: own === null };
}

/** In the order of `ids`; an operator of a shop gets only its own. */
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
      title: pick(first.title, language),
      picture: first.pictures[0] ?? '',
      skus: skus.map(({ skuId, axes, spec, price }) => ({
        id: skuId,
        spec: specNames(axes, spec).map((name) => pick(name, language)),
        price,
      })),
    };
  });
}

export function addDiscount(deps: Deps, by: LiveOperator, given: DiscountDocument, key: string): Promise<string> {
  const own = shopOf(by);
  const value = own === null ? given : { ...given, shopId: own };
  const call = { owner: `operator:${by.id}`, key, call: 'desk/discounts', body: value };
  return addDocument(deps, discount, value, by, call);
}
