import { afterEach, expect, it, vi } from 'vitest';
import { createEndingCoupons, createLatestMessages, createUnderWay } from '#src/stores/inside/own-home.ts';
import { stubMall } from '../../helpers/browser/answers.ts';

const words = { network: '网络', internal: '出错' };
afterEach(() => vi.unstubAllGlobals());

const counts = { all: 9, toPay: 1, toAccept: 0, producing: 0, toSend: 2, toReceipt: 1, completed: 5, canceled: 0 };
const WORDS: Record<number, string> = { 10: 'toPay', 20: 'toAccept', 40: 'toSend', 50: 'toReceipt', 60: 'completed' };
const order = (id: string, status: number, word = WORDS[status]) => ({ id, status, word });

it('orders under way are those that wait for the shopper first, older ones too', async () => {
  const mall = stubMall();
  mall.answers['GET /oms/p/orders'] = {
    ...{ items: [order('a', 40), order('b', 60), order('c', 10), order('e', 40)], counts, now: 'now' },
  };
  mall.answers['GET /oms/p/orders?tab=toReceipt'] = { items: [order('d', 50)], counts, now: 'now' };
  const orders = createUnderWay(words);
  await orders.reload();
  expect(orders.value()?.items.map(({ id }) => id)).toEqual(['c', 'd', 'a']);
  expect([orders.value()?.more, mall.calls()]).toEqual([1, ['GET /oms/p/orders', 'GET /oms/p/orders?tab=toReceipt']]);
});

it('orders that have no room are not asked for', async () => {
  const mall = stubMall();
  const many = { ...counts, toPay: 200, toAccept: 200, producing: 200, toSend: 200, toReceipt: 200 };
  mall.answers['GET /oms/p/orders'] = { items: [order('a', 60), order('b', 60)], counts: many, now: 'now' };
  mall.answers['GET /oms/p/orders?tab=toPay'] = {
    items: ['c', 'd', 'e', 'f'].map((id) => order(id, 10)),
    ...{ counts: many, now: 'now' },
  };
  const orders = createUnderWay(words);
  await orders.reload();
  expect(orders.value()?.items.map(({ id }) => id)).toEqual(['c', 'd', 'e']);
  expect([orders.value()?.more, mall.calls()]).toEqual([997, ['GET /oms/p/orders', 'GET /oms/p/orders?tab=toPay']]);
});

it('what an order is called says whether it is under way: not what was wholly refunded, but what waits for its group', async () => {
  const mall = stubMall();
  mall.answers['GET /oms/p/orders'] = {
    ...{ items: [order('a', 50, 'refunded'), order('b', 20, 'toGroup'), order('c', 50)], now: 'now' },
    counts: { ...counts, all: 3, toPay: 0, toAccept: 1, toSend: 0, toReceipt: 2, completed: 0 },
  };
  const orders = createUnderWay(words);
  await orders.reload();
  expect(orders.value()?.items.map(({ id }) => id)).toEqual(['c', 'b']);
  expect([orders.value()?.more, mall.calls()]).toEqual([0, ['GET /oms/p/orders']]);
});

it('coupons that end soon can be used now', async () => {
  const mall = stubMall();
  const coupon = (id: number, from: string, to: string) => ({ id, from, to });
  mall.answers['GET /promo/p/coupons/own'] = {
    items: [
      coupon(1, '2026-06-01T00:00:00Z', '2026-06-16T00:00:00Z'),
      coupon(2, '2026-06-16T00:00:00Z', '2026-06-17T00:00:00Z'),
      coupon(3, '2026-06-01T00:00:00Z', '2026-08-01T00:00:00Z'),
    ],
    now: '2026-06-15T00:00:00Z',
  };
  const coupons = createEndingCoupons(words);
  await coupons.reload();
  expect(coupons.value()?.map(({ id }) => id)).toEqual([1]);
});

it('shows the latest messages', async () => {
  const mall = stubMall();
  mall.answers['GET /app/p/messages'] = { items: [1, 2, 3, 4, 5].map((id) => ({ id })) };
  const messages = createLatestMessages(words);
  await messages.reload();
  expect(messages.value()).toHaveLength(4);
});
