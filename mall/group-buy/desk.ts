import type { z } from 'zod';
import type {
  DeskGroupBuy,
  DeskGroupBuys,
  DeskGroups,
  deskGroupBuyQuery,
  GroupBuyDocument,
  GroupBuyGoods,
} from '#contract/group-buy/desk.schema.ts';
import type { Language } from '#contract/language.ts';
import { pageCount } from '#contract/paging.ts';
import { pick } from '#contract/text.ts';
import type { Deps } from '../deps.ts';
import { addDocument } from '../documents/many.ts';
import { fieldError, notFound } from '../error.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import * as queries from './desk.queries.ts';
import { groupBuy } from './document.ts';
import { specNames } from './group-buy.rules.ts';
import type { Activity } from './places.queries.ts';
import { activityState, groupStateOf } from './places.ts';

const PER_PAGE = 20;
const NONE = { open: 0, full: 0, failed: 0, orders: 0, sales: 0 };

export async function listGroupBuys(
  deps: Deps,
  by: LiveOperator,
  { page, text }: z.output<typeof deskGroupBuyQuery>,
  language: Language,
): Promise<DeskGroupBuys> {
  const { db } = deps.database;
  const filter = { shopId: shopOf(by), words: text || undefined };
  const [rows, total] = await Promise.all([
    queries.activityPage(db, filter, PER_PAGE, (page - 1) * PER_PAGE),
    queries.countActivities(db, filter),
  ]);
  const figures = await queries.figures(
    db,
    rows.map(({ activity }) => activity.id),
  );
  const now = deps.clock();
  const items = rows.map(({ activity, title, shop }): DeskGroupBuy => {
    const { id, productId, size, hours, prices, startsAt, endsAt } = activity;
    return {
      ...{ id, productId, size, hours },
      ...NONE,
      ...figures.get(id),
      title: pick(title, language),
      shop: pick(shop, language),
      price: Math.min(...Object.values(prices)),
      state: stateOf(activity, now),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    };
  });
  return { items, page, pages: pageCount(total, PER_PAGE), total };
}

const stateOf = (activity: Activity, now: Date): DeskGroupBuy['state'] =>
  activity.stopped ? 'stopped' : activityState(activity, now);

/** @throws MallError not found when it is another shop's */
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
    title: pick(goods.title, language),
    skus: skus.map((sku) => ({
      id: sku.id,
      spec: specNames(goods.axes, sku.spec).map((name) => pick(name, language)),
      price: sku.price,
      stock: sku.stock,
    })),
  };
}

export async function addGroupBuy(deps: Deps, by: LiveOperator, value: GroupBuyDocument, key: string): Promise<string> {
  const own = await queries.goodsById(deps.database.db, value.productId, shopOf(by));
  if (!own) throw fieldError('productId', 'groupGoods');
  const call = { owner: `operator:${by.id}`, key, call: 'desk/group-buys', body: value };
  return addDocument(deps, groupBuy, value, by, call);
}

/** @throws MallError not found when it is another shop's */
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
    ...{ id: group, size, paid, held: places - paid },
    state: groupStateOf(status),
    openedAt: openedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    orders: orders.filter(({ groupId }) => groupId === group).map(({ orderId }) => orderId),
  }));
  return { items, page, pages: pageCount(total, PER_PAGE), total };
}
