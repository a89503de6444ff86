import { expect, it } from 'vitest';
import { flashNamedIn, namingFlash } from '#mall/promotion/gate.rules.ts';

it('a quote hash names its flash-sale goods, and is a plain hash without any', () => {
  const goods = [
    { id: 7, n: 2 },
    { id: 1_234_567_890, n: 1 },
  ];
  expect(flashNamedIn(namingFlash('aB_-9', goods))).toEqual(goods);
  expect(namingFlash('aB_-9', [])).toBe('aB_-9');
  expect(flashNamedIn('aB_-9')).toEqual([]);
});

it('names the first of many, within what submit takes', () => {
  const goods = Array.from({ length: 50 }, (_, n) => ({ id: 2_000_000_000 + n, n: 999 }));
  const named = namingFlash('a'.repeat(43), goods);
  expect(named.length).toBeLessThan(300);
  expect(flashNamedIn(named)).toEqual(goods.slice(0, 8));
  expect(flashNamedIn(`x${'.1x1'.repeat(70)}`)).toHaveLength(8);
});
