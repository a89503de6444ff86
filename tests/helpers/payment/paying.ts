import { eq } from 'drizzle-orm';
import type { Payable, PaymentView, PayRequest, PayResult } from '#contract/payment/schema.ts';
import { LEDGER_KINDS } from '#contract/payment/values.ts';
import { session } from '#mall/account/account.tables.ts';
import { hashToken } from '#mall/http/token.ts';
import { LEDGER_UNIT } from '#mall/money/money.tables.ts';
import { post, walletOf } from '#mall/money/money.ts';
import { order, trade } from '#mall/order/order.tables.ts';
import { providerRefund } from '#mall/payment/payment.tables.ts';
import type { SandboxAction, SandboxNotice } from '#mall/ports/payment-sandbox.ts';
import { sandboxCharge } from '#mall/ports/sandbox.tables.ts';
import { type Buyer, makeBuyer, makeGoods, need, newKey, oneOf } from '../mall/buying.ts';
import type { TestMall } from '../mall/mall.ts';

/** A shopper with something to pay, and hands for the cashier of the sandbox. */
export async function makePayer(mall: TestMall, { price = 10_000, balance = 0 } = {}) {
  const buyer: Buyer = await makeBuyer(mall);
  const { accountId, token } = buyer;
  if (balance > 0) await fund(balance);

  async function fund(amount: number): Promise<void> {
    const entry = { accountId, unit: LEDGER_UNIT.BALANCE, amount, kind: LEDGER_KINDS[0], businessId: 'test' };
    await mall.db.transaction((tx) => post(tx, { ...entry, key: newKey(), at: mall.now.now }));
  }

  /** A trade of one order to be paid. */
  async function bill() {
    const { skuId } = await makeGoods(mall, { price, stock: 10 });
    return buyer.buy(oneOf(skuId));
  }

  const openBalance = () =>
    mall.db
      .update(session)
      .set({ balanceOpen: true })
      .where(eq(session.tokenHash, hashToken(token)));

  const send = (input: PayRequest, key = newKey()) => buyer.post<PayResult>('/pay', input, { 'idempotency-key': key });
  const pay = async (input: PayRequest) => need(await send(input));
  const payable = async (tradeId: string) =>
    need(await mall.call<Payable>('GET', `/api/oms/p/pay/${tradeId}`, { token }));
  const view = async (id: string) => need(await mall.call<PaymentView>('GET', `/api/oms/p/payments/${id}`, { token }));
  const renew = (id: string, key = newKey()) =>
    buyer.post<PayResult>(`/payments/${id}/renew`, {}, { 'idempotency-key': key });

  return { ...buyer, fund, bill, openBalance, send, pay, payable, view, renew };
}

type Begin = { balance?: number; part?: number; way?: 'wechat' | 'wallet' };

/** A payment begun for a new trade. @param part of it from the balance */
export async function begin(mall: TestMall, { balance = 0, part = 0, way = 'wechat' }: Begin = {}) {
  const payer = await makePayer(mall, { balance });
  if (part) await payer.openBalance();
  const bill = await payer.bill();
  const { paymentId, redirect } = await payer.pay({ tradeId: bill.tradeId, balance: part, way });
  return { payer, ...bill, id: paymentId ?? '', redirect };
}

/** Plays the cashier for a payment; the mall hears nothing yet. */
export async function atCashier(mall: TestMall, paymentId: string, action: SandboxAction): Promise<SandboxNotice[]> {
  const [charge] = await mall.db.select().from(sandboxCharge).where(eq(sandboxCharge.id, paymentId));
  const acted = charge && (await mall.sandbox.act(charge.token, action));
  if (!acted) throw new Error(`the sandbox knows no payment ${paymentId}`);
  return acted.notices;
}

/** Brings a notice to the mall. @returns whether the mall took it in */
export async function deliver(mall: TestMall, { path, headers, body }: SandboxNotice): Promise<boolean> {
  const response = await mall.fetch(new Request(`http://mall${path}`, { method: 'POST', headers, body }));
  return ((await response.json()) as { taken: boolean }).taken;
}

/** Pays at the cashier, and the mall hears of it. */
export async function payThere(mall: TestMall, paymentId: string, action: SandboxAction = 'pay'): Promise<void> {
  for (const notice of await atCashier(mall, paymentId, action)) await deliver(mall, notice);
}

export async function tradeRow(mall: TestMall, id: string) {
  const [row] = await mall.db.select().from(trade).where(eq(trade.id, id));
  if (!row) throw new Error('no such trade');
  const orders = await mall.db.select().from(order).where(eq(order.tradeId, id));
  return { ...row, orders: orders.map(({ status }) => status) };
}

/** Money of a shopper that goes back, or went. */
export const refundsOf = (mall: TestMall, accountId: number) =>
  mall.db.select().from(providerRefund).where(eq(providerRefund.accountId, accountId));

export const balanceOf = async (mall: TestMall, accountId: number) => (await walletOf(mall.db, accountId)).balance;
