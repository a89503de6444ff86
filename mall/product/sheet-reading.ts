import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { MINUTE_MS } from '#contract/time.ts';
import type { StoredFile } from '../http/stored-form.ts';
import { createOwnQueues, createQueue } from '../queue.ts';
import { createWorker, TooSlowError } from '../worker.ts';
import type { SheetError, SheetLine } from './sheet.rules.ts';
import type { Read } from './sheet-reader.ts';

/** A file of 3 MB takes up to two seconds, on a busy machine longer. */
const MOST_MS = MINUTE_MS;

const worker = createWorker<StoredFile, Read>({
  name: 'files of products',
  script: join(import.meta.dirname, 'sheet-reader.ts'),
  heapMb: 48,
  idleMs: 20_000,
  mostMs: MOST_MS,
});
const lane = createQueue(1, 20);

/** `hash`: of its bytes. */
export type SheetFile = { hash: string; lines: SheetLine[] };

export async function readFile(file: StoredFile): Promise<SheetFile | SheetError> {
  const read = await lane(() => worker.work(file)).catch(asTooMuch);
  if ('error' in read) return read.error;
  const lines: SheetLine[] = [];
  for (const part of read.parts) {
    lines.push(...(JSON.parse(part) as SheetLine[]));
    await setImmediate();
  }
  return { hash: read.hash, lines };
}

function asTooMuch(error: unknown): Read {
  if (error instanceof TooSlowError) return { error: 'sheetRows' };
  throw error;
}

const imports = createQueue(4, 20);
const ofShop = createOwnQueues(3);

export const oneImport = <T>(shopId: number, work: () => Promise<T>): Promise<T> =>
  ofShop(String(shopId), () => imports(work));
