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

/** As sharp names formats. */
const NAMES: Record<ScaledFormat, string> = { avif: 'heif', webp: 'webp', jpg: 'jpeg' };

/** @returns the original itself where it is of this format and no wider: encoded once more it would look worse */
export async function scale(original: Buffer, width: number, format: ScaledFormat): Promise<Picture> {
  const picture = sharp(original, { limitInputPixels: MOST_PIXELS });
  const found = await picture.metadata();
  if (found.format === NAMES[format] && found.width <= width)
    return { bytes: original, width: found.width, height: found.height };
  const { data, info } = await ENCODE[format](picture.resize({ width, withoutEnlargement: true })).toBuffer({
    resolveWithObject: true,
  });
  return { bytes: data, width: info.width, height: info.height };
}
