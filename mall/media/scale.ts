import sharp, { type Sharp } from 'sharp';
import type { ScaledFormat } from '#contract/picture.values.ts';
import type { Picture } from './redraw.ts';

const MOST_PIXELS = 40_000_000;
/** JPEG is for preview cards of shared pages. */
const ENCODE: Record<ScaledFormat, (picture: Sharp) => Sharp> = {
  avif: (picture: Sharp) => picture.avif({ quality: 50, effort: 3 }),
  webp: (picture: Sharp) => picture.webp({ quality: 74 }),
  jpg: (picture: Sharp) => picture.flatten({ background: '#fff' }).jpeg({ quality: 80 }),
};

export async function scale(original: Buffer, width: number, format: ScaledFormat): Promise<Picture> {
  const picture = sharp(original, { limitInputPixels: MOST_PIXELS }).resize({ width, withoutEnlargement: true });
  const { data, info } = await ENCODE[format](picture).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
