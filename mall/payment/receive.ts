import { PAYMENT_STATUS } from '#contract/payment/values.ts';
import { retry } from '../db/errors.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { MallError } from '../error.ts';
import { LEDGER_UNIT } from '../money/money.tables.ts';
import { post } from '../money/money.ts';
import { settleTrade } from '../order/order.ts';
import { CURRENCY, type Receipt } from '../ports/payment.ts';
import { publicIdAt } from '../public-id.ts';
import type { Payment } from './payment.queries.ts';
import * as queries from './payment.queries.ts';
import { neededOf, type StrayReason } from './payment.rules.ts';
import { MONEY_BACK_STATUS } from './payment.tables.ts';

type Outcome = 'paid' | 'toppedUp' | 'replay' | StrayReason;

/**
 * Books a receipt from a verified notice or answer of a provider: the only way in which money from outside counts. However often one comes,
 * it is booked once, and money that serves nothing is paid back.
 * @returns whether the provider can stop repeating it
 */
export async function receive(deps: Deps, provider: string, receipt: Receipt): Promise<boolean> {
  const {
    database: { db },
    clock,
    log,
    metrics,
  } = deps;
  const { paymentId, amount, currency, transactionId } = receipt;
  const known = await queries.paymentOf(db, provider, paymentId);
  if (!known || currency !== CURRENCY || amount <= 0) {
    metrics.payments.inc({ provider, result: 'unknown' });
    log.error({ provider, paymentId, transactionId, currency }, 'money that belongs to nothing here');
    return false;
  }
  const outcome = await retry(() => db.transaction((tx) => take(tx, known, receipt, clock())));
  metrics.payments.inc({ provider, result: outcome });
  log.info({ provider, paymentId, transactionId, outcome }, 'money in');
  return true;
}

async function take(tx: Tx, known: Payment, receipt: Receipt, now: Date): Promise<Outcome> {
  // Locks in the order of mall/money: the trade before the payment.
  const payable = known.tradeId ? await queries.lockTrade(tx, known.tradeId) : undefined;
  const payment = await queries.lockPayment(tx, known.id);
  const { transactionId, amount, paidAt } = receipt;
  if (await queries.isTaken(tx, payment.provider, transactionId)) return 'replay';
  if (payment.status === PAYMENT_STATUS.PAID) return takeStray(tx, payment, receipt, 'twice', now);
  if (amount !== payment.amount) {
    // The provider accepts no more for it, so it needs no more checks.
    await queries.markClosed(tx, payment.id);
    return takeStray(tx, payment, receipt, 'wrongAmount', now);
  }
  await queries.markPaid(tx, payment.id, transactionId, paidAt);
  if (!payment.tradeId) {
    if (!(await queries.lockOpenAccount(tx, payment.accountId))) {
      await returnWhole(tx, payment, 'accountClosed', now);
      return 'accountClosed';
    }
    const entry = { accountId: payment.accountId, unit: LEDGER_UNIT.BALANCE, amount, businessId: payment.id, at: now };
    await post(tx, { ...entry, kind: 'topUp', key: `topUp:${payment.id}` });
    return 'toppedUp';
  }
  const parts = neededOf(payable ?? amount, { balance: payment.balance, online: amount });
  const error = await settle(tx, payment, { id: payment.tradeId, ...parts }, now);
  if (!error) {
    if (parts.online < amount) await returnPart(tx, payment, amount - parts.online, now);
    return 'paid';
  }
  await returnWhole(tx, payment, error, now);
  return error;
}

type ToSettle = { id: string; balance: number; online: number };

async function settle(
  tx: Tx,
  { accountId }: Payment,
  { id: tradeId, balance, online }: ToSettle,
  now: Date,
): Promise<StrayReason | undefined> {
  try {
    return await tx.transaction(async (part) => {
      const settled = await settleTrade(part, tradeId, { balance, online }, now);
      if (settled === 'paid') await payFromBalance(part, { accountId, tradeId, amount: balance, at: now });
      return settled === 'paid' ? undefined : settled === 'late' ? 'late' : 'twice';
    });
  } catch (error) {
    if (error instanceof MallError && error.key === 'balanceShort') return 'balanceShort';
    throw error;
  }
}

type FromBalance = { accountId: number; tradeId: string; amount: number; at: Date };

/** @throws MallError `balanceShort` */
export async function payFromBalance(tx: Tx, { accountId, tradeId, amount, at }: FromBalance): Promise<void> {
  if (amount === 0) return;
  const entry = { accountId, unit: LEDGER_UNIT.BALANCE, amount: -amount, businessId: tradeId, at };
  await post(tx, { ...entry, kind: 'pay', key: `pay:${tradeId}` });
}

async function takeStray(
  tx: Tx,
  payment: Payment,
  { transactionId, amount, paidAt }: Receipt,
  reason: StrayReason,
  now: Date,
): Promise<StrayReason> {
  const { accountId, tradeId, way, provider } = payment;
  const stray = { id: publicIdAt(now), accountId, tradeId, way, provider, amount, paidAt };
  const times = { createdAt: now, expiresAt: now };
  await queries.addPayment(tx, { ...stray, ...times, status: PAYMENT_STATUS.PAID, providerId: transactionId });
  await returnWhole(tx, stray, reason, now);
  return reason;
}

type Received = Pick<Payment, 'id' | 'accountId' | 'amount'>;

/** What a payment has too much, since the price was lowered after it had begun. */
const returnPart = (tx: Tx, payment: Received, amount: number, at: Date) =>
  returnWhole(tx, { ...payment, amount }, 'priceLowered', at);

const returnWhole = (tx: Tx, { id, accountId, amount }: Received, reason: StrayReason, at: Date) =>
  queries.addRefund(tx, {
    id: publicIdAt(at),
    accountId,
    paymentId: id,
    amount,
    reason,
    key: `stray:${id}`,
    status: MONEY_BACK_STATUS.WAITING,
    nextTryAt: at,
    createdAt: at,
  });
