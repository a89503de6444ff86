import type { PictureWidth, ScaledFormat } from '#contract/picture.values.ts';

export const IMAGE_BASE = '/media/';

export const DENSE: Record<PictureWidth, PictureWidth> = {
  80: 160,
  160: 320,
  240: 480,
  320: 640,
  480: 960,
  640: 1600,
  960: 1600,
  1600: 1600,
};

const NO_PICTURE = '/brand/none.svg';
export const NO_BANNER = '/brand/banner.svg';

const isAbsolute = (path: string): boolean => /^(https?:)?\/\/|^\/|^data:/.test(path);

/** A picture's own address: absolute ones as they are, relative ones behind the image prefix. */
export const ownUrl = (base: string, path: string): string => (isAbsolute(path) ? path : base + path);

/** The address of a picture scaled to `width`; absolute ones are someone else's and come as they are. */
export const scaled = (base: string, path: string, width: PictureWidth, format: ScaledFormat = 'avif'): string =>
  !path || isAbsolute(path) || path.endsWith('.svg')
    ? ownUrl(base, path || NO_PICTURE)
    : `${base}${width}/${path}.${format}`;
