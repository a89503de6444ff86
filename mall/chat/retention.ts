import { CHAT } from '../../contract/chat-socket.ts';
import type { Deps } from '../deps.ts';
import { releaseUploads } from '../upload/upload.ts';
import * as queries from './retention.queries.ts';

const DAY_MS = 86_400_000;
const BATCH = 2_000;
const MOST_BATCHES = 200;

/** Removes what was said as long ago as `CHAT.days`, with its pictures, then what is empty. @returns how many messages */
export async function dropOldTalk({ database: { db }, clock }: Deps): Promise<number> {
  const before = new Date(clock().getTime() - CHAT.days * DAY_MS);
  let dropped = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const gone = await db.transaction(async (tx) => {
      const rows = await queries.dropMessages(tx, before, BATCH);
      await releaseUploads(
        tx,
        rows.flatMap(({ body, sender }) => (sender === 'shopper' && 'url' in body ? [body.url] : [])),
        'chat',
      );
      return rows.length;
    });
    dropped += gone;
    if (gone < BATCH) break;
  }
  await queries.dropConversations(db, before, BATCH);
  return dropped;
}
