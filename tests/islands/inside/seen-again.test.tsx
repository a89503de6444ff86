import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ActivityPage } from '#src/islands/inside/group-buy/ActivityPage.tsx';
import { BuyMember } from '#src/islands/inside/member/BuyMember.tsx';
import { MemberCentre } from '#src/islands/inside/member/MemberCentre.tsx';
import { OrderDetail } from '#src/islands/inside/order/OrderDetail.tsx';
import { OwnHome } from '#src/islands/inside/order/OwnHome.tsx';
import { PaymentPage } from '#src/islands/inside/payment/PaymentPage.tsx';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

/** What pages show that stayed open while something happened in another tab. */

const NOW = '2026-11-27T04:00:00.000Z';
const LATER = '2026-11-28T04:00:00.000Z';
const words = { language: 'en' as const, texts: {} };

let mall: ReturnType<typeof stubMall>;
let root: Root;
const show = async (page: ReactNode) => {
  await act(async () => root.render(page));
  await act(async () => {});
};
const comeBack = async () => {
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await act(async () => {});
};
const text = () => document.body.textContent ?? '';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  mall = stubMall();
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const payable = {
  ...{ tradeId: '1', source: 'sku', status: 'toPay', amount: 500, paid: 0, outstanding: 500, balance: 0 },
  ...{ balanceOpen: false, ways: ['wechat'], points: 0, paidAt: null, orders: [], expiresAt: LATER, now: NOW },
};

it('the cashier: an order that was cancelled can no longer be paid', async () => {
  mall.answers['GET /oms/p/pay/1'] = payable;
  await show(<PaymentPage tradeId="1" mall="" words={words} />);
  expect(text()).toContain('pay:desk.pay');
  mall.answers['GET /oms/p/pay/1'] = { ...payable, status: 'closed' };
  await comeBack();
  expect(text()).toContain('pay:end.expired');
  expect(text()).not.toContain('pay:desk.due');
});

it('the cashier: what was paid is not paid again', async () => {
  mall.answers['GET /oms/p/pay/1'] = payable;
  await show(<PaymentPage tradeId="1" mall="" words={words} />);
  mall.answers['GET /oms/p/pay/1'] = { ...payable, status: 'paid' };
  const replace = vi.fn();
  vi.stubGlobal('location', { replace });
  await comeBack();
  expect(replace).toHaveBeenCalledWith('/pay-success?trade=1');
  expect(text()).not.toContain('pay:desk.due');
});

const purchase = {
  ...{ orderId: '7', plan: 'month', price: 1_500, startsAt: NOW, endsAt: LATER, refunded: false, error: null },
};
const shop = { paid: { plan: 'month', until: LATER }, plans: [], purchases: [purchase] };

it('memberships: one that was given back is not offered to be given back', async () => {
  mall.answers['GET /oms/p/membership'] = shop;
  mall.answers['GET /ump/p/member/equity'] = new Refusal('忙');
  await show(
    <BuyMember
      first={{ state: 'loaded', value: shop as never }}
      firstEquity={{ state: 'failed', text: '' }}
      words={words}
    />,
  );
  expect(text()).toContain('member:buy.running');
  expect(document.querySelector('li button')?.textContent).toBe('member:buy.refund');
  mall.answers['GET /oms/p/membership'] = { ...shop, paid: null, purchases: [{ ...purchase, refunded: true }] };
  await comeBack();
  expect(text()).toContain('member:buy.none');
  expect(text()).toContain('member:buy.refunded');
  expect(document.querySelector('li button')).toBeNull();
});

const order = {
  ...{ id: '7', tradeId: '1', status: 60, kind: 'member', form: 'member', word: 'completed', actions: [], next: null },
  ...{ sentence: 'completedMember', lines: [], rows: [], parcels: [], timeline: [], returns: [], refunds: [] },
  ...{ shop: { id: 0, name: 'Liangji' }, back: { money: 0, points: 0 }, group: null, refundable: [], together: 1 },
  ...{ paid: { balance: 0, online: 1_500, points: 0 }, payable: 1_500, points: 0, createdAt: NOW, expiresAt: null },
  ...{ address: { recipient: '', mobile: '', region: '', detail: '' }, invoice: null, remark: '', now: NOW },
};

it('an order: says that it was refunded, and stays where it cannot be loaded again', async () => {
  mall.answers['GET /oms/p/orders/7'] = order;
  await show(<OrderDetail id="7" words={words} />);
  expect(text()).toContain('order:word.completed');
  mall.answers['GET /oms/p/orders/7'] = {
    ...{ ...order, status: 70, word: 'refunded', sentence: 'refundedMember', back: { money: 1_500, points: 0 } },
  };
  await comeBack();
  expect(text()).toContain('order:word.refunded');
  mall.answers['GET /oms/p/orders/7'] = new Refusal('忙');
  await comeBack();
  expect(text()).toContain('忙');
  expect(text()).toContain('order:word.refunded');
});

const activity = {
  ...{
    groupProdId: 7,
    state: 'running',
    startsAt: NOW,
    endsAt: LATER,
    size: 2,
    hours: 24,
    limit: null,
    discounts: false,
  },
  ...{ productId: 1, title: 'Cup', selling: '', pictures: ['/media/1'], shop: { id: 1, name: 'Wood' }, onSale: true },
  ...{ skus: [{ id: 1, spec: [], price: 700, alone: 1_000, stock: 5 }], groups: [], group: null, now: NOW },
};

it('a group-buy: what has sold out or ended is so', async () => {
  mall.answers['GET /promo/p/groupProd/info?groupProdId=7'] = activity;
  await show(<ActivityPage place={{ groupProdId: 7, groupId: undefined }} words={words} />);
  expect(text()).toContain('group:start');
  mall.answers['GET /promo/p/groupProd/info?groupProdId=7'] = { ...activity, state: 'over' };
  await comeBack();
  expect(text()).toContain('group:over');
  expect(text()).not.toContain('group:start');
});

const benefits = { off: 500, times: 15_000, freeFreight: 0, coupons: [] };
const member = {
  ...{ level: 1, name: 'Bud', growth: 0, from: 0, next: null, keptUntil: LATER, benefits, freightLeft: 0 },
  ...{ paid: { plan: 'month', until: LATER }, points: 5, tasks: [] },
};

it('the member centre: what is running, and no longer', async () => {
  mall.answers['GET /app/p/member'] = { ...member, paid: null };
  const signIns = { state: 'failed', text: '' } as const;
  await show(<MemberCentre first={{ state: 'loaded', value: member as never }} signIns={signIns} words={words} />);
  expect(text()).toContain('member:paid.until');
  await comeBack();
  expect(text()).toContain('member:paid.none');
});

it('the own home: orders that are no longer under way', async () => {
  const counts = { all: 0, toPay: 0, toAccept: 0, producing: 0, toSend: 0, toReceipt: 0, completed: 0, canceled: 0 };
  const orders = { items: [], more: 7, now: NOW };
  mall.answers['GET /oms/p/orders'] = { items: [], counts, now: NOW };
  await show(
    <OwnHome
      orders={{ state: 'loaded', value: orders }}
      coupons={{ state: 'loaded', value: [] }}
      messages={{ state: 'loaded', value: [] }}
      words={words}
    />,
  );
  expect(text()).toContain('ownhome:more');
  await comeBack();
  expect(text()).not.toContain('ownhome:more');
});
