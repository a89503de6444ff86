import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TOKEN_COOKIE } from '#contract/language.ts';
import { $loginPrompt, syncToken } from '#src/stores/public/session.ts';
import { $toasts } from '#src/stores/public/toast.ts';
import { createWatches } from '#src/stores/public/watch.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const WORDS = {
  ...{ network: 'network', internal: 'internal' },
  restock: { on: 'told when back', off: 'not told' },
  price: { on: 'told when cheaper', off: 'not told' },
};
const LIST = 'GET /app/p/watches/product/7';
const said = () => $toasts.get().map(({ text }) => text);
const enter = (token: string | undefined) => {
  if (token) Cookies.set(TOKEN_COOKIE, token);
  else Cookies.remove(TOKEN_COOKIE);
  syncToken();
};

let mall: ReturnType<typeof stubMall>;
let sku: number | undefined;
beforeEach(() => {
  mall = stubMall();
  sku = 8;
  $toasts.set([]);
  $loginPrompt.set(false);
  enter('t');
});
afterEach(() => {
  enter(undefined);
  vi.unstubAllGlobals();
});
const watches = () => createWatches(7, () => sku, WORDS);

it('knows what is asked for of the SKU that is chosen, and of the product', async () => {
  mall.answers[LIST] = {
    items: [
      { id: 1, kind: 'restock', skuId: 8 },
      { id: 2, kind: 'price', skuId: null },
    ],
  };
  const { load, isOn } = watches();
  expect(isOn('price')).toBe(false);
  await load();
  expect([isOn('restock'), isOn('price')]).toEqual([true, true]);
  sku = 9;
  expect([isOn('restock'), isOn('price')]).toEqual([false, true]);
});

it('is asked for with a press, and no more with the next', async () => {
  mall.answers['POST /app/p/watches'] = { items: [{ id: 1, kind: 'restock', skuId: 8 }] };
  mall.answers['DELETE /app/p/watches/1'] = null;
  const { press, isOn } = watches();
  await press('restock');
  expect(mall.last()?.body).toEqual({ kind: 'restock', productId: 7, skuId: 8 });
  expect(isOn('restock')).toBe(true);
  await press('restock');
  expect([isOn('restock'), said()]).toEqual([false, ['told when back', 'not told']]);
});

it('a cheaper price is of the product, whatever SKU is chosen', async () => {
  mall.answers['POST /app/p/watches'] = { items: [{ id: 2, kind: 'price', skuId: null }] };
  const { press } = watches();
  await press('price');
  expect(mall.last()?.body).toEqual({ kind: 'price', productId: 7 });
});

it('is sent without a SKU where none is chosen', async () => {
  sku = undefined;
  mall.answers['POST /app/p/watches'] = { items: [] };
  await watches().press('restock');
  expect(mall.last()?.body).toEqual({ kind: 'restock', productId: 7 });
});

it('is one call for two presses at once', async () => {
  mall.answers['POST /app/p/watches'] = { items: [{ id: 2, kind: 'price', skuId: null }] };
  const { press } = watches();
  await Promise.all([press('price'), press('price')]);
  expect(mall.calls()).toEqual(['POST /app/p/watches']);
});

it('asks visitors to log in', async () => {
  enter(undefined);
  await watches().press('price');
  expect([mall.calls(), $loginPrompt.get()]).toEqual([[], true]);
});

it('says why it cannot be asked for, and nothing where it cannot be read', async () => {
  mall.answers['POST /app/p/watches'] = new Refusal('too many');
  const { load, press, isOn } = watches();
  await load();
  expect(said()).toEqual([]);
  await press('price');
  expect([isOn('price'), said()]).toEqual([false, ['too many']]);
});
