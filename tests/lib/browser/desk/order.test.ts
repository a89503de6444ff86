import { describe, expect, it } from 'vitest';
import { code128 } from '#src/lib/browser/desk/code128.ts';
import { figureOf, percent, totalOf } from '#src/lib/browser/desk/figures.ts';
import { counted, deskFilterPath, orderPath, readDeskFilter, slipsPath } from '#src/lib/browser/desk/order-url.ts';
import { carrierChoices, chosenPieces, parcelError } from '#src/lib/browser/desk/parcel.ts';
import { textOf } from '#src/lib/browser/desk/text-file.ts';

describe('the address of the list', () => {
  it('says what is looked for, and nothing that goes without saying', () => {
    const path = '/desk/orders?tab=toSend&text=tea&from=2026-06-01&to=2026-06-30&shopId=4&page=2';
    expect(deskFilterPath(readDeskFilter(path.slice(path.indexOf('?'))))).toBe(path);
    expect(deskFilterPath(readDeskFilter(''))).toBe('/desk/orders');
  });

  it('is read as far as it makes sense', () => {
    expect(readDeskFilter('?tab=x&shopId=-4&from=2026-13-01&to=yesterday&page=-3&text=%20a%20')).toEqual({
      tab: 'all',
      text: 'a',
      from: '',
      to: '',
      shopId: '',
      urged: '',
      tag: '',
      page: 1,
    });
    expect(readDeskFilter('?page=99999').page).toBe(500);
  });

  it('of one order and of slips', () => {
    expect(orderPath('1')).toBe('/desk/orders/1');
    expect(slipsPath(new Set(['1', '2']))).toBe('/desk/slips?ids=1,2');
  });
});

it('counts stop where they were not counted on', () => {
  expect([counted(0), counted(9_999), counted(10_000)]).toEqual(['0', '9999', '9999+']);
});

describe('what goes into a parcel', () => {
  const lines = [
    { id: 1, toShip: 3 },
    { id: 2, toShip: 1 },
  ];
  it('is everything, or what was entered', () => {
    expect(chosenPieces(lines, {})).toBe(undefined);
    expect(chosenPieces(lines, { 1: 2, 2: 0 })).toEqual([{ lineId: 1, pieces: 2 }]);
  });
  it('is at least a piece, and at most what there is', () => {
    for (const wrong of [{ 1: 0, 2: 0 }, { 1: 4 }, { 1: -1 }, { 2: Number.NaN }] as Record<number, number>[])
      expect(chosenPieces(lines, wrong)).toBe(null);
  });
});

describe('a barcode', () => {
  const bits = (widths: number[]) => widths.map((width, index) => (index % 2 ? '0' : '1').repeat(width)).join('');

  it('is Code 128: start C, the pairs of digits, check, stop', () => {
    // Of "123456", as the standard's own tables give it.
    expect(code128('123456').join('')).toBe(`${'211232'}${'112232'}${'131123'}${'331121'}${'132131'}${'2331112'}`);
  });

  it('changes its alphabet for a last single digit', () => {
    expect(bits(code128('1234567'))).toHaveLength(11 * 7 + 13);
    expect(bits(code128('7'))).toHaveLength(11 * 3 + 13);
  });
});

describe('a text file', () => {
  it('is read as UTF-8, or as what Chinese spreadsheets write', () => {
    expect(textOf(new TextEncoder().encode('顺丰').buffer)).toBe('顺丰');
    expect(textOf(new Uint8Array([0xcb, 0xb3, 0xb7, 0xe1]).buffer)).toBe('顺丰');
  });
});

describe('a parcel as it was typed', () => {
  it('names a carrier and one of its numbers', () => {
    expect(parcelError({ carrier: '', number: '1' })).toMatchObject({ field: 'carrier', key: 'carrierMissing' });
    expect(parcelError({ carrier: 'SF', number: ' ' })).toMatchObject({ field: 'number', key: 'numberMissing' });
    expect(parcelError({ carrier: 'ZTO', number: 'SF1' })).toMatchObject({ key: 'numberInvalid' });
    expect(parcelError({ carrier: 'SF', number: 'sf 1234567890123' })).toBeUndefined();
  });

  it('offers every carrier in the language', () => {
    expect(carrierChoices('en')[0]).toEqual({ code: 'SF', name: 'SF Express' });
  });
});

describe('figures', () => {
  const day = { day: '2026-06-15', orders: 3, sales: 100, views: 50, visits: 12 };

  it('of a day, with conversion from orders and visits', () => {
    expect(figureOf(day, 'sales')).toBe(100);
    expect(figureOf(day, 'conversion')).toBe(2_500);
    expect(figureOf({ ...day, visits: 0 }, 'conversion')).toBeNull();
    expect(figureOf({ ...day, orders: null }, 'conversion')).toBeNull();
    expect(percent(2_500)).toBe('25.0%');
  });

  it('of all days together', () => {
    expect(totalOf([day, { ...day, orders: 1, visits: 4 }], 'conversion')).toBe(2_500);
    expect(totalOf([day, day], 'views')).toBe(100);
    expect(totalOf([day, { ...day, sales: null }], 'sales')).toBeNull();
    expect(totalOf([], 'orders')).toBe(0);
  });
});
