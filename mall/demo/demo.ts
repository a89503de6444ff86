import type { z } from 'zod';
import type { DemoPlan, demoRemoval } from '#contract/demo/schema.ts';
import { NO_PASSWORD } from '../account/account.ts';
import { categoryRows } from '../catalog/catalog.ts';
import { readSetting, toHome, writeSetting } from '../content/content.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { MallError, notFound } from '../error.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { announce } from '../outbox/outbox.ts';
import { indexProducts, lockListing } from '../product/product.ts';
import * as queries from './demo.queries.ts';
import { removeMoney } from './money-removal.queries.ts';
import * as removal from './removal.queries.ts';

export { isFilled } from './demo.queries.ts';

const NOTHING: DemoPlan = {
  there: false,
  goes: { shops: 0, products: 0, shoppers: 0, orders: 0, promotions: 0, reviews: 0, catalogue: 0 },
  stays: { ownedShops: 0, closedShops: 0, products: 0, shoppers: 0 },
};

export async function demoPlan({ database: { db } }: Deps): Promise<DemoPlan> {
  if (!(await queries.isFilled(db))) return NOTHING;
  return db.transaction(async (tx) => {
    await queries.collect(tx);
    return { there: true, ...(await queries.plan(tx)) };
  });
}

/**
 * In one transaction: nobody ever sees half of it. Keeps what the owner made, and what an order of a real shopper depends on.
 * @throws MallError not found in a mall without the demo, or when the plan has changed
 */
export async function removeDemo(
  deps: Deps,
  by: LiveOperator,
  { products, catalogue }: z.output<typeof demoRemoval>,
): Promise<DemoPlan> {
  const { db } = deps.database;
  if (!(await queries.isFilled(db))) throw notFound();
  const categories = (await categoryRows(db)).map(({ code }) => code);
  const now = deps.clock();
  return db.transaction(async (tx) => {
    await lockListing(tx);
    await queries.lockTables(tx);
    await queries.collect(tx);
    const plan = await queries.plan(tx);
    if (plan.goes.products !== products) throw new MallError('message', 'demoChanged');
    const offShelf = await queries.takeOffShelf(tx);
    await queries.closeShops(tx);
    await indexProducts(tx, offShelf);
    await removal.returnPieces(tx);
    await removeMoney(tx);
    await removal.removeOrders(tx);
    await removal.removePromotions(tx, await givenCoupons(tx));
    await removal.removeGoods(tx);
    await removal.removeShops(tx);
    await removal.removeShoppers(tx);
    await queries.lockStaying(tx, NO_PASSWORD);
    if (catalogue) await queries.removeCatalogue(tx);
    const campaigns = await queries.removeCampaigns(tx);
    await queries.removeSettings(tx);
    await tidyHome(tx, now);
    await recordChanges(tx, by, now, [{ kind: 'demo', ref: '', action: 'remove', before: plan, after: null }]);
    const shared = ['web-config', 'home', 'hot-words', 'search', 'notices', 'categories', 'coupons', 'sitemap'];
    await announce(tx, [
      ...[...shared, 'category:all', ...categories.map((code) => `category:${code}`)],
      ...offShelf.map((id) => `product:${id}`),
      ...campaigns.map((code) => `campaign:${code}`),
    ]);
    return { there: false, ...plan };
  });
}

/** Coupons of the member benefits, once the owner has changed those: their templates are kept. */
async function givenCoupons(tx: Tx): Promise<number[]> {
  const { value, version } = await readSetting(tx, 'member');
  if (version < 2) return [];
  const lists = [...JSON.stringify(value).matchAll(/"coupons":\[([\d,]+)\]/g)].map(([, ids = '']) => ids);
  return lists.flatMap((ids) => ids.split(',').map(Number));
}

async function tidyHome(tx: Tx, now: Date): Promise<void> {
  const { value, version } = await readSetting(tx, 'home');
  if (version === 0) return;
  const home = toHome(value);
  const pinned = home.floors.flatMap((floor) => floor.pinned);
  const [categories, shops, products] = [
    await queries.codesOf(tx, 'category'),
    await queries.codesOf(tx, 'shop'),
    await queries.productIds(tx, pinned),
  ];
  const floors = home.floors
    .filter(({ category }) => categories.has(category))
    .map((floor) => ({ ...floor, pinned: floor.pinned.filter((id) => products.has(id)) }));
  const tidy = { ...home, floors, shops: home.shops.filter((code) => shops.has(code)) };
  await writeSetting(tx, 'home', tidy, version, now);
}
