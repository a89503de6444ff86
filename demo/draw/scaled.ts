/**
 * What a new mall shows first is scaled ahead: making it on first use takes 0.1 to 0.3 s of processor for each picture, and the home page
 * shows a hundred and fifty.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PictureWidth } from '#contract/picture.values.ts';
import { scale } from '#mall/media/scale.ts';

const FIRST_SHOWN: readonly (readonly [RegExp, readonly PictureWidth[]])[] = [
  // Main pictures, by which cards show products; other colours and views have a mark in their names.
  [/^p\/(?!.*(?:--|~))/, [160, 240, 320, 480]],
  [/^site\/hero-/, [960]],
  [/^site\/(?:cat\/|seal-|shop-(?!.*-banner))/, [80, 160]],
];

/** @param name below demo/pictures @returns names below it of the scaled ones, as `withBuiltIn` (mall/ports/files.ts) looks for them */
export function scaledAhead(name: string): { width: PictureWidth; name: string }[] {
  const widths = FIRST_SHOWN.find(([pattern]) => pattern.test(name))?.[1] ?? [];
  return widths.map((width) => ({ width, name: `scaled/${width}/${name}.avif` }));
}

export async function scaleAhead(root: string, name: string): Promise<void> {
  for (const { width, name: scaled } of scaledAhead(name)) {
    const file = join(root, scaled);
    mkdirSync(dirname(file), { recursive: true });
    const { bytes } = await scale(readFileSync(join(root, name)), width, 'avif');
    writeFileSync(file, bytes);
  }
}
