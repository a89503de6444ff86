import { expect, it } from 'vitest';
import { isStockAlert, isWeight } from '#contract/product/sku.values.ts';

it('a weight is whole grams, up to a ton', () => {
  expect([1, 500, 1_000_000].every(isWeight)).toBe(true);
  expect([0, -1, 1.5, 1_000_001, Number.NaN].some(isWeight)).toBe(false);
});

it('an alert is a whole number of pieces, none included', () => {
  expect([0, 20, 1_000_000].every(isStockAlert)).toBe(true);
  expect([-1, 0.5, 1_000_001].some(isStockAlert)).toBe(false);
});
