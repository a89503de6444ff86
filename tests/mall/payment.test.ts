import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT } from '../../contract/account.ts';
import { ORDER_STATUS } from '../../contract/enums.ts';
import type { BalancePage, PayResult } from '../../contract/pay.ts';
import { PAYMENT_STATUS } from '../../contract/pay-codes.ts';
import { account, session } from '../../mall/db/schema-account.ts';
import { TRADE_STATUS } from '../../mall/db/schema-buying.ts';
import { MONEY_BACK_STATUS, moneyBack, payment } from '../../mall/db/schema-money.ts';
import { sandboxRefund } from '../../mall/db/schema-sandbox.ts';
import { hashToken } from '../../mall/http/session.ts';
import { walletOf } from '../../mall/money/money.ts';
import { checkPayments, sendBacks } from '../../mall/payment/payment.ts';
import type { PayProvider } from '../../mall/ports/pay.ts';
import type { SandboxNotice } from '../../mall/ports/pay-sandbox.ts';
import { createShopper, DEMO } from '../helpers/account.ts';
import { brokenRules, need, newKey, watch } from '../helpers/buying.ts';
import { openTestMall, type TestMall } from '../helpers/mall.ts';
import { atCashier, deliver, makePayer, payThere, tradeRow } from '../helpers/paying.ts';
import { NOON } from '../helpers/time.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

const MINUTE = 60_000;
const cancel = (payer: Awaited<ReturnType<typeof makePayer>>, orderIds: string[]) =>
  payer.post(`/orders/${orderIds[0]}/cancel`, { reason: '不想要了' });
const later = (ms: number) => {
  mall.now.now = new Date(mall.now.now.getTime() + ms);
};
const backs = (accountId: number) => mall.db.select().from(moneyBack).where(eq(moneyBack.accountId, accountId));
const balanceOf = async (accountId: number) => (await walletOf(mall.db, accountId)).balance;
/** The demo shopper's password, for an account that has none. */
async function lendPassword(id: number): Promise<void> {
  const [demo] = await mall.db.select().from(account).where(eq(account.mobile, DEMO.mobile));
  await mall.db
    .update(account)
    .set({ passwordHash: demo?.passwordHash ?? '' })
    .where(eq(account.id, id));
}

describe('from the balance', () => {
  it('asks for the login password once in a session, then pays at once', async () => {
    const payer = await makePayer(mall, { balance: 50_000 });
    const { tradeId, payable } = await payer.bill();
    expect(await payer.payable(tradeId)).toMatchObject({
      status: 'toPay',
      amount: payable,
      outstanding: payable,
      balance: 50_000,
      balanceOpen: false,
      ways: ['wechat', 'wallet'],
    });
    const locked = await payer.send({ tradeId, balance: payable });
    expect(locked.envelope).toMatchObject({ code: 'A00001', msg: '请先验证登录密码' });
    await lendPassword(payer.accountId);
    const { sealed } = createShopper(mall);
    const unlock = async (password: string) => payer.post('/pay/balance/unlock', { passWord: await sealed(password) });
    expect((await unlock('Wrong-1password')).envelope).toMatchObject({ code: 'A00002' });
    expect((await unlock(DEMO.password)).envelope.success).toBe(true);
    expect((await payer.payable(tradeId)).balanceOpen).toBe(true);
    expect(await payer.pay({ tradeId, balance: payable })).toEqual({ paid: true, paymentId: null, redirect: null });
    expect(await balanceOf(payer.accountId)).toBe(50_000 - payable);
    const row = await tradeRow(mall, tradeId);
    expect(row).toMatchObject({ status: TRADE_STATUS.PAID, paidBalance: payable, paidOnline: 0 });
    expect(row.orders.every((status) => status !== ORDER_STATUS.TO_PAY)).toBe(true);
    expect(await payer.payable(tradeId)).toMatchObject({ status: 'paid', paid: payable, outstanding: 0 });
  });

  it('guesses of the password are limited like those at login', async () => {
    const payer = await makePayer(mall);
    const { sealed } = createShopper(mall);
    await lendPassword(payer.accountId);
    const guess = async (password: string) => payer.post('/pay/balance/unlock', { passWord: await sealed(password) });
    for (let n = 0; n < ACCOUNT.wrongPasswords; n++)
      expect((await guess(`Wrong-${n}word`)).envelope.code).toBe('A00002');
    expect((await guess(DEMO.password)).status).toBe(429);
  });

  it('pays once however often it is asked: one key, or 50 keys at once', async () => {
    const payer = await makePayer(mall, { balance: 100_000 });
    await payer.openBalance();
    const { tradeId, payable } = await payer.bill();
    const key = newKey();
    const same = Array.from({ length: 25 }, () => payer.send({ tradeId, balance: payable }, key));
    const others = Array.from({ length: 25 }, () => payer.send({ tradeId, balance: payable }));
    const answers = await Promise.all([...same, ...others]);
    expect(answers.every(({ envelope }) => envelope.data?.paid)).toBe(true);
    expect(await balanceOf(payer.accountId)).toBe(100_000 - payable);
  });

  it('two trades race for a balance that is enough for one', async () => {
    const payer = await makePayer(mall);
    await payer.openBalance();
    const bills = await Promise.all([payer.bill(), payer.bill(), payer.bill()]);
    const cost = bills[0]?.payable ?? 0;
    await payer.fund(cost + 1);
    const answers = await Promise.all(bills.map(({ tradeId }) => payer.send({ tradeId, balance: cost })));
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    expect(answers.filter(({ envelope }) => envelope.msg === '余额不足')).toHaveLength(2);
    expect(await balanceOf(payer.accountId)).toBe(1);
  });

  it.each([
    ['more than it costs', { balance: 9_999_999 }, '支付金额有误，请刷新后重试'],
    ['less, and no other way', { balance: 1 }, '请选择支付方式'],
    ['nothing, and no other way', { balance: 0 }, '请选择支付方式'],
  ])('refuses %s', async (_, wish, msg) => {
    const payer = await makePayer(mall, { balance: 1_000 });
    await payer.openBalance();
    const { tradeId } = await payer.bill();
    expect((await payer.send({ tradeId, ...wish })).envelope.msg).toBe(msg);
  });

  it("is nobody else's: a trade and a payment open to their shopper alone", async () => {
    const [payer, other] = [await makePayer(mall), await makePayer(mall)];
    const { tradeId } = await payer.bill();
    const { paymentId } = await payer.pay({ tradeId, balance: 0, way: 'wechat' });
    const token = other.token;
    for (const path of [`pay/${tradeId}`, `payments/${paymentId}`])
      expect((await mall.call('GET', `/api/oms/p/${path}`, { token })).status).toBe(404);
    expect((await other.send({ tradeId, balance: 0, way: 'wechat' })).status).toBe(404);
    expect((await other.renew(paymentId ?? '')).status).toBe(404);
  });
});

/** A payment begun for a new trade. */
async function begin(options: { balance?: number; part?: number; way?: 'wechat' | 'wallet' } = {}) {
  const { balance = 0, part = 0, way = 'wechat' } = options;
  const payer = await makePayer(mall, { balance });
  if (part) await payer.openBalance();
  const bill = await payer.bill();
  const { paymentId, redirect } = await payer.pay({ tradeId: bill.tradeId, balance: part, way });
  return { payer, ...bill, id: paymentId ?? '', redirect };
}

describe('online', () => {
  it('by QR code: waits with a code, is paid by the notice, and the orders move on', async () => {
    const { payer, tradeId, payable, id, redirect } = await begin();
    expect(redirect).toBeNull();
    const waiting = await payer.view(id);
    expect(waiting).toMatchObject({ tradeId, way: 'wechat', status: PAYMENT_STATUS.WAITING, amount: payable });
    expect(waiting.code).toContain('/sandbox/cashier/');
    await payThere(mall, id);
    expect(await payer.view(id)).toMatchObject({ status: PAYMENT_STATUS.PAID, returned: false, code: null });
    expect(await tradeRow(mall, tradeId)).toMatchObject({ status: TRADE_STATUS.PAID, paidOnline: payable });
    expect(await backs(payer.accountId)).toEqual([]);
    expect(await payer.pay({ tradeId, balance: 0, way: 'wechat' })).toMatchObject({ paid: true });
    expect(need(await payer.renew(id))).toMatchObject({ paid: true });
  });

  it("by wallet: goes to the wallet's page", async () => {
    const { payer, tradeId, id, redirect } = await begin({ way: 'wallet' });
    expect(redirect).toMatch(/^\/sandbox\/cashier\/[\w-]{22}$/);
    await payThere(mall, id);
    expect((await payer.payable(tradeId)).status).toBe('paid');
  });

  it('mixed: the balance gives its part in the moment the rest has come', async () => {
    const { payer, tradeId, payable, id } = await begin({ balance: 3_000, part: 3_000 });
    expect(await balanceOf(payer.accountId)).toBe(3_000);
    expect((await payer.view(id)).amount).toBe(payable - 3_000);
    await payThere(mall, id);
    expect(await balanceOf(payer.accountId)).toBe(0);
    const paid = { status: TRADE_STATUS.PAID, paidBalance: 3_000, paidOnline: payable - 3_000 };
    expect(await tradeRow(mall, tradeId)).toMatchObject(paid);
  });

  it('mixed, and the balance is gone by then: nothing is paid, and the money goes back', async () => {
    const { payer, tradeId, payable, id } = await begin({ balance: 3_000, part: 3_000 });
    const other = await payer.bill();
    await payer.fund(other.payable - 3_000);
    await payer.pay({ tradeId: other.tradeId, balance: other.payable });
    await payThere(mall, id);
    expect(await tradeRow(mall, tradeId)).toMatchObject({ status: TRADE_STATUS.TO_PAY, paidOnline: 0 });
    expect(await payer.view(id)).toMatchObject({ status: PAYMENT_STATUS.PAID, returned: true });
    expect(await backs(payer.accountId)).toMatchObject([{ amount: payable - 3_000, reason: 'balanceShort' }]);
    expect((await payer.payable(tradeId)).status).toBe('toPay');
  });

  it('begun twice the same way it is one payment; another way closes the first', async () => {
    const { payer, tradeId, id } = await begin();
    expect((await payer.pay({ tradeId, balance: 0, way: 'wechat' })).paymentId).toBe(id);
    const second = await payer.pay({ tradeId, balance: 0, way: 'wallet' });
    expect(second.paymentId).not.toBe(id);
    expect((await payer.view(id)).status).toBe(PAYMENT_STATUS.CLOSED);
  });

  it('the same key answers the same payment again, another body is refused', async () => {
    const payer = await makePayer(mall);
    const { tradeId } = await payer.bill();
    const key = newKey();
    const [first, again] = [
      need(await payer.send({ tradeId, balance: 0, way: 'wallet' }, key)),
      need(await payer.send({ tradeId, balance: 0, way: 'wallet' }, key)),
    ];
    expect(again).toEqual(first);
    expect((await payer.send({ tradeId, balance: 0, way: 'wechat' }, key)).envelope.success).toBe(false);
  });
});

describe('notices', () => {
  it('100 of one payment in any order and at once count once', async () => {
    const { payer, tradeId, payable, id } = await begin();
    const [notice] = await atCashier(mall, id, 'pay');
    const taken = await Promise.all(Array.from({ length: 100 }, () => deliver(mall, notice as SandboxNotice)));
    expect(taken.every(Boolean)).toBe(true);
    expect(await tradeRow(mall, tradeId)).toMatchObject({ status: TRADE_STATUS.PAID, paidOnline: payable });
    expect(await backs(payer.accountId)).toEqual([]);
  });

  it('forged, changed or stale ones count for nothing', async () => {
    const { tradeId, id } = await begin();
    const [notice] = await atCashier(mall, id, 'pay');
    if (!notice) throw new Error('no notice');
    const { headers, body } = notice;
    const forged: SandboxNotice[] = [
      { ...notice, headers: { ...headers, 'sandbox-signature': '0'.repeat(64) } },
      { ...notice, headers: { 'content-type': 'application/json' } },
      { ...notice, headers: { ...headers, 'sandbox-timestamp': String(NOON.getTime() + 1) } },
      { ...notice, headers: { ...headers, 'sandbox-nonce': 'x' } },
      { ...notice, body: body.replace(/"amount":\d+/, '"amount":1') },
      { ...notice, body: '' },
    ];
    for (const one of forged) expect(await deliver(mall, one)).toBe(false);
    later(5 * MINUTE + 1);
    expect(await deliver(mall, notice)).toBe(false);
    expect((await tradeRow(mall, tradeId)).status).toBe(TRADE_STATUS.TO_PAY);
    expect((await mall.fetch(new Request('http://mall/api/oms/pay/notice/nobody', { method: 'POST' }))).status).toBe(
      404,
    );
  });

  it('paid twice: the second money goes back, whole, over the job, once', async () => {
    const { payer, tradeId, payable, id } = await begin();
    const notices = await atCashier(mall, id, 'twice');
    expect(notices).toHaveLength(2);
    await Promise.all([...notices, ...notices].map((notice) => deliver(mall, notice)));
    expect(await tradeRow(mall, tradeId)).toMatchObject({ status: TRADE_STATUS.PAID, paidOnline: payable });
    expect(await backs(payer.accountId)).toMatchObject([
      { amount: payable, reason: 'twice', status: MONEY_BACK_STATUS.WAITING },
    ]);
    await Promise.all(Array.from({ length: 5 }, () => sendBacks(mall)));
    const [back] = await backs(payer.accountId);
    expect(back?.status).toBe(MONEY_BACK_STATUS.DONE);
    expect(
      await mall.db
        .select()
        .from(sandboxRefund)
        .where(eq(sandboxRefund.id, back?.id ?? '')),
    ).toHaveLength(1);
    expect(await payer.view(id)).toMatchObject({ returned: false });
  });

  it('late: the order has ended, and the money goes back', async () => {
    const { payer, tradeId, payable, id, orderIds } = await begin();
    expect((await cancel(payer, orderIds)).envelope.success).toBe(true);
    await payThere(mall, id);
    expect(await payer.view(id)).toMatchObject({ status: PAYMENT_STATUS.PAID, returned: true });
    expect(await backs(payer.accountId)).toMatchObject([{ amount: payable, reason: 'late' }]);
    expect((await payer.payable(tradeId)).status).toBe('closed');
    expect((await payer.send({ tradeId, balance: 0, way: 'wechat' })).envelope.msg).toBe('订单已过期');
  });

  it('of two payments of one trade, both paid: one counts, the other goes back', async () => {
    const { payer, tradeId, payable, id } = await begin();
    const [first] = await atCashier(mall, id, 'pay');
    const { paymentId } = await payer.pay({ tradeId, balance: 0, way: 'wallet' });
    // The first was found paid when it was to be closed.
    expect((await payer.payable(tradeId)).status).toBe('paid');
    await payThere(mall, paymentId ?? '', 'pay');
    await deliver(mall, first as SandboxNotice);
    expect(await backs(payer.accountId)).toMatchObject([{ paymentId, amount: payable, reason: 'twice' }]);
    expect(await tradeRow(mall, tradeId)).toMatchObject({ paidOnline: payable, paidBalance: 0 });
  });
});

describe('cancelling races paying', () => {
  it.each(Array.from({ length: 8 }, (_, n) => n))(
    'by the balance: one wins, and money and order agree (%i)',
    async () => {
      const payer = await makePayer(mall, { balance: 50_000 });
      await payer.openBalance();
      const { tradeId, payable, orderIds } = await payer.bill();
      const [paid] = await Promise.all([payer.send({ tradeId, balance: payable }), cancel(payer, orderIds)]);
      const { status } = await tradeRow(mall, tradeId);
      expect(status).toBe(paid.envelope.success ? TRADE_STATUS.PAID : TRADE_STATUS.CLOSED);
      const { orders } = await tradeRow(mall, tradeId);
      const kept = orders.every((one) => one !== ORDER_STATUS.CANCELED);
      expect(await balanceOf(payer.accountId)).toBe(kept ? 50_000 - payable : 50_000);
    },
  );

  it.each(Array.from({ length: 8 }, (_, n) => n))(
    'online, told four times: paid, or the money goes back (%i)',
    async () => {
      const { payer, tradeId, payable, id, orderIds } = await begin();
      const [notice] = await atCashier(mall, id, 'pay');
      const told = Array.from({ length: 4 }, () => deliver(mall, notice as SandboxNotice));
      await Promise.all([told[0], cancel(payer, orderIds), ...told.slice(1)]);
      const { orders } = await tradeRow(mall, tradeId);
      const kept = orders.every((one) => one !== ORDER_STATUS.CANCELED);
      const back = (await backs(payer.accountId)).reduce((sum, { amount }) => sum + amount, 0);
      expect(back).toBe(kept ? 0 : payable);
    },
  );
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
    const { createMall } = await import('../../mall/app.ts');
    return createMall({ ...mall, pay }).fetch;
  }

  it('a wrong amount pays nothing and goes back as it came', async () => {
    const { payer, tradeId, id } = await begin();
    const receipt = { paymentId: id, transactionId: `wrong-${id}`, amount: 1, currency: 'CNY', paidAt: NOON };
    expect(await tell(say(receipt))).toBe(true);
    expect(await tell(say(receipt))).toBe(true);
    expect((await tradeRow(mall, tradeId)).status).toBe(TRADE_STATUS.TO_PAY);
    expect(await backs(payer.accountId)).toMatchObject([{ amount: 1, reason: 'wrongAmount' }]);
    expect((await payer.view(id)).status).toBe(PAYMENT_STATUS.CLOSED);
    await payThere(mall, id);
    expect((await tradeRow(mall, tradeId)).status).toBe(TRADE_STATUS.PAID);
  });

  it.each([
    ['another currency', { currency: 'USD' }],
    ['no money', { amount: 0 }],
    ['a payment we do not know', { paymentId: '260615120000000000' }],
  ])('%s is not taken in', async (_, change) => {
    const { tradeId, payable, id } = await begin();
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
    const { payer, id } = await begin();
    await payThere(mall, id, 'twice');
    let asked = 0;
    const down = actor({
      refund: async ({ id }) => {
        if (id === (await backs(payer.accountId))[0]?.id) asked += 1;
        throw new Error('down');
      },
    });
    const due = async (provider: PayProvider) => {
      const [before] = await backs(payer.accountId);
      mall.now.now = new Date(Math.max(mall.now.now.getTime(), before?.nextTryAt.getTime() ?? 0));
      await sendBacks({ ...mall, pay: [provider] });
      const [after] = await backs(payer.accountId);
      return (after?.nextTryAt.getTime() ?? 0) - mall.now.now.getTime();
    };
    const waits = [await due(down), await due(down), await due(down)];
    expect(waits).toEqual([30_000, 60_000, 120_000]);
    expect(asked).toBe(3);
    await due(actor({ refund: async () => 'waiting' }));
    expect(await backs(payer.accountId)).toMatchObject([{ status: MONEY_BACK_STATUS.WAITING, tries: 4 }]);
    await due(mall.sandbox);
    expect(await backs(payer.accountId)).toMatchObject([{ status: MONEY_BACK_STATUS.DONE, tries: 5 }]);
  });

  it('a refund that it will never carry out goes to the balance, once', async () => {
    const { payer, payable, id } = await begin();
    await payThere(mall, id, 'twice');
    const [back] = await backs(payer.accountId);
    const never = actor({ notice: async () => ({ kind: 'refund', id: back?.id ?? '', state: 'refused' }) });
    await Promise.all([tell(never), tell(never)]);
    await sendBacks({ ...mall, pay: [actor({ refund: async () => 'refused' })] });
    expect(await backs(payer.accountId)).toMatchObject([{ status: MONEY_BACK_STATUS.FAILED }]);
    expect(await balanceOf(payer.accountId)).toBe(payable);
  });
});

describe('a notice that does not come', () => {
  it('is asked for while the shopper waits, and not at every look', async () => {
    const { payer, tradeId, id } = await begin();
    await atCashier(mall, id, 'silent');
    expect((await payer.view(id)).status).toBe(PAYMENT_STATUS.WAITING);
    later(5_000);
    expect((await payer.view(id)).status).toBe(PAYMENT_STATUS.PAID);
    expect((await payer.payable(tradeId)).status).toBe('paid');
  });

  it('is asked for by the job, by one node', async () => {
    const { payer, id } = await begin();
    await checkPayments(mall);
    await atCashier(mall, id, 'silent');
    later(5_000);
    const found = await Promise.all(Array.from({ length: 5 }, () => checkPayments(mall)));
    expect(found.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0);
    expect((await payer.view(id)).status).toBe(PAYMENT_STATUS.PAID);
  });

  it('a provider that does not answer leaves the payment as it is', async () => {
    const { id, payer } = await begin();
    later(5_000);
    const down = actor({ query: () => Promise.reject(new Error('down')) });
    await checkPayments({ ...mall, pay: [down] });
    await checkPayments({ ...mall, pay: [] });
    expect((await payer.view(id)).status).toBe(PAYMENT_STATUS.WAITING);
    const [row] = await mall.db.select().from(payment).where(eq(payment.id, id));
    expect(row?.checks).toBe(1);
    later(15 * MINUTE);
    await checkPayments({ ...mall, pay: [] });
    expect((await payer.view(id)).status).toBe(PAYMENT_STATUS.CLOSED);
  });
});

describe('time', () => {
  it('a code ends after its time, is closed there, and another takes its place', async () => {
    const { payer, tradeId, id } = await begin();
    later(15 * MINUTE);
    expect(await payer.view(id)).toMatchObject({ status: PAYMENT_STATUS.CLOSED, code: null });
    const key = newKey();
    const renewed = need(await payer.renew(id, key));
    expect(renewed.paymentId).not.toBe(id);
    expect(need(await payer.renew(id, key))).toEqual(renewed);
    expect((await payer.view(renewed.paymentId ?? '')).code).toBeTruthy();
    await payThere(mall, renewed.paymentId ?? '');
    expect((await payer.payable(tradeId)).status).toBe('paid');
    // The first one is paid all the same, at the provider's peril.
    await payThere(mall, id, 'late');
    expect(await backs(payer.accountId)).toMatchObject([{ paymentId: id, reason: 'twice' }]);
  });

  it('a code with a part from the balance is renewed only in a session that gave the password', async () => {
    const payer = await makePayer(mall, { balance: 500 });
    await payer.openBalance();
    const { tradeId } = await payer.bill();
    const { paymentId } = await payer.pay({ tradeId, balance: 500, way: 'wechat' });
    later(15 * MINUTE);
    await mall.db
      .update(session)
      .set({ balanceOpen: false })
      .where(eq(session.tokenHash, hashToken(payer.token)));
    expect((await payer.renew(paymentId ?? '')).envelope.msg).toBe('请先验证登录密码');
    await payer.openBalance();
    const renewed = need(await payer.renew(paymentId ?? ''));
    await payThere(mall, renewed.paymentId ?? '');
    expect((await payer.payable(tradeId)).status).toBe('paid');
  });

  it('a code is closed at once when the balance has paid instead', async () => {
    const payer = await makePayer(mall, { balance: 20_000 });
    await payer.openBalance();
    const { tradeId, payable } = await payer.bill();
    const { paymentId } = await payer.pay({ tradeId, balance: 0, way: 'wechat' });
    expect(await payer.pay({ tradeId, balance: payable })).toMatchObject({ paid: true });
    await checkPayments(mall);
    expect(
      (
        await mall.db
          .select()
          .from(payment)
          .where(eq(payment.id, paymentId ?? ''))
      )[0]?.status,
    ).toBe(PAYMENT_STATUS.CLOSED);
    expect(await atCashier(mall, paymentId ?? '', 'pay')).toEqual([]);
  });

  it('late money for a closed code pays the order while the order is open', async () => {
    const { payer, tradeId, id } = await begin();
    later(15 * MINUTE);
    await payer.view(id);
    await payThere(mall, id, 'late');
    expect((await payer.payable(tradeId)).status).toBe('paid');
    expect(await backs(payer.accountId)).toEqual([]);
  });

  it('never outlives the order, and says so', async () => {
    const { payer, tradeId, id } = await begin();
    later(20 * MINUTE);
    const second = need(await payer.renew(id)).paymentId ?? '';
    const { expiresAt } = await payer.view(second);
    expect(expiresAt).toBe((await payer.payable(tradeId)).expiresAt);
    later(10 * MINUTE);
    expect((await payer.renew(second)).envelope.msg).toBe('订单已过期');
    expect((await payer.payable(tradeId)).status).toBe('closed');
  });

  it('a payment of a trade that was paid another way is closed by the job', async () => {
    const { payer, tradeId, payable, id } = await begin();
    await payer.fund(payable);
    await payer.openBalance();
    await payer.pay({ tradeId, balance: payable });
    later(5_000);
    await checkPayments(mall);
    expect((await payer.view(id)).status).toBe(PAYMENT_STATUS.CLOSED);
  });
});

describe('top-up', () => {
  const send = (payer: Awaited<ReturnType<typeof makePayer>>, amount: number, key = newKey()) =>
    payer.post<PayResult>('/topUps', { amount, way: 'wallet' }, { 'idempotency-key': key });

  it('comes into the balance once, with a ledger by pages', async () => {
    const payer = await makePayer(mall);
    const key = newKey();
    const { paymentId } = need(await send(payer, 12_345, key));
    expect(need(await send(payer, 12_345, key)).paymentId).toBe(paymentId);
    const [notice] = await atCashier(mall, paymentId ?? '', 'pay');
    await Promise.all(Array.from({ length: 20 }, () => deliver(mall, notice as SandboxNotice)));
    const { token } = payer;
    const page = need(await mall.call<BalancePage>('GET', '/api/oms/p/balance', { token }));
    expect(page).toMatchObject({ balance: 12_345, page: 1, pages: 1, topUp: { min: 100, max: 10_000_000 } });
    expect(page.items).toMatchObject([{ kind: 'topUp', amount: 12_345, balanceAfter: 12_345, businessId: paymentId }]);
    expect((await payer.view(paymentId ?? '')).tradeId).toBeNull();
  });

  it('paid late it is still the shopper’s; paid twice the second goes back', async () => {
    const payer = await makePayer(mall);
    const { paymentId: id = '' } = need(await send(payer, 500));
    later(15 * MINUTE);
    await payer.view(id ?? '');
    await payThere(mall, id ?? '', 'late');
    expect(await balanceOf(payer.accountId)).toBe(500);
    await payThere(mall, id ?? '', 'twice');
    expect(await balanceOf(payer.accountId)).toBe(500);
    expect(await backs(payer.accountId)).toMatchObject([{ amount: 500, reason: 'twice' }]);
  });

  it('renews, and refuses what is outside of the limits', async () => {
    const payer = await makePayer(mall);
    const { paymentId: id = '' } = need(await send(payer, 100));
    later(15 * MINUTE);
    expect(need(await payer.renew(id ?? '')).redirect).toBeTruthy();
    for (const amount of [99, 10_000_001, 0, -5])
      expect((await send(payer, amount)).envelope).toMatchObject({ code: 'A00002', msg: '充值金额须为1–100000元' });
  });
});

it('logs hold no secret of a payment', async () => {
  const { payer, id } = await begin();
  const [notice] = await atCashier(mall, id, 'pay');
  await deliver(mall, notice as SandboxNotice);
  const text = JSON.stringify(mall.logs);
  for (const secret of [payer.token, notice?.headers['sandbox-signature'] ?? '?']) expect(text).not.toContain(secret);
});
