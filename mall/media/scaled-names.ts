import { PICTURE_WIDTHS, SCALED_FORMATS, type ScaledFormat } from '#contract/picture.values.ts';

/** Folder of scaled pictures. Addresses name originals only, or pictures would be scaled from scaled ones without end. */
export const DERIVED = 'derived';
export const WIDTHS: ReadonlySet<string> = new Set(PICTURE_WIDTHS.map(String));

export const scaledName = (source: string, width: string, format: ScaledFormat): string =>
  `${DERIVED}/${width}/${source}.${format}`;

/** Every file that may have been made of a picture. */
export const scaledNames = (source: string): string[] =>
  [...WIDTHS].flatMap((width) => SCALED_FORMATS.map((format) => scaledName(source, width, format)));
