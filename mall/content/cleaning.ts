import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '#contract/time.ts';
import { createOwnQueues, createQueue } from '../queue.ts';
import { createWorker } from '../worker.ts';

/** It takes 65 MB, and under a second to start again. */
const IDLE_MS = 5_000;
/** The longest text allowed takes about a second of processor; a busy machine takes long to start the process. */
const MOST_MS = MINUTE_MS;

/** HTML parsers take quadratic time for some texts, so rich text is sanitized in another process. */
const worker = createWorker<string, string>({
  name: 'rich text',
  script: join(import.meta.dirname, 'cleaner.ts'),
  heapMb: 96,
  idleMs: IDLE_MS,
  mostMs: MOST_MS,
});

/** One text at a time. Each shop and operator has at most one in this queue, so nobody fills it; a new mall writes all its texts. */
const lane = createQueue(1, 5_000);
const own = createOwnQueues(20);

const cleaned = new LRUCache<string, string>({ maxSize: 8_000_000, sizeCalculation: (text) => text.length + 100 });
const underway = new Map<string, Promise<string>>();

/**
 * @param html within the size limits (`contract/rich-text/size.values.ts`)
 * @param who each has a queue of their own; null: the mall itself
 * @throws TooSlowError, or MallError too many
 */
export async function cleanInProcess(html: string, who: string | null): Promise<string> {
  // Without tags nothing has to be removed.
  if (!html.includes('<')) return html;
  const key = keyOf(html);
  const known = cleaned.get(key);
  if (known !== undefined) return known;
  return underway.get(key) ?? start(html, key, who);
}

function start(html: string, key: string, who: string | null): Promise<string> {
  const inTurn = () => lane(() => worker.work(html));
  const running = (who === null ? inTurn() : own(who, inTurn))
    .then((clean) => {
      cleaned.set(key, clean);
      cleaned.set(keyOf(clean), clean);
      return clean;
    })
    .finally(() => underway.delete(key));
  underway.set(key, running);
  return running;
}

export const rememberedClean = (html: string): string | undefined => cleaned.get(keyOf(html));

const keyOf = (html: string): string => createHash('sha256').update(html).digest('base64');
