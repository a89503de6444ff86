import { pageCount } from '#contract/paging.ts';
import type { BalancePage, Payable, PaymentView, PayWay } from '#contract/payment/schema.ts';
import { PAYMENT_STATUS } from '#contract/payment/values.ts';
import { confirmPassword } from '../account/account.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../error.ts';
import type { Caller } from '../http/caller.ts';
import { LEDGER_UNIT } from '../money/money.tables.ts';
import { ledgerPage, walletAt } from '../money/money.ts';
import { TRADE_STATUS } from '../order/order.tables.ts';
import { sourceOfTrade, tradeGoods } from '../order/order.ts';
import type { NoticeRequest } from '../ports/payment.ts';
import { numbers } from '../settings/settings.ts';
import { checkPayments, tryCheck } from './check.ts';
import type { Payment, Trade } from './payment.queries.ts';
import * as queries from './payment.queries.ts';
import { providerNamed, waysOf } from './providers.ts';
import { receive } from './receive.ts';
import { refundsWaiting, sendRefunds, takeRefund } from './refund.ts';
import { pay, renew, type Shopper, topUp } from './start.ts';

export { allReceived, listReceived, type ReceivedInput, type ReceivedRow } from './payment-list.ts';
export { checkPayments, pay, refundsWaiting, renew, sendRefunds, topUp };

const LEDGER_PAGE = 20;

export async function payable(deps: Deps, { accountId, sessionId }: Shopper, tradeId: string, caller: Caller) {
  const { db } = deps.database;
  const trade = await queries.ownTrade(db, accountId, tradeId);
  if (!trade) throw notFound();
  const now = deps.clock();
  const [source, goods, wallet, balanceOpen] = await Promise.all([
    sourceOfTrade(db, tradeId, trade.source),
    tradeGoods(db, tradeId, { language: caller.language, numbers: await numbers(deps), now }),
    walletAt(db, accountId, now),
    queries.isBalanceOpen(db, sessionId),
  ]);
  const paid = trade.paidBalance + trade.paidOnline;
  return {
    tradeId,
    source,
    status: statusOf(trade, now),
    amount: trade.payable,
    paid,
    outstanding: trade.payable - paid,
    balance: wallet.balance,
    points: wallet.points,
    paidAt: trade.paidAt?.toISOString() ?? null,
    balanceOpen,
    ways: waysOf(deps),
    ...goods,
    expiresAt: trade.expiresAt.toISOString(),
    now: now.toISOString(),
  } satisfies Payable;
}

function statusOf({ status, expiresAt }: Trade, now: Date): Payable['status'] {
  if (status === TRADE_STATUS.PAID) return 'paid';
  return status === TRADE_STATUS.CLOSED || expiresAt <= now ? 'closed' : 'toPay';
}

export async function unlockBalance(deps: Deps, shopper: Shopper, encrypted: string, caller: Caller): Promise<void> {
  await confirmPassword(deps, shopper.accountId, encrypted, caller);
  await queries.openBalance(deps.database.db, shopper.sessionId);
}

export async function viewPayment(deps: Deps, { accountId }: Shopper, id: string): Promise<PaymentView> {
  const { db } = deps.database;
  const due = await queries.ownPayment(db, accountId, id);
  if (!due) throw notFound();
  if (due.status === PAYMENT_STATUS.WAITING) {
    const claimed = await queries.claimCheck(db, id, deps.clock());
    if (claimed) await tryCheck(deps, claimed);
  }
  const found = (await queries.ownPayment(db, accountId, id)) ?? due;
  const trade = found.tradeId ? await queries.ownTrade(db, accountId, found.tradeId) : undefined;
  const source = trade ? await sourceOfTrade(db, trade.id, trade.source) : null;
  const returned = found.status === PAYMENT_STATUS.PAID && (await queries.isReturned(db, id));
  return toView(found, { returned, source }, deps.clock());
}

function toView(found: Payment, more: Pick<PaymentView, 'returned' | 'source'>, now: Date): PaymentView {
  const { id, tradeId, way, status, amount, code, redirect, expiresAt } = found;
  const open = status === PAYMENT_STATUS.WAITING && expiresAt > now;
  return {
    id,
    tradeId,
    way: way as PayWay,
    status,
    ...more,
    amount,
    paidAt: found.paidAt?.toISOString() ?? null,
    code: open ? code : null,
    redirect: open ? redirect : null,
    expiresAt: expiresAt.toISOString(),
    now: now.toISOString(),
  };
}

export async function balancePage(deps: Deps, { accountId }: Shopper, page: number): Promise<BalancePage> {
  const { db } = deps.database;
  const [wallet, { items, total }, { topUpMin, topUpMax }] = await Promise.all([
    walletAt(db, accountId, deps.clock()),
    ledgerPage(db, accountId, LEDGER_UNIT.BALANCE, { page, size: LEDGER_PAGE }),
    numbers(deps),
  ]);
  return {
    balance: wallet.balance,
    points: wallet.points,
    items: items.map(({ id, kind, amount, after, businessId, at }) => ({
      id,
      kind,
      amount,
      balanceAfter: after,
      businessId,
      at: at.toISOString(),
    })),
    page,
    pages: pageCount(total, LEDGER_PAGE),
    topUp: { min: topUpMin, max: topUpMax, ways: waysOf(deps) },
  };
}

export async function takeNotice(deps: Deps, name: string, request: NoticeRequest): Promise<Response> {
  const provider = providerNamed(deps, name);
  if (!provider) throw notFound();
  try {
    const notice = await provider.notice(request);
    if (!notice) {
      deps.log.warn({ provider: name }, 'a notice that is not verified');
      return provider.answer(false);
    }
    if (notice.kind === 'paid') return provider.answer(await receive(deps, name, notice.receipt));
    if (notice.kind === 'refund') await takeRefund(deps, name, notice);
    return provider.answer(true);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    deps.log.error({ provider: name, reason }, 'a notice that could not be taken in');
    return provider.answer(false);
  }
}
