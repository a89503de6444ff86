import type {
  DeskGroupBuy,
  DeskGroupBuys,
  DeskGroups,
  GroupBuyDocument,
  GroupBuyGoods,
} from '#contract/group-buy/desk.schema.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { pageCount } from '#contract/paging.ts';
import type { ActivityQuery } from '#contract/promotion/schema.ts';
import { listActivities } from '../activity/activity.ts';
import type { Deps } from '../deps.ts';
import { fieldError, notFound } from '../error.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import { specNames } from '../pricing/goods.rules.ts';
import * as queries from './desk.queries.ts';
import { groupBuy } from './document.ts';
import { activityState } from './group-buy.rules.ts';
import type { Activity } from './places.queries.ts';
import { groupStateOf } from './places.ts';

const PER_PAGE = 20;
const NONE = { open: 0, full: 0, failed: 0, orders: 0, sales: 0 };

export const listGroupBuys = (
  deps: Deps,
  by: LiveOperator,
  query: ActivityQuery,
  language: Language,
): Promise<DeskGroupBuys> =>
  listActivities(deps, by, query, {
    page: queries.activityPage,
    count: queries.countActivities,
    idOf: ({ activity }) => activity.id,
    figures: queries.figures,
    toItem({ activity, title, shop }, figures, now): DeskGroupBuy {
      const { id, productId, size, hours, prices, startsAt, endsAt } = activity;
      return {
        id,
        productId,
        size,
        hours,
        ...NONE,
        ...figures,
        title: inLanguage(title, language),
        shop: inLanguage(shop, language),
        price: Math.min(...Object.values(prices)),
        state: stateOf(activity, now),
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      };
    },
  });

const stateOf = (activity: Activity, now: Date): DeskGroupBuy['state'] =>
  activity.stopped ? 'stopped' : activityState(activity, now);

export async function goodsOf(
  { database: { db } }: Deps,
  by: LiveOperator,
  id: number,
  language: Language,
): Promise<GroupBuyGoods> {
  const goods = await queries.goodsById(db, id, shopOf(by));
  if (!goods) throw notFound();
  const skus = await queries.skusOf(db, id);
  return {
    id,
    title: inLanguage(goods.title, language),
    skus: skus.map((sku) => ({
      id: sku.id,
      spec: specNames(goods.axes, sku.spec).map((name) => inLanguage(name, language)),
      price: sku.price,
      stock: sku.stock,
    })),
  };
}

export async function admitGroupBuy({ database: { db } }: Deps, by: LiveOperator, value: GroupBuyDocument) {
  if (!(await queries.goodsById(db, value.productId, shopOf(by)))) throw fieldError('productId', 'groupGoods');
  return value;
}

export async function listGroups(deps: Deps, by: LiveOperator, id: number, page: number): Promise<DeskGroups> {
  const { db } = deps.database;
  if (!(await groupBuy.owns?.(db, String(id), by))) throw notFound();
  const [rows, total] = await Promise.all([
    queries.groupPage(db, id, PER_PAGE, (page - 1) * PER_PAGE),
    queries.countGroups(db, id),
  ]);
  const orders = rows.length
    ? await queries.memberOrders(
        db,
        rows.map((group) => group.id),
      )
    : [];
  const items = rows.map(({ id: group, status, size, paid, places, openedAt, endsAt }) => ({
    id: group,
    size,
    paid,
    held: places - paid,
    state: groupStateOf(status),
    openedAt: openedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    orders: orders.filter(({ groupId }) => groupId === group).map(({ orderId }) => orderId),
  }));
  return { items, page, pages: pageCount(total, PER_PAGE), total };
}
