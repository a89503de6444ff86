import sharp, { type Metadata } from 'sharp';
import type { PictureFormat } from '#contract/picture.values.ts';

/** More than any phone takes; of all frames of an animation together. */
const MOST_PIXELS = 50_000_000;
/** For formats decoded as a whole, at four to eight bytes a pixel; others are decoded line by line. */
const MOST_PIXELS_AT_ONCE = 16_000_000;
const EDGE = 2_400;
const SECONDS = 20;

export type Picture = { bytes: Buffer; width: number; height: number };
export type Refused = { refused: 'imageFormat' | 'imagePixels' };

export async function redraw(sent: Buffer, format: PictureFormat): Promise<Picture | Refused> {
  try {
    const image = sharp(sent, { limitInputPixels: false, failOn: 'error', pages: 1 });
    const found = await image.metadata();
    if (found.format !== format) return { refused: 'imageFormat' };
    if (isTooLarge(found)) return { refused: 'imagePixels' };
    const { data, info } = await image
      .autoOrient()
      .resize({ width: EDGE, height: EDGE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return { refused: 'imageFormat' };
  }
}

function isTooLarge({ format, width, height, pages = 1, isProgressive, orientation = 1 }: Metadata): boolean {
  const turnedWhole = orientation > 1 && format !== 'jpeg';
  const atOnce = format === 'gif' || format === 'webp' || isProgressive || turnedWhole;
  return width * height * pages > MOST_PIXELS || (atOnce && width * height > MOST_PIXELS_AT_ONCE);
}
