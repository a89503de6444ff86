import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderPage } from '#contract/order/schema.ts';
import { createOrderList } from '#src/stores/inside/order.ts';
import { createOrderActions } from '#src/stores/inside/order-actions.ts';
import { createOrderPage } from '#src/stores/inside/order-page.ts';
import { $cartCount } from '#src/stores/public/cart.ts';
import { $token } from '#src/stores/public/session.ts';
import { $toasts } from '#src/stores/public/toast.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const words = { network: '网络', internal: '出错' };
const LIST = 'GET /oms/p/orders';
const page = (ids: string[], at = 1, pages = 1, total = ids.length) =>
  ({ items: ids.map((id) => ({ id })), page: at, pages, total, counts: {}, now: '' }) as unknown as OrderPage;

let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  mall = stubMall();
  localStorage.clear();
  $toasts.set([]);
});
afterEach(() => vi.unstubAllGlobals());

const idsOf = (list: ReturnType<typeof createOrderList>) => {
  const now = list.$state.get();
  return now.value?.items.map(({ id }) => id);
};

describe('the list of orders', () => {
  it('asks for what the address says', async () => {
    mall.answers[`${LIST}?tab=toPay&text=tea&page=2`] = page(['1'], 2, 2);
    const list = createOrderList({ tab: 'toPay', page: 2, text: 'tea' }, words);
    await list.reload();
    expect([idsOf(list), list.$moving.get()]).toEqual([['1'], false]);
  });

  it('shows another tab, and keeps the old orders until then', async () => {
    mall.answers[LIST] = page(['1', '2']);
    const list = createOrderList({ tab: 'all', page: 1, text: '' }, words);
    await list.reload();
    let answer: (found: OrderPage) => void = () => {};
    mall.answers[`${LIST}?tab=completed`] = () => new Promise((done) => (answer = done));
    const going = list.show({ tab: 'completed', page: 1, text: '' });
    expect([idsOf(list), list.$moving.get(), list.$filter.get().tab]).toEqual([['1', '2'], true, 'completed']);
    await vi.waitFor(() => expect(mall.sent).toHaveLength(2));
    answer(page(['2']));
    await going;
    expect([idsOf(list), list.$moving.get()]).toEqual([['2'], false]);
  });

  it('does not stop moving for an answer that is overtaken', async () => {
    mall.answers[LIST] = page(['1']);
    const list = createOrderList({ tab: 'all', page: 1, text: '' }, words);
    let first: (found: OrderPage) => void = () => {};
    let second: (found: OrderPage) => void = () => {};
    mall.answers[`${LIST}?tab=toPay`] = () => new Promise((done) => (first = done));
    mall.answers[`${LIST}?tab=toSend`] = () => new Promise((done) => (second = done));
    const one = list.show({ tab: 'toPay', page: 1, text: '' });
    const other = list.show({ tab: 'toSend', page: 1, text: '' });
    await vi.waitFor(() => expect(mall.sent).toHaveLength(2));
    first(page(['1']));
    await one;
    expect([idsOf(list), list.$moving.get()]).toEqual([undefined, true]);
    second(page(['2']));
    await other;
    expect([idsOf(list), list.$moving.get()]).toEqual([['2'], false]);
  });

  it('goes to the page before when the last order of the last page is gone', async () => {
    mall.answers[`${LIST}?page=3`] = page([], 3, 2, 20);
    mall.answers[`${LIST}?page=2`] = page(['9'], 2, 2, 20);
    const list = createOrderList({ tab: 'all', page: 3, text: '' }, words);
    await list.reload();
    expect([idsOf(list), list.$filter.get().page, list.$moving.get()]).toEqual([['9'], 2, false]);
  });

  it('says why it failed', async () => {
    const list = createOrderList({ tab: 'all', page: 1, text: '' }, words);
    await list.reload();
    expect([list.$state.get(), list.$moving.get()]).toEqual([{ state: 'failed', text: '网络' }, false]);
  });
});

describe('one order', () => {
  it('is loaded, missing, or failed', async () => {
    const order = createOrderPage('1 2', words);
    mall.answers['GET /oms/p/orders/1%202'] = { id: '1 2' };
    await order.reload();
    expect(order.$state.get()).toEqual({ state: 'loaded', value: { id: '1 2' } });
    mall.answers['GET /oms/p/orders/1%202'] = new Refusal('没有', undefined, 404);
    await order.reload();
    expect(order.$state.get()).toEqual({ state: 'loaded', value: undefined });
    delete mall.answers['GET /oms/p/orders/1%202'];
    await order.reload();
    expect(order.$state.get()).toMatchObject({ state: 'failed', text: '网络' });
  });

  it('of no number is not asked for', async () => {
    const order = createOrderPage('', words);
    await order.reload();
    expect([order.$state.get(), mall.sent]).toEqual([{ state: 'loaded', value: undefined }, []]);
  });
});

describe('what is done with an order', () => {
  it('is one call each', async () => {
    const actions = createOrderActions('5', words);
    for (const call of ['cancel', 'receive', 'delete']) mall.answers[`POST /oms/p/orders/5/${call}`] = null;
    expect([await actions.cancel('不想要了'), await actions.receive(), await actions.remove()]).toEqual([
      ...[true, true, true],
    ]);
    expect(mall.sent.map(({ call, body }) => [call, body])).toEqual([
      ['POST /oms/p/orders/5/cancel', { reason: '不想要了' }],
      ['POST /oms/p/orders/5/receive', {}],
      ['POST /oms/p/orders/5/delete', {}],
    ]);
  });

  it('a refusal is said and changes nothing', async () => {
    const actions = createOrderActions('5', words);
    mall.answers['POST /oms/p/orders/5/cancel'] = new Refusal('订单已发货');
    expect(await actions.cancel('x')).toBe(false);
    expect($toasts.get().map(({ text }) => text)).toEqual(['订单已发货']);
  });

  it('buying again tells what is left behind', async () => {
    const actions = createOrderActions('5', words);
    const left = [{ skuId: 1, title: '茶', wanted: 2, got: 0, reason: 'soldOut' as const }];
    mall.answers['POST /oms/p/orders/5/buyAgain'] = { count: 3, left: [] };
    $token.set('somebody');
    expect([await actions.buyAgain(), $cartCount.get()]).toEqual([true, 3]);
    $token.set(undefined);
    mall.answers['POST /oms/p/orders/5/buyAgain'] = { count: 3, left };
    expect([await actions.buyAgain(), actions.$notAdded.get()]).toEqual([false, left]);
    actions.dismissNotAdded();
    expect(actions.$notAdded.get()).toEqual([]);
    mall.answers['POST /oms/p/orders/5/buyAgain'] = new Refusal('忙');
    expect(await actions.buyAgain()).toBe(false);
  });

  it('buying again keeps its key until an answer comes, over reloads and in every tab', async () => {
    const AGAIN = 'POST /oms/p/orders/5/buyAgain';
    const keys = () => mall.sent.map(({ headers }) => headers.get('idempotency-key'));
    await createOrderActions('5', words).buyAgain();
    mall.answers[AGAIN] = { count: 1, left: [] };
    await createOrderActions('5', words).buyAgain();
    await createOrderActions('5', words).buyAgain();
    const [lost, found, later] = keys();
    expect([found, later === lost]).toEqual([lost, false]);
    expect(later).toMatch(/^[\w-]{16,64}$/);
  });

  it('what was meant long ago is meant anew, and a browser that keeps nothing still knows its own', async () => {
    const now = vi.spyOn(Date, 'now');
    const actions = createOrderActions('5', words);
    await actions.buyAgain();
    now.mockReturnValue(Date.now() + 600_000);
    await actions.buyAgain();
    localStorage.setItem('liangji.again.6', '{');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const other = createOrderActions('6', words);
    await other.buyAgain();
    await other.buyAgain();
    const [first, second, third, fourth] = mall.sent.map(({ headers }) => headers.get('idempotency-key'));
    expect([first === second, third === fourth]).toEqual([false, true]);
    vi.restoreAllMocks();
  });
});
