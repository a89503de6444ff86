import type { Tx } from '../db/open.ts';
import * as queries from './erase.queries.ts';
import { lexemesOf, toVector } from './find.rules.ts';

/**
 * Who orders of an account were sent to, and what the shopper wrote with them; what was sold for how much stays. The desk finds them by
 * number and goods.
 * @returns how many orders
 */
export async function eraseOrders(tx: Tx, accountId: number, limit: number): Promise<number> {
  const ids = await queries.lockWithPerson(tx, accountId, limit);
  if (!ids.length) return 0;
  const titles = await queries.titlesOf(tx, ids);
  for (const id of ids) {
    const own = titles.filter(({ orderId }) => orderId === id).flatMap(({ title }) => [title.zh, title.en]);
    await queries.setWords(tx, id, toVector(lexemesOf([id, ...own])));
  }
  await queries.emptyOrders(tx, ids);
  return ids.length;
}
