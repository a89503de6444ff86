// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { get, post } from '#contract/call.ts';
import { TOKEN_COOKIE } from '#contract/language.ts';
import { listOrders, viewOrder } from '#contract/order/calls.ts';
import { mall } from '#src/lib/browser/api/browser.ts';
import { FIRST_CALLS_SCRIPT, type FirstCallSpec, firstCall, firstCallsJson } from '#src/lib/server/seo/early.ts';

const answer = (data: unknown) => Response.json({ success: true, code: '00000', msg: '', data });
const viewCart = get<{ data: unknown }>('/api/cart');
const changeCart = post<{ data: unknown }>('/api/cart');
const preview = post<{ body: object; data: unknown }>('/api/preview');
const fetched = vi.fn<(url: string, options?: RequestInit) => Promise<Response>>();

/** As the head of a page begins them. */
function begin(...calls: FirstCallSpec[]): void {
  const script = document.createElement('script');
  script.dataset.calls = firstCallsJson(calls);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  new Function(FIRST_CALLS_SCRIPT)();
}

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async (url) => answer(url));
  vi.stubGlobal('fetch', fetched);
  document.documentElement.lang = 'en-GB';
  Cookies.set(TOKEN_COOKIE, 'mine');
});
afterEach(() => {
  delete window.firstCalls;
  Cookies.remove(TOKEN_COOKIE);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a call that the head began is taken once, with the token and the language of the page', async () => {
  begin(['/api/cart'], ['/api/orders?page=2']);
  expect(fetched.mock.calls).toEqual(
    ['/api/cart', '/api/orders?page=2'].map((path) => [
      path,
      { headers: expect.objectContaining({ authorization: 'mine', 'accept-language': 'en' }) },
    ]),
  );
  expect(await mall.call(viewCart)).toBe('/api/cart');
  expect(fetched).toHaveBeenCalledTimes(2);
  await mall.call(viewCart);
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('nobody is logged in: nothing is begun', () => {
  Cookies.remove(TOKEN_COOKIE);
  begin(['/api/cart']);
  expect(fetched).not.toHaveBeenCalled();
});

it('what was begun for somebody else, or before a change, is not taken', async () => {
  begin(['/api/cart']);
  Cookies.set(TOKEN_COOKIE, 'other');
  await mall.call(viewCart);
  expect(fetched).toHaveBeenCalledTimes(2);
  Cookies.set(TOKEN_COOKIE, 'mine');
  await mall.call(changeCart);
  await mall.call(viewCart);
  expect(fetched).toHaveBeenCalledTimes(4);
});

it('what got lost on the way is asked for again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  begin(['/api/cart']);
  expect(await mall.call(viewCart)).toBe('/api/cart');
});

it('a preview that the head asked for is taken by the same request, and by no other', async () => {
  const request = { source: { from: 'cart' }, points: 0 };
  begin(['/api/preview', request]);
  expect(await mall.call(preview, { body: request })).toBe('/api/preview');
  expect(fetched).toHaveBeenCalledTimes(1);
  begin(['/api/preview', request]);
  await mall.call(preview, { body: { ...request, points: 10 } });
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(window.firstCalls).toBeUndefined();
});

it('a call of the contract is made by the head as its island makes it, with or without a query', async () => {
  const whole = { query: new URLSearchParams() };
  const order = { params: { id: '7' } };
  begin(firstCall(listOrders, whole), firstCall(viewOrder, order));
  await Promise.all([mall.call(listOrders, whole), mall.call(viewOrder, order)]);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/oms/p/orders', '/api/oms/p/orders/7']);
});
