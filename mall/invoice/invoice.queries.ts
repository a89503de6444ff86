import { and, asc, desc, eq, gt, isNotNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { Invoice } from '#contract/checkout/schema.ts';
import { ORDER_STATUS } from '#contract/enums.ts';
import type { InvoiceTab } from '#contract/invoice/schema.ts';
import type { Db, Tx } from '../db/open.ts';
import { order, orderLine } from '../order/order.tables.ts';
import { providerRefund } from '../payment/payment.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { issuedInvoice } from './invoice.tables.ts';

export type Owner = { accountId: number } | { shopId: number | undefined };

const owned = (owner: Owner): SQL | undefined => {
  if ('accountId' in owner) return eq(order.accountId, owner.accountId);
  return owner.shopId === undefined ? undefined : eq(order.shopId, owner.shopId);
};

export const refunded = sql<number>`coalesce((
  select sum(${providerRefund.amount}) from ${providerRefund} where ${providerRefund.orderId} = ${order.id}), 0)::bigint`.mapWith(
  Number,
);

const columns = {
  orderId: order.id,
  accountId: order.accountId,
  shopId: order.shopId,
  shopName: shop.name,
  shopTaxNumber: shop.taxNumber,
  status: order.status,
  kind: order.kind,
  payable: order.payable,
  freight: order.freight,
  completedAt: order.completedAt,
  createdAt: order.createdAt,
  invoice: order.invoice,
  requestedAt: order.invoiceAt,
  refunded,
  issued: issuedInvoice,
};

export const rows = (db: Db | Tx) =>
  db
    .select(columns)
    .from(order)
    .innerJoin(shop, eq(shop.id, order.shopId))
    .leftJoin(issuedInvoice, eq(issuedInvoice.orderId, order.id));
export type InvoiceRow = Awaited<ReturnType<typeof rows>>[number];

export async function invoiceOf(db: Db | Tx, owner: Owner, orderId: string): Promise<InvoiceRow | undefined> {
  const [row] = await rows(db).where(and(eq(order.id, orderId), owned(owner)));
  return row;
}

export async function lockOrder(tx: Tx, owner: Owner, orderId: string): Promise<boolean> {
  const own = and(eq(order.id, orderId), owned(owner));
  return (await tx.select({ id: order.id }).from(order).where(own).for('update')).length > 0;
}

export async function setRequest(
  db: Db | Tx,
  accountId: number,
  orderId: string,
  invoice: Invoice,
  invoiceAt: Date,
): Promise<boolean> {
  const own = and(eq(order.id, orderId), eq(order.accountId, accountId), eq(order.invoiced, false));
  return (await db.update(order).set({ invoice, invoiceAt }).where(own).returning({ id: order.id })).length > 0;
}

export const markInvoiced = (tx: Tx, orderId: string) =>
  tx.update(order).set({ invoiced: true }).where(eq(order.id, orderId));

export async function addIssued(tx: Tx, row: typeof issuedInvoice.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(issuedInvoice)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: issuedInvoice.orderId });
  return added.length > 0;
}

export async function markRed(tx: Tx, orderId: string, at: Date) {
  const [row] = await tx
    .update(issuedInvoice)
    .set({ redAt: at })
    .where(
      and(
        eq(issuedInvoice.orderId, orderId),
        sql`${issuedInvoice.redAt} is null`,
        sql`exists (select 1 from ${order} where ${order.id} = ${issuedInvoice.orderId} and ${order.payable} <= ${refunded})`,
      ),
    )
    .returning({ accountId: issuedInvoice.accountId, number: issuedInvoice.number });
  return row;
}

export async function titlesOf(db: Db, accountId: number, most: number): Promise<Invoice[]> {
  const latest = sql`max(${order.createdAt})`;
  const found = await db
    .select({ invoice: order.invoice, latest })
    .from(order)
    .where(and(eq(order.accountId, accountId), isNotNull(order.invoice)))
    .groupBy(order.invoice)
    .orderBy(desc(latest))
    .limit(most);
  return found.flatMap(({ invoice }) => invoice ?? []);
}

export const linesOf = (db: Db, orderId: string) =>
  db.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(asc(orderLine.id));

const TAB: Record<InvoiceTab, SQL | undefined> = {
  requested: and(
    eq(order.status, ORDER_STATUS.COMPLETED),
    isNotNull(order.invoice),
    eq(order.invoiced, false),
    gt(order.payable, refunded),
  ),
  issued: sql`${issuedInvoice.orderId} is not null and ${issuedInvoice.redAt} is null`,
  red: sql`${issuedInvoice.redAt} is not null`,
};

const matching = (text: string): SQL | undefined => {
  const part = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    eq(order.id, text),
    eq(issuedInvoice.number, text),
    like(sql`coalesce(${issuedInvoice.title}, ${order.invoice} ->> 'title')`, part),
  );
};

type Input = { tab: InvoiceTab; text: string | undefined };
const listed = (owner: Owner, { tab, text }: Input) => and(owned(owner), TAB[tab], text ? matching(text) : undefined);

export const invoicesPage = (db: Db, owner: Owner, input: Input, limit: number, offset: number) =>
  rows(db)
    .where(listed(owner, input))
    .orderBy(
      ...(input.tab === 'requested'
        ? [asc(order.completedAt), asc(order.id)]
        : [desc(issuedInvoice.issuedAt), desc(order.id)]),
    )
    .limit(limit)
    .offset(offset);

export async function countInvoices(db: Db, owner: Owner, input: Input, most: number): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(order)
    .leftJoin(issuedInvoice, eq(issuedInvoice.orderId, order.id))
    .where(listed(owner, input))
    .limit(most)
    .as('found');
  return db.$count(found);
}
