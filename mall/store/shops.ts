import { STATUS } from '#contract/enums.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { pageCount } from '#contract/paging.ts';
import { mayMoveStore, type StoreMove, shopStatus } from '#contract/store/flow.values.ts';
import { STORE_PAGE } from '#contract/store/schema.ts';
import type { CloseShop, DeskShops, DeskShopsQuery, ShopChoices } from '#contract/store/shop.schema.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { MallError, notFound } from '../error.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import { announce } from '../outbox/outbox.ts';
import { lockShelves, shelfTags, shelveShop } from '../product/product.ts';
import { putBack, takeOffline } from './review.ts';
import * as queries from './shops.queries.ts';

export async function listShops(
  { database: { db } }: Deps,
  { page, ...filter }: DeskShopsQuery,
  language: Language,
): Promise<DeskShops> {
  const [rows, total] = await Promise.all([
    queries.shopsPage(db, filter, STORE_PAGE, (page - 1) * STORE_PAGE),
    queries.countShops(db, filter),
  ]);
  const items = rows.map(({ name, official, status, ...row }) => ({
    ...row,
    name: inLanguage(name, language),
    kind: official ? ('own' as const) : ('merchant' as const),
    state: status === STATUS.NORMAL ? ('open' as const) : ('offline' as const),
  }));
  return { items, page, total, pages: pageCount(total, STORE_PAGE) };
}

export async function chooseShops(db: Db, by: LiveOperator, language: Language): Promise<ShopChoices> {
  const rows = await queries.shopNames(db, shopOf(by));
  return rows.map(({ id, name }) => ({ id, name: inLanguage(name, language) }));
}

/** A shop that was opened by an application changes with it, and its owner gets a message. */
export async function closeShop(deps: Deps, by: LiveOperator, id: number, { reason }: CloseShop): Promise<null> {
  const application = await queries.applicationIdOf(deps.database.db, id);
  if (application) return takeOffline(deps, by, application.id, { version: application.version, reason });
  return moveShop(deps, by, id, 'takeOffline', { reason });
}

export async function reopenShop(deps: Deps, by: LiveOperator, id: number): Promise<null> {
  const application = await queries.applicationIdOf(deps.database.db, id);
  if (application) return putBack(deps, by, application.id, { version: application.version });
  return moveShop(deps, by, id, 'putBack', {});
}

async function moveShop(deps: Deps, by: LiveOperator, id: number, move: StoreMove, after: object): Promise<null> {
  const now = deps.clock();
  await deps.database.db.transaction(async (tx) => {
    await lockShelves(tx, [id]);
    const held = await queries.lockShop(tx, id);
    if (!held) throw notFound();
    const status = shopStatus(held.status === STATUS.NORMAL);
    if (!mayMoveStore(move, status)) throw new MallError('message', 'storeMoved');
    await shelveShop(tx, id, move === 'putBack');
    await announce(tx, await shelfTags(tx, id));
    const done = { status: shopStatus(move === 'putBack'), ...after };
    await recordChanges(tx, by, now, [
      { kind: 'shop', ref: String(id), action: move, before: { status }, after: done },
    ]);
  });
  return null;
}
