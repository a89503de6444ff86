import type { z } from 'zod';
import {
  DISCOUNT_SHOWN,
  type DiscountActivity,
  type DiscountGoods,
  type DiscountList,
  type DiscountPage,
  type discountListQuery,
  type discountQuery,
} from '#contract/discount/schema.ts';
import { inLanguage } from '#contract/in-language.ts';
import { pageCount } from '#contract/paging.ts';
import type { SkuPrices } from '#contract/promotion/schema.ts';
import { cards } from '../catalog/catalog.ts';
import type { Db } from '../db/open.ts';
import { notFound } from '../error.ts';
import { nextTurn } from '../promotion/promotion.ts';
import * as queries from './discount.queries.ts';
import { offerOf, sorted, stateOf } from './discount.rules.ts';

const PER_PAGE = 8;
const GOODS_PER_PAGE = 20;

type Viewer = Parameters<typeof cards>[0] & { db: Db };
type Row = NonNullable<Awaited<ReturnType<typeof queries.activityById>>>;
type Goods = { off: number | null; productId: number; prices: SkuPrices | null };

export async function listDiscounts(
  viewer: Viewer,
  { page }: z.output<typeof discountListQuery>,
): Promise<DiscountList> {
  const { db, now } = viewer;
  const [rows, total] = await Promise.all([
    queries.openPage(db, now, PER_PAGE, (page - 1) * PER_PAGE),
    queries.countOpen(db, now),
  ]);
  const goods = rows.length
    ? await queries.goodsOf(
        db,
        rows.map(({ id }) => id),
      )
    : [];
  const ofActivity = Map.groupBy(goods, ({ activityId }) => activityId);
  const items = await Promise.all(
    rows.map(async (row) => {
      const own = ofActivity.get(row.id) ?? [];
      const shown = own.slice(0, DISCOUNT_SHOWN).map((one) => ({ ...one, off: row.off }));
      return { ...toActivity(row, viewer, own.length), goods: await priced(viewer, shown) };
    }),
  );
  return { items, now: now.toISOString(), page, pages: pageCount(total, PER_PAGE), total };
}

export async function viewDiscount(
  viewer: Viewer,
  id: number,
  { sort, page }: z.output<typeof discountQuery>,
): Promise<DiscountPage> {
  const { db, language, now } = viewer;
  const row = await queries.activityById(db, id);
  if (!row) throw notFound();
  const { off } = row;
  const own = (await queries.goodsOf(db, [id])).map((one) => ({ ...one, off }));
  const activity = toActivity(row, viewer, own.length);
  const goods = sorted(await priced(viewer, own), sort, activity.state);
  return {
    activity: { ...activity, rule: inLanguage(row.rule, language) },
    items: goods.slice((page - 1) * GOODS_PER_PAGE, page * GOODS_PER_PAGE),
    now: now.toISOString(),
    page,
    pages: pageCount(goods.length, GOODS_PER_PAGE),
    total: goods.length,
  };
}

function toActivity(row: Row, { language, now }: Viewer, total: number): DiscountActivity {
  const { id, name, banner, off, limitEach, startsAt, endsAt, weekly, shopId, shopName } = row;
  const state = stateOf(row, now);
  const turn = state === 'over' ? undefined : nextTurn(row, now);
  return {
    id,
    banner,
    off,
    limit: limitEach,
    state,
    weekly,
    total,
    name: inLanguage(name, language),
    shop: shopId !== null && shopName ? { id: shopId, name: inLanguage(shopName, language) } : null,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    turnsAt: turn?.toISOString() ?? null,
  };
}

async function priced(viewer: Viewer, goods: readonly Goods[]): Promise<DiscountGoods[]> {
  const ids = goods.map(({ productId }) => productId);
  if (!ids.length) return [];
  const [shown, skus] = await Promise.all([cards(viewer, ids), queries.skusOf(viewer.db, ids)]);
  const skusOf = Map.groupBy(skus, ({ productId }) => productId);
  const goodsOf = new Map(goods.map((one) => [one.productId, one]));
  return shown.flatMap((card) => {
    const own = goodsOf.get(card.id);
    return own ? [{ ...card, offer: offerOf({ ...own, skus: skusOf.get(card.id) ?? [] }, card.price) }] : [];
  });
}
