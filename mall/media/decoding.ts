import { join } from 'node:path';
import { MallError } from '../error.ts';
import { createQueue, type Queue } from '../queue.ts';
import { createWorker } from '../worker.ts';
import type { Job, Result } from './decoder.ts';
import { pictureFormat } from './format.rules.ts';
import type { Picture } from './redraw.ts';
import type { Format } from './scaled.ts';

/**
 * Pictures are decoded in a process of their own: each takes up to 120 MB and a processor, and the libraries that do it have
 * been crashed with made-up files before.
 */
const worker = createWorker<Job, Result>({
  name: 'pictures',
  script: join(import.meta.dirname, 'decoder.ts'),
  heapMb: 64,
});

/** One picture at a time, for all callers together; each kind waits in a queue of its own, so that none can fill the lane. */
const KINDS = 3;
const lane = createQueue(1, KINDS);
const queue = (waiting: number): Queue => {
  const inTurn = createQueue(1, waiting);
  return (work) => inTurn(() => lane(work));
};

/** Files of up to 2 MB wait in memory. */
const uploads = queue(20);
const deskPictures = queue(20);
/** One page may show fifty pictures that have no scaled copy yet. */
const shown = queue(60);

async function redraw(inTurn: Queue, sent: Buffer): Promise<Picture> {
  const format = pictureFormat(sent);
  if (!format) throw new MallError('message', 'imageFormat');
  const result = await inTurn(() => worker.work({ sent, format }).catch(asNoPicture));
  if ('refused' in result) throw new MallError('message', result.refused);
  return result;
}

/** It ended the process that decodes, again and again. */
function asNoPicture(cause: unknown): never {
  throw new MallError('message', 'imageFormat', { cause });
}

/** A shopper's picture, re-encoded from its pixels. @throws MallError when it is no picture, too large, or too many wait */
export const redrawUpload = (sent: Buffer): Promise<Picture> => redraw(uploads, sent);

/** The same for a picture of the desk. */
export const redrawDeskPicture = (sent: Buffer): Promise<Picture> => redraw(deskPictures, sent);

/** Scales what is shown. @throws MallError when too many wait */
export async function scalePicture(original: Buffer, width: number, format: Format): Promise<Buffer> {
  const result = await shown(() => worker.work({ original, width, format }));
  if ('refused' in result) throw new Error(result.refused);
  return result.bytes;
}
