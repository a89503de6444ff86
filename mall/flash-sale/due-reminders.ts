import { untilShort } from '../batches.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { notify } from '../message/message.ts';
import * as queries from './due-reminders.queries.ts';

const BATCH = 500;

export const sendReminders = (deps: Deps): Promise<number> =>
  untilShort(deps, BATCH, () => sendSome(deps.database.db, deps.clock()));

const sendSome = (db: Db, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const due = await queries.claimDue(tx, now, BATCH);
    if (!due.length) return 0;
    const items = await queries.itemsOfReminders(tx, [...new Set(due.map(({ itemId }) => itemId))], now);
    const itemOf = new Map(items.map((item) => [item.id, item]));
    const messages = due.flatMap(({ itemId, accountId }) => {
      const item = itemOf.get(itemId);
      if (!item) return [];
      const { price, productId, product, startsAt } = item;
      const params = { item: itemId, productId, product, price, start: startsAt.toISOString() };
      return [{ accountId, about: `${itemId}:${accountId}`, params }];
    });
    await notify(tx, 'flashStarts', messages, now);
    return due.length;
  });
