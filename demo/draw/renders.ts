/** Pictures rendered by `demo/scene` and kept in `demo/renders`: where there is one, it is shown instead of a drawing. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp, { type Region } from 'sharp';
import type { DemoProduct } from '../types.ts';
import type { Drawing } from './batch.ts';
import { colourAxis, productPictures } from './names.ts';

const FOLDER = join(import.meta.dirname, '..', 'renders');

const fileOf = (name: string): string => join(FOLDER, `${name}.webp`);

const hasRender = (name: string): boolean => existsSync(fileOf(name));

/** Changes when the render does. */
export const renderHash = (name: string): string | undefined =>
  hasRender(name)
    ? createHash('sha256')
        .update(readFileSync(fileOf(name)))
        .digest('hex')
        .slice(0, 12)
    : undefined;

export const drawRender = (name: string, width: number, height: number): Promise<Buffer> =>
  sharp(fileOf(name)).resize(width, height).png({ compressionLevel: 0 }).toBuffer();

export const drawPart = (name: string, part: Region, width: number, height: number): Promise<Buffer> =>
  sharp(fileOf(name)).extract(part).resize(width, height).png({ compressionLevel: 0 }).toBuffer();

/** A true close-up: the middle of a render, `part` of its width. */
async function closeUp(name: string, side: number, part: number): Promise<Buffer> {
  const { width } = await sharp(fileOf(name)).metadata();
  const size = Math.round(width * part);
  const from = Math.round((width - size) / 2);
  return drawPart(name, { left: from, top: from, width: size, height: size }, side, side);
}

type Named = Pick<DemoProduct, 'code' | 'axes'>;

/** What is rendered of a product: the main picture, its other colours, and last another side. */
export function renderNames(product: Named): string[] {
  const { code } = product;
  const values = colourAxis(product)?.values.slice(1) ?? [];
  return [code, ...values.map((value) => `${code}--${value.code}`), `${code}~3`];
}

/** Hashes of all its renders; undefined while one of them is missing, so that no product mixes renders and drawings. */
export function productRenders(product: Named): string[] | undefined {
  const hashes = renderNames(product).map(renderHash);
  return hashes.every((hash) => hash !== undefined) ? hashes : undefined;
}

export function renderedDrawings(product: Named, side: number): Drawing[] {
  const { main, views, byColour } = productPictures(product);
  const { code } = product;
  const whole = (path: string): Drawing => ({ path, draw: () => drawRender(basename(path, '.avif'), side, side) });
  const [near = '', another = '', nearAnother = ''] = views;
  return [
    whole(main),
    ...Object.values(byColour).slice(1).map(whole),
    { path: near, draw: () => closeUp(code, side, 0.6) },
    whole(another),
    { path: nearAnother, draw: () => closeUp(`${code}~3`, side, 0.66) },
  ];
}
