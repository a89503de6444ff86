import { describe, expect, it } from 'vitest';
import { isEntry } from '#mall/content/content.rules.ts';
import { findQuery, lexemesOf, toVector } from '#mall/order/find.rules.ts';
import { parcelsIn, rowError } from '#mall/order/parcels.rules.ts';
import { measureLines, readCsv, writeRows } from '#mall/sheets/csv.rules.ts';
import { dayAfter, dayOf, dayStart, daysUntil } from '#mall/sheets/days.rules.ts';

describe('days in China', () => {
  it('begin at four in the afternoon of the day before, in UTC', () => {
    expect(dayOf(new Date('2026-02-28T15:59:59.999Z'))).toBe('2026-02-28');
    expect(dayOf(new Date('2026-02-28T16:00:00Z'))).toBe('2026-03-01');
    expect(dayStart('2026-03-01').toISOString()).toBe('2026-02-28T16:00:00.000Z');
  });

  it('follow one another', () => {
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
    expect(daysUntil('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  });
});

describe('a file with tracking numbers', () => {
  const ORDER = '202611210830123456';

  it('is read with the line where each row begins', () => {
    expect(readCsv('\uFEFFa,b\r\n\r\n"c\r\nd",e\r\n , \nf,g', { most: 9 })).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['c\nd', 'e'] },
      { line: 6, cells: ['f', 'g'] },
    ]);
  });

  it('may be written with tabs or semicolons, and keep numbers from being read as numbers', () => {
    expect(readCsv(`="${ORDER}"\t'75312345678901\n`, { most: 9 })).toEqual([
      { line: 1, cells: [ORDER, '75312345678901'] },
    ]);
    expect(readCsv('a;b\nc;d', { most: 9 })[1]?.cells).toEqual(['c', 'd']);
  });

  it('is read no further than one row beyond those that it may have', () => {
    expect(readCsv('a\n\nb\nc\nd\ne', { most: 2 })).toHaveLength(3);
  });

  it.each([
    ['\n', 'LF'],
    ['\r\n', 'CR and LF'],
    ['\r', 'CR'],
  ])('has its lines counted and measured before it is read: %s', (end) => {
    const measured = (text: string) => measureLines(new TextEncoder().encode(text));
    expect(measured(`a${end}bcd${end}e${end}`)).toEqual({ lines: 3, longest: 3 });
    expect(measured(`a${end}b${end}long`)).toEqual({ lines: 2, longest: 4 });
    expect(measured('')).toEqual({ lines: 0, longest: 0 });
  });

  it('may begin with headings, which say where the columns are', () => {
    const row = { order: ORDER, carrier: '顺丰', number: 'SF1234567890123' };
    expect(parcelsIn(`运单号,订单号,备注,物流公司\nsf1234567890123,${ORDER},x,顺丰`)).toEqual([{ line: 2, ...row }]);
    expect(parcelsIn(`${ORDER},顺丰,SF1234567890123`)).toEqual([{ line: 1, ...row }]);
    expect(parcelsIn('')).toEqual([]);
    const short = parcelsIn('carrier,order number,tracking number\nSF')[0];
    expect(short).toEqual({ line: 2, order: '', carrier: 'SF', number: '' });
  });

  it('may be a file of orders with a row per line: the parcel of an order is named once', () => {
    const head = '订单号,行,物流公司,运单号';
    const rows = (...lines: string[]) =>
      parcelsIn([head, ...lines].join('\n')).map(({ line, number }) => [line, number]);
    expect(rows(`${ORDER},1,顺丰,SF1234567890123`, `${ORDER},2,顺丰,SF1234567890123`)).toEqual([
      [2, 'SF1234567890123'],
    ]);
    expect(rows(`${ORDER},1,,`, `${ORDER},2,顺丰,SF1234567890123`)).toEqual([[3, 'SF1234567890123']]);
    expect(rows(`${ORDER},1,,`)).toEqual([[2, '']]);
    expect(rows(`${ORDER},1,顺丰,SF1`, `${ORDER},2,顺丰,SF2`)).toHaveLength(2);
    // Of orders with many lines each, the last is read as well.
    const many = Array.from({ length: 900 }, (_, n) => `${Math.floor(n / 9)},${n},顺丰,SF1234567890123`);
    expect(rows(...many)).toHaveLength(100);
  });

  it('has rows that are wrong in themselves', () => {
    const seen = new Map([[`${ORDER}9`, 4]]);
    const keyOf = (order: string, carrier: string, number: string) =>
      rowError({ line: 7, order, carrier, number }, seen)?.key;
    expect(keyOf(ORDER, '顺丰', 'SF1234567890123')).toBeUndefined();
    expect(keyOf(ORDER, '顺丰', '')).toBe('rowShort');
    expect(keyOf('2.02611E+17', '顺丰', 'SF1234567890123')).toBe('orderNumberInvalid');
    expect(keyOf(ORDER, '飞鸽', 'SF1234567890123')).toBe('carrierUnknown');
    expect(keyOf(ORDER, '中通', 'SF1234567890123')).toBe('trackingInvalid');
    expect(rowError({ line: 7, order: `${ORDER}9`, carrier: '', number: '' }, seen)?.key).toBe('rowShort');
    expect(rowError({ line: 7, order: `${ORDER}9`, carrier: 'SF', number: 'x' }, seen)).toEqual({
      key: 'orderTwice',
      line: 4,
    });
    expect(parcelsIn(`${ORDER},顺丰`)).toEqual([{ line: 1, order: ORDER, carrier: '顺丰', number: '' }]);
    expect(parcelsIn('x')).toEqual([{ line: 1, order: 'x', carrier: '', number: '' }]);
  });
});

describe('what an order is found by', () => {
  it('is pairs of Han characters, and words of anything else', () => {
    expect(lexemesOf(['手机壳 iPhone-15', '手机', '恤'])).toEqual(['手机', '机壳', 'iphone', '15', '恤']);
    expect(lexemesOf(['T恤', `${'x'.repeat(50)}`])).toEqual(['t', '恤', 'x'.repeat(40)]);
    expect(toVector(['手机', '15'])).toBe("'手机' '15'");
  });

  it('is asked for by how it begins, every part of it', () => {
    expect(findQuery('手机壳 1234')).toBe("'手机':* & '机壳':* & '1234':*");
    expect(findQuery("o'neil & 𠮷:*")).toBe("'o':* & 'neil':* & '𠮷':*");
    expect(findQuery('  ?! ')).toBeUndefined();
    expect(findQuery(undefined)).toBeUndefined();
    expect(findQuery('a b c d e f g h i j k l m n')?.split('&')).toHaveLength(12);
  });
});

it('a visit begins where its visitor comes from elsewhere', () => {
  const here = 'https://mall.example';
  expect(isEntry(undefined, here)).toBe(true);
  expect(isEntry('not an address', here)).toBe(true);
  expect(isEntry('https://search.example/?q=1', here)).toBe(true);
  expect(isEntry(`${here}/goods?prodId=1`, here)).toBe(false);
});

describe('rows as a file', () => {
  async function* inParts(...parts: string[][]) {
    for (const part of parts) yield part;
  }
  const written = async (most: number, ...parts: string[][]) => {
    const { rows, more } = await writeRows({
      columns: { name: { zh: '名称', en: 'Name' } },
      cells: { name: (row: string) => row },
      ...{ parts: inParts(...parts), language: 'en', most },
    });
    return { rows, more };
  };
  const many = (count: number): string[] => Array.from({ length: count }, (_, n) => `${n}`);

  it('holds all of them when there are as many as it may hold', async () => {
    expect(await written(120, many(60), many(60))).toEqual({ rows: 120, more: false });
  });

  it.each([
    ['within a part', 70, [120]],
    ['at the end of a part', 60, [60, 1]],
  ])('says that there are more, %s', async (_, most, counts) => {
    expect(await written(most, ...counts.map(many))).toEqual({ rows: most, more: true });
  });

  it('ends when it is large, however few rows it has', async () => {
    const long = Array.from({ length: 60 }, () => 'x'.repeat(200_000));
    expect(await written(1_000, long)).toEqual({ rows: 50, more: true });
  });
});
