import { isDeepStrictEqual } from 'node:util';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import type { ProductDocument } from '#contract/product/schema.ts';
import { type CategoryRow, categoryPath } from '../catalog/catalog.rules.ts';

export type Shown = { id: number; status: number; value: ProductDocument };

const isOn = (product: Shown | undefined): boolean => product?.status === PUBLISH_STATUS.PUT_ON;

const place = ({ value, status }: Shown) => {
  const { categoryId, brandId, attributeValues, custom, skus } = value;
  return {
    status,
    categoryId,
    brandId,
    attributeValues,
    custom: custom !== null,
    prices: skus.map((sku) => sku.price),
  };
};

export function listingTags(categories: readonly CategoryRow[], before: Shown | undefined, after: Shown): string[] {
  if (!isOn(before) && !isOn(after)) return [];
  // The sitemap has the time of the last change.
  const own = [`product:${after.id}`, 'sitemap'];
  if (before && isDeepStrictEqual(place(before), place(after))) return own;
  const codes = [before, after].flatMap((one) =>
    categoryPath(categories, one?.value.categoryId).map(({ code }) => `category:${code}`),
  );
  return [...new Set([...own, 'category:all', ...codes])];
}

export const branchCodes = (categories: readonly CategoryRow[], ids: readonly number[]): string[] => [
  ...new Set(ids.flatMap((id) => categoryPath(categories, id).map(({ code }) => code))),
];
