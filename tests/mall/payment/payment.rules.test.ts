import { describe, expect, it } from 'vitest';
import { NUMBERS } from '#contract/settings/numbers.values.ts';
import { isTopUp, partsOf, payUntil, reasonText } from '#mall/payment/payment.rules.ts';
import {
  cashierPath,
  nextPath,
  pollDelay,
  splitPay,
  topUpAmount,
  tradePaidPath,
  wayOf,
} from '#src/lib/browser/payment/payment.rules.ts';

const LIMITS = { min: 100, max: 10_000_000 };

describe('what comes next', () => {
  it.each([
    [{ paid: true, paymentId: null, redirect: null }, '1', '/pay-success?trade=1'],
    [{ paid: true, paymentId: '2', redirect: null }, undefined, '/pay-success?payment=2'],
    [{ paid: true, paymentId: null, redirect: null }, undefined, '/pay-success?payment='],
    [{ paid: false, paymentId: null, redirect: null }, '1', '/pay-success?trade=1'],
    [{ paid: false, paymentId: '2', redirect: null }, '1', '/weixin-pay?id=2'],
    [{ paid: false, paymentId: '2', redirect: 'https://wallet.example' }, '1', 'https://wallet.example'],
  ])('%o of trade %s leads to %s', (result, tradeId, path) => {
    expect(nextPath(result, tradeId)).toBe(path);
  });

  it('what stands in an address is escaped', () => {
    expect(cashierPath('a&b')).toBe('/payment?trade=a%26b');
    expect(tradePaidPath('a b')).toBe('/pay-success?trade=a%20b');
  });
});

it('the balance gives what it has, or what is needed', () => {
  expect(splitPay(500, 200, true)).toEqual({ fromBalance: 200, left: 300 });
  expect(splitPay(500, 900, true)).toEqual({ fromBalance: 500, left: 0 });
  expect(splitPay(500, 900, false)).toEqual({ fromBalance: 0, left: 500 });
});

it('the chosen way, or one that there is', () => {
  expect(wayOf(['wechat', 'wallet'], 'wallet')).toBe('wallet');
  expect(wayOf(['wallet'], 'wechat')).toBe('wallet');
  expect(wayOf([], 'wechat')).toBeUndefined();
});

it.each([
  ['', 'required'],
  ['  ', 'required'],
  ['abc', 'format'],
  ['1.234', 'format'],
  ['-5', 'format'],
  ['1e3', 'format'],
  ['0', 'min'],
  ['0.99', 'min'],
  ['100000.01', 'max'],
  ['1', 100],
  ['0001', 100],
  ['1.5', 150],
  ['12.34', 1_234],
  ['100,000', 10_000_000],
] as const)('a top-up of %j is %s', (text, result) => {
  expect(topUpAmount(text, LIMITS)).toBe(result);
});

it('the mall is asked less and less often', () => {
  expect([0, 1, 10, 1_000].map(pollDelay)).toEqual([1_500, 1_750, 4_000, 8_000]);
});

describe('rules of the mall', () => {
  it('parts make the whole, or there are none', () => {
    expect(partsOf(500, 200)).toEqual({ balance: 200, online: 300 });
    expect(partsOf(500, 501)).toBeUndefined();
  });

  it('a payment lasts its time, and no longer than the order', () => {
    const now = new Date(0);
    expect(payUntil(now, undefined, NUMBERS).getTime()).toBe(NUMBERS.payCode);
    expect(payUntil(now, new Date(1_000), NUMBERS).getTime()).toBe(1_000);
  });

  it('top-ups have a least and a most', () => {
    expect([99, 100, 10_000_000, 10_000_001].map((amount) => isTopUp(amount, NUMBERS))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('providers are told why money goes back, in words they take', () => {
    expect(reasonText('late')).toBe('订单已关闭，款项退回');
    expect(reasonText('不想要了')).toBe('不想要了');
    expect(reasonText('')).toBe('退款');
    expect(reasonText('长'.repeat(100))).toHaveLength(80);
  });
});
