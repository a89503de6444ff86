import { randomBytes } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';
import { ACCOUNT } from '../../contract/account.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { Deps } from '../deps.ts';
import { MallError, tooMany } from '../http/error.ts';
import { decodeUpload } from '../media/decoding.ts';
import { addUpload } from './upload.queries.ts';
import { pictureFormat } from './upload.rules.ts';

/** Larger than any phone takes; of all frames of an animation together. */
const MOST_PIXELS = 50_000_000;
/** Of a picture that is decoded as a whole, at four to eight bytes a pixel; others are decoded line by line. */
const MOST_PIXELS_AT_ONCE = 16_000_000;
/** Longest edge that is kept. */
const EDGE = 2_400;
const SECONDS = 20;
const HOUR_MS = 3_600_000;

type Picture = { bytes: Buffer; width: number; height: number };

/**
 * Keeps a picture under a name that nobody can guess. What is kept is drawn anew from the pixels: nothing else that was
 * in the file survives.
 * @throws MallError when it is no picture, or too large
 */
export async function savePicture(deps: Deps, accountId: number, file: File): Promise<{ url: string }> {
  const { database, files, store, clock } = deps;
  if (file.size > LIMITS.imageBytes) throw new MallError('message', 'imageTooLarge', { status: 413 });
  if ((await store.count(`uploads:${accountId}`, HOUR_MS)) > ACCOUNT.uploadsPerHour) throw tooMany();
  const sent = Buffer.from(await file.arrayBuffer());
  const { bytes, width, height } = await decodeUpload(() => redraw(sent));
  const now = clock();
  const month = now.toISOString().slice(0, 7).replace('-', '/');
  const name = `upload/${month}/${randomBytes(18).toString('base64url')}.webp`;
  await files.write(name, bytes);
  await addUpload(database.db, { name, accountId, bytes: bytes.length, width, height, createdAt: now });
  return { url: `/media/${name}` };
}

/** Turned upright, scaled down, of an animation the first frame; as WebP without metadata; to be called in turn. @throws MallError */
export async function redraw(sent: Buffer): Promise<Picture> {
  const format = pictureFormat(sent);
  if (!format) throw wrongFormat();
  try {
    const image = sharp(sent, { limitInputPixels: false, failOn: 'error', pages: 1 });
    const found = await image.metadata();
    if (found.format !== format) throw wrongFormat();
    if (isTooLarge(found)) throw new MallError('message', 'imagePixels');
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

function isTooLarge({ format, width, height, pages = 1, isProgressive, orientation = 1 }: Metadata): boolean {
  const turnedWhole = orientation > 1 && format !== 'jpeg';
  const atOnce = format === 'gif' || format === 'webp' || isProgressive || turnedWhole;
  return width * height * pages > MOST_PIXELS || (atOnce && width * height > MOST_PIXELS_AT_ONCE);
}

const wrongFormat = (cause?: unknown) => new MallError('message', 'imageFormat', { cause });
