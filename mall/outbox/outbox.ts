import { atCommit } from '../db/commit.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { TAGS_TOPIC } from '../ports/bus.ts';
import * as queries from './outbox.queries.ts';
import { RETENTION_S } from './outbox.rules.ts';

/**
 * Writes to the outbox what the transaction is to say, if it is committed. `mall/app.ts` registers what happens with a
 * topic; every node learns of it at once over the bus, or within seconds from the outbox.
 */
export async function post(tx: Tx, topic: string, payload: unknown): Promise<void> {
  atCommit(tx, await queries.add(tx, topic, payload));
}

/** Drops every page made from these tags on every node, once the transaction is committed. */
export async function announce(tx: Tx, tags: Iterable<string>): Promise<void> {
  const all = [...new Set(tags)];
  if (all.length) await post(tx, TAGS_TOPIC, all);
}

/** @returns how many */
export const dropOldAnnouncements = ({ database: { db } }: Pick<Deps, 'database'>): Promise<number> =>
  queries.dropOlder(db, TAGS_TOPIC, RETENTION_S);
