import { STATUS } from '#contract/enums.ts';
import { categoryRows } from '../catalog/catalog.ts';
import type { Db, Tx } from '../db/open.ts';
import { branchCodes } from './listing-row.rules.ts';
import { indexProducts, lockListing } from './listing-row.ts';
import * as queries from './shelf.queries.ts';

/**
 * Takes everything a shop sells out of listings, search and pages, or puts it back. Carts and orders keep what they hold:
 * no more of it can be bought meanwhile, and what was ordered goes on.
 */
export async function shelveShop(tx: Tx, shopId: number, open: boolean): Promise<void> {
  await lockListing(tx);
  await queries.setShopStatus(tx, shopId, open ? STATUS.NORMAL : STATUS.DISABLED);
  await indexProducts(tx, await queries.idsOnSale(tx, shopId));
}

/** Finds what a shop sells under its new name. The shelf is locked by the caller. */
export async function reindexShop(tx: Tx, shopId: number): Promise<void> {
  await indexProducts(tx, await queries.idsOnSale(tx, shopId));
}

/** Tags of the pages that a shop and what it sells stand on. */
export async function shelfTags(db: Db | Tx, shopId: number): Promise<string[]> {
  const [categories, used] = await Promise.all([categoryRows(db), queries.categoriesOnSale(db, shopId)]);
  const codes = branchCodes(categories, used);
  return [`shop:${shopId}`, 'home', 'search', 'sitemap', 'category:all', ...codes.map((code) => `category:${code}`)];
}
