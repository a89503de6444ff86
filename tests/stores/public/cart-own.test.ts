import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CART_COOKIE } from '#contract/cart/values.ts';
import { TOKEN_COOKIE } from '#contract/language.ts';
import { placeOf, placePath } from '#src/lib/browser/collection/collection-url.ts';
import { createCollection } from '#src/stores/inside/collection.ts';
import { $cart, $cartCount, saveCount, syncCart } from '#src/stores/public/cart.ts';
import { putIntoCart } from '#src/stores/public/cart-add.ts';
import {
  $notMerged,
  addOwn,
  dismissNotMerged,
  loadCount,
  mergeVisitorCart,
  readNotMerged,
  startOwnCart,
} from '#src/stores/public/cart-own.ts';
import { saveCustom } from '#src/stores/public/custom.ts';
import { syncToken } from '#src/stores/public/session.ts';
import { $toasts } from '#src/stores/public/toast.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const words = { network: 'no network', internal: 'slipped' };
const MERGE = 'POST /oms/p/cart/merge';
const left = [{ skuId: 5, title: '茶', wanted: 3, got: 1, reason: 'short' as const }];

let mall: ReturnType<typeof stubMall>;
function visitor(lines: string, token: string | undefined = 'token'): void {
  Cookies.set(CART_COOKIE, lines);
  if (token) Cookies.set(TOKEN_COOKIE, token);
  syncToken();
  syncCart();
}
beforeEach(() => {
  mall = stubMall();
  localStorage.clear();
  sessionStorage.clear();
  $notMerged.set([]);
  $toasts.set([]);
  Cookies.remove(CART_COOKIE);
  Cookies.set(TOKEN_COOKIE, 'token');
  syncToken();
  syncCart();
});
afterEach(() => {
  vi.unstubAllGlobals();
  Cookies.remove(TOKEN_COOKIE);
  Cookies.remove(CART_COOKIE);
  syncToken();
  syncCart();
});

describe('putting in', () => {
  it('goes to the mall where somebody is logged in, with options kept for it', async () => {
    mall.answers['POST /oms/p/cart'] = { added: 2, count: 7 };
    saveCustom(12, { text: '平安', note: 'x'.repeat(300) });
    expect(await putIntoCart(12, 2, 99, words)).toEqual({ added: 2 });
    expect(mall.sent[0]?.body).toEqual({
      skuId: 12,
      quantity: 2,
      custom: { text: '平安', note: 'x'.repeat(200) },
    });
    expect([$cartCount.get(), $cart.get()]).toEqual([7, []]);
  });

  it('says what the mall said, and nothing of a session that is over', async () => {
    mall.answers['POST /oms/p/cart'] = new Refusal('库存不足');
    expect(await addOwn(12, 2, words)).toEqual({ added: 0, text: '库存不足' });
    vi.stubGlobal('fetch', async () => Response.json({ success: false, code: 'A00004' }, { status: 401 }));
    expect(await addOwn(12, 2, words)).toEqual({ added: 0, text: '' });
  });

  it('stays in the cookie of a visitor', async () => {
    Cookies.remove(TOKEN_COOKIE);
    expect(await putIntoCart(12, 2, 99, words)).toEqual({ added: 2 });
    expect([mall.sent, Cookies.get(CART_COOKIE), $cartCount.get()]).toEqual([[], '12.2', 2]);
  });
});

describe('the count', () => {
  it('is the mall’s, and known at once on the next page', async () => {
    mall.answers['GET /oms/p/cart/count'] = { count: 4 };
    await loadCount();
    expect([$cartCount.get(), localStorage.getItem('liangji.cart.count')]).toEqual([4, '4']);
    syncCart();
    expect($cartCount.get()).toBe(4);
  });

  it('what was changed meanwhile is newer', async () => {
    mall.answers['GET /oms/p/cart/count'] = () => {
      saveCount(9);
      return { count: 4 };
    };
    await loadCount();
    expect($cartCount.get()).toBe(9);
  });
});

describe("a visitor's cart at login", () => {
  it('is taken over once, with options, and the cookie is emptied only then', async () => {
    visitor('5.3-6.1');
    saveCustom(6, { text: '平安' });
    mall.answers[MERGE] = () => {
      expect(Cookies.get(CART_COOKIE)).toBe('5.3-6.1');
      return { count: 2, left };
    };
    await Promise.all([mergeVisitorCart(), mergeVisitorCart()]);
    expect(mall.calls()).toEqual([MERGE]);
    expect(mall.sent[0]?.body).toEqual({
      lines: [
        { skuId: 5, quantity: 3 },
        { skuId: 6, quantity: 1, custom: { text: '平安' } },
      ],
    });
    expect([Cookies.get(CART_COOKIE), $cartCount.get(), $notMerged.get()]).toEqual([undefined, 2, left]);
    await mergeVisitorCart();
    expect(mall.sent).toHaveLength(1);
  });

  it('a try that was not answered has the same key as the next; another cart has another', async () => {
    visitor('5.3');
    await expect(mergeVisitorCart()).rejects.toThrow();
    expect(Cookies.get(CART_COOKIE)).toBe('5.3');
    await expect(mergeVisitorCart()).rejects.toThrow();
    visitor('5.4');
    await expect(mergeVisitorCart()).rejects.toThrow();
    const keys = mall.sent.map(({ headers }) => headers.get('idempotency-key'));
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  });

  it('what another tab put in meanwhile stays for the next time', async () => {
    visitor('5.3');
    mall.answers[MERGE] = () => {
      Cookies.set(CART_COOKIE, '7.1-5.5');
      return { count: 3, left: [] };
    };
    await mergeVisitorCart();
    expect(Cookies.get(CART_COOKIE)).toBe('7.1-5.2');
  });

  it('nothing is sent of an empty one, or without a login', async () => {
    await mergeVisitorCart();
    Cookies.remove(TOKEN_COOKIE);
    Cookies.set(CART_COOKIE, '5.3');
    await mergeVisitorCart();
    expect(mall.sent).toEqual([]);
  });

  it('waits for other tabs where the browser has locks', async () => {
    const request = vi.fn(async (_: string, run: () => Promise<void>) => run());
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }));
    await mergeVisitorCart();
    expect(request).toHaveBeenCalledOnce();
  });
});

describe('at the start of a page', () => {
  it('merges, counts, and tells once of what was left out', async () => {
    visitor('5.3');
    mall.answers[MERGE] = { count: 1, left };
    mall.answers['GET /oms/p/cart/count'] = { count: 1 };
    const told = () => $toasts.get().map(({ text }) => text);
    await startOwnCart('some were left out');
    await startOwnCart('some were left out');
    expect(told()).toEqual(['some were left out']);
    expect($notMerged.get()).toEqual(left);
    dismissNotMerged();
    await startOwnCart('some were left out');
    expect([told().length, $notMerged.get()]).toEqual([1, []]);
  });

  it('goes on when the mall cannot be reached', async () => {
    visitor('5.3');
    saveCount(6);
    await startOwnCart();
    expect([$cartCount.get(), Cookies.get(CART_COOKIE)]).toEqual([6, '5.3']);
  });

  it('a report that cannot be read is none', () => {
    sessionStorage.setItem('liangji.cart.left', '[');
    readNotMerged();
    expect($notMerged.get()).toEqual([]);
  });
});

describe('the favourites', () => {
  const keeping = { ...words, added: 'added', full: 'full' };
  const pageOf = (page: number, pages: number) => ({
    products: [],
    shops: [],
    page,
    pages,
    counts: { product: 1, shop: 0 },
  });

  it('a place is in the address', () => {
    expect(placeOf('?kind=shop&page=2')).toEqual({ kind: 'shop', page: 2 });
    expect(placeOf('?kind=x&page=0')).toEqual({ kind: 'product', page: 1 });
    expect([placePath({ kind: 'shop', page: 2 }), placePath({ kind: 'product', page: 1 })]).toEqual([
      '/user-center/uc-collection?kind=shop&page=2',
      '/user-center/uc-collection?kind=product',
    ]);
  });

  it('opens a page, lets go, takes back; behind the last page is the last', async () => {
    mall.answers['GET /app/p/collection?kind=product&page=2'] = pageOf(2, 1);
    mall.answers['GET /app/p/collection?kind=product&page=1'] = pageOf(1, 1);
    mall.answers['DELETE /app/p/collection/product/4'] = {};
    mall.answers['POST /app/p/collection'] = {};
    const store = createCollection({ kind: 'product', page: 1 }, keeping);
    await store.open({ kind: 'product', page: 2 });
    expect(store.$place.get().page).toBe(1);
    expect([await store.drop(4), await store.restore('product', 4)]).toEqual([true, true]);
    expect(mall.sent.at(-2)).toMatchObject({ call: 'POST /app/p/collection', body: { kind: 'product', id: 4 } });
  });

  it('puts the only SKU into the cart at once; of several one is chosen first', async () => {
    mall.answers['GET /pms/goods/7'] = { skus: [{ id: 70 }] };
    mall.answers['GET /pms/goods/8'] = { skus: [{ id: 80 }, { id: 81 }] };
    mall.answers['POST /oms/p/cart'] = { added: 1, count: 3 };
    const store = createCollection({ kind: 'product', page: 1 }, keeping);
    await store.intoCart(7);
    expect(mall.last()).toMatchObject({ call: 'POST /oms/p/cart', body: { skuId: 70, quantity: 1 } });
    await store.intoCart(8);
    expect(store.$choosing.get()?.skus).toHaveLength(2);
    await store.put(81);
    expect(mall.last()).toMatchObject({ body: { skuId: 81 } });
    expect(store.$choosing.get()).toBeUndefined();
    expect($toasts.get().map(({ text }) => text)).toEqual(['added', 'added']);
  });

  it('says when no more fits', async () => {
    mall.answers['POST /oms/p/cart'] = { added: 0, count: 3 };
    await createCollection({ kind: 'product', page: 1 }, keeping).put(70);
    expect($toasts.get()).toMatchObject([{ text: 'full', tone: 'warning' }]);
  });

  it('says a failure as other buttons do', async () => {
    await createCollection({ kind: 'product', page: 1 }, keeping).put(70);
    expect($toasts.get()).toMatchObject([{ text: 'no network', tone: 'error' }]);
  });
});
