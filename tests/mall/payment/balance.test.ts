import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT } from '#contract/account/limits.values.ts';
import { ORDER_STATUS } from '#contract/enums.ts';
import type { BalancePage, PayResult } from '#contract/payment/schema.ts';
import { account } from '#mall/account/account.tables.ts';
import { TRADE_STATUS } from '#mall/order/order.tables.ts';
import type { SandboxNotice } from '#mall/ports/payment-sandbox.ts';
import { brokenRules, need, newKey, watch } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { later, MINUTE } from '../../helpers/mall/time.ts';
import {
  atCashier,
  balanceOf,
  deliver,
  makePayer,
  payThere,
  refundsOf,
  tradeRow,
} from '../../helpers/payment/paying.ts';
import { createVisitor, DEMO } from '../../helpers/people/visitor.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

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
    const { encrypted } = createVisitor(mall);
    const unlock = async (password: string) =>
      payer.post('/pay/balance/unlock', { passWord: await encrypted(password) });
    expect((await unlock('Wrong-1password')).envelope).toMatchObject({ code: 'A00002' });
    expect((await unlock(DEMO.password)).envelope.success).toBe(true);
    expect((await payer.payable(tradeId)).balanceOpen).toBe(true);
    expect(await payer.pay({ tradeId, balance: payable })).toEqual({ paid: true, paymentId: null, redirect: null });
    expect(await balanceOf(mall, payer.accountId)).toBe(50_000 - payable);
    const row = await tradeRow(mall, tradeId);
    expect(row).toMatchObject({ status: TRADE_STATUS.PAID, paidBalance: payable, paidOnline: 0 });
    expect(row.orders.every((status) => status !== ORDER_STATUS.TO_PAY)).toBe(true);
    expect(await payer.payable(tradeId)).toMatchObject({ status: 'paid', paid: payable, outstanding: 0 });
  });

  it('guesses of the password are limited like those at login', async () => {
    const payer = await makePayer(mall);
    const { encrypted } = createVisitor(mall);
    await lendPassword(payer.accountId);
    const guess = async (password: string) =>
      payer.post('/pay/balance/unlock', { passWord: await encrypted(password) });
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
    expect(await balanceOf(mall, payer.accountId)).toBe(100_000 - payable);
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
    expect(await balanceOf(mall, payer.accountId)).toBe(1);
  });

  it.each([
    ['more than it costs', { balance: 9_999_999 }, '支付金额有误，请刷新后重试'],
    ['less, and no other way', { balance: 1 }, '请选择支付方式'],
    ['nothing, and no other way', { balance: 0 }, '请选择支付方式'],
  ])('refuses %s', async (_, input, msg) => {
    const payer = await makePayer(mall, { balance: 1_000 });
    await payer.openBalance();
    const { tradeId } = await payer.bill();
    expect((await payer.send({ tradeId, ...input })).envelope.msg).toBe(msg);
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
    later(mall, 15 * MINUTE);
    await payer.view(id ?? '');
    await payThere(mall, id ?? '', 'late');
    expect(await balanceOf(mall, payer.accountId)).toBe(500);
    await payThere(mall, id ?? '', 'twice');
    expect(await balanceOf(mall, payer.accountId)).toBe(500);
    expect(await refundsOf(mall, payer.accountId)).toMatchObject([{ amount: 500, reason: 'twice' }]);
  });

  it('renews, and refuses what is outside of the limits', async () => {
    const payer = await makePayer(mall);
    const { paymentId: id = '' } = need(await send(payer, 100));
    later(mall, 15 * MINUTE);
    expect(need(await payer.renew(id ?? '')).redirect).toBeTruthy();
    for (const amount of [99, 10_000_001, 0, -5])
      expect((await send(payer, amount)).envelope).toMatchObject({ code: 'A00002', msg: '充值金额须为1–100000元' });
  });
});
