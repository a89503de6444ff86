import { expect, it } from 'vitest';
import { LEVEL, PUBLISH_STATUS } from '#contract/enums.ts';
import type { CategoryRow } from '#mall/catalog/catalog.rules.ts';
import { indexedTags, type ListingRow, shownTags } from '#mall/product/cache-tags.rules.ts';

const category = (id: number): CategoryRow => ({
  id,
  code: `c${id}`,
  parentId: null,
  level: LEVEL.ONE,
  name: { zh: '茶', en: 'Tea' },
  icon: 'tea',
  noReturns: false,
  ...{ seoTitle: { zh: '', en: '' }, seoDescription: { zh: '', en: '' } },
});
const CATEGORIES = [1, 2, 3].map(category);
const listed = (categoryId: number, price: number): ListingRow => ({ productId: 7, categoryId, row: `(7,${price})` });

it.each([
  ['the same', [listed(0, 5), listed(1, 5)], [listed(0, 5), listed(1, 5)], []],
  ['at another price', [listed(0, 5), listed(1, 5)], [listed(0, 6), listed(1, 6)], ['category:all', 'category:c1']],
  ['put on', [], [listed(0, 5), listed(2, 5)], ['category:all', 'category:c2']],
  ['taken off', [listed(0, 5), listed(2, 5)], [], ['category:all', 'category:c2']],
  [
    'moved on its level',
    [listed(0, 5), listed(1, 5), listed(2, 5)],
    [listed(0, 5), listed(1, 5), listed(3, 5)],
    ['category:c2', 'category:c3'],
  ],
  ['taken out of a category that is gone', [listed(0, 5), listed(9, 5)], [listed(0, 5)], []],
])('lists of a product that is %s', (_, before, after, tags) => {
  expect(indexedTags(CATEGORIES, [7, 8], before, after)).toEqual(['product:7', 'product:8', ...tags]);
});

it('what no shopper sees drops nothing', () => {
  const { PUT_ON, PUT_OFF, TO_AUDIT } = PUBLISH_STATUS;
  expect(shownTags(7, TO_AUDIT)).toEqual([]);
  expect(shownTags(7, PUT_OFF, PUT_ON)).toEqual(['product:7', 'sitemap']);
});
