import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PaySuccess } from '#src/islands/inside/payment/PaySuccess.tsx';
import { stubMall } from '../../../helpers/browser/answers.ts';

const ID = '261127115839255076';
const ORDER = `GET /oms/p/orders/${ID}`;
const FORM = `GET /oms/p/reviews/orders/${ID}`;
const AT = '2026-11-27T04:00:00.000Z';
const done = {
  ...{ id: ID, tradeId: '1', status: 60, word: 'completed', sentence: 'completed', actions: ['review'] },
  ...{ back: { money: 0, points: 0 }, shop: { id: 1, name: 'Wood' }, returns: [], group: null },
  timeline: [{ status: 60, at: AT, reason: '' }],
};
const line = { id: 1, productId: 1, title: 'Cup', spec: [], picture: '', state: 'open', points: 10 };

let mall: ReturnType<typeof stubMall>;
let root: Root;
const show = async () => {
  const words = {
    language: 'en' as const,
    texts: { 'pay:received.earn': 'up to {{n}}', 'pay:received.each': 'each {{n}}' },
  };
  await act(async () => root.render(<PaySuccess tradeId="" paymentId="" receiptId={ID} mall="" words={words} />));
  await act(async () => {});
};
const text = () => document.body.textContent ?? '';
const red = () => document.querySelector('.btn-primary')?.getAttribute('href');

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

it('received: a review of each line earns its points', async () => {
  mall.answers[ORDER] = done;
  mall.answers[FORM] = { lines: [line, { ...line, id: 2, state: 'written' }], points: 10 };
  await show();
  expect(text()).toContain('up to 10');
  expect(text().match(/each 10/g)).toHaveLength(1);
  expect(text()).toContain(ID);
  expect(document.querySelector(`time[datetime="${AT}"]`)).not.toBeNull();
  expect(red()).toBe(`/write-comments?orderId=${ID}`);
});

it('opened after the review, the refund or too early, it offers no review', async () => {
  mall.answers[ORDER] = { ...done, word: 'refunded', sentence: 'refunded', actions: [] };
  mall.answers[FORM] = { lines: [line], points: 0 };
  await show();
  expect(text()).toContain('order:word.refunded');
  expect(text()).not.toContain('each');
  expect(red()).toBe(`/user-center/order-detail?id=${ID}`);
});

it('seen again after a refund in another tab, it offers no review any more', async () => {
  mall.answers[ORDER] = done;
  mall.answers[FORM] = { lines: [line], points: 10 };
  await show();
  expect(red()).toBe(`/write-comments?orderId=${ID}`);
  mall.answers[ORDER] = { ...done, word: 'refunded', sentence: 'refunded', actions: [] };
  mall.answers[FORM] = { lines: [line], points: 0 };
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await vi.waitFor(() => expect(text()).toContain('order:word.refunded'));
  expect(red()).toBe(`/user-center/order-detail?id=${ID}`);
});
