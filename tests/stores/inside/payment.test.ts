import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Payable, PaymentView } from '#contract/payment/schema.ts';
import { PAYMENT_STATUS } from '#contract/payment/values.ts';
import { createBalance } from '#src/stores/inside/balance.ts';
import { createPayment } from '#src/stores/inside/payment.ts';
import { createCashier } from '#src/stores/inside/payment-cashier.ts';
import { $toasts } from '#src/stores/public/toast.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const words = { network: 'no network', internal: 'slipped' };
const NOW = '2026-06-15T04:00:00.000Z';
const payable: Payable = {
  tradeId: '1',
  source: 'cart',
  status: 'toPay',
  amount: 500,
  paid: 0,
  outstanding: 500,
  balance: 200,
  balanceOpen: false,
  ways: ['wechat', 'wallet'],
  points: 0,
  paidAt: null,
  orders: [],
  address: { recipient: '', mobile: '', region: '', detail: '' },
  expiresAt: NOW,
  now: NOW,
};
const view: PaymentView = {
  id: '9',
  tradeId: '1',
  source: 'cart',
  way: 'wechat',
  status: PAYMENT_STATUS.WAITING,
  returned: false,
  amount: 500,
  paidAt: null,
  code: 'x',
  redirect: null,
  expiresAt: NOW,
  now: NOW,
};
const next = { paid: false, paymentId: '9', redirect: null };
let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  mall = stubMall();
  $toasts.set([]);
  vi.useRealTimers();
});

async function sealingKey(): Promise<{ key: string; nonce: string }> {
  const algorithm = {
    name: 'RSA-OAEP',
    hash: 'SHA-256',
    modulusLength: 2_048,
    publicExponent: new Uint8Array([1, 0, 1]),
  };
  const pair = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
  const spki = await crypto.subtle.exportKey('spki', pair.publicKey);
  return { key: btoa(String.fromCharCode(...new Uint8Array(spki))), nonce: 'n' };
}

it('a trade or a payment of no number is not asked for', async () => {
  const [cashier, payment] = [createCashier('', words), createPayment('', words)];
  await Promise.all([cashier.reload(), payment.reload()]);
  const none = { state: 'loaded', value: undefined };
  expect([cashier.$state.get(), payment.$state.get(), mall.sent]).toEqual([none, none, []]);
});

describe('the cashier', () => {
  async function open(more: Partial<Payable> = {}) {
    mall.answers['GET /oms/p/pay/1'] = { ...payable, ...more };
    const cashier = createCashier('1', words);
    await cashier.reload();
    return cashier;
  }

  it('sends what the balance leaves, with one key per intention', async () => {
    const cashier = await open({ balanceOpen: true });
    cashier.takeBalance(true);
    expect(await cashier.pay()).toBeUndefined();
    const [first] = mall.sent.filter(({ call }) => call === 'POST /oms/p/pay');
    expect(first?.body).toEqual({ tradeId: '1', balance: 200, way: 'wechat' });
    mall.answers['POST /oms/p/pay'] = next;
    expect(await cashier.pay()).toEqual(next);
    const keys = () =>
      mall.sent.filter(({ call }) => call === 'POST /oms/p/pay').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys()[0]).toBe(keys()[1]);
    cashier.$way.set('wallet');
    await cashier.pay();
    expect(keys()[2]).not.toBe(keys()[1]);
    expect(mall.last()?.body).toMatchObject({ way: 'wallet' });
  });

  it('a refusal is said, what is shown is loaded again, and the next try is another intention', async () => {
    const cashier = await open();
    mall.answers['POST /oms/p/pay'] = new Refusal('余额不足');
    mall.answers['GET /oms/p/pay/1'] = { ...payable, status: 'closed' };
    expect(await cashier.pay()).toBeUndefined();
    expect($toasts.get()[0]).toMatchObject({ text: '余额不足' });
    expect(cashier.value()?.status).toBe('closed');
    await cashier.pay();
    const keys = mall.sent
      .filter(({ call }) => call.startsWith('POST'))
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('asks for the password before the balance pays, once', async () => {
    const cashier = await open();
    cashier.takeBalance(true);
    expect([cashier.$asking.get(), cashier.$withBalance.get()]).toEqual([true, false]);
    await cashier.givePassword('', 'missing');
    expect(cashier.password.$failure.get()).toEqual({ field: 'passWord', text: 'missing' });
    mall.answers['GET /app/security/publicKey'] = await sealingKey();
    mall.answers['POST /oms/p/pay/balance/unlock'] = new Refusal('登录密码不正确');
    await cashier.givePassword('wrong', 'missing');
    expect(cashier.password.$failure.get()?.text).toBe('登录密码不正确');
    expect(JSON.stringify(mall.last()?.body)).not.toContain('wrong');
    mall.answers['POST /oms/p/pay/balance/unlock'] = null;
    await cashier.givePassword('right', 'missing');
    expect([cashier.$asking.get(), cashier.$withBalance.get()]).toEqual([false, true]);
    cashier.takeBalance(false);
    cashier.takeBalance(true);
    expect([cashier.$asking.get(), cashier.$withBalance.get()]).toEqual([false, true]);
  });

  it('can be put aside; pays nothing before it is loaded', async () => {
    const cashier = createCashier('1', words);
    cashier.takeBalance(true);
    cashier.putAside();
    expect(cashier.$asking.get()).toBe(false);
    expect(await cashier.pay()).toBeUndefined();
    expect(mall.sent).toEqual([]);
    mall.answers['GET /oms/p/pay/1'] = new Refusal('no', undefined, 404);
    await cashier.reload();
    expect(cashier.$state.get()).toEqual({ state: 'loaded', value: undefined });
  });

  it('pays all from the balance without another way', async () => {
    const cashier = await open({ balanceOpen: true, balance: 900 });
    cashier.takeBalance(true);
    mall.answers['POST /oms/p/pay'] = { paid: true, paymentId: null, redirect: null };
    await cashier.pay();
    expect(mall.last()?.body).toEqual({ tradeId: '1', balance: 500 });
  });
});

describe('a payment', () => {
  it('is looked at until it is over', async () => {
    vi.useFakeTimers();
    let looks = 0;
    mall.answers['GET /oms/p/payments/9'] = () => {
      looks += 1;
      return { ...view, status: looks < 3 ? PAYMENT_STATUS.WAITING : PAYMENT_STATUS.PAID };
    };
    const payment = createPayment('9', words);
    const stop = payment.watch();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(looks).toBe(3);
    expect(payment.$state.get()).toMatchObject({ value: { status: PAYMENT_STATUS.PAID } });
    stop();
  });

  it('that its page was rendered with is not asked for at once, and not at all when it is over', async () => {
    vi.useFakeTimers();
    mall.answers['GET /oms/p/payments/9'] = { ...view, status: PAYMENT_STATUS.PAID };
    const payment = createPayment('9', words);
    payment.$state.set({ state: 'loaded', value: view });
    const stop = payment.watch();
    await vi.advanceTimersByTimeAsync(0);
    expect(mall.sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(mall.sent).toHaveLength(1);
    stop();
    const over = createPayment('9', words);
    over.$state.set({ state: 'loaded', value: { ...view, status: PAYMENT_STATUS.PAID } });
    const stopOver = over.watch();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(mall.sent).toHaveLength(1);
    stopOver();
  });

  it('goes on after the net was gone, and at once when it is back; stopped, it looks no more', async () => {
    vi.useFakeTimers();
    const payment = createPayment('9', words);
    const stop = payment.watch();
    await vi.advanceTimersByTimeAsync(0);
    expect(payment.$state.get()).toMatchObject({ state: 'failed', text: 'no network' });
    mall.answers['GET /oms/p/payments/9'] = view;
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(payment.$state.get()).toMatchObject({ state: 'loaded' });
    stop();
    const before = mall.sent.length;
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(mall.sent.length).toBe(before);
  });

  it('is renewed, with one key while no answer came', async () => {
    const payment = createPayment('9', words);
    expect(await payment.renew()).toBeUndefined();
    mall.answers['POST /oms/p/payments/9/renew'] = next;
    expect(await payment.renew()).toEqual(next);
    const [first, second] = mall.sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBe(second);
  });
});

describe('the balance', () => {
  const page = { balance: 5, items: [], page: 1, pages: 1, topUp: { min: 100, max: 10_000, ways: ['wallet'] } };
  const say = (error: string) => `error ${error}`;

  it('is topped up by a way that there is', async () => {
    mall.answers['GET /oms/p/balance?page=1'] = page;
    mall.answers['POST /oms/p/topUps'] = next;
    const balance = createBalance(1, words);
    expect(await balance.send(say)).toBeUndefined();
    await balance.reload();
    expect(await balance.send(say)).toBeUndefined();
    expect(balance.form.$failure.get()).toEqual({ field: 'amount', text: 'error required' });
    balance.$amount.set('12.50');
    expect(await balance.send(say)).toEqual(next);
    expect(mall.last()?.body).toEqual({ amount: 1_250, way: 'wallet' });
  });
});
