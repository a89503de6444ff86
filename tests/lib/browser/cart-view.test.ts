import { expect, it } from 'vitest';
import type { CartLineView, CartView } from '#contract/cart/schema.ts';
import { freightOf, linesOf, missingToFree, without, withQuantity, withSelected } from '#src/lib/browser/cart/view.ts';

const line = (id: number, more: Partial<CartLineView> = {}): CartLineView => ({
  id,
  skuId: id,
  productId: id,
  title: `line ${id}`,
  spec: [],
  picture: '',
  quantity: 1,
  selected: true,
  price: 1_000,
  memberOff: 0,
  promotion: null,
  addedPrice: 1_000,
  stock: 10,
  limit: null,
  madeToOrder: false,
  custom: null,
  error: null,
  ...more,
});
const shop = (
  id: number,
  lines: CartLineView[],
  freight: CartView['shops'][number]['freight'] = { fee: 800, freeFrom: 5_000 },
) => ({
  id,
  name: `shop ${id}`,
  official: false,
  lines,
  freight,
});
const cart: CartView = {
  shops: [shop(1, [line(1), line(2, { quantity: 2 })]), shop(2, [line(3)], { fee: 600, freeFrom: 0 })],
  invalid: [line(4, { error: 'soldOut', stock: 0 })],
  count: 5,
  total: { pieces: 4, goods: 4_000, member: 0, freight: 800 },
};

it('a quantity changes sums, count and freight', () => {
  const more = withQuantity(cart, 2, 4);
  expect(more.count).toBe(7);
  expect(more.total).toEqual({ pieces: 6, goods: 6_000, member: 0, freight: 0 });
});

it('more than there is counts as short and is not summed, fewer is fine again', () => {
  const short = withQuantity(cart, 2, 11);
  expect(linesOf(short)[1]?.error).toBe('short');
  expect(short.total.goods).toBe(2_000);
  expect(withQuantity(short, 2, 10)).toMatchObject({ total: { goods: 12_000 } });
  const asked = withQuantity({ ...cart, shops: [shop(1, [line(1, { error: 'custom' })])] }, 1, 3);
  expect(linesOf(asked)[0]?.error).toBe('custom');
});

it('only what is selected is summed and has freight', () => {
  const none = withSelected(cart, [1, 2], false);
  expect(none.total).toEqual({ pieces: 1, goods: 1_000, member: 0, freight: 0 });
  expect(none.count).toBe(5);
  expect(withSelected(none, [1], true).total).toEqual({ pieces: 2, goods: 2_000, member: 0, freight: 800 });
});

it('the member discount counts by the line, where it applies', () => {
  const own = { ...cart, shops: [shop(1, [line(1, { memberOff: 333, quantity: 2 }), line(2, { memberOff: 0 })])] };
  expect(withSelected(own, [1], true).total).toMatchObject({ goods: 3_000, member: 66 });
});

it('lines go, and shops without lines with them', () => {
  const rest = without(cart, [3, 4]);
  expect([rest.shops.length, rest.invalid.length, rest.count]).toEqual([1, 0, 3]);
});

it('freight by weight is that of the selected lines', () => {
  const freight = { fee: 800, freeFrom: 50_000, byWeight: { first: 1_000, step: 500, stepFee: 200 } };
  const own = { ...cart, shops: [shop(1, [line(1, { grams: 600 }), line(2, { grams: 700 })], freight)] };
  expect(withQuantity(own, 1, 2).total.freight).toBe(1_200);
  expect(withSelected(own, [2], false).total.freight).toBe(800);
});

it('says what is missing until sending is free', () => {
  const [one, two] = cart.shops;
  expect(one && [freightOf(one), missingToFree(one)]).toEqual([800, 2_000]);
  expect(two && [freightOf(two), missingToFree(two)]).toEqual([0, 0]);
});
