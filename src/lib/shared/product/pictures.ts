import type { PictureWidth } from '#contract/picture.values.ts';
import { scaledUrl, sourceSet } from '../pictures.ts';

/** Must match the CSS of the product page: 480 px, or 400 px in narrow windows. */
export const MAIN_SIZES = '(min-width: 80rem) 480px, 400px';
export const MAIN_WIDTHS = [480, 960] satisfies PictureWidth[];

const MOST = 6;
export const galleryPictures = (pictures: readonly string[], own: string | undefined): string[] =>
  [own ?? pictures[0] ?? '', ...pictures.slice(1)].filter(Boolean).slice(0, MOST);

export const swapOf = (path: string) => ({
  avif: sourceSet(path, MAIN_WIDTHS, 'avif'),
  webp: sourceSet(path, MAIN_WIDTHS, 'webp'),
  small: scaledUrl(path, 80),
  large: scaledUrl(path, 1600),
});
export type Swap = ReturnType<typeof swapOf>;
