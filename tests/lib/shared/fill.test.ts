import { expect, it } from 'vitest';
import { createTranslate } from '#src/lib/shared/i18n/fill.ts';

const texts = {
  'cart:left': 'only {{n}} left of {{ total }}',
  'cart:pieces_one': '{{count}} piece',
  'cart:pieces_other': '{{count}} pieces',
};

it('fills parameters in, and leaves what it was not given', () => {
  const t = createTranslate({ language: 'en', texts });
  expect(t('cart:left', { n: 2, total: 5 })).toBe('only 2 left of 5');
  expect(t('cart:left', { n: 2 })).toBe('only 2 left of {{ total }}');
});

it('chooses the plural of the language', () => {
  const en = createTranslate({ language: 'en', texts });
  expect([en('cart:pieces', { count: 1 }), en('cart:pieces', { count: 3 })]).toEqual(['1 piece', '3 pieces']);
  expect(createTranslate({ language: 'zh', texts })('cart:pieces', { count: 1 })).toBe('1 pieces');
});

it('a text it was not given shows its key', () => {
  expect(createTranslate({ language: 'zh', texts: {} })('cart:gone')).toBe('cart:gone');
});
