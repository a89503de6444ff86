import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CartLineView, CartView } from '#contract/cart/schema.ts';
import { CART_COOKIE } from '#contract/cart/values.ts';
import { TOKEN_COOKIE } from '#contract/language.ts';
import { linesOf } from '#src/lib/browser/cart/view.ts';
import { createCartPage } from '#src/stores/inside/cart-page.ts';
import { $cartCount, saveCount, syncCart } from '#src/stores/public/cart.ts';
import { syncToken } from '#src/stores/public/session.ts';
import { $toasts } from '#src/stores/public/toast.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const words = { network: 'no network', internal: 'slipped' };
const line = (id: number, more: Partial<CartLineView> = {}): CartLineView => ({
  id,
  skuId: id,
  productId: id,
  title: `line ${id}`,
  spec: [],
  picture: '',
  quantity: 1,
  selected: true,
  price: 100,
  memberOff: 0,
  promotion: null,
  addedPrice: 100,
  stock: 9,
  limit: null,
  madeToOrder: false,
  custom: null,
  error: null,
  ...more,
});
const cartOf = (lines: CartLineView[], invalid: CartLineView[] = []): CartView => ({
  shops: lines.length ? [{ id: 1, name: 'shop', official: false, lines, freight: { fee: 0, freeFrom: 0 } }] : [],
  invalid,
  count: [...lines, ...invalid].reduce((sum, { quantity }) => sum + quantity, 0),
  total: {
    pieces: lines.filter(({ selected, error }) => selected && !error).length,
    goods: 0,
    member: 0,
    freight: 0,
  },
});
const quantities = (page: ReturnType<typeof createCartPage>) =>
  linesOf(page.$cart.get() as CartView).map(({ quantity }) => quantity);

let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  mall = stubMall();
  localStorage.clear();
  sessionStorage.clear();
  Cookies.set(TOKEN_COOKIE, 'token');
  Cookies.remove(CART_COOKIE);
  syncToken();
  syncCart();
  $toasts.set([]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Cookies.remove(TOKEN_COOKIE);
  syncToken();
});

async function opened(cart: CartView) {
  mall.answers['GET /oms/p/cart'] = cart;
  const page = createCartPage(words);
  await page.reload();
  mall.sent.splice(0);
  return page;
}

it('a change shows at once, and every badge with it', async () => {
  const page = await opened(cartOf([line(1), line(2)]));
  const end = page.followCount();
  expect($cartCount.get()).toBe(2);
  const answer = Promise.withResolvers<CartView>();
  mall.answers['PUT /oms/p/cart/1'] = () => answer.promise;
  const went = page.setQuantity(1, 5);
  expect([quantities(page), $cartCount.get()]).toEqual([[5, 1], 6]);
  answer.resolve(cartOf([line(1, { quantity: 5 }), line(2)]));
  expect(await went).toBe(true);
  expect(quantities(page)).toEqual([5, 1]);
  end();
});

it('the last of many changes wins, one call at a time, and those that waited are not sent', async () => {
  const page = await opened(cartOf([line(1)]));
  mall.answers['PUT /oms/p/cart/1'] = ({ quantity }: { quantity: number }) => cartOf([line(1, { quantity })]);
  await Promise.all([2, 3, 4, 5].map((quantity) => page.setQuantity(1, quantity)));
  expect(mall.sent.map(({ body }) => body)).toEqual([{ quantity: 2 }, { quantity: 5 }]);
  expect(quantities(page)).toEqual([5]);
});

it('what is refused is taken back with its reason, and the cart is loaded as it is', async () => {
  const page = await opened(cartOf([line(1)]));
  mall.answers['PUT /oms/p/cart/1'] = new Refusal('库存不足，最多可购买3件');
  mall.answers['GET /oms/p/cart'] = cartOf([line(1, { stock: 3 })]);
  expect(await page.setQuantity(1, 4)).toBe(false);
  expect($toasts.get().map(({ text }) => text)).toEqual(['库存不足，最多可购买3件']);
  expect(quantities(page)).toEqual([1]);
  expect(linesOf(page.$cart.get() as CartView)[0]?.stock).toBe(3);
});

it('a refusal in the middle leaves the changes after it', async () => {
  const page = await opened(cartOf([line(1), line(2)]));
  mall.answers['PUT /oms/p/cart/1'] = new Refusal('no');
  mall.answers['PUT /oms/p/cart/2'] = cartOf([line(1), line(2, { quantity: 7 })]);
  expect(await Promise.all([page.setQuantity(1, 9), page.setQuantity(2, 7)])).toEqual([false, true]);
  expect(quantities(page)).toEqual([1, 7]);
});

it('a removal can be taken back for a while', async () => {
  vi.useFakeTimers();
  const page = await opened(cartOf([line(1), line(2, { custom: { text: '平安' } })]));
  const [, two] = linesOf(page.$cart.get() as CartView);
  mall.answers['POST /oms/p/cart/remove'] = cartOf([line(1)]);
  mall.answers['POST /oms/p/cart/restore'] = cartOf([line(1), line(3)]);
  if (two) await page.remove([two]);
  expect(page.$undo.get()).toEqual([two]);
  await page.undo();
  expect(mall.sent.at(-1)?.body).toEqual({
    lines: [{ skuId: 2, quantity: 1, selected: true, custom: { text: '平安' } }],
  });
  expect([page.$undo.get(), quantities(page).length]).toEqual([[], 2]);
  if (two) await page.remove([two]);
  vi.advanceTimersByTime(8_000);
  expect(page.$undo.get()).toEqual([]);
});

it('moves to the favourites, clears what is invalid, and takes other options', async () => {
  const gone = line(3, { error: 'soldOut' });
  const page = await opened(cartOf([line(1), line(2)], [gone]));
  mall.answers['POST /oms/p/cart/collect'] = cartOf([line(2)], [gone]);
  mall.answers['POST /oms/p/cart/invalid/clear'] = cartOf([line(2)]);
  mall.answers['PUT /oms/p/cart/2'] = cartOf([line(2, { custom: { text: '喜乐' } })]);
  await page.collect([line(1)], '已移入收藏');
  await page.clearInvalid([gone]);
  expect([$toasts.get()[0]?.text, page.$undo.get().length]).toEqual(['已移入收藏', 1]);
  await page.setCustom(2, { text: '喜乐' });
  expect(linesOf(page.$cart.get() as CartView)[0]?.custom).toEqual({ text: '喜乐' });
});

it('checkout waits for what is on its way, and takes what is gone out of the selection', async () => {
  const gone = line(3, { error: 'putOff' });
  const page = await opened(cartOf([line(1)], [gone]));
  mall.answers['PUT /oms/p/cart/1'] = cartOf([line(1, { quantity: 2 })]);
  mall.answers['POST /oms/p/cart/select'] = cartOf([line(1, { quantity: 2 })], [{ ...gone, selected: false }]);
  void page.setQuantity(1, 2);
  expect(await page.checkOut()).toBe(true);
  expect(mall.sent.map(({ call, body }) => [call, body])).toEqual([
    ['PUT /oms/p/cart/1', { quantity: 2 }],
    ['POST /oms/p/cart/select', { ids: [3], selected: false }],
  ]);
  mall.sent.splice(0);
  expect(await page.checkOut()).toBe(true);
  void page.setQuantity(1, 3);
  expect(await page.checkOut()).toBe(true);
  expect(mall.calls()).toEqual(['PUT /oms/p/cart/1']);
});

it('checkout names what stands in the way, or that nothing is selected', async () => {
  const short = line(1, { error: 'short' });
  expect(await (await opened(cartOf([short]))).checkOut()).toEqual(short);
  expect(await (await opened(cartOf([line(1, { selected: false })]))).checkOut()).toBe(false);
  expect(await createCartPage(words).checkOut()).toBe(false);
});

it('selects at once', async () => {
  const page = await opened(cartOf([line(1), line(2)]));
  mall.answers['POST /oms/p/cart/select'] = cartOf([line(1, { selected: false }), line(2)]);
  const went = page.select([1], false);
  expect(linesOf(page.$cart.get() as CartView).map(({ selected }) => selected)).toEqual([false, true]);
  expect(await went).toBe(true);
});

it('follows another tab, unless it has changes of its own on the way', async () => {
  const page = await opened(cartOf([line(1)]));
  const end = page.followCount();
  expect(mall.sent).toEqual([]);
  mall.answers['GET /oms/p/cart'] = cartOf([line(1, { quantity: 4 })]);
  saveCount(4);
  await vi.waitFor(() => expect(quantities(page)).toEqual([4]));
  end();
  const endOther = createCartPage(words).followCount();
  saveCount(9);
  endOther();
  expect(mall.calls()).toEqual(['GET /oms/p/cart']);
});

it('a load that fails says so', async () => {
  const page = createCartPage(words);
  await page.reload();
  expect([page.$state.get(), page.$cart.get()]).toEqual([{ state: 'failed', text: 'no network' }, undefined]);
});
