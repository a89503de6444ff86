import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PAYMENT_STATUS } from '#contract/payment/values.ts';
import { TRADE_STATUS } from '#mall/order/order.tables.ts';
import { MONEY_BACK_STATUS, payment } from '#mall/payment/payment.tables.ts';
import { checkPayments, sendRefunds } from '#mall/payment/payment.ts';
import type { PayProvider } from '#mall/ports/payment.ts';
import type { SandboxNotice } from '#mall/ports/payment-sandbox.ts';
import { sandboxRefund } from '#mall/ports/sandbox.tables.ts';
import { secretOf } from '#mall/ports/sandbox-book.ts';
import { brokenRules, need, newKey, watch } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { later, MINUTE, NOON } from '../../helpers/mall/time.ts';
import {
  atCashier,
  balanceOf,
  begin,
  deliver,
  makePayer,
  payThere,
  refundsOf,
  tradeRow,
} from '../../helpers/payment/paying.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

const cancel = (payer: Awaited<ReturnType<typeof makePayer>>, orderIds: string[]) =>
  payer.post(`/orders/${orderIds[0]}/cancel`, { reason: '不想要了' });
/** The notice as the sandbox would sign it with this timestamp. */
async function signed(notice: SandboxNotice, timestamp: string): Promise<SandboxNotice> {
  const key = await secretOf(mall.db, 'sandbox pay', () => '');
  const nonce = notice.headers['sandbox-nonce'];
  const signature = createHmac('sha256', key).update(`${timestamp}\n${nonce}\n${notice.body}\n`).digest('hex');
  const headers = { ...notice.headers, 'sandbox-timestamp': timestamp, 'sandbox-signature': signature };
  return { ...notice, headers };
}

describe('notices', () => {
  it('100 of one payment in any order and at once count once', async () => {
    const { payer, tradeId, payable, id } = await begin(mall);
    const [notice] = await atCashier(mall, id, 'pay');
    const taken = await Promise.all(Array.from({ length: 100 }, () => deliver(mall, notice as SandboxNotice)));
    expect(taken.every(Boolean)).toBe(true);
    expect(await tradeRow(mall, tradeId)).toMatchObject({ status: TRADE_STATUS.PAID, paidOnline: payable });
    expect(await refundsOf(mall, payer.accountId)).toEqual([]);
  });

  it('forged, changed or stale ones count for nothing', async () => {
    const { tradeId, id } = await begin(mall);
    const [notice] = await atCashier(mall, id, 'pay');
    if (!notice) throw new Error('no notice');
    const { headers, body } = notice;
    const forged: SandboxNotice[] = [
      { ...notice, headers: { ...headers, 'sandbox-signature': '0'.repeat(64) } },
      { ...notice, headers: { 'content-type': 'application/json' } },
      { ...notice, headers: { ...headers, 'sandbox-timestamp': String(NOON.getTime() + 1) } },
      { ...notice, headers: { ...headers, 'sandbox-nonce': 'x' } },
      await signed(notice, 'soon'),
      { ...notice, body: body.replace(/"amount":\d+/, '"amount":1') },
      { ...notice, body: '' },
    ];
    for (const one of forged) expect(await deliver(mall, one)).toBe(false);
    later(mall, 5 * MINUTE + 1);
    expect(await deliver(mall, notice)).toBe(false);
    expect((await tradeRow(mall, tradeId)).status).toBe(TRADE_STATUS.TO_PAY);
    expect((await mall.fetch(new Request('http://mall/api/oms/pay/notice/nobody', { method: 'POST' }))).status).toBe(
      404,
    );
  });

  it('paid twice with every notice lost: asking books the first money and sends the second back', async () => {
    const { payer, id, payable } = await begin(mall);
    await atCashier(mall, id, 'twice');
    later(mall, MINUTE);
    await checkPayments(mall);
    expect(await refundsOf(mall, payer.accountId)).toMatchObject([{ amount: payable, reason: 'twice' }]);
  });

  it('paid twice: the second money goes back, whole, over the job, once', async () => {
    const { payer, tradeId, payable, id } = await begin(mall);
    const notices = await atCashier(mall, id, 'twice');
    expect(notices).toHaveLength(2);
    await Promise.all([...notices, ...notices].map((notice) => deliver(mall, notice)));
    expect(await tradeRow(mall, tradeId)).toMatchObject({ status: TRADE_STATUS.PAID, paidOnline: payable });
    expect(await refundsOf(mall, payer.accountId)).toMatchObject([
      { amount: payable, reason: 'twice', status: MONEY_BACK_STATUS.WAITING },
    ]);
    await Promise.all(Array.from({ length: 5 }, () => sendRefunds(mall)));
    const [back] = await refundsOf(mall, payer.accountId);
    expect(back?.status).toBe(MONEY_BACK_STATUS.DONE);
    expect(
      await mall.db
        .select()
        .from(sandboxRefund)
        .where(eq(sandboxRefund.id, back?.id ?? '')),
    ).toHaveLength(1);
    expect(await payer.view(id)).toMatchObject({ returned: false });
  });

  it('told again and late, when all is done, the first money changes nothing and the second goes back once', async () => {
    const { payer, tradeId, payable, id } = await begin(mall);
    const [first, second] = (await atCashier(mall, id, 'twice')) as [SandboxNotice, SandboxNotice];
    expect(await deliver(mall, first)).toBe(true);
    const again = async (notice: SandboxNotice) => deliver(mall, await signed(notice, String(mall.clock().getTime())));
    for (const hours of [1, 24, 240]) {
      later(mall, hours * 60 * MINUTE);
      await checkPayments(mall);
      await Promise.all([again(first), again(first), ...(hours > 1 ? [again(second), again(second)] : [])]);
      await sendRefunds(mall);
    }
    expect(await tradeRow(mall, tradeId)).toMatchObject({ status: TRADE_STATUS.PAID, paidOnline: payable });
    expect(await refundsOf(mall, payer.accountId)).toMatchObject([
      { amount: payable, reason: 'twice', status: MONEY_BACK_STATUS.DONE },
    ]);
    expect(await payer.view(id)).toMatchObject({ status: PAYMENT_STATUS.PAID, returned: false });
  });

  it('late: the order has ended, and the money goes back', async () => {
    const { payer, tradeId, payable, id, orderIds } = await begin(mall);
    expect((await cancel(payer, orderIds)).envelope.success).toBe(true);
    await payThere(mall, id);
    expect(await payer.view(id)).toMatchObject({ status: PAYMENT_STATUS.PAID, returned: true });
    expect(await refundsOf(mall, payer.accountId)).toMatchObject([{ amount: payable, reason: 'late' }]);
    expect((await payer.payable(tradeId)).status).toBe('closed');
    expect((await payer.send({ tradeId, balance: 0, way: 'wechat' })).envelope.msg).toBe('订单已过期');
  });

  it('of two payments of one trade, both paid: one counts, the other goes back', async () => {
    const { payer, tradeId, payable, id } = await begin(mall);
    const [first] = await atCashier(mall, id, 'pay');
    const { paymentId } = await payer.pay({ tradeId, balance: 0, way: 'wallet' });
    // The first was found paid when it was to be closed.
    expect((await payer.payable(tradeId)).status).toBe('paid');
    await payThere(mall, paymentId ?? '', 'pay');
    await deliver(mall, first as SandboxNotice);
    expect(await refundsOf(mall, payer.accountId)).toMatchObject([{ paymentId, amount: payable, reason: 'twice' }]);
    expect(await tradeRow(mall, tradeId)).toMatchObject({ paidOnline: payable, paidBalance: 0 });
  });
});

/** A provider that says what the test wants. */
function actor(more: Partial<PayProvider>): PayProvider {
  return { ...mall.sandbox, ...more };
}

describe('what a provider says', () => {
  const say = (receipt: object): PayProvider =>
    actor({ notice: async () => ({ kind: 'paid', receipt: receipt as never }) });
  const tell = async (provider: PayProvider) => {
    const own = await openActors([provider]);
    const response = await own(new Request('http://mall/api/oms/pay/notice/sandbox', { method: 'POST', body: '{}' }));
    return ((await response.json()) as { taken: boolean }).taken;
  };
  async function openActors(pay: PayProvider[]) {
    const { createMall } = await import('#mall/app.ts');
    return createMall({ ...mall, pay }).fetch;
  }

  it('a wrong amount pays nothing and goes back as it came', async () => {
    const { payer, tradeId, id } = await begin(mall);
    const receipt = { paymentId: id, transactionId: `wrong-${id}`, amount: 1, currency: 'CNY', paidAt: NOON };
    expect(await tell(say(receipt))).toBe(true);
    expect(await tell(say(receipt))).toBe(true);
    expect((await tradeRow(mall, tradeId)).status).toBe(TRADE_STATUS.TO_PAY);
    expect(await refundsOf(mall, payer.accountId)).toMatchObject([{ amount: 1, reason: 'wrongAmount' }]);
    expect((await payer.view(id)).status).toBe(PAYMENT_STATUS.CLOSED);
    await payThere(mall, id);
    expect((await tradeRow(mall, tradeId)).status).toBe(TRADE_STATUS.PAID);
  });

  it.each([
    ['another currency', { currency: 'USD' }],
    ['no money', { amount: 0 }],
    ['a payment we do not know', { paymentId: '260615120000000000' }],
  ])('%s is not taken in', async (_, change) => {
    const { tradeId, payable, id } = await begin(mall);
    const receipt = { paymentId: id, transactionId: `odd-${id}`, amount: payable, currency: 'CNY', paidAt: NOON };
    expect(await tell(say({ ...receipt, ...change }))).toBe(false);
    expect((await tradeRow(mall, tradeId)).status).toBe(TRADE_STATUS.TO_PAY);
  });

  it('what cannot be understood is refused, and what does not concern us is taken', async () => {
    expect(await tell(actor({ notice: () => Promise.reject(new Error('not JSON')) }))).toBe(false);
    expect(await tell(actor({ notice: async () => ({ kind: 'other' }) }))).toBe(true);
    expect(await tell(actor({ notice: async () => ({ kind: 'refund', id: '1', state: 'done' }) }))).toBe(true);
  });

  it('a way that cannot be begun can be tried again with the same key', async () => {
    const payer = await makePayer(mall);
    const { tradeId } = await payer.bill();
    const broken = await openActors([actor({ create: () => Promise.reject(new Error('down')) })]);
    const key = newKey();
    const headers = { authorization: payer.token, 'idempotency-key': key, 'content-type': 'application/json' };
    const body = JSON.stringify({ tradeId, balance: 0, way: 'wallet' });
    const init = { method: 'POST', headers, body };
    const refused = await (await broken(new Request('http://mall/api/oms/p/pay', init))).json();
    expect(refused).toMatchObject({ code: 'A00001', msg: '支付渠道暂时不可用，请稍后重试' });
    expect(need(await payer.send({ tradeId, balance: 0, way: 'wallet' }, key)).redirect).toBeTruthy();
    const none = await openActors([]);
    const nobody = { ...headers, 'idempotency-key': newKey() };
    const answer = await (await none(new Request('http://mall/api/oms/p/pay', { ...init, headers: nobody }))).json();
    expect(answer).toMatchObject({ msg: '支付渠道暂时不可用，请稍后重试' });
  });

  it('a refund that fails is tried again, later each time, and carried out once', async () => {
    const { payer, id } = await begin(mall);
    await payThere(mall, id, 'twice');
    let asked = 0;
    const down = actor({
      refund: async ({ id }) => {
        if (id === (await refundsOf(mall, payer.accountId))[0]?.id) asked += 1;
        throw new Error('down');
      },
    });
    const due = async (provider: PayProvider) => {
      const [before] = await refundsOf(mall, payer.accountId);
      mall.now.now = new Date(Math.max(mall.now.now.getTime(), before?.nextTryAt.getTime() ?? 0));
      await sendRefunds({ ...mall, pay: [provider] });
      const [after] = await refundsOf(mall, payer.accountId);
      return (after?.nextTryAt.getTime() ?? 0) - mall.now.now.getTime();
    };
    const waits = [await due(down), await due(down), await due(down)];
    expect(waits).toEqual([30_000, 60_000, 120_000]);
    expect(asked).toBe(3);
    await due(actor({ refund: async () => 'waiting' }));
    expect(await refundsOf(mall, payer.accountId)).toMatchObject([{ status: MONEY_BACK_STATUS.WAITING, tries: 4 }]);
    await due(mall.sandbox);
    expect(await refundsOf(mall, payer.accountId)).toMatchObject([{ status: MONEY_BACK_STATUS.DONE, tries: 5 }]);
  });

  it('a refund that it will never carry out goes to the balance, once', async () => {
    const { payer, payable, id } = await begin(mall);
    await payThere(mall, id, 'twice');
    const [back] = await refundsOf(mall, payer.accountId);
    const never = actor({ notice: async () => ({ kind: 'refund', id: back?.id ?? '', state: 'refused' }) });
    await Promise.all([tell(never), tell(never)]);
    await sendRefunds({ ...mall, pay: [actor({ refund: async () => 'refused' })] });
    expect(await refundsOf(mall, payer.accountId)).toMatchObject([{ status: MONEY_BACK_STATUS.FAILED }]);
    expect(await balanceOf(mall, payer.accountId)).toBe(payable);
  });
});

describe('a notice that does not come', () => {
  it('is asked for while the shopper waits, and not at every look', async () => {
    const { payer, tradeId, id } = await begin(mall);
    await atCashier(mall, id, 'silent');
    expect((await payer.view(id)).status).toBe(PAYMENT_STATUS.WAITING);
    later(mall, 5_000);
    expect((await payer.view(id)).status).toBe(PAYMENT_STATUS.PAID);
    expect((await payer.payable(tradeId)).status).toBe('paid');
  });

  it('is asked for by the job, by one node', async () => {
    const { payer, id } = await begin(mall);
    await checkPayments(mall);
    await atCashier(mall, id, 'silent');
    later(mall, 5_000);
    const found = await Promise.all(Array.from({ length: 5 }, () => checkPayments(mall)));
    expect(found.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0);
    expect((await payer.view(id)).status).toBe(PAYMENT_STATUS.PAID);
  });

  it('a provider that does not answer leaves the payment as it is', async () => {
    const { id, payer } = await begin(mall);
    later(mall, 5_000);
    const down = actor({ query: () => Promise.reject(new Error('down')) });
    await checkPayments({ ...mall, pay: [down] });
    await checkPayments({ ...mall, pay: [] });
    expect((await payer.view(id)).status).toBe(PAYMENT_STATUS.WAITING);
    const [row] = await mall.db.select().from(payment).where(eq(payment.id, id));
    expect(row?.checks).toBe(1);
    later(mall, 15 * MINUTE);
    await checkPayments({ ...mall, pay: [] });
    expect((await payer.view(id)).status).toBe(PAYMENT_STATUS.CLOSED);
  });
});

it('logs hold no secret of a payment', async () => {
  const { payer, id } = await begin(mall);
  const [notice] = await atCashier(mall, id, 'pay');
  await deliver(mall, notice as SandboxNotice);
  const text = JSON.stringify(mall.logs);
  for (const secret of [payer.token, notice?.headers['sandbox-signature'] ?? '?']) expect(text).not.toContain(secret);
});
