import { MEDIA, mediaName, type PictureWidth, type ScaledFormat } from '#contract/picture.values.ts';

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

/** Of this process: the same for every page that it renders. */
let serverBase: string = MEDIA;
export const setPictureBase = (base: string | undefined): void => {
  serverBase = base ?? MEDIA;
};

/** What the addresses of the mall's pictures begin with: a path, or the address of a CDN (`MEDIA_URL`), which pages name to their scripts. */
export const pictureBase = (): string =>
  typeof document === 'undefined' ? serverBase : (document.documentElement.dataset['media'] ?? MEDIA);

const isAbsolute = (path: string): boolean => /^(https?:)?\/\/|^\/|^data:/.test(path);

/** A picture as it is: of the mall behind the base, others at their own address. */
export function pictureUrl(path: string): string {
  const name = mediaName(path);
  return isAbsolute(name) ? name : pictureBase() + name;
}

/** The address of a picture scaled to `width`; absolute ones are someone else's and come as they are. */
export const scaledUrl = (path: string, width: PictureWidth, format: ScaledFormat = 'avif'): string =>
  !path || isAbsolute(path) || path.endsWith('.svg')
    ? pictureUrl(path || NO_PICTURE)
    : `${pictureBase()}${width}/${path}.${format}`;

export const sourceSet = (path: string, widths: readonly PictureWidth[], format: 'avif' | 'webp'): string =>
  widths.map((width) => `${scaledUrl(path, width, format)} ${width}w`).join(', ');

/** Must match the CSS: the slides of the home page are at most 960 px wide. */
export const HERO_SIZES = '(min-width: 100rem) 1120px, (min-width: 64rem) 960px, 100vw';
export const heroSet = (path: string): string => sourceSet(path, [960, 1600], 'avif');
