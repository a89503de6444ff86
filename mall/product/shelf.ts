import { STATUS } from '#contract/enums.ts';
import { categoryRows } from '../catalog/catalog.ts';
import { lockShelves } from '../catalog/listing-lock.ts';
import type { Db, Tx } from '../db/open.ts';
import { queueProducts } from './index-queue.ts';
import * as queries from './shelf.queries.ts';
import { branchCodes } from './shelf.rules.ts';

/** Locks the shelves of the products' shops, which a product never leaves. */
export async function lockShelvesOf(tx: Tx, ids: number[]): Promise<void> {
  await lockShelves(tx, await queries.shopsOf(tx, ids));
}

/**
 * Removes everything a shop sells from listings, search and pages, or restores it. Carts keep their lines, which cannot be bought
 * meanwhile; orders go on.
 */
export async function shelveShop(tx: Tx, shopId: number, open: boolean): Promise<void> {
  await lockShelves(tx, [shopId]);
  await queries.setShopStatus(tx, shopId, open ? STATUS.NORMAL : STATUS.DISABLED);
  await reindexShop(tx, shopId);
}

export async function reindexShop(tx: Tx, shopId: number): Promise<void> {
  await queueProducts(tx, await queries.idsOnSale(tx, shopId));
}

export async function shelfTags(db: Db | Tx, shopId: number): Promise<string[]> {
  const [categories, used] = await Promise.all([categoryRows(db), queries.categoriesOnSale(db, shopId)]);
  const codes = branchCodes(categories, used);
  return [`shop:${shopId}`, 'home', 'search', 'sitemap', 'category:all', ...codes.map((code) => `category:${code}`)];
}
