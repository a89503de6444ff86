/** Where scaled pictures are cached; an address names originals only, or pictures would be scaled from scaled ones without end. */
export const DERIVED = 'derived';
/** Widths in use; anything else is not found, so that nobody can fill the disk with sizes. */
export const WIDTHS: ReadonlySet<string> = new Set(['80', '160', '240', '320', '480', '640', '960', '1600']);
export const FORMATS = ['avif', 'webp', 'jpg'] as const;
export type Format = (typeof FORMATS)[number];

export const scaledName = (source: string, width: string, format: Format): string =>
  `${DERIVED}/${width}/${source}.${format}`;

/** Whatever may have been made of a picture. */
export const scaledNames = (source: string): string[] =>
  [...WIDTHS].flatMap((width) => FORMATS.map((format) => scaledName(source, width, format)));
