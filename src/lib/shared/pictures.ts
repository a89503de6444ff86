import type { PictureWidth, ScaledFormat } from '#contract/picture.values.ts';
import { IMAGE_BASE, ownUrl, scaled } from './picture-url.ts';

export const pictureUrl = (path: string): string => ownUrl(IMAGE_BASE, path);

/** The address of a picture scaled to `width`; absolute ones are someone else's and come as they are. */
export const scaledUrl = (path: string, width: PictureWidth, format: ScaledFormat = 'avif'): string =>
  scaled(IMAGE_BASE, path, width, format);

export const sourceSet = (path: string, widths: readonly PictureWidth[], format: 'avif' | 'webp'): string =>
  widths.map((width) => `${scaledUrl(path, width, format)} ${width}w`).join(', ');

/** Must match the CSS: the slides of the home page are at most 960 px wide. */
export const HERO_SIZES = '(min-width: 64rem) 960px, 100vw';
export const heroSet = (path: string): string => sourceSet(path, [960, 1600], 'avif');
