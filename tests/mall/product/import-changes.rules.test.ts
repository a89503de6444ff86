import { expect, it } from 'vitest';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import type { ProductDocument } from '#contract/product/schema.ts';
import { rowChanges } from '#mall/product/import-changes.rules.ts';
import type { Given } from '#mall/product/row.rules.ts';

const NONE: Given = {
  ...{ code: 'a', spec: 'r', cells: {}, categoryId: undefined, brandId: undefined, price: undefined },
  ...{ listPrice: undefined, pictures: undefined, stock: undefined, state: undefined, facts: {} },
};
const ROW = { given: NONE, stock: undefined, state: undefined, status: PUBLISH_STATUS.PUT_OFF, pieces: 3 };
const pair = (zh: string) => ({ zh, en: '' });
const document = (skus: object[], more: object = {}) =>
  ({
    ...{ title: pair('茶'), selling: pair(''), seoTitle: pair(''), seoDescription: pair('') },
    ...{ categoryId: 1, brandId: 1, pictures: ['a.webp'], skus, ...more },
  }) as unknown as ProductDocument;
const RED = { spec: ['r'], price: 1_000, listPrice: null };

it('a row that says what holds already changes nothing', () => {
  expect(rowChanges(ROW)).toEqual([]);
  expect(rowChanges({ ...ROW, stock: { way: 'set', pieces: 3 } })).toEqual([]);
  expect(rowChanges({ ...ROW, values: { before: document([RED]), after: document([RED]) } })).toEqual([]);
});

it('stock is set or added to, and a state is the last of its moves', () => {
  expect(rowChanges({ ...ROW, stock: { way: 'set', pieces: 8 } })).toEqual([{ column: 'stockSet', from: 3, to: 8 }]);
  expect(rowChanges({ ...ROW, stock: { way: 'add', pieces: -1 } })).toEqual([{ column: 'stockAdd', from: 3, to: 2 }]);
  expect(rowChanges({ ...ROW, state: { moves: ['submit', 'approve', 'putOn'] } })).toEqual([
    { column: 'stateTo', from: PUBLISH_STATUS.PUT_OFF, to: PUBLISH_STATUS.PUT_ON },
  ]);
});

it('a price is new where its SKU is, and gone where that goes', () => {
  const [none, red] = [document([]), document([{ ...RED, listPrice: 1_500 }])];
  const prices = (from: null | number, to: null | number, old: null | number, list: null | number) => [
    { column: 'price', from, to },
    { column: 'listPrice', from: old, to: list },
  ];
  expect(rowChanges({ ...ROW, values: { before: none, after: red } })).toEqual(prices(null, 1_000, null, 1_500));
  expect(rowChanges({ ...ROW, values: { before: red, after: none } })).toEqual(prices(1_000, null, 1_500, null));
});

it('what files name by a code is told by that code', () => {
  const after = document([RED], { categoryId: 2, brandId: 2, pictures: ['b.webp'] });
  const given = { ...NONE, cells: { category: 'tea', pictures: 'b.webp' } };
  expect(rowChanges({ ...ROW, given, values: { before: document([RED]), after } })).toEqual([
    { column: 'category', from: null, to: 'tea' },
    { column: 'brand', from: null, to: '' },
    { column: 'pictures', from: null, to: 'b.webp' },
  ]);
});
