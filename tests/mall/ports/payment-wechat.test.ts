import { generateKeyPairSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PAYMENT_STATUS } from '#contract/payment/values.ts';
import { walletOf } from '#mall/money/money.ts';
import { TRADE_STATUS } from '#mall/order/order.tables.ts';
import { MONEY_BACK_STATUS, providerRefund } from '#mall/payment/payment.tables.ts';
import { sendRefunds } from '#mall/payment/payment.ts';
import type { PayProvider } from '#mall/ports/payment.ts';
import { createWechatPay } from '#mall/ports/payment-wechat.ts';
import { decrypt } from '#mall/ports/wechat-wire.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { NOON } from '../../helpers/mall/time.ts';
import { makePayer, tradeRow } from '../../helpers/payment/paying.ts';
import { type FakeWechat, startWechat } from '../../helpers/payment/wechat.ts';

const clock = { now: NOON };
let wechat: FakeWechat;
let provider: PayProvider;
let mall: TestMall;
beforeAll(async () => {
  wechat = await startWechat(() => clock.now);
  provider = createWechatPay({ settings: wechat.settings, clock: () => clock.now });
  mall = await openTestMall({ pay: [provider], clock: () => clock.now });
});
beforeEach(() => {
  Object.assign(wechat.behaviour, { hang: false, unsigned: false, refundStatus: 'SUCCESS' });
});
afterAll(async () => {
  await mall.close();
  await wechat.stop();
});

type Told = { headers: Record<string, string>; body: string };
const later = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms);
  mall.now.now = clock.now;
};

async function tell({ headers, body }: Told): Promise<number> {
  const init = { method: 'POST', headers, body };
  const response = await mall.fetch(new Request('http://mall/api/oms/pay/notice/wechat', init));
  return response.status;
}

async function begin() {
  const payer = await makePayer(mall);
  const bill = await payer.bill();
  const { paymentId } = await payer.pay({ tradeId: bill.tradeId, balance: 0, way: 'wechat' });
  return { payer, ...bill, id: paymentId ?? '' };
}
const statusOf = async (tradeId: string) => (await tradeRow(mall, tradeId)).status;
const refunds = (accountId: number) =>
  mall.db.select().from(providerRefund).where(eq(providerRefund.accountId, accountId));

describe('paying', () => {
  it('gives a code, and the trade is paid when WeChat Pay says so', async () => {
    const { payer, tradeId, payable, id } = await begin();
    expect(wechat.orders.get(id)).toMatchObject({ amount: payable, description: `订单 ${tradeId}` });
    expect(await payer.view(id)).toMatchObject({ code: expect.stringMatching(/^weixin:\/\//), redirect: null });
    expect((await payer.payable(tradeId)).ways).toEqual(['wechat']);
    expect(await tell(wechat.pay(id))).toBe(204);
    expect(await tradeRow(mall, tradeId)).toMatchObject({ status: TRADE_STATUS.PAID, paidOnline: payable });
  });

  it('told again, with the same nonce or another, changes nothing', async () => {
    const { payer, tradeId, id } = await begin();
    const told = wechat.pay(id);
    const replies = await Promise.all([tell(told), tell(told), tell(wechat.pay(id)), tell(wechat.pay(id))]);
    expect(replies).toEqual([204, 204, 204, 204]);
    expect(await statusOf(tradeId)).toBe(TRADE_STATUS.PAID);
    expect(await refunds(payer.accountId)).toEqual([]);
  });

  it('a wrong amount pays nothing, and the money goes back', async () => {
    const { payer, tradeId, id } = await begin();
    expect(await tell(wechat.pay(id, { said: { amount: { total: 1, currency: 'CNY' } } }))).toBe(204);
    expect(await statusOf(tradeId)).toBe(TRADE_STATUS.TO_PAY);
    expect(await refunds(payer.accountId)).toMatchObject([{ amount: 1, reason: 'wrongAmount' }]);
  });

  it('a notice that is lost is asked for', async () => {
    const { payer, tradeId, id } = await begin();
    wechat.pay(id);
    later(5_000);
    expect((await payer.view(id)).status).toBe(PAYMENT_STATUS.PAID);
    expect(await statusOf(tradeId)).toBe(TRADE_STATUS.PAID);
  });

  it('its time over, it is closed there; paid in that very moment, it counts', async () => {
    const [first, second] = [await begin(), await begin()];
    later(15 * 60_000);
    expect((await first.payer.view(first.id)).status).toBe(PAYMENT_STATUS.CLOSED);
    expect(wechat.orders.get(first.id)?.state).toBe('CLOSED');
    wechat.pay(second.id);
    expect((await second.payer.view(second.id)).status).toBe(PAYMENT_STATUS.PAID);
  });

  it('what never reached it, and what is closed there already, can be closed', async () => {
    await expect(provider.close('26061512000000000000')).resolves.toBeUndefined();
    expect(await provider.query('26061512000000000000')).toEqual({ state: 'waiting' });
    const { id } = await begin();
    await provider.close(id);
    await expect(provider.close(id)).resolves.toBeUndefined();
    expect(await provider.query(id)).toEqual({ state: 'closed' });
  });
});

describe('what is not believed', () => {
  const strange = () => generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;

  it.each([
    ['signed by somebody else', () => ({ signer: strange() })],
    ['from five minutes ago', () => ({ timestamp: Math.trunc(clock.now.getTime() / 1_000) - 301 })],
    ['from the future', () => ({ timestamp: Math.trunc(clock.now.getTime() / 1_000) + 301 })],
    ['of a serial that is nobody’s', () => ({ serial: '4ABC' })],
    ['for another merchant', () => ({ said: { mchid: '1900000002' } })],
    ['for another application', () => ({ said: { appid: 'wx2' } })],
  ])('a notice %s', async (_, change) => {
    const { tradeId, id } = await begin();
    expect(await tell(wechat.pay(id, change()))).toBe(401);
    expect(await statusOf(tradeId)).toBe(TRADE_STATUS.TO_PAY);
  });

  it('a notice that was changed, is the probe of WeChat Pay, or has no signature at all', async () => {
    const { tradeId, id } = await begin();
    const { headers, body } = wechat.pay(id);
    const signature = `WECHATPAY/SIGNTEST/${headers['wechatpay-signature']}`;
    expect(await tell({ headers, body: `${body} ` })).toBe(401);
    expect(await tell({ headers: { ...headers, 'wechatpay-signature': signature }, body })).toBe(401);
    expect(await tell({ headers: { ...headers, 'wechatpay-nonce': 'x' }, body })).toBe(401);
    expect(await tell({ headers: {}, body })).toBe(401);
    expect(await tell({ headers: { ...headers, 'wechatpay-timestamp': 'soon' }, body })).toBe(401);
    expect(await statusOf(tradeId)).toBe(TRADE_STATUS.TO_PAY);
  });

  it('an answer without its signature: the payment is not begun', async () => {
    wechat.behaviour.unsigned = true;
    const payer = await makePayer(mall);
    const { tradeId } = await payer.bill();
    expect((await payer.send({ tradeId, balance: 0, way: 'wechat' })).envelope.msg).toBe(
      '支付渠道暂时不可用，请稍后重试',
    );
  });

  it('what was encrypted with another key, or changed', () => {
    const encrypted = { ciphertext: Buffer.alloc(40).toString('base64'), nonce: '0123456789ab' };
    expect(() => decrypt(wechat.settings.apiKey, encrypted)).toThrow();
  });

  it('serials that are nobody’s do not make us ask for certificates again and again', async () => {
    const { id } = await begin();
    const before = wechat.behaviour.certificateCalls;
    later(60_001);
    await Promise.all(Array.from({ length: 20 }, (_, n) => tell(wechat.pay(id, { serial: `4FF${n}` }))));
    expect(wechat.behaviour.certificateCalls - before).toBeLessThanOrEqual(1);
  });
});

describe('keys', () => {
  it('a certificate that is new is fetched, and the one before still holds', async () => {
    const [first, second] = [await begin(), await begin()];
    const old = wechat.pay(first.id);
    later(60_001);
    wechat.rotate();
    expect(await tell(wechat.pay(second.id))).toBe(204);
    expect(await tell(old)).toBe(204);
    expect(await statusOf(first.tradeId)).toBe(TRADE_STATUS.PAID);
    expect(await statusOf(second.tradeId)).toBe(TRADE_STATUS.PAID);
  });

  it('while they cannot be fetched, known ones go on and unknown ones are refused', async () => {
    const { id, tradeId } = await begin();
    const slow = createWechatPay({ settings: wechat.settings, clock: () => clock.now, timeoutMs: 100 });
    expect(await slow.notice(asRequest(wechat.pay(id)))).toMatchObject({ kind: 'paid' });
    wechat.behaviour.hang = true;
    later(13 * 3_600_000);
    expect(await slow.notice(asRequest(wechat.pay(id)))).toMatchObject({ kind: 'paid' });
    const fresh = createWechatPay({ settings: wechat.settings, clock: () => clock.now, timeoutMs: 100 });
    await expect(fresh.notice(asRequest(wechat.pay(id)))).rejects.toThrow();
    expect(await statusOf(tradeId)).toBe(TRADE_STATUS.TO_PAY);
  });

  it('certificates that WeChat Pay did not sign are not taken', async () => {
    const { id } = await begin();
    const fresh = createWechatPay({ settings: wechat.settings, clock: () => clock.now });
    wechat.behaviour.unsigned = true;
    await expect(fresh.notice(asRequest(wechat.pay(id)))).rejects.toThrow('without its signature');
  });

  it('a public key instead of certificates', async () => {
    const settings = wechat.usePublicKey();
    const own = createWechatPay({ settings, clock: () => clock.now });
    const before = wechat.behaviour.certificateCalls;
    const charge = { way: 'wechat', amount: 5, title: 'x', returnPath: '/', leavePath: '/' } as const;
    const expiresAt = new Date(clock.now.getTime() + 60_000);
    const { code } = await own.create({ ...charge, id: '26061512000000000001', expiresAt });
    expect(code).toMatch(/^weixin:/);
    expect(await own.notice(asRequest(wechat.pay('26061512000000000001')))).toMatchObject({ kind: 'paid' });
    expect(wechat.behaviour.certificateCalls).toBe(before);
    wechat.rotate();
    later(60_001);
  });
});

const asRequest = ({ headers, body }: Told) => ({ headers: new Headers(headers), body });

describe('money back', () => {
  /** A payment whose order ended before it came. */
  async function stray() {
    const started = await begin();
    await started.payer.post(`/orders/${started.orderIds[0]}/cancel`, { reason: '不想要了' });
    await tell(wechat.pay(started.id));
    const [back] = await refunds(started.payer.accountId);
    return { ...started, backId: back?.id ?? '' };
  }

  it('late money goes back at once', async () => {
    const { payer, payable, backId } = await stray();
    await sendRefunds(mall);
    expect(wechat.refunds.get(backId)).toMatchObject({ amount: payable, total: payable });
    expect(await refunds(payer.accountId)).toMatchObject([{ reason: 'late', status: MONEY_BACK_STATUS.DONE }]);
  });

  it('what takes its time is done when a notice says so', async () => {
    wechat.behaviour.refundStatus = 'PROCESSING';
    const { payer, backId } = await stray();
    await sendRefunds(mall);
    expect(await refunds(payer.accountId)).toMatchObject([{ status: MONEY_BACK_STATUS.WAITING }]);
    const said = { out_refund_no: backId, refund_status: 'SUCCESS' };
    expect(await tell(wechat.notice('REFUND.SUCCESS', said))).toBe(204);
    expect(await tell(wechat.notice('REFUND.SUCCESS', { ...said, out_refund_no: 'unknown' }))).toBe(204);
    expect(await refunds(payer.accountId)).toMatchObject([{ status: MONEY_BACK_STATUS.DONE }]);
  });

  it('what is told of another amount changes nothing', async () => {
    wechat.behaviour.refundStatus = 'PROCESSING';
    const { payer, payable, backId } = await stray();
    await sendRefunds(mall);
    const said = (refund_status: string, refund: number) =>
      tell(wechat.notice('REFUND.SUCCESS', { out_refund_no: backId, refund_status, amount: { refund } }));
    for (const amount of [payable - 1, payable + 1, 0]) expect(await said('SUCCESS', amount)).toBe(204);
    expect(await said('CLOSED', payable - 1)).toBe(204);
    expect(await refunds(payer.accountId)).toMatchObject([{ status: MONEY_BACK_STATUS.WAITING }]);
    expect((await walletOf(mall.db, payer.accountId)).balance).toBe(0);
    expect(await said('SUCCESS', payable)).toBe(204);
    expect(await refunds(payer.accountId)).toMatchObject([{ status: MONEY_BACK_STATUS.DONE }]);
  });

  it('what it gives up goes to the balance', async () => {
    wechat.behaviour.refundStatus = 'CLOSED';
    const { payer, payable } = await stray();
    await sendRefunds(mall);
    expect(await refunds(payer.accountId)).toMatchObject([{ status: MONEY_BACK_STATUS.FAILED }]);
    expect((await walletOf(mall.db, payer.accountId)).balance).toBe(payable);
  });

  it('what needs a person there stays on its way', async () => {
    wechat.behaviour.refundStatus = 'ABNORMAL';
    const { payer } = await stray();
    await sendRefunds(mall);
    expect(await refunds(payer.accountId)).toMatchObject([{ status: MONEY_BACK_STATUS.WAITING, tries: 1 }]);
  });
});

it('a WeChat Pay that does not answer is waited for so long and no longer', async () => {
  const impatient = createWechatPay({ settings: wechat.settings, clock: () => clock.now, timeoutMs: 50 });
  wechat.behaviour.hang = true;
  await expect(impatient.query('26061512000000000002')).rejects.toThrow(/timeout|aborted/i);
});

it('what it refuses is told by its code', async () => {
  const wrong = createWechatPay({ settings: { ...wechat.settings, serial: 'X' }, clock: () => clock.now });
  await expect(wrong.query('26061512000000000002')).rejects.toThrow('WeChat Pay: 401 SIGN_ERROR');
});
