import { describe, expect, it } from 'vitest';
import { NO_PAGE_PARTS } from '#contract/product/page.values.ts';
import { SHEET, SHEET_COLUMNS } from '#contract/product/sheet.values.ts';
import { toHome, toSearchWords } from '#mall/content/content.rules.ts';
import { planRows } from '#mall/product/import.rules.ts';
import { idsByCode } from '#mall/product/row.rules.ts';
import { decodeSheet, readSheet } from '#mall/product/sheet.rules.ts';
import { writeSheet } from '#mall/sheets/csv.rules.ts';
import { NO_RECORD } from '../../helpers/sku.ts';

const HEAD = SHEET_COLUMNS.code.zh;
const bytes = (...all: number[]) => new Uint8Array(all);

describe('a file', () => {
  it('is text in UTF-8 or in what Excel in China writes, and nothing else', () => {
    expect(decodeSheet(new TextEncoder().encode('茶'))).toBe('茶');
    expect(decodeSheet(bytes(0xb2, 0xe8))).toBe('茶');
    expect(decodeSheet(bytes(0xff, 0xff))).toBeUndefined();
    expect(decodeSheet(bytes(0x61, 0x00))).toBeUndefined();
  });

  it('has a heading for codes, and rows, not too many', () => {
    expect(readSheet('')).toBe('sheetHead');
    expect(readSheet('nothing,of,ours\n1,2,3')).toBe('sheetHead');
    expect(readSheet(`${HEAD}\n`)).toBe('sheetEmpty');
    expect(readSheet(`${HEAD}\n${'a\n'.repeat(SHEET.rows + 1)}`)).toBe('sheetRows');
  });

  it('may have rows that end early', () => {
    expect(readSheet(`${HEAD},?,${SHEET_COLUMNS.spec.en}\na`)).toEqual([{ line: 2, cells: { code: 'a', spec: '' } }]);
  });
});

it.each(['=1+1', '+1', '-1', '@x', '\t=1', '\r=1', '\n=1', '＝1＋1', '＋1', '－1', '＠x'])(
  'a cell that a spreadsheet would take for a formula is written as text and read as it was: %j',
  (cell) => {
    const text = writeSheet([
      [HEAD, SHEET_COLUMNS.titleZh.zh],
      ['a', cell],
    ]);
    expect(text.split(HEAD)[1]).toMatch(/a,"?'/);
    expect(readSheet(text)).toEqual([{ line: 2, cells: { code: 'a', titleZh: cell.trim() } }]);
  },
);

const pictures = {
  ofAddress: (address: string) => (address.startsWith('https:') ? `kept-${address.slice(-1)}` : undefined),
  sent: new Map([['a.jpg', 'sent-a']]),
};

const rest = { side: 'shop' as const, stocked: new Set<number>(), lacks: () => undefined };
const there = { status: 10, stock: new Map<string, number>() };

it('a row without a code is named by its line', () => {
  const known = { products: new Map(), categories: new Map(), brands: new Map(), pictures, ...rest };
  expect(planRows([{ line: 7, cells: {} }], known)).toMatchObject([{ line: 7, code: '', spec: '', action: 'bad' }]);
});

it('categories and brands are known by their codes, and by a name that only one has', () => {
  const all = [
    { id: 1, code: 'tea', name: { zh: '茶', en: 'Tea' } },
    { id: 2, code: 'cup', name: { zh: '杯', en: 'tea' } },
    { id: 3, code: 'set-a', name: { zh: '套装', en: '套装' } },
    { id: 4, code: 'set-b', name: { zh: '茶具', en: 'Set' } },
    { id: 5, code: 'set-c', name: { zh: '茶具', en: '' } },
  ];
  const ids = idsByCode(all);
  expect(['tea', '茶', 'Tea', '杯', '套装', 'Set', '茶具', 'set-c', ''].map((cell) => ids.get(cell))).toEqual([
    1,
    1,
    1,
    2,
    3,
    4,
    undefined,
    5,
    undefined,
  ]);
});

it('a list price below the price is refused', () => {
  const pair = { zh: '', en: '' };
  const value = {
    ...{
      title: pair,
      selling: pair,
      seoTitle: pair,
      seoDescription: pair,
      detail: pair,
      categoryId: 1,
      brandId: 1,
      custom: null,
    },
    ...NO_PAGE_PARTS,
    ...{ facts: [], pictures: [], axes: [], attributeValues: [] },
    skus: [{ spec: [], price: 10_000, listPrice: 12_000, picture: null, ...NO_RECORD }],
  };
  const known = {
    ...{ products: new Map([['a', { id: 1, value, ...there }]]), categories: new Map(), brands: new Map(), pictures },
    ...rest,
  };
  const plan = (listPrice: string) => planRows([{ line: 2, cells: { code: 'a', spec: '', listPrice } }], known)[0];
  expect(plan('50')).toMatchObject({ action: 'bad', column: 'listPrice', error: 'goodsListPrice' });
  expect(plan('150')).toMatchObject({ action: 'change', id: 1 });
});

describe('pictures in a cell', () => {
  const pair = { zh: '', en: '' };
  const value = {
    ...{
      title: pair,
      selling: pair,
      seoTitle: pair,
      seoDescription: pair,
      detail: pair,
      categoryId: 1,
      brandId: 1,
      custom: null,
    },
    ...NO_PAGE_PARTS,
    ...{ facts: [], axes: [], attributeValues: [], pictures: ['desk/x/own.webp', 'https://old/b'] },
    skus: [{ spec: [], price: 10_000, listPrice: null, picture: null, ...NO_RECORD }],
  };
  const known = {
    ...{ products: new Map([['a', { id: 1, value, ...there }]]), categories: new Map([['c', 1]]) },
    brands: new Map([['b', 1]]),
    pictures,
    ...rest,
  };
  const plan = (cell: string, code = 'a') => {
    const cells = { code, spec: '', titleZh: '茶', category: 'c', brand: 'b', price: '100', pictures: cell };
    return planRows([{ line: 2, cells }], known)[0];
  };

  it('are those that were sent, are fetched, or are the own', () => {
    expect(plan('a.jpg | https://x/c\n desk/x/own.webp|https://old/b', 'a')).toMatchObject({
      action: 'change',
      fetches: [{ name: 'kept-c', address: 'https://x/c' }],
    });
    expect(plan('a.jpg|https://x/c', 'new')).toMatchObject({
      action: 'new',
      added: { pictures: ['sent-a', 'kept-c'] },
      fetches: [{ name: 'kept-c' }],
    });
    expect(plan('', 'new')).toMatchObject({ action: 'new', added: { pictures: [] }, fetches: [] });
  });

  it.each([
    ['ftp://x/c', 'a', 'rowPictures'],
    [Array(21).fill('a.jpg').join('|'), 'a', 'rowPictures'],
    ['b.jpg', 'a', 'rowPictureFile'],
    ['desk/x/other.webp', 'a', 'rowPictureFile'],
    ['desk/x/own.webp', 'new', 'rowPictureFile'],
  ])('that are none of them are refused: %s of %s', (cell, code, error) => {
    expect(plan(cell, code)).toMatchObject({ action: 'bad', column: 'pictures', error });
  });
});

describe('settings that are older than parts of them', () => {
  it('are filled up', () => {
    expect(toHome(undefined)).toMatchObject({ floors: [], strips: [] });
    expect(toHome({ floors: [{ category: 'tea' }] }).floors).toEqual([{ category: 'tea', pinned: [] }]);
    expect(toHome({ floors: [{ category: 'tea', pinned: [1] }] }).floors[0]?.pinned).toEqual([1]);
    expect(toSearchWords(undefined)).toEqual({ hotWords: [], synonyms: [], redirects: [] });
  });
});
