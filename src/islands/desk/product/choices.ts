import type { GoodsChoices } from '#contract/product/schema.ts';

/** What a product can be of, as options of a list of choices. */

const named = (list: readonly { id: number; name: string }[]) =>
  list.map(({ id, name }) => [String(id), name] as const);

/** @param also a category that is chosen already, although there are others below it by now */
export const leavesOf = ({ categories }: GoodsChoices, also?: number) =>
  categories.filter(({ id, leaf }) => leaf || id === also).map(({ id, path }) => [String(id), path] as const);
export const brandsOf = ({ brands }: GoodsChoices) => named(brands);
export const shopsOf = ({ shops }: GoodsChoices) => named(shops);
