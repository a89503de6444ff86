import { expect, it } from 'vitest';
import { brandKey } from '#contract/brand-request/values.ts';

it('names of brands are the same whatever their width, case and spaces', () => {
  expect(new Set([' Green  Tea ', 'green tea', 'ＧＲＥＥＮ　ＴＥＡ'].map(brandKey))).toEqual(new Set(['green tea']));
  expect(brandKey('竹里')).toBe('竹里');
});
