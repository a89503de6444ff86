import { atCommit } from '../db/commit.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { INDEX_TOPIC, TAGS_TOPIC } from '../ports/bus.ts';
import * as queries from './outbox.queries.ts';
import { RETENTION_S } from './outbox.rules.ts';

/**
 * Sent only if the transaction commits. `mall/app.ts` registers handlers of topics; every node gets the message at once over the bus, or
 * within seconds from the outbox.
 */
export async function post(tx: Tx, topic: string, payload: unknown): Promise<void> {
  atCommit(tx, await queries.add(tx, topic, payload));
}

export async function announce(tx: Tx, tags: Iterable<string>): Promise<void> {
  const all = [...new Set(tags)];
  if (all.length) await post(tx, TAGS_TOPIC, all);
}

export const dropOldAnnouncements = ({ database: { db } }: Pick<Deps, 'database'>): Promise<number> =>
  queries.dropOlder(db, [TAGS_TOPIC, INDEX_TOPIC], RETENTION_S);
