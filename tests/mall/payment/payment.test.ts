import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '#contract/enums.ts';
import type { OrderView } from '#contract/order/schema.ts';
import { PAYMENT_STATUS } from '#contract/payment/values.ts';
import { session } from '#mall/account/account.tables.ts';
import { hashToken } from '#mall/http/token.ts';
import { TRADE_STATUS } from '#mall/order/order.tables.ts';
import { payment } from '#mall/payment/payment.tables.ts';
import { checkPayments } from '#mall/payment/payment.ts';
import type { SandboxNotice } from '#mall/ports/payment-sandbox.ts';
import { brokenRules, need, newKey, watch } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { later, MINUTE } from '../../helpers/mall/time.ts';
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
it('tells what is bought, where it goes and, counted from the payment, when it comes', async () => {
  const { payer, tradeId, id } = await begin(mall);
  await payThere(mall, id);
  const paidAt = mall.now.now.getTime();
  const inDays = (days: number) => new Date(paidAt + days * 24 * 60 * MINUTE).toISOString();
  later(mall, 60 * MINUTE);
  const { orders, address } = await payer.payable(tradeId);
  expect(orders).toMatchObject([
    {
      lines: [{ title: expect.any(String), quantity: 1 }],
      arrival: { from: inDays(2), to: inDays(4) },
      word: 'toSend',
    },
  ]);
  const own = await mall.call<OrderView>('GET', `/api/oms/p/orders/${orders[0]?.id}`, { token: payer.token });
  expect(need(own).arrival).toEqual(orders[0]?.arrival);
  later(mall, 4 * 24 * 60 * MINUTE);
  expect((await payer.payable(tradeId)).orders).toMatchObject([{ arrival: null }]);
  expect(address).toEqual({
    recipient: '小明',
    mobile: payer.mobile,
    region: '广东省深圳市南山区',
    detail: '科苑路15号',
  });
});

describe('online', () => {
  it('by QR code: waits with a code, is paid by the notice, and the orders move on', async () => {
    const { payer, tradeId, payable, id, redirect } = await begin(mall);
    expect(redirect).toBeNull();
    const waiting = await payer.view(id);
    expect(waiting).toMatchObject({ tradeId, way: 'wechat', status: PAYMENT_STATUS.WAITING, amount: payable });
    expect(waiting.code).toContain('/sandbox/cashier/');
    await payThere(mall, id);
    expect(await payer.view(id)).toMatchObject({ status: PAYMENT_STATUS.PAID, returned: false, code: null });
    expect(await tradeRow(mall, tradeId)).toMatchObject({ status: TRADE_STATUS.PAID, paidOnline: payable });
    expect(await refundsOf(mall, payer.accountId)).toEqual([]);
    expect(await payer.pay({ tradeId, balance: 0, way: 'wechat' })).toMatchObject({ paid: true });
    expect(need(await payer.renew(id))).toMatchObject({ paid: true });
  });

  it("by wallet: goes to the wallet's page", async () => {
    const { payer, tradeId, id, redirect } = await begin(mall, { way: 'wallet' });
    expect(redirect).toMatch(/^\/sandbox\/cashier\/[\w-]{22}$/);
    await payThere(mall, id);
    expect((await payer.payable(tradeId)).status).toBe('paid');
  });

  it('mixed: the balance gives its part in the moment the rest has come', async () => {
    const { payer, tradeId, payable, id } = await begin(mall, { balance: 3_000, part: 3_000 });
    expect(await balanceOf(mall, payer.accountId)).toBe(3_000);
    expect((await payer.view(id)).amount).toBe(payable - 3_000);
    await payThere(mall, id);
    expect(await balanceOf(mall, payer.accountId)).toBe(0);
    const paid = { status: TRADE_STATUS.PAID, paidBalance: 3_000, paidOnline: payable - 3_000 };
    expect(await tradeRow(mall, tradeId)).toMatchObject(paid);
  });

  it('mixed, and the balance is gone by then: nothing is paid, and the money goes back', async () => {
    const { payer, tradeId, payable, id } = await begin(mall, { balance: 3_000, part: 3_000 });
    const other = await payer.bill();
    await payer.fund(other.payable - 3_000);
    await payer.pay({ tradeId: other.tradeId, balance: other.payable });
    await payThere(mall, id);
    expect(await tradeRow(mall, tradeId)).toMatchObject({ status: TRADE_STATUS.TO_PAY, paidOnline: 0 });
    expect(await payer.view(id)).toMatchObject({ status: PAYMENT_STATUS.PAID, returned: true });
    expect(await refundsOf(mall, payer.accountId)).toMatchObject([{ amount: payable - 3_000, reason: 'balanceShort' }]);
    expect((await payer.payable(tradeId)).status).toBe('toPay');
  });

  it('begun twice the same way it is one payment; another way closes the first', async () => {
    const { payer, tradeId, id } = await begin(mall);
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
      expect(await balanceOf(mall, payer.accountId)).toBe(kept ? 50_000 - payable : 50_000);
    },
  );

  it.each(Array.from({ length: 8 }, (_, n) => n))(
    'online, told four times: paid, or the money goes back (%i)',
    async () => {
      const { payer, tradeId, payable, id, orderIds } = await begin(mall);
      const [notice] = await atCashier(mall, id, 'pay');
      const told = Array.from({ length: 4 }, () => deliver(mall, notice as SandboxNotice));
      await Promise.all([told[0], cancel(payer, orderIds), ...told.slice(1)]);
      const { orders } = await tradeRow(mall, tradeId);
      const kept = orders.every((one) => one !== ORDER_STATUS.CANCELED);
      const back = (await refundsOf(mall, payer.accountId)).reduce((sum, { amount }) => sum + amount, 0);
      expect(back).toBe(kept ? 0 : payable);
    },
  );
});

describe('time', () => {
  it('a code ends after its time, is closed there, and another takes its place', async () => {
    const { payer, tradeId, id } = await begin(mall);
    later(mall, 15 * MINUTE);
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
    expect(await refundsOf(mall, payer.accountId)).toMatchObject([{ paymentId: id, reason: 'twice' }]);
  });

  it('a code with a part from the balance is renewed only in a session that gave the password', async () => {
    const payer = await makePayer(mall, { balance: 500 });
    await payer.openBalance();
    const { tradeId } = await payer.bill();
    const { paymentId } = await payer.pay({ tradeId, balance: 500, way: 'wechat' });
    later(mall, 15 * MINUTE);
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
    const { payer, tradeId, id } = await begin(mall);
    later(mall, 15 * MINUTE);
    await payer.view(id);
    await payThere(mall, id, 'late');
    expect((await payer.payable(tradeId)).status).toBe('paid');
    expect(await refundsOf(mall, payer.accountId)).toEqual([]);
  });

  it('never outlives the order, and says so', async () => {
    const { payer, tradeId, id } = await begin(mall);
    later(mall, 20 * MINUTE);
    const second = need(await payer.renew(id)).paymentId ?? '';
    const { expiresAt } = await payer.view(second);
    expect(expiresAt).toBe((await payer.payable(tradeId)).expiresAt);
    later(mall, 10 * MINUTE);
    expect((await payer.renew(second)).envelope.msg).toBe('订单已过期');
    expect((await payer.payable(tradeId)).status).toBe('closed');
  });

  it('a payment of a trade that was paid another way is closed by the job', async () => {
    const { payer, tradeId, payable, id } = await begin(mall);
    await payer.fund(payable);
    await payer.openBalance();
    await payer.pay({ tradeId, balance: payable });
    later(mall, 5_000);
    await checkPayments(mall);
    expect((await payer.view(id)).status).toBe(PAYMENT_STATUS.CLOSED);
  });
});
