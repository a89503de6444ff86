import { createSign, createVerify, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseYuan, yuanOf } from '#contract/money.ts';
import type { PayProvider } from '#mall/ports/payment.ts';
import { createAlipay } from '#mall/ports/payment-alipay.ts';
import { NOON } from '../../helpers/mall/time.ts';

/** A stand-in for Alipay's gateway that speaks its wire protocol (RSA2 both ways), with keys of its own. */
const own = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const theirs = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const pemOf = (key: typeof own.privateKey, type: 'pkcs8' | 'spki') => key.export({ type, format: 'pem' } as never);
const APP_ID = '2021000000000001';
type Biz = Record<string, string>;
let server: Server;
let alipay: PayProvider;
let asked: { method: string; biz: Biz }[] = [];
let answers: Record<string, object> = {};
let forge = false;

const canonical = (fields: [string, string][]) =>
  fields
    .filter(([name, value]) => name !== 'sign' && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
const signBy = (key: typeof own.privateKey, text: string) => createSign('RSA-SHA256').update(text).sign(key, 'base64');

async function receive(req: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of req) body += chunk;
  const url = new URL(req.url ?? '/', 'http://fake');
  const fields = [...url.searchParams, ...new URLSearchParams(body)] as [string, string][];
  const given = Object.fromEntries(fields);
  const genuine = createVerify('RSA-SHA256')
    .update(canonical(fields))
    .verify(own.publicKey, given['sign'] ?? '', 'base64');
  const method = given['method'] ?? '';
  asked.push({ method, biz: JSON.parse(given['biz_content'] ?? '{}') as Biz });
  const bad = { code: '40002', msg: 'no', sub_code: 'isv.invalid-signature' };
  const said = JSON.stringify(genuine && given['app_id'] === APP_ID ? answers[method] : bad);
  const sign = signBy(forge ? own.privateKey : theirs.privateKey, said);
  return `{"${method.replaceAll('.', '_')}_response":${said},"sign":"${sign}"}`;
}

beforeAll(async () => {
  server = createServer(async (req, res) => void res.end(await receive(req)));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const settings = {
    appId: APP_ID,
    privateKey: String(pemOf(own.privateKey, 'pkcs8')),
    publicKey: String(pemOf(theirs.publicKey as never, 'spki')),
    gateway: `http://127.0.0.1:${port}/gateway.do`,
    siteUrl: 'https://mall.example',
  };
  alipay = await createAlipay({ settings, clock: () => NOON });
});
afterAll(() => new Promise<void>((done) => void server.close(() => done())));

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
  expect(createVerify('RSA-SHA256').update(canonical(fields)).verify(own.publicKey, sign, 'base64')).toBe(true);
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
  forge = true;
  await expect(alipay.query(ID)).rejects.toThrow('验签失败');
  forge = false;
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
  asked = [];
  answers = { 'alipay.trade.refund': { ...ok, fund_change: 'Y' } };
  expect(await alipay.refund(back)).toBe('done');
  expect(asked[0]?.biz).toEqual({
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

function told(change: Record<string, string> = {}, key = theirs.privateKey): string {
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
  expect(await notice(told({}, own.privateKey))).toBeUndefined();
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
