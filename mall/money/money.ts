import type { LedgerKind } from '#contract/payment/values.ts';
import type { Db, Tx } from '../db/open.ts';
import { MallError } from '../error.ts';
import { MONEY_BACK_STATUS } from '../payment/payment.tables.ts';
import { publicIdAt } from '../public-id.ts';
import { expireLocked, withoutOver } from './expire.ts';
import type { LedgerUnit, Posting } from './money.queries.ts';
import * as queries from './money.queries.ts';
import { splitRefund } from './money.rules.ts';
import { LEDGER_UNIT } from './money.tables.ts';

export { withoutOver } from './expire.ts';
export { nextExpiry } from './next-expiry.ts';

/** Locks are taken in one order everywhere, so that no two transactions deadlock: trade, orders, stock, payments, wallet. */

/**
 * Books one entry and updates the counter; once per key. Expired points are booked first, so that they cannot be spent.
 * @returns whether it was booked now
 * @throws MallError `balanceShort`, `pointsShort`
 */
export async function post(tx: Tx, posting: Posting): Promise<boolean> {
  const held = await queries.lockWallet(tx, posting.accountId);
  if (posting.unit === LEDGER_UNIT.POINTS) await expireLocked(tx, held, posting.at);
  if (await queries.isBooked(tx, posting.unit, posting.key)) return false;
  const after = await queries.moveCounter(tx, posting);
  if (after === undefined)
    throw new MallError('message', posting.unit === LEDGER_UNIT.BALANCE ? 'balanceShort' : 'pointsShort');
  await queries.addEntry(tx, posting, after);
  return true;
}

export type RefundPaid = {
  tradeId: string;
  orderId: string;
  amount: number;
  reason: string;
  key: string;
  at: Date;
};

/**
 * Refunds a paid order (domain decisions, section 4): first to the online payments of its trade, as far as they are not refunded yet, by a
 * job that asks the provider; the rest to the balance, at once.
 * @returns fen each way; zero where the key was used before
 */
export async function refundPaid(tx: Tx, input: RefundPaid): Promise<{ online: number; balance: number }> {
  const { tradeId, orderId, amount, reason, key, at } = input;
  const trade = await queries.lockTrade(tx, tradeId);
  if (!trade) throw new Error('money back for a trade that is not there');
  const { accountId } = trade;
  const online = await queries.lockOnline(tx, tradeId);
  const keys = [balanceKey(key), ...online.map(({ id }) => onlineKey(key, id))];
  if (amount === 0 || (await queries.isRefunded(tx, keys))) return { online: 0, balance: 0 };
  const held = trade.paidBalance - (await queries.refundToBalance(tx, tradeId));
  const parts = splitRefund(amount, online, held);
  const row = { accountId, orderId, reason, nextTryAt: at, createdAt: at };
  await queries.addRefunds(tx, [
    ...parts.online.map(({ id, amount }) => ({
      ...row,
      id: publicIdAt(at),
      paymentId: id,
      amount,
      key: onlineKey(key, id),
      status: MONEY_BACK_STATUS.WAITING,
    })),
    ...(parts.balance > 0
      ? [
          {
            ...row,
            id: publicIdAt(at),
            amount: parts.balance,
            key: balanceKey(key),
            status: MONEY_BACK_STATUS.DONE,
            doneAt: at,
          },
        ]
      : []),
  ]);
  if (parts.balance > 0) await refundBalance(tx, { accountId, amount: parts.balance, businessId: orderId, key, at });
  return { online: amount - parts.balance, balance: parts.balance };
}

export async function seeRefund(db: Db, tradeId: string, amount: number): Promise<{ online: number; balance: number }> {
  const online = await queries.seeOnline(db, tradeId);
  const held = (await queries.seeTrade(db, tradeId)) - (await queries.refundToBalance(db, tradeId));
  const { balance } = splitRefund(amount, online, held);
  return { online: amount - balance, balance };
}

const balanceKey = (key: string) => `${key}/balance`;
const onlineKey = (key: string, paymentId: string) => `${key}/${paymentId}`;

export const refundBalance = (tx: Tx, entry: Omit<Posting, 'unit' | 'kind'>): Promise<boolean> =>
  post(tx, { ...entry, unit: LEDGER_UNIT.BALANCE, kind: 'refund', key: `back:${entry.key}` });

export const walletOf = (db: Db | Tx, accountId: number): Promise<{ balance: number; points: number }> =>
  queries.walletOf(db, accountId);

export async function walletAt(
  db: Db | Tx,
  accountId: number,
  now: Date,
): Promise<{ balance: number; points: number }> {
  const booked = await queries.bookedWallet(db, accountId);
  const [{ balance, points } = booked] = await withoutOver(db, [booked], now);
  return { balance, points };
}

export const pointsToSpend = async (db: Db | Tx, accountId: number, now: Date): Promise<number> =>
  Math.max(0, (await walletAt(db, accountId, now)).points);

export type Back = { amount: number; way: 'online' | 'balance'; done: boolean; at: Date };

/** Refunds done or under way, oldest first. What a provider refused for good went to the balance. */
export async function refundsOf(db: Db | Tx, orderId: string): Promise<Back[]> {
  return toBack(await queries.refundsOf(db, orderId));
}

export async function refundsByKey(db: Db, orderId: string, key: string): Promise<Back[]> {
  const rows = await queries.refundsOf(db, orderId);
  return toBack(rows.filter((row) => row.key.startsWith(`${key}/`)));
}

type Row = Awaited<ReturnType<typeof queries.refundsOf>>[number];
const toBack = (rows: Row[]): Back[] =>
  rows.map(({ amount, paymentId, status, createdAt, doneAt }) => ({
    amount,
    way: paymentId && status !== MONEY_BACK_STATUS.FAILED ? 'online' : 'balance',
    done: status !== MONEY_BACK_STATUS.WAITING,
    at: doneAt ?? createdAt,
  }));

export type Entry = { id: number; kind: LedgerKind; amount: number; after: number; businessId: string; at: Date };

export async function ledgerPage(
  db: Db,
  accountId: number,
  unit: LedgerUnit,
  page: { page: number; size: number; kind?: LedgerKind | undefined },
): Promise<{ items: Entry[]; total: number }> {
  const [items, total] = await Promise.all([
    queries.entries(db, { accountId, unit, kind: page.kind }, page.size, (page.page - 1) * page.size),
    queries.countEntries(db, accountId, unit, page.kind),
  ]);
  return { items, total };
}
