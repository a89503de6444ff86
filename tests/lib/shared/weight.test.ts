import { expect, it } from 'vitest';
import { weight } from '#src/lib/shared/weight.ts';

it('a weight is said in grams, and from a kilogram on in those', () => {
  expect([1, 999, 1_000, 1_500, 12_345].map(weight)).toEqual(['1 g', '999 g', '1 kg', '1.5 kg', '12.345 kg']);
});
