import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CART_COOKIE, parseCart } from '#contract/cart/values.ts';
import { TOKEN_COOKIE } from '#contract/language.ts';
import { PAGE } from '#contract/page.ts';
import { $cart, $cartCount, syncCart } from '#src/stores/public/cart.ts';
import { addSku } from '#src/stores/public/cart-add.ts';
import { $newMessage } from '#src/stores/public/message.ts';
import { $loggedIn, $token, $user, forgetLogin, syncToken } from '#src/stores/public/session.ts';
import { $toasts, toast } from '#src/stores/public/toast.ts';
import { loadUser, logOut } from '#src/stores/public/user.ts';

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  localStorage.clear();
  syncToken();
  syncCart();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the cart', () => {
  it('lives in its cookie, so that tabs and forms agree', () => {
    expect(addSku(7, 2, 10)).toBe(2);
    expect(parseCart(Cookies.get(CART_COOKIE))).toEqual([{ skuId: 7, quantity: 2 }]);
    Cookies.set(CART_COOKIE, '7.2-9.3');
    syncCart();
    expect($cartCount.get()).toBe(5);
  });

  it('takes what another tab put in before adding', () => {
    Cookies.set(CART_COOKIE, '9.3');
    addSku(7, 1, 10);
    expect($cart.get()).toEqual([
      { skuId: 7, quantity: 1 },
      { skuId: 9, quantity: 3 },
    ]);
  });

  it('says how many really went in', () => {
    expect(addSku(7, 5, 3)).toBe(3);
    expect(addSku(7, 1, 3)).toBe(0);
    expect($cartCount.get()).toBe(3);
  });
});

describe('the session', () => {
  it('is what the cookie says', () => {
    expect([$token.get(), $loggedIn.get()]).toEqual([undefined, false]);
    Cookies.set(TOKEN_COOKIE, 'one');
    syncToken();
    expect([$token.get(), $loggedIn.get()]).toEqual(['one', true]);
  });

  it('forgets the user once the cookie is gone', () => {
    Cookies.set(TOKEN_COOKIE, 'one');
    syncToken();
    $user.set({ userId: 1, nickName: '小良', userAvatar: null });
    Cookies.remove(TOKEN_COOKIE);
    syncToken();
    expect($user.get()).toBeUndefined();
  });

  it('forgotten takes the token, all local storage, what was typed in the tab, and the user', () => {
    Cookies.set(TOKEN_COOKIE, 'one', { path: '/' });
    localStorage.setItem('draft', 'x');
    sessionStorage.setItem('draft', 'x');
    $user.set({ userId: 1, nickName: '小良', userAvatar: null });
    forgetLogin();
    const stored = localStorage.length + sessionStorage.length;
    expect([Cookies.get(TOKEN_COOKIE), stored, $user.get(), $token.get()]).toEqual([
      undefined,
      0,
      undefined,
      undefined,
    ]);
  });
});

describe('the shopper', () => {
  const answer = (body: unknown, status = 200) => {
    const fetch = vi.fn(async () => Response.json(body, { status }));
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };
  const shopper = { success: true, code: '00000', data: { userId: 3, nickName: '小良', pic: 'a.png' } };

  it('is not asked for without a token', async () => {
    const fetch = answer(shopper);
    await loadUser();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is loaded once, with token and language', async () => {
    const fetch = answer(shopper);
    document.documentElement.lang = 'en';
    Cookies.set(TOKEN_COOKIE, 'one');
    await loadUser();
    await loadUser();
    expect($user.get()).toEqual({ userId: 3, nickName: '小良', userAvatar: 'a.png' });
    expect(fetch).toHaveBeenCalledTimes(1);
    const [url, options] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    const headers = new Headers(options.headers);
    expect([url, headers.get('authorization'), headers.get('accept-language')]).toEqual([
      '/api/app/p/user/userInfo',
      'one',
      'en',
    ]);
  });

  it('finds nothing that another had typed in the tab, and what they typed themselves', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload, protocol: 'http:' });
    answer(shopper);
    Cookies.set(TOKEN_COOKIE, 'one');
    sessionStorage.setItem('typed', 'before a login');
    await loadUser();
    expect([sessionStorage.getItem('typed'), reload.mock.calls]).toEqual(['before a login', []]);
    $user.set(undefined);
    answer({ ...shopper, data: { ...shopper.data, userId: 4 } });
    await loadUser();
    expect([sessionStorage.getItem('typed'), $user.get(), reload.mock.calls]).toEqual([null, undefined, [[]]]);
    await loadUser();
    expect([$user.get()?.userId, reload.mock.calls]).toEqual([4, [[]]]);
  });

  it('whose session is over is a visitor again', async () => {
    answer({ success: false, code: 'A00004' }, 401);
    Cookies.set(TOKEN_COOKIE, 'old');
    await loadUser();
    expect([$token.get(), Cookies.get(TOKEN_COOKIE)]).toEqual([undefined, undefined]);
  });

  it('keeps the token when the mall only slips up', async () => {
    answer({ success: false, code: 'A00005' }, 500);
    Cookies.set(TOKEN_COOKIE, 'one');
    await loadUser();
    expect($token.get()).toBe('one');
  });

  it('logs out even when nobody hears it', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const reload = vi.fn();
    vi.stubGlobal('location', { reload, pathname: '/goods' });
    Cookies.set(TOKEN_COOKIE, 'one', { path: '/' });
    await logOut();
    expect(Cookies.get(TOKEN_COOKIE)).toBeUndefined();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('toasts', () => {
  it('each stays for its time', () => {
    vi.useFakeTimers();
    toast('一');
    vi.advanceTimersByTime(PAGE.toast - 1);
    toast('二', 'error');
    expect($toasts.get().map(({ text, tone }) => `${text} ${tone}`)).toEqual(['一 info', '二 error']);
    vi.advanceTimersByTime(1);
    expect($toasts.get().map(({ text }) => text)).toEqual(['二']);
    vi.advanceTimersByTime(PAGE.toast);
    expect($toasts.get()).toEqual([]);
  });

  it('no message is new at first', () => expect($newMessage.get()).toBe(false));
});
