/** Paths of a product's pictures: pure, so that the seed uses them without drawing anything. */
import type { DemoAxis, DemoProduct } from '../types.ts';

type ProductPictures = {
  /** Shown in listings; the object in the colour of the first value. */
  main: string;
  /** Close-up, group, scene. */
  views: string[];
  /** By code of a colour value; empty when the product has no colour axis. */
  byColour: Record<string, string>;
};

type NamedProduct = Pick<DemoProduct, 'code' | 'axes'>;

/** Suffixes of the views after the main picture. */
const VIEWS = [2, 3, 4] as const;

export const categoryPicture = (code: string): string => `demo/site/cat/${code}.webp`;
export const sealPath = (seal: string): string => `demo/site/seal-${seal.codePointAt(0)?.toString(16)}.webp`;

/** The axis whose values recolour the object. */
export const colourAxis = (product: Pick<DemoProduct, 'axes'>): DemoAxis | undefined =>
  product.axes.find((axis) => axis.values.some((value) => value.paint));

/** As the database stores them; the files are under `demo/pictures/p/`. */
export function productPictures(product: NamedProduct): ProductPictures {
  const base = `demo/p/${product.code}`;
  const main = `${base}.avif`;
  const values = colourAxis(product)?.values ?? [];
  return {
    main,
    views: VIEWS.map((view) => `${base}~${view}.avif`),
    byColour: Object.fromEntries(values.map(({ code }, index) => [code, index === 0 ? main : `${base}--${code}.avif`])),
  };
}
