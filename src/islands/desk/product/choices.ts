import type { GoodsChoices } from '#contract/product/schema.ts';
import { NO_BRAND } from '../../../lib/browser/desk/brand-choice.ts';

const named = (list: readonly { id: number; name: string }[]) =>
  list.map(({ id, name }) => [String(id), name] as const);

export const leavesOf = ({ categories }: GoodsChoices, also?: number) =>
  categories.filter(({ id, leaf }) => leaf || id === also).map(({ id, path }) => [String(id), path] as const);
export const brandsOf = ({ brands }: GoodsChoices) => named(brands);
export const brandChoices = (found: GoodsChoices, noBrand: string) => [
  [NO_BRAND, noBrand] as const,
  ...brandsOf(found),
];
export const shopsOf = ({ shops }: GoodsChoices) => named(shops);
