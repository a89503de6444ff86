import { describe, expect, it } from 'vitest';
import { SHEET, SHEET_COLUMNS } from '../../../contract/goods-sheet.ts';
import { toHome, toSearchWords } from '../../../mall/content/content.rules.ts';
import { planRows } from '../../../mall/product/import.rules.ts';
import { decodeSheet, readSheet } from '../../../mall/product/sheet.rules.ts';
import { writeSheet } from '../../../mall/sheets/csv.rules.ts';

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

it('a row without a code is named by its line', () => {
  const known = { products: new Map(), categories: new Map(), brands: new Map() };
  expect(planRows([{ line: 7, cells: {} }], known)).toMatchObject([{ line: 7, code: '', spec: '', action: 'bad' }]);
});

it('a list price below the price is refused', () => {
  const pair = { zh: '', en: '' };
  const value = {
    ...{ title: pair, selling: pair, detail: pair, categoryId: 1, brandId: 1, custom: null },
    ...{ facts: [], pictures: [], axes: [], attributeValues: [] },
    skus: [{ spec: [], price: 10_000, listPrice: 12_000, picture: null }],
  };
  const known = { products: new Map([['a', { id: 1, value }]]), categories: new Map(), brands: new Map() };
  const plan = (listPrice: string) => planRows([{ line: 2, cells: { code: 'a', spec: '', listPrice } }], known)[0];
  expect(plan('50')).toMatchObject({ action: 'bad', column: 'listPrice', fault: 'goodsListPrice' });
  expect(plan('150')).toMatchObject({ action: 'change', id: 1 });
});

describe('settings that are older than parts of them', () => {
  it('are filled up', () => {
    expect(toHome(undefined)).toMatchObject({ floors: [], strips: [] });
    expect(toHome({ floors: [{ category: 'tea' }] }).floors).toEqual([{ category: 'tea', pinned: [] }]);
    expect(toHome({ floors: [{ category: 'tea', pinned: [1] }] }).floors[0]?.pinned).toEqual([1]);
    expect(toSearchWords(undefined)).toEqual({ hotWords: [], synonyms: [] });
  });
});
