import { and, count, desc, eq, sql } from 'drizzle-orm';
import { account } from '../account/account.tables.ts';
import type { Db, Tx } from '../db/open.ts';
import { statement } from '../db/statement.ts';
import { address } from './address.tables.ts';

export type AddressRow = typeof address.$inferSelect;
export type AddressValues = Pick<AddressRow, 'recipient' | 'mobile' | 'region' | 'detail'>;

const own = (accountId: number, id: number) => and(eq(address.accountId, accountId), eq(address.id, id));

export const lockBook = (tx: Tx, accountId: number) =>
  tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update');

export const addressesOf = (db: Db | Tx, accountId: number) =>
  db
    .select()
    .from(address)
    .where(eq(address.accountId, accountId))
    .orderBy(desc(address.isDefault), desc(address.updatedAt), desc(address.id));

const one = statement((db) =>
  db
    .select()
    .from(address)
    .where(and(eq(address.accountId, sql.placeholder('accountId')), eq(address.id, sql.placeholder('id')))),
);

export async function addressOf(db: Db | Tx, accountId: number, id: number): Promise<AddressRow | undefined> {
  const [row] = await one(db, { accountId, id });
  return row;
}

export async function countOf(tx: Tx, accountId: number): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(address).where(eq(address.accountId, accountId));
  return row?.n ?? 0;
}

export async function addAddress(tx: Tx, accountId: number, values: AddressValues, now: Date): Promise<number> {
  const [row] = await tx
    .insert(address)
    .values({ accountId, ...values, updatedAt: now })
    .returning({ id: address.id });
  return row?.id ?? 0;
}

export async function changeAddress(
  tx: Tx,
  accountId: number,
  id: number,
  values: AddressValues,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(address)
    .set({ ...values, updatedAt: now })
    .where(own(accountId, id))
    .returning({ id: address.id });
  return rows.length > 0;
}

export async function removeAddress(tx: Tx, accountId: number, id: number): Promise<AddressRow | undefined> {
  const [row] = await tx.delete(address).where(own(accountId, id)).returning();
  return row;
}

export async function setDefault(tx: Tx, accountId: number, id: number): Promise<boolean> {
  await tx
    .update(address)
    .set({ isDefault: false })
    .where(and(eq(address.accountId, accountId), address.isDefault));
  const rows = await tx
    .update(address)
    .set({ isDefault: true })
    .where(own(accountId, id))
    .returning({ id: address.id });
  return rows.length > 0;
}
