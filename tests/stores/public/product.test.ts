import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sku } from '#src/lib/shared/product/skus.ts';
import { $cartCount, syncCart } from '#src/stores/public/cart.ts';
import { readCustom, saveCustom } from '#src/stores/public/custom.ts';
import {
  $at,
  $axis,
  $most,
  $quantity,
  $sku,
  addChosen,
  choose,
  chooseSku,
  endPromotions,
  openMatrix,
  setQuantity,
} from '#src/stores/public/product.ts';

const ENDS = '2026-06-15T08:00:00.000Z';

const sku = (id: number, at: number[], stock: number): Sku => ({
  id,
  at,
  stock,
  price: 100,
  listPrice: null,
  promotion: { kind: 'flash', price: 80, limit: null, discounts: true, endsAt: ENDS },
  picture: -1,
});

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test starts from an empty cart
  document.cookie = 'b2cCart=; Max-Age=0; path=/';
  localStorage.clear();
  $quantity.set(1);
  openMatrix([sku(1, [0, 0], 3), sku(2, [0, 1], 0), sku(3, [1, 0], 1_500)], [0, 0]);
  syncCart();
});

describe('the product store', () => {
  it('a flash sale with a limit sells no more to one, until it is over', () => {
    openMatrix(
      [{ ...sku(1, [0, 0], 30), promotion: { kind: 'flash', price: 80, limit: 2, discounts: true, endsAt: ENDS } }],
      [0, 0],
    );
    expect($most.get()).toBe(2);
    endPromotions(ENDS);
    expect($most.get()).toBe(30);
  });

  it('follows what is chosen', () => {
    choose(0, 1);
    expect([$sku.get()?.id, $at.get(), $axis.get()]).toEqual([3, [1, 0], 0]);
    chooseSku(1);
    expect($at.get()).toEqual([0, 0]);
    chooseSku(99);
    expect($sku.get()?.id).toBe(1);
    choose(1, 9);
    expect([$sku.get(), $most.get()]).toEqual([undefined, 0]);
  });

  it('keeps the quantity within what can be had, and says when it had to', () => {
    expect([setQuantity('９'), $quantity.get()]).toEqual([true, 3]);
    expect([setQuantity('abc'), $quantity.get()]).toEqual([false, 3]);
    expect([setQuantity(2), $quantity.get()]).toEqual([false, 2]);
    choose(0, 1);
    setQuantity(5_000);
    expect($quantity.get()).toBe(999);
    expect([chooseSku(2), $quantity.get()]).toEqual([false, 1]);
    chooseSku(3);
    setQuantity(5);
    expect([choose(0, 0), $quantity.get()]).toEqual([true, 3]);
    setQuantity(-4);
    expect($quantity.get()).toBe(1);
  });

  it('puts into the cart no more than there is', async () => {
    const add = async () => (await addChosen({ network: '', internal: '' })).added;
    setQuantity(2);
    expect([await add(), await add(), await add(), $cartCount.get()]).toEqual([2, 1, 0, 3]);
    chooseSku(2);
    expect(await add()).toBe(0);
    choose(1, 9);
    expect(await add()).toBe(0);
  });

  it('goes back to ordinary prices when the flash sale ends', () => {
    endPromotions(ENDS);
    expect($sku.get()?.promotion).toBeNull();
  });
});

describe('made-to-order entries', () => {
  it('are kept by SKU and forgotten when emptied', () => {
    saveCustom(1, { text: '小良', font: '' });
    expect([readCustom(1), readCustom(2)]).toEqual([{ text: '小良' }, {}]);
    saveCustom(1, { text: '' });
    expect(localStorage.length).toBe(0);
  });

  it.each(['{', 'null', '[1]', '{"a":1}'])('are nothing when what was kept is %s', (kept) => {
    localStorage.setItem('liangji.custom.1', kept);
    expect(readCustom(1)).toEqual({});
  });

  it('are not missed where the browser keeps nothing', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => saveCustom(1, { text: 'a' })).not.toThrow();
    full.mockRestore();
  });
});
