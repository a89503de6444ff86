import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { ACCOUNT } from '../../contract/account.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { Deps } from '../deps.ts';
import { MallError, tooMany } from '../http/error.ts';
import { createTurns } from '../http/turns.ts';
import { addUpload } from './upload.queries.ts';
import { pictureFormat } from './upload.rules.ts';

/** Larger than any phone takes; what a small file may unfold to. */
const MOST_PIXELS = 50_000_000;
/** Longest edge that is kept. */
const EDGE = 2_400;
const SECONDS = 20;
const HOUR_MS = 3_600_000;

const inTurn = createTurns(2, 50);

type Picture = { bytes: Buffer; width: number; height: number };

/**
 * Keeps a picture under a name that nobody can guess. What is kept is drawn anew from the pixels: nothing else that was
 * in the file survives.
 * @throws MallError when it is no picture, or too large
 */
export async function keepPicture(deps: Deps, accountId: number, file: File): Promise<{ url: string }> {
  const { database, files, store, clock } = deps;
  if (file.size > LIMITS.imageBytes) throw new MallError('message', 'imageTooLarge', { status: 413 });
  if ((await store.count(`uploads:${accountId}`, HOUR_MS)) > ACCOUNT.uploadsPerHour) throw tooMany();
  const sent = Buffer.from(await file.arrayBuffer());
  const { bytes, width, height } = await inTurn(() => redraw(sent));
  const now = clock();
  const month = now.toISOString().slice(0, 7).replace('-', '/');
  const name = `upload/${month}/${randomBytes(18).toString('base64url')}.webp`;
  await files.write(name, bytes);
  await addUpload(database.db, { name, accountId, bytes: bytes.length, width, height, createdAt: now });
  return { url: `/media/${name}` };
}

/** Turned upright, scaled down, of an animation the first frame; as WebP without metadata. @throws MallError */
export async function redraw(sent: Buffer): Promise<Picture> {
  const format = pictureFormat(sent);
  if (!format) throw wrongFormat();
  try {
    const image = sharp(sent, { limitInputPixels: false, failOn: 'error', pages: 1 });
    const { width, height, format: real } = await image.metadata();
    if (real !== format) throw wrongFormat();
    if (width * height > MOST_PIXELS) throw new MallError('message', 'imagePixels');
    const { data, info } = await image
      .autoOrient()
      .resize({ width: EDGE, height: EDGE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw error instanceof MallError ? error : wrongFormat(error);
  }
}

const wrongFormat = (cause?: unknown) => new MallError('message', 'imageFormat', { cause });
