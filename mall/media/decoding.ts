import { join } from 'node:path';
import type { ScaledFormat } from '#contract/picture.values.ts';
import { PICTURE_BYTES } from '#contract/picture.values.ts';
import { MallError } from '../error.ts';
import { createQueue, type Queue } from '../queue.ts';
import { createWorker } from '../worker.ts';
import type { Job, Result } from './decoder.ts';
import { pictureFormat } from './format.rules.ts';
import type { Picture } from './redraw.ts';

/**
 * Pictures are decoded in another process: each takes up to 120 MB and a processor, and malicious files have crashed these libraries
 * before.
 */
const worker = createWorker<Job, Result>({
  name: 'pictures',
  script: join(import.meta.dirname, 'decoder.ts'),
  heapMb: 64,
});

/** One picture at a time in all; each kind has a queue of its own, so that none blocks the others. */
const KINDS = 3;
const lane = createQueue(1, KINDS);
const queue = (waiting: number): Queue => {
  const inTurn = createQueue(1, waiting);
  return (work) => inTurn(() => lane(work));
};

/** Files of up to 2 MB wait in memory. */
const uploads = queue(20);
const deskPictures = queue(20);
const shown = queue(60);

/** @throws MallError of a picture of more bytes than may be sent */
export function checkPictureSize(bytes: number): void {
  if (bytes > PICTURE_BYTES.sent) throw new MallError('message', 'imageTooLarge', { status: 413 });
}

async function redraw(inTurn: Queue, sent: Buffer): Promise<Picture> {
  const format = pictureFormat(sent);
  if (!format) throw new MallError('message', 'imageFormat');
  const result = await inTurn(() => worker.work({ sent, format }).catch(asNoPicture));
  if ('refused' in result) throw new MallError('message', result.refused);
  return result;
}

/** It crashed the decoder again and again. */
function asNoPicture(cause: unknown): never {
  throw new MallError('message', 'imageFormat', { cause });
}

export const redrawUpload = (sent: Buffer): Promise<Picture> => redraw(uploads, sent);

export const redrawDeskPicture = (sent: Buffer): Promise<Picture> => redraw(deskPictures, sent);

export async function scalePicture(original: Buffer, width: number, format: ScaledFormat): Promise<Buffer> {
  const result = await shown(() => worker.work({ original, width, format }));
  if ('refused' in result) throw new Error(result.refused);
  return result.bytes;
}
