/** Folder of scaled pictures. Addresses name originals only, or pictures would be scaled from scaled ones without end. */
export const DERIVED = 'derived';
/** Other widths are not found, so that nobody can fill the disk. */
export const WIDTHS: ReadonlySet<string> = new Set(['80', '160', '240', '320', '480', '640', '960', '1600']);
export const FORMATS = ['avif', 'webp', 'jpg'] as const;
export type Format = (typeof FORMATS)[number];

export const scaledName = (source: string, width: string, format: Format): string =>
  `${DERIVED}/${width}/${source}.${format}`;

export const scaledNames = (source: string): string[] =>
  [...WIDTHS].flatMap((width) => FORMATS.map((format) => scaledName(source, width, format)));
