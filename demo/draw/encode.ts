import { extname } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Ten bits avoid banding in soft backdrops, and need fewer bytes than eight. */
const avif =
  (quality: number) =>
  (picture: Sharp): Sharp =>
    picture.flatten().avif({ quality, effort: 3, bitdepth: 10 });

const FORMATS: Record<string, (picture: Sharp) => Sharp> = {
  '.avif': avif(50),
  '.webp': (picture) => picture.webp({ quality: 82, alphaQuality: 90, effort: 6 }),
  '.jpg': (picture) => picture.flatten().jpeg({ quality: 84, mozjpeg: true }),
};

export function encode(drawing: Buffer, path: string): Promise<Buffer> {
  const format = FORMATS[extname(path)];
  if (!format) throw new Error(`No format for ${path}`);
  return format(sharp(drawing)).toBuffer();
}
