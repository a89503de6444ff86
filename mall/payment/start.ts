import {
  PAY_PAGES,
  type PayRequest,
  type PayResult,
  type PayWay,
  type TopUpRequest,
} from '#contract/payment/schema.ts';
import { PAYMENT_STATUS } from '#contract/payment/values.ts';
import type { Numbers } from '#contract/settings/numbers.values.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError, notFound } from '../error.ts';
import { once } from '../idempotency/idempotency.ts';
import { walletOf } from '../money/money.ts';
import { TRADE_STATUS } from '../order/order.tables.ts';
import { settleTrade } from '../order/order.ts';
import type { Charge } from '../ports/payment.ts';
import { publicIdAt } from '../public-id.ts';
import { numbers } from '../settings/settings.ts';
import { tryCheck } from './check.ts';
import type { Payment, Trade } from './payment.queries.ts';
import * as queries from './payment.queries.ts';
import { isTopUp, partsOf, payUntil } from './payment.rules.ts';
import { providerFor, providerNamed } from './providers.ts';
import { payFromBalance } from './receive.ts';

export type Shopper = { accountId: number; sessionId: string };

/**
 * Pays a trade from the balance at once, or starts an online payment of the rest. In a mixed payment the balance is charged in the
 * transaction that books the online part, so nothing has to be given back if that never comes.
 */
export async function pay(deps: Deps, shopper: Shopper, request: PayRequest, key: string): Promise<PayResult> {
  const { db } = deps.database;
  const { accountId, sessionId } = shopper;
  if (request.balance > 0 && !(await queries.isBalanceOpen(db, sessionId)))
    throw new MallError('message', 'balanceLocked');
  const call = { owner: `shopper:${accountId}`, key, call: 'pay', body: request };
  const rules = await numbers(deps);
  const begun = await once(db, call, (tx) => begin(deps, tx, { accountId, request, rules }));
  return begun.id ? next(deps, accountId, begun.id) : { paid: true, paymentId: null, redirect: null };
}

type Begin = { accountId: number; request: PayRequest; rules: Numbers };

/** Null: nothing is left to pay. */
type Begun = { id: string | null };

async function begin(deps: Deps, tx: Tx, { accountId, request, rules }: Begin): Promise<Begun> {
  const now = deps.clock();
  const trade = await queries.lockOwnTrade(tx, accountId, request.tradeId);
  if (!trade) throw notFound();
  if (trade.status === TRADE_STATUS.PAID) return { id: null };
  if (isOver(trade, now)) throw new MallError('message', 'orderExpired');
  const parts = partsOf(trade.payable, request.balance);
  if (!parts) throw new MallError('message', 'payAmountInvalid');
  if (parts.online > 0) {
    if (!request.way) throw fieldError('way', 'payWayRequired');
    if ((await walletOf(tx, accountId)).balance < parts.balance) throw new MallError('message', 'balanceShort');
    const input = { accountId, tradeId: trade.id, way: request.way, amount: parts.online, balance: parts.balance };
    return open(deps, tx, input, payUntil(now, trade.expiresAt, rules));
  }
  // The trade is locked since it was read, so it is unpaid; nothing is charged for one that is not.
  if ((await settleTrade(tx, trade.id, parts, now)) !== 'paid') throw new MallError('message', 'orderExpired');
  // The next run of the job closes a code shown on another screen, before somebody pays it too.
  await queries.checkSoon(tx, trade.id, now);
  await payFromBalance(tx, { accountId, tradeId: trade.id, amount: parts.balance, at: now });
  return { id: null };
}

const isOver = ({ status, expiresAt }: Trade, now: Date) => status === TRADE_STATUS.CLOSED || expiresAt <= now;

type Input = Pick<Payment, 'accountId' | 'tradeId' | 'amount' | 'balance'> & { way: PayWay };

async function open(deps: Deps, tx: Tx, input: Input, expiresAt: Date): Promise<Begun & { id: string }> {
  const { accountId, tradeId, amount, balance, way } = input;
  const now = deps.clock();
  const provider = providerFor(deps, way).name;
  const others = tradeId ? await queries.waitingOf(tx, tradeId) : [];
  const same = others.find(
    (other) =>
      other.way === way &&
      other.provider === provider &&
      other.amount === amount &&
      other.balance === balance &&
      other.expiresAt > now,
  );
  if (same) return { id: same.id };
  const id = publicIdAt(now);
  const times = { createdAt: now, expiresAt, checkAt: new Date(now.getTime() + 5_000) };
  const row = { id, accountId, tradeId, amount, balance, way, provider, status: PAYMENT_STATUS.WAITING };
  await queries.addPayment(tx, { ...row, ...times });
  return { id };
}

async function next(deps: Deps, accountId: number, id: string): Promise<PayResult> {
  const { db } = deps.database;
  const payment = await queries.ownPayment(db, accountId, id);
  if (!payment) throw notFound();
  if (payment.status === PAYMENT_STATUS.PAID) return { paid: true, paymentId: id, redirect: null };
  if (payment.tradeId) {
    const others = (await queries.waitingOf(db, payment.tradeId)).filter((other) => other.id !== id);
    await Promise.all(others.map((other) => tryCheck(deps, other, true)));
  }
  const { way, redirect } = await begunCharge(deps, payment);
  return { paid: false, paymentId: id, redirect: way === 'wallet' ? redirect : null };
}

async function begunCharge(deps: Deps, payment: Payment): Promise<Payment> {
  if (payment.code || payment.redirect) return payment;
  const provider = providerNamed(deps, payment.provider);
  try {
    const start = await provider?.create(chargeOf(payment));
    const saved =
      start && (await queries.saveStart(deps.database.db, payment.id, { code: null, redirect: null, ...start }));
    if (start) deps.metrics.payments.inc({ provider: payment.provider, result: 'begun' });
    if (saved) return saved;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    deps.metrics.payments.inc({ provider: payment.provider, result: 'notBegun' });
    deps.log.error({ paymentId: payment.id, provider: payment.provider, reason }, 'payment not begun');
  }
  throw new MallError('message', 'payUnavailable');
}

function chargeOf({ id, tradeId, way, amount, expiresAt }: Payment): Charge {
  const title = tradeId ? `订单 ${tradeId}` : `余额充值 ${id}`;
  const leavePath = tradeId ? PAY_PAGES.trade(tradeId) : PAY_PAGES.balance;
  return { id, way: way as PayWay, amount, title, expiresAt, returnPath: PAY_PAGES.done(id), leavePath };
}

export async function topUp(deps: Deps, { accountId }: Shopper, input: TopUpRequest, key: string): Promise<PayResult> {
  const rules = await numbers(deps);
  const { topUpMin, topUpMax } = rules;
  if (!isTopUp(input.amount, rules))
    throw fieldError('amount', 'topUpAmount', { min: topUpMin / 100, max: topUpMax / 100 });
  const call = { owner: `shopper:${accountId}`, key, call: 'topUp', body: input };
  const { id } = await once(deps.database.db, call, (tx) =>
    open(deps, tx, { ...input, accountId, tradeId: null, balance: 0 }, payUntil(deps.clock(), undefined, rules)),
  );
  return next(deps, accountId, id);
}

export async function renew(
  deps: Deps,
  { accountId, sessionId }: Shopper,
  id: string,
  key: string,
): Promise<PayResult> {
  const { db } = deps.database;
  const old = await queries.ownPayment(db, accountId, id);
  if (!old) throw notFound();
  if (old.status === PAYMENT_STATUS.WAITING) await tryCheck(deps, old, true);
  const rules = await numbers(deps);
  const call = { owner: `shopper:${accountId}`, key, call: 'renew', body: { id } };
  const renewed = await once(db, call, async (tx): Promise<Begun> => {
    const now = deps.clock();
    const trade = old.tradeId ? await queries.lockOwnTrade(tx, accountId, old.tradeId) : undefined;
    const { status } = await queries.lockPayment(tx, id);
    if (status === PAYMENT_STATUS.PAID || trade?.status === TRADE_STATUS.PAID) return { id: null };
    if (trade && isOver(trade, now)) throw new MallError('message', 'orderExpired');
    if (trade && trade.payable !== old.amount + old.balance) throw new MallError('message', 'priceWasLowered');
    if (old.balance > 0 && !(await queries.isBalanceOpen(tx, sessionId)))
      throw new MallError('message', 'balanceLocked');
    return open(deps, tx, { ...old, way: old.way as PayWay }, payUntil(now, trade?.expiresAt, rules));
  });
  return renewed.id ? next(deps, accountId, renewed.id) : { paid: true, paymentId: id, redirect: null };
}
