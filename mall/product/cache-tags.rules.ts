import type { CategoryRow } from '../catalog/catalog.rules.ts';
import { isShown } from './shelf.rules.ts';

export type ListingRow = { productId: number; categoryId: number; row: string };

const keyOf = ({ categoryId, row }: ListingRow): string => `${categoryId} ${row}`;

/** What is dropped at once; lists follow when the product is indexed. The sitemap has the time of the last change. */
export const shownTags = (id: number, ...statuses: number[]): string[] =>
  statuses.some(isShown) ? [`product:${id}`, 'sitemap'] : [];

/** Of the products' pages, and of every list in which a product has come, gone or moved. */
export function indexedTags(
  categories: readonly CategoryRow[],
  ids: readonly number[],
  before: readonly ListingRow[],
  after: readonly ListingRow[],
): string[] {
  const [old, fresh] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  const changed = new Set(
    [...before, ...after].filter((row) => !(old.has(keyOf(row)) && fresh.has(keyOf(row)))).map((row) => row.categoryId),
  );
  return [
    ...ids.map((id) => `product:${id}`),
    ...(changed.has(0) ? ['category:all'] : []),
    ...categories.filter(({ id }) => changed.has(id)).map(({ code }) => `category:${code}`),
  ];
}
