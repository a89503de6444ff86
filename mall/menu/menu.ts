import { type SiteMenu, siteMenu } from '#contract/content/schema.ts';
import { MENU_AHEAD_DAYS, MENU_ENTRIES } from '#contract/content/values.ts';
import { DAY_MS } from '#contract/time.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { announce } from '../outbox/outbox.ts';
import * as queries from './menu.queries.ts';

/**
 * Pages are cached with it, so it is stored, and what pages show changes only when it does: not with each promotion that a shop adds or
 * stops.
 */
export async function viewMenu(db: Db, now: Date): Promise<SiteMenu> {
  const stored = siteMenu.safeParse(await queries.storedMenu(db));
  return stored.success ? stored.data : menuNow(db, now);
}

async function menuNow(db: Db | Tx, now: Date): Promise<SiteMenu> {
  const has = await queries.whatThereIs(db, now, new Date(now.getTime() + MENU_AHEAD_DAYS * DAY_MS));
  return { entries: MENU_ENTRIES.filter((entry) => entry === 'members' || has[entry]) };
}

export async function refreshMenu({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>): Promise<number> {
  const now = clock();
  const menu = await menuNow(db, now);
  return db.transaction(async (tx) => {
    if (!(await queries.storeMenu(tx, menu, now))) return 0;
    await announce(tx, ['menu']);
    return 1;
  });
}
