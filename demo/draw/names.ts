/** Where the pictures of a product are: pure names, so that the seed can use them without drawing anything. */
import type { DemoAxis, DemoProduct } from '../types.ts';

type ProductPictures = {
  /** Shown in listings; the object in the colour of the first value. */
  main: string;
  /** Close-up, group, scene. */
  views: string[];
  /** Code of a colour value → picture; empty when the product has no colour axis. */
  byColour: Record<string, string>;
};

type NamedProduct = Pick<DemoProduct, 'code' | 'axes'>;

/** The views after the main picture, by their suffix. */
const VIEWS = [2, 3, 4] as const;

/** The picture of a category or an entry, by the stem of its object. */
export const iconPath = (stem: string): string => `demo/site/cat/${stem}.webp`;

/** The axis whose values recolour the object. */
export const colourAxis = (product: Pick<DemoProduct, 'axes'>): DemoAxis | undefined =>
  product.axes.find((axis) => axis.values.some((value) => value.paint));

/** Paths as the database stores them; the files are under `demo/pictures/p/`. */
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
