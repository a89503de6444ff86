import { untilShort } from '../batches.ts';
import type { Deps } from '../deps.ts';
import { STORED_MS } from '../retention.ts';
import { releaseUploads } from '../upload/upload.ts';
import * as queries from './retention.queries.ts';

const BATCH = 2_000;

export async function dropOldTalk(deps: Deps): Promise<number> {
  const { db } = deps.database;
  const before = new Date(deps.clock().getTime() - STORED_MS.chatMessage);
  const dropped = await untilShort(deps, BATCH, () =>
    db.transaction(async (tx) => {
      const rows = await queries.dropMessages(tx, before, BATCH);
      await releaseUploads(
        tx,
        rows.flatMap(({ body, sender }) => (sender === 'shopper' && 'url' in body ? [body.url] : [])),
        'chat',
      );
      return rows.length;
    }),
  );
  await untilShort(deps, BATCH, () => queries.dropConversations(db, before, BATCH));
  return dropped;
}
