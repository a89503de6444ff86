import type { Tx } from '../db/open.ts';
import * as queries from './retention.queries.ts';

/**
 * What was said in the conversations of an account. They stay, empty, so that the desk can say that nobody reads there any more.
 * @returns how many conversations
 */
export async function eraseTalks(tx: Tx, accountId: number, limit: number): Promise<number> {
  const ids = await queries.lockSpoken(tx, accountId, limit);
  if (ids.length) await queries.emptyConversations(tx, ids);
  return ids.length;
}
