import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OneGroup } from '#contract/group-buy/schema.ts';
import type { Payable } from '#contract/payment/schema.ts';
import { PaySuccess } from '#src/islands/inside/payment/PaySuccess.tsx';
import group from '../../../../public/locales/en/group.json' with { type: 'json' };
import member from '../../../../public/locales/en/member.json' with { type: 'json' };
import order from '../../../../public/locales/en/order.json' with { type: 'json' };
import pay from '../../../../public/locales/en/pay.json' with { type: 'json' };
import { Refusal, stubMall } from '../../../helpers/browser/answers.ts';

type Tree = { [key: string]: string | Tree };
const NOW = '2026-11-27T04:00:00.000Z';
const LATER = '2026-11-28T03:59:40.000Z';
const TRADE_ID = '261127115839255075';
const ORDER_ID = '261127115839255076';
const GROUP_ID = '261127115839255077';
const GROUP_CALL = `GET /promo/p/groupProd/info?groupProdId=7&groupId=${GROUP_ID}`;
const arrival = { from: '2026-11-28T04:00:00.000Z', to: '2026-11-30T04:00:00.000Z' };
const texts: Record<string, string> = {};
const collect = (tree: Tree, key: string): void => {
  for (const [name, child] of Object.entries(tree)) {
    if (typeof child === 'string') texts[key + name] = child;
    else collect(child, `${key}${name}.`);
  }
};
for (const [name, tree] of Object.entries({ pay, group, order, member })) collect(tree, `${name}:`);

const orderOf = (more: object = {}) => ({
  ...{
    id: ORDER_ID,
    tradeId: TRADE_ID,
    status: 20,
    kind: 'goods',
    form: 'goods',
    word: 'toAccept',
    sentence: 'toAccept',
  },
  ...{ shop: { id: 1, name: 'Wood' }, lines: [], points: 0, payable: 500, group: null, arrival, member: null },
  ...{ back: { money: 0, points: 0 }, returns: [], actions: [], next: null, expiresAt: null },
  ...more,
});
const tradeOf = (...orders: object[]) =>
  ({
    ...{ tradeId: TRADE_ID, status: 'paid', amount: 500, points: 1_292, paidAt: NOW, now: NOW, orders },
    address: { recipient: '', mobile: '', region: '', detail: '' },
  }) as unknown as Payable;
const own = { id: GROUP_ID, groupProdId: 7, state: 'open', missing: 2, endsAt: LATER, opener: true };
const infoOf = (state: OneGroup['state'], opener: boolean) => ({
  ...{ skus: [], limit: null, now: NOW },
  group: {
    state,
    missing: 2,
    waiting: 0,
    endsAt: LATER,
    members: [{ self: true, opener }],
    order: { id: ORDER_ID, paid: true },
  },
});

let mall: ReturnType<typeof stubMall>;
let root: Root;
const show = async (trade: Payable | undefined, props = { tradeId: TRADE_ID, paymentId: '', receiptId: '' }) => {
  if (trade) mall.answers[`GET /oms/p/pay/${TRADE_ID}`] = trade;
  await act(async () => root.render(<PaySuccess {...props} mall="Liangji" words={{ language: 'en', texts }} />));
  await act(async () => await vi.advanceTimersByTimeAsync(10));
};
/** Somebody changed something in another tab, and comes back to this one. */
const comeBack = () =>
  act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(10);
  });
const title = () => document.querySelector('.pay-outcome h2')?.textContent;
const text = () => document.body.textContent ?? '';
const red = () => [...document.querySelectorAll('.btn-primary')].map((one) => one.textContent);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  mall = stubMall();
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('three shops: how many ship, from the first day to the last', async () => {
  const last = { from: arrival.from, to: '2026-12-03T04:00:00.000Z' };
  await show(tradeOf(orderOf(), orderOf({ id: '2' }), orderOf({ id: '3', arrival: last })));
  expect(title()).toBe('Payment successful');
  expect(text()).toContain('3 shops will ship, arriving 28 Nov – 3 Dec');
  expect(text()).toContain(TRADE_ID);
  expect(red()).toEqual(['View orders']);
});

it('opened late, it says how the order stands now', async () => {
  await show(tradeOf(orderOf({ word: 'toReceipt', sentence: 'toReceipt', arrival: null })));
  expect(text()).toContain(order.sentence.toReceipt);
  expect(text()).not.toContain('will ship');
});

it('after a refund it is no success, and says what came back', async () => {
  await show(tradeOf(orderOf({ word: 'refunded', sentence: 'refunded', back: { money: 500, points: 0 } })));
  expect(title()).toBe(order.word.refunded);
  expect(text()).toContain('¥5.00');
  expect(text()).not.toContain('Payment successful');
});

it('a group that was opened: how many are missing, the time left, and the red button invites', async () => {
  mall.answers[GROUP_CALL] = infoOf('open', true);
  await show(tradeOf(orderOf({ word: 'toGroup', arrival: null, group: own })));
  expect(title()).toBe('Group started, 2 more needed');
  expect(text()).toContain('23:59:40');
  expect(red()).toEqual([group.invite]);
  expect(document.querySelector(`svg[aria-label="${group.qrCode}"]`)).not.toBeNull();
});

it('fills while one looks at it: then it says so, with the date', async () => {
  mall.answers[GROUP_CALL] = infoOf('open', false);
  await show(tradeOf(orderOf({ word: 'toGroup', arrival: null, group: { ...own, opener: false } })));
  expect(title()).toBe('You’re in, 2 more needed');
  mall.answers[GROUP_CALL] = infoOf('full', false);
  mall.answers[`GET /oms/p/pay/${TRADE_ID}`] = tradeOf(orderOf({ group: { ...own, state: 'full', missing: 0 } }));
  await act(async () => await vi.advanceTimersByTimeAsync(10_000));
  expect(title()).toBe(group.state.full);
  expect(text()).toContain('arriving 28 Nov – 30 Nov');
  expect(red()).toEqual(['View orders']);
});

it('fails while one looks at it: then the money goes back', async () => {
  mall.answers[GROUP_CALL] = infoOf('open', true);
  await show(tradeOf(orderOf({ word: 'toGroup', arrival: null, group: own })));
  mall.answers[GROUP_CALL] = infoOf('failed', true);
  await act(async () => await vi.advanceTimersByTimeAsync(10_000));
  expect(title()).toBe(group.state.failed);
  expect(text()).toContain(pay.result.groupFailed);
  expect(text()).not.toContain(group.invite);
});

it('a membership: which, until when and what it gives', async () => {
  const benefits = { off: 500, times: 15_000, freeFreight: 6, coupons: [] };
  const bought = { plan: 'month', until: '2026-12-26T15:59:59.000Z', refunded: false, benefits };
  const one = orderOf({ kind: 'member', word: 'completed', arrival: null, member: bought });
  await show(tradeOf(one));
  expect(title()).toBe(pay.result.memberOn);
  expect(text()).toContain('Liangji membership · Monthly, until 26 Dec 2026');
  expect(text()).toContain(member.benefit.off);
  expect(red()).toEqual([pay.result.memberShop]);
  expect(text()).not.toContain('cart');
});

it('a membership that is over says so', async () => {
  const benefits = { off: 500, times: 15_000, freeFreight: 6, coupons: [] };
  const bought = { plan: 'month', until: '2026-11-26T15:59:59.000Z', refunded: false, benefits };
  await show(tradeOf(orderOf({ kind: 'member', word: 'completed', arrival: null, member: bought })));
  expect(title()).toBe(pay.result.memberOver);
  expect(red()).toEqual([pay.result.memberRenew]);
});

it('points: how many were used and are left, and never ¥0.00', async () => {
  await show({ ...tradeOf(orderOf({ kind: 'points', points: 300, payable: 0 })), amount: 0 });
  expect(title()).toBe(pay.result.exchanged);
  expect(text()).toContain('300 points used, 1,292 left');
  expect(text()).not.toContain('¥0.00');
});

const NONE = { tradeId: '', paymentId: '', receiptId: '' };
it.each([
  ['a trade', { ...NONE, tradeId: TRADE_ID }, pay.end.missing],
  ['a payment', { ...NONE, paymentId: '9' }, pay.end.missing],
  ['a receipt', { ...NONE, receiptId: ORDER_ID }, pay.received.missing],
  ['nothing', NONE, pay.end.missing],
])('%s of somebody else is not found', async (_, props, said) => {
  const calls = [`/pay/${TRADE_ID}`, '/payments/9', `/orders/${ORDER_ID}`, `/reviews/orders/${ORDER_ID}`];
  for (const call of calls) mall.answers[`GET /oms/p${call}`] = new Refusal('没有找到', undefined, 404);
  await show(undefined, props);
  expect(text()).toContain(said);
  expect(title()).toBeUndefined();
});

describe('seen again, after something happened in another tab', () => {
  const gone = { word: 'refunded', sentence: 'refunded', back: { money: 500, points: 0 } };
  const payment = { id: '9', tradeId: TRADE_ID, source: 'sku', status: 20, returned: false, amount: 500, paidAt: NOW };

  it('what was refunded is no success any more', async () => {
    await show(tradeOf(orderOf()));
    expect(title()).toBe(pay.end.paid);
    mall.answers[`GET /oms/p/pay/${TRADE_ID}`] = tradeOf(orderOf(gone));
    await comeBack();
    expect(title()).toBe(order.word.refunded);
  });

  it('so it is where the result was reached by its payment', async () => {
    mall.answers['GET /oms/p/payments/9'] = payment;
    mall.answers[`GET /oms/p/pay/${TRADE_ID}`] = tradeOf(orderOf());
    await show(undefined, { ...NONE, paymentId: '9' });
    expect(title()).toBe(pay.end.paid);
    mall.answers[`GET /oms/p/pay/${TRADE_ID}`] = tradeOf(orderOf(gone));
    await comeBack();
    expect(title()).toBe(order.word.refunded);
  });

  it('a membership that was given back gives nothing any more', async () => {
    const benefits = { off: 500, times: 15_000, freeFreight: 6, coupons: [] };
    const bought = { plan: 'month', until: '2026-12-26T15:59:59.000Z', refunded: false, benefits };
    const one = { kind: 'member', word: 'completed', arrival: null, member: bought };
    await show(tradeOf(orderOf(one)));
    expect(title()).toBe(pay.result.memberOn);
    const back = { ...gone, sentence: 'refundedMember', member: { ...bought, refunded: true } };
    mall.answers[`GET /oms/p/pay/${TRADE_ID}`] = tradeOf(orderOf({ ...one, ...back }));
    await comeBack();
    expect(title()).toBe(order.word.refunded);
    expect(text()).not.toContain(member.benefit.off);
  });

  it('a group that was full, and whose order was refunded since, is refunded', async () => {
    mall.answers[GROUP_CALL] = infoOf('full', false);
    const full = { group: { ...own, state: 'full', missing: 0 } };
    await show(tradeOf(orderOf(full)));
    expect(title()).toBe(group.state.full);
    mall.answers[`GET /oms/p/pay/${TRADE_ID}`] = tradeOf(orderOf({ ...full, ...gone }));
    await comeBack();
    expect(title()).toBe(order.word.refunded);
  });

  it('what could not be loaded again is said, and what was there stays', async () => {
    await show(tradeOf(orderOf()));
    mall.answers[`GET /oms/p/pay/${TRADE_ID}`] = new Refusal('忙');
    await comeBack();
    expect(title()).toBe(pay.end.paid);
    expect(text()).toContain('忙');
  });
});
