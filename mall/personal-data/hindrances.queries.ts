import { and, eq, gt, inArray, isNotNull, ne, notInArray } from 'drizzle-orm';
import { COUPON_USE, ORDER_STATUS } from '#contract/enums.ts';
import { PAYMENT_STATUS } from '#contract/payment/values.ts';
import type { Hindrance, Loss } from '#contract/personal-data/values.ts';
import { REFUND_STATUS } from '#contract/refund/values.ts';
import { STORE_STATUS } from '#contract/store/flow.values.ts';
import { coupon } from '../coupon/coupon.tables.ts';
import type { Db, Tx } from '../db/open.ts';
import { member } from '../member/member.tables.ts';
import { wallet } from '../money/money.tables.ts';
import { operator } from '../operator/operator.tables.ts';
import { order, TRADE_STATUS, trade } from '../order/order.tables.ts';
import { MONEY_BACK_STATUS, payment, providerRefund } from '../payment/payment.tables.ts';
import { refund } from '../refund/refund.tables.ts';
import { storeApplication } from '../store/store.tables.ts';

type Counts<K extends string> = { kind: K; count: number }[];

const { TO_PAY, COMPLETED, CANCELED } = ORDER_STATUS;
const { APPLIED, AGREED, BUYER_SHIPPED, RECEIVED, ESCALATED } = REFUND_STATUS;
const { UNDER_REVIEW, OPEN, OFFLINE } = STORE_STATUS;

type Count = (db: Db | Tx, accountId: number) => Promise<number>;

/** In the order in which money and goods move on, so that what moves meanwhile is counted at least once. */
const COUNTS: Readonly<Record<Hindrance, Count>> = {
  unpaid: (db, id) => db.$count(trade, and(eq(trade.accountId, id), eq(trade.status, TRADE_STATUS.TO_PAY))),
  payments: (db, id) => db.$count(payment, and(eq(payment.accountId, id), eq(payment.status, PAYMENT_STATUS.WAITING))),
  groups: (db, id) => db.$count(order, and(underWay(id), eq(order.groupOpen, true))),
  orders: (db, id) => db.$count(order, and(underWay(id), eq(order.groupOpen, false))),
  refunds: (db, id) =>
    db.$count(
      refund,
      and(eq(refund.accountId, id), inArray(refund.status, [APPLIED, AGREED, BUYER_SHIPPED, RECEIVED, ESCALATED])),
    ),
  moneyBack: (db, id) =>
    db.$count(
      providerRefund,
      and(eq(providerRefund.accountId, id), eq(providerRefund.status, MONEY_BACK_STATUS.WAITING)),
    ),
  balance: async (db, id) => {
    const [row] = await db.select({ balance: wallet.balance }).from(wallet).where(eq(wallet.accountId, id));
    return row?.balance ?? 0;
  },
  store: async (db, id) =>
    (await db.$count(
      storeApplication,
      and(eq(storeApplication.accountId, id), inArray(storeApplication.status, [UNDER_REVIEW, OPEN, OFFLINE])),
    )) || (await db.$count(operator, eq(operator.accountId, id))),
};

const underWay = (accountId: number) =>
  and(eq(order.accountId, accountId), notInArray(order.status, [TO_PAY, COMPLETED, CANCELED]));

/** One after the other, which the order of the counts needs. */
export async function hindrancesOf(db: Db | Tx, accountId: number): Promise<Counts<Hindrance>> {
  const found: Counts<Hindrance> = [];
  for (const kind of Object.keys(COUNTS) as Hindrance[]) {
    const count = await COUNTS[kind](db, accountId);
    if (count > 0) found.push({ kind, count });
  }
  return found;
}

export async function lossesOf(db: Db | Tx, accountId: number, now: Date): Promise<Counts<Loss>> {
  const [money] = await db.select({ points: wallet.points }).from(wallet).where(eq(wallet.accountId, accountId));
  const unused = and(eq(coupon.accountId, accountId), eq(coupon.status, COUPON_USE.UN_USE), gt(coupon.validTo, now));
  const toInvoice = and(
    eq(order.accountId, accountId),
    isNotNull(order.invoice),
    eq(order.invoiced, false),
    ne(order.status, CANCELED),
  );
  const counts: Counts<Loss> = [
    { kind: 'points', count: money?.points ?? 0 },
    { kind: 'coupons', count: await db.$count(coupon, unused) },
    {
      kind: 'membership',
      count: await db.$count(member, and(eq(member.accountId, accountId), gt(member.paidUntil, now))),
    },
    { kind: 'invoices', count: await db.$count(order, toInvoice) },
  ];
  return counts.filter(({ count }) => count > 0);
}
