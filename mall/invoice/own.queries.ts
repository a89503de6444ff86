import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { ORDER_STATUS } from '#contract/enums.ts';
import type { OwnInvoiceTab } from '#contract/invoice/schema.ts';
import { INVOICE_DAYS } from '#contract/invoice/values.ts';
import { DAY_MS } from '#contract/time.ts';
import type { Db } from '../db/open.ts';
import { order, orderLine } from '../order/order.tables.ts';
import { refunded, rows } from './invoice.queries.ts';
import { issuedInvoice } from './invoice.tables.ts';

const isOpen = and(
  isNotNull(order.paidAt),
  ne(order.status, ORDER_STATUS.CANCELED),
  eq(order.invoiced, false),
  ne(order.kind, 'member'),
  gt(order.payable, refunded),
);

/** As `invoiceRefusal` has it, of orders that are paid. */
const TAB: Record<OwnInvoiceTab, (now: Date) => SQL | undefined> = {
  open: (now) =>
    and(
      isOpen,
      isNull(order.invoice),
      isNull(order.hiddenAt),
      or(isNull(order.completedAt), gte(order.completedAt, new Date(now.getTime() - INVOICE_DAYS * DAY_MS))),
    ),
  requested: () => and(isOpen, isNotNull(order.invoice)),
  issued: () => eq(order.invoiced, true),
};

type Page = { limit: number; offset: number };
export const ownPage = (db: Db, accountId: number, tab: OwnInvoiceTab, now: Date, { limit, offset }: Page) =>
  rows(db)
    .where(and(eq(order.accountId, accountId), TAB[tab](now)))
    .orderBy(...(tab === 'issued' ? [desc(issuedInvoice.issuedAt)] : []), desc(order.createdAt), desc(order.id))
    .limit(limit)
    .offset(offset);

export async function countOwn(db: Db, accountId: number, now: Date): Promise<Record<OwnInvoiceTab, number>> {
  const count = (tab: OwnInvoiceTab) => sql<number>`count(*) filter (where ${TAB[tab](now)})`.mapWith(Number);
  const [counts] = await db
    .select({ open: count('open'), requested: count('requested'), issued: count('issued') })
    .from(order)
    .where(eq(order.accountId, accountId));
  return counts ?? { open: 0, requested: 0, issued: 0 };
}

export const linesOf = (db: Db, orderIds: string[]) =>
  db
    .select({ orderId: orderLine.orderId, title: orderLine.title, picture: orderLine.picture })
    .from(orderLine)
    .where(inArray(orderLine.orderId, orderIds))
    .orderBy(asc(orderLine.id));
