import { getHost } from './host.ts';

/** Widths that the mall scales pictures to. */
export type PictureWidth = 80 | 160 | 240 | 320 | 480 | 640 | 960 | 1600;

/** A picture's own address: absolute ones as they are, relative ones behind the image prefix. */
export const pictureUrl = (path: string): string => (isAbsolute(path) ? path : getHost().imageBase + path);

/** The address of a picture scaled to `width`; absolute ones are someone else's and come as they are. */
export const scaledUrl = (path: string, width: PictureWidth, format: 'avif' | 'webp' = 'avif'): string =>
  isAbsolute(path) || path.endsWith('.svg') ? pictureUrl(path) : `${getHost().imageBase}${width}/${path}.${format}`;

/** `srcset` of a picture at these widths. */
export const sourceSet = (path: string, widths: readonly PictureWidth[], format: 'avif' | 'webp'): string =>
  widths.map((width) => `${scaledUrl(path, width, format)} ${width}w`).join(', ');

const isAbsolute = (path: string): boolean => /^(https?:)?\/\/|^\/|^data:/.test(path);
