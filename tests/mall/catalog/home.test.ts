import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HomeGoods } from '#contract/catalog/schema.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

let mall: TestMall;
let home: HomeGoods;
beforeAll(async () => {
  mall = await openTestMall();
  const { envelope } = await mall.call<HomeGoods>('GET', '/api/pms/home');
  home = envelope.data as HomeGoods;
});
afterAll(() => mall.close());

test('every floor shows the best sellers of its category, best first', () => {
  expect(home.floors).toHaveLength(12);
  expect(home.floors[0]?.category).toBe('digital');
  for (const { items } of home.floors) {
    expect(items).toHaveLength(8);
    const sales = items.map((card) => card.sales);
    expect(sales).toEqual([...sales].sort((a, b) => b - a));
  }
});

test('the newest goods come newest first', () => {
  const times = home.newest.map(({ putOnAt }) => putOnAt);
  expect(times).toHaveLength(6);
  expect(times).toEqual([...times].sort().reverse());
});

test('the shops stand in the order of the editor, each with three goods of its own', () => {
  expect(home.shops.map(({ code }) => code).slice(0, 2)).toEqual(['xingguang-digital', 'muyu-home']);
  for (const { id, items } of home.shops) {
    expect(items).toHaveLength(3);
    expect(items.every(({ shopId }) => shopId === id)).toBe(true);
  }
});

test('texts come in the language asked for', async () => {
  const { envelope } = await mall.call<HomeGoods>('GET', '/api/pms/home', { language: 'en' });
  expect(envelope.data?.shops[0]?.name).toBe('Starlight Digital');
  expect(envelope.data?.floors[0]?.items[0]?.title).not.toMatch(/\p{Script=Han}/u);
});
