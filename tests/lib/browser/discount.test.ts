import { describe, expect, it, test } from 'vitest';
import {
  listPath,
  nextPriceSort,
  pageParams,
  pagePath,
  readList,
  readPage,
} from '#src/lib/browser/discount/discount-url.ts';
import { offText, stateText, weeklyText } from '#src/lib/shared/discount-text.ts';

describe('addresses of timed discounts', () => {
  test.each([
    ['', { id: 0, sort: 'default', page: 1 }],
    ['?id=7', { id: 7, sort: 'default', page: 1 }],
    ['?id=7&sort=price-asc&page=3', { id: 7, sort: 'price-asc', page: 3 }],
    ['?id=7&sort=score&page=0', { id: 7, sort: 'default', page: 1 }],
    ['?id=07&page=x', { id: 0, sort: 'default', page: 1 }],
    ['?id=9999999999&page=99999', { id: 0, sort: 'default', page: 9_999 }],
  ] as const)('%s', (search, filter) => expect(readPage(search)).toEqual(filter));

  it('say no more than they have to', () => {
    expect(pagePath({ id: 7, sort: 'default', page: 1 })).toBe('/discount-detail?id=7');
    expect(pagePath({ id: 7, sort: 'sales', page: 2 })).toBe('/discount-detail?id=7&sort=sales&page=2');
    expect(String(pageParams({ id: 7, sort: 'default', page: 2 }))).toBe('page=2');
    expect([listPath({ page: 1 }), listPath({ page: 2 })]).toEqual(['/special-discount', '/special-discount?page=2']);
    expect(readList('?page=4')).toEqual({ page: 4 });
  });

  it('the price is sorted the other way when it is chosen again', () => {
    expect([nextPriceSort('default'), nextPriceSort('price-asc'), nextPriceSort('price-desc')]).toEqual([
      'price-asc',
      'price-desc',
      'price-asc',
    ]);
  });
});

describe('words of timed discounts', () => {
  const t = (key: string, values: Record<string, string>) =>
    key === 'discount:and' ? ', ' : `${key} ${Object.values(values).join(' ')}`;

  it('say what is left to pay in Chinese, what is taken off in English', () => {
    expect(offText(1_500, t, 'zh')).toBe('discount:off 8.5');
    expect(offText(1_500, t, 'en')).toBe('discount:off 15');
  });

  it('name the days where it is not every day, and nothing where it is all the time', () => {
    const weekly = { days: [7, 1, 3], from: 570, to: 1_440 };
    expect(weeklyText(weekly, t, 'en')).toBe('discount:onDays Mon, Wed, Sun 09:30–24:00');
    expect(weeklyText(weekly, t, 'zh')).toBe('discount:onDays 周一, 周三, 周日 09:30–24:00');
    expect(weeklyText({ ...weekly, days: [1, 2, 3, 4, 5, 6, 7] }, t, 'en')).toBe('discount:everyDay 09:30–24:00');
    expect(weeklyText({ days: [1, 2, 3, 4, 5, 6, 7], from: 0, to: 1_440 }, t, 'en')).toBeUndefined();
  });

  it('say when a discount that waits for its hours begins, with the day where it is another one', () => {
    const now = '2026-11-27T04:00:00Z';
    const resting = (turnsAt: string | null) => stateText({ state: 'resting', turnsAt }, now, t, 'zh');
    expect(resting('2026-11-27T12:00:00Z')).toBe('discount:state.resting 20:00');
    expect(resting('2026-11-28T12:00:00Z')).toBe('discount:state.resting 11月28日 20:00');
    expect(stateText({ state: 'running', turnsAt: now }, now, t, 'zh').trim()).toBe('discount:state.running');
  });
});
