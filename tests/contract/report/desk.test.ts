import { describe, expect, it } from 'vitest';
import {
  afterRefunds,
  changeOf,
  comparedDays,
  conversionOf,
  lastDays,
  lengthOf,
  monthOf,
  periodError,
  wholePeriod,
} from '#contract/report/desk.values.ts';

const TODAY = '2026-03-05';

describe('a period', () => {
  it('of the last days ends with yesterday, which is over', () => {
    expect(lastDays(TODAY, 7)).toEqual({ from: '2026-02-26', to: '2026-03-04' });
  });

  it('of a month begins with its first day', () => {
    expect(monthOf(TODAY, 0)).toEqual({ from: '2026-03-01', to: TODAY });
    expect(monthOf(TODAY, 1)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(monthOf('2026-01-31', 1)).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  });

  it('of which an end is missing gets one', () => {
    expect(wholePeriod({}, TODAY)).toEqual({ from: '2026-02-03', to: '2026-03-04' });
    expect(wholePeriod({ from: '2026-03-01' }, TODAY)).toEqual({ from: '2026-03-01', to: TODAY });
    expect(wholePeriod({ to: '2026-01-30' }, TODAY)).toEqual({ from: '2026-01-01', to: '2026-01-30' });
    expect(wholePeriod({ from: '2026-01-05', to: '2026-01-06' }, TODAY)).toEqual({
      from: '2026-01-05',
      to: '2026-01-06',
    });
  });

  it('is at most a quarter, and not backwards', () => {
    expect(periodError({ from: '2026-01-01', to: '2026-04-02' })).toBeUndefined();
    expect(periodError({ from: '2026-01-01', to: '2026-04-03' })).toBe('periodLong');
    expect(periodError({ from: '2026-01-02', to: '2026-01-01' })).toBe('periodBackwards');
  });

  it('is compared with one as long', () => {
    const days = { from: '2026-03-01', to: '2026-03-31' };
    expect(comparedDays(days, 'before')).toEqual({ from: '2026-01-29', to: '2026-02-28' });
    expect(comparedDays(days, 'year')).toEqual({ from: '2025-03-01', to: '2025-03-31' });
    const leap = { from: '2028-02-29', to: '2028-03-04' };
    const lastYear = comparedDays(leap, 'year');
    expect(lastYear).toEqual({ from: '2027-02-28', to: '2027-03-04' });
    expect(lengthOf(lastYear)).toBe(lengthOf(leap));
  });
});

it('a change is told where there was something before', () => {
  expect(changeOf(150, 100)).toBe(5_000);
  expect(changeOf(0, 100)).toBe(-10_000);
  expect(changeOf(5, 0)).toBeNull();
});

it('sales after refunds are what was not given back', () => {
  expect(afterRefunds({ orders: 1, pieces: 2, sales: 1_000, refunded: 300 })).toBe(700);
});

it('orders of visits are told where visits were counted', () => {
  const sales = { orders: 3, pieces: 3, sales: 1, refunded: 0 };
  expect(conversionOf({ ...sales, visits: 200 })).toBe(150);
  expect(conversionOf({ ...sales, visits: 0 })).toBeNull();
  expect(conversionOf({ ...sales, visits: null })).toBeNull();
});
