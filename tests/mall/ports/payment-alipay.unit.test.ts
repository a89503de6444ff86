import { createVerify } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseYuan, yuanOf } from '#contract/money.ts';
import type { PayProvider } from '#mall/ports/payment.ts';
import { createAlipay } from '#mall/ports/payment-alipay.ts';
import { NOON } from '../../helpers/mall/time.ts';
import { APP_ID, canonical, signBy, startAlipay } from '../../helpers/payment/alipay.ts';

let fake: Awaited<ReturnType<typeof startAlipay>>;
let alipay: PayProvider;
let answers: Record<string, object> = {};

beforeAll(async () => {
  fake = await startAlipay(({ method }) => answers[method]);
  alipay = await createAlipay({ settings: { ...fake.access, siteUrl: 'https://mall.example' }, clock: () => NOON });
});
afterAll(() => fake.close());

const ID = '26061512000000000001';
const charge = {
  id: ID,
  way: 'wallet' as const,
  amount: 12_305,
  title: '订单 1',
  expiresAt: NOON,
  returnPath: `/pay-success?payment=${ID}`,
  leavePath: '/',
};
const paid = { code: '10000', msg: 'Success', out_trade_no: ID, trade_no: '2026', trade_status: 'TRADE_SUCCESS' };

it('a payment is an address of Alipay, signed by us', async () => {
  const { redirect = '' } = await alipay.create(charge);
  const url = new URL(redirect);
  const fields = [...url.searchParams] as [string, string][];
  const { sign = '', ...given } = Object.fromEntries(fields);
  expect(createVerify('RSA-SHA256').update(canonical(fields)).verify(fake.own.publicKey, sign, 'base64')).toBe(true);
  expect(given).toMatchObject({
    method: 'alipay.trade.page.pay',
    notify_url: 'https://mall.example/api/oms/pay/notice/alipay',
    return_url: `https://mall.example/pay-success?payment=${ID}`,
  });
  expect(JSON.parse(given['biz_content'] ?? '')).toEqual({
    out_trade_no: ID,
    product_code: 'FAST_INSTANT_TRADE_PAY',
    total_amount: '123.05',
    subject: '订单 1',
    time_expire: '2026-06-15 12:00:00',
  });
});

it.each([
  [{ ...paid, total_amount: '123.05', send_pay_date: '2026-06-15 12:00:00' }, 'paid'],
  [{ ...paid, trade_status: 'TRADE_FINISHED', total_amount: '123.05' }, 'paid'],
  [{ ...paid, trade_status: 'TRADE_CLOSED' }, 'closed'],
  [{ ...paid, trade_status: 'WAIT_BUYER_PAY' }, 'waiting'],
  [{ code: '40004', msg: 'no', sub_code: 'ACQ.TRADE_NOT_EXIST' }, 'waiting'],
])('asked how it stands: %o is %s', async (answer, state) => {
  answers = { 'alipay.trade.query': answer };
  const found = await alipay.query(ID);
  expect(found.state).toBe(state);
  if (found.state === 'paid')
    expect(found.receipt).toEqual({
      paymentId: ID,
      transactionId: '2026',
      amount: 12_305,
      currency: 'CNY',
      paidAt: NOON,
    });
});

it('an answer that Alipay has not signed, a refusal and a payment without amount are errors', async () => {
  answers = { 'alipay.trade.query': paid };
  await expect(alipay.query(ID)).rejects.toThrow('without its number or amount');
  answers = { 'alipay.trade.query': { code: '20000', msg: 'no', sub_code: 'isp.unknow-error' } };
  await expect(alipay.query(ID)).rejects.toThrow('Alipay: alipay.trade.query 20000 isp.unknow-error');
  fake.gateway.forges = true;
  await expect(alipay.query(ID)).rejects.toThrow('验签失败');
  fake.gateway.forges = false;
});

it('closes, also what it never heard of', async () => {
  answers = { 'alipay.trade.close': { code: '40004', msg: 'no', sub_code: 'ACQ.TRADE_NOT_EXIST' } };
  await expect(alipay.close(ID)).resolves.toBeUndefined();
  answers = { 'alipay.trade.close': { code: '20000', msg: 'no', sub_code: 'aop.unknow-error' } };
  await expect(alipay.close(ID)).rejects.toThrow();
});

it('sends money back, and asks where it is not said whether it went', async () => {
  const back = { id: 'b1', paymentId: ID, transactionId: '2026', amount: 305, total: 12_305, reason: '退款' };
  const ok = { code: '10000', msg: 'Success' };
  fake.asked.length = 0;
  answers = { 'alipay.trade.refund': { ...ok, fund_change: 'Y' } };
  expect(await alipay.refund(back)).toBe('done');
  expect(fake.asked[0]?.biz).toEqual({
    trade_no: '2026',
    out_request_no: 'b1',
    refund_amount: '3.05',
    refund_reason: '退款',
  });
  const again = { ...ok, fund_change: 'N' };
  const query = 'alipay.trade.fastpay.refund.query';
  answers = { 'alipay.trade.refund': again, [query]: { ...ok, refund_status: 'REFUND_SUCCESS' } };
  expect(await alipay.refund(back)).toBe('done');
  answers = { 'alipay.trade.refund': again, [query]: ok };
  expect(await alipay.refund(back)).toBe('waiting');
  answers = { 'alipay.trade.refund': { code: '40004', msg: 'no', sub_code: 'ACQ.TRADE_HAS_FINISHED' } };
  expect(await alipay.refund(back)).toBe('refused');
  answers = { 'alipay.trade.refund': { code: '40004', msg: 'no', sub_code: 'ACQ.SELLER_BALANCE_NOT_ENOUGH' } };
  await expect(alipay.refund(back)).rejects.toThrow('SELLER_BALANCE_NOT_ENOUGH');
});

function told(change: Record<string, string> = {}, key = fake.theirs.privateKey): string {
  const fields: Record<string, string> = {
    app_id: APP_ID,
    out_trade_no: ID,
    trade_no: '2026',
    trade_status: 'TRADE_SUCCESS',
    total_amount: '123.05',
    gmt_payment: '2026-06-15 12:00:00',
    ...change,
  };
  const sign = signBy(key, canonical(Object.entries(fields)));
  return new URLSearchParams({ ...fields, sign_type: 'RSA2', sign }).toString();
}
const notice = (body: string) => alipay.notice({ headers: new Headers(), body });

it('a notice counts when Alipay has signed it, for this application', async () => {
  expect(await notice(told())).toMatchObject({
    kind: 'paid',
    receipt: { paymentId: ID, amount: 12_305, paidAt: NOON },
  });
  expect(await notice(told({ trade_status: 'WAIT_BUYER_PAY' }))).toEqual({ kind: 'other' });
  expect(await notice(told({ app_id: 'other' }))).toBeUndefined();
  expect(await notice(told({}, fake.own.privateKey))).toBeUndefined();
  expect(await notice(told().replace('123.05', '1.00'))).toBeUndefined();
  expect(await notice('')).toBeUndefined();
});

it('is answered in its own words', async () => {
  expect(await alipay.answer(true).text()).toBe('success');
  expect(await alipay.answer(false).text()).toBe('failure');
});

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [10, '0.10'],
  [12_345, '123.45'],
  [10_000_000, '100000.00'],
])('%i fen are %s yuan, there and back', (fen, yuan) => {
  expect(yuanOf(fen)).toBe(yuan);
  expect(parseYuan(yuan)).toBe(fen);
});

it.each(['', '1.234', '-1', '1e3', 'x', '1.'])('%j is no amount of yuan', (text) => {
  expect(parseYuan(text)).toBeUndefined();
});
