import { randomBytes } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { secret } from '../db/secret.tables.ts';
import type { Charge } from './payment.ts';
import { SANDBOX_STATUS, sandboxCharge, sandboxReceipt, sandboxRefund } from './sandbox.tables.ts';

export type BookedCharge = typeof sandboxCharge.$inferSelect;
export type BookedReceipt = typeof sandboxReceipt.$inferSelect;

export async function secretOf(db: Db, name: string, make: () => string): Promise<string> {
  await db.insert(secret).values({ name, value: make() }).onConflictDoNothing();
  const [row] = await db.select({ value: secret.value }).from(secret).where(eq(secret.name, name));
  if (!row) throw new Error(`no secret "${name}"`);
  return row.value;
}

export async function openCharge(db: Db, charge: Charge, now: Date): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  await db
    .insert(sandboxCharge)
    .values({ ...charge, token, status: SANDBOX_STATUS.WAITING, createdAt: now })
    .onConflictDoNothing();
  const found = await chargeById(db, charge.id);
  return found?.token ?? token;
}

export async function chargeById(db: Db, id: string): Promise<BookedCharge | undefined> {
  const [row] = await db.select().from(sandboxCharge).where(eq(sandboxCharge.id, id));
  return row;
}

export async function chargeByToken(db: Db, token: string): Promise<BookedCharge | undefined> {
  const [row] = await db.select().from(sandboxCharge).where(eq(sandboxCharge.token, token));
  return row;
}

export const receiptsOf = (db: Db, chargeId: string): Promise<BookedReceipt[]> =>
  db
    .select()
    .from(sandboxReceipt)
    .where(eq(sandboxReceipt.chargeId, chargeId))
    .orderBy(sandboxReceipt.paidAt, sandboxReceipt.transactionId);

export async function closeCharge(db: Db, id: string): Promise<void> {
  const open = and(eq(sandboxCharge.id, id), ne(sandboxCharge.status, SANDBOX_STATUS.PAID));
  await db.update(sandboxCharge).set({ status: SANDBOX_STATUS.CLOSED }).where(open);
}

export async function takeMoney(db: Db, charge: BookedCharge, times: number, now: Date): Promise<BookedReceipt[]> {
  const receipts = Array.from({ length: times }, () => ({
    transactionId: `sandbox-${randomBytes(10).toString('hex')}`,
    chargeId: charge.id,
    amount: charge.amount,
    paidAt: now,
  }));
  await db.transaction(async (tx) => {
    await tx.insert(sandboxReceipt).values(receipts);
    await tx.update(sandboxCharge).set({ status: SANDBOX_STATUS.PAID }).where(eq(sandboxCharge.id, charge.id));
  });
  return receipts;
}

export async function addRefund(db: Db, refund: typeof sandboxRefund.$inferInsert): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { id, transactionId, amount } = refund;
    const own = eq(sandboxReceipt.transactionId, transactionId);
    const [receipt] = await tx.select().from(sandboxReceipt).where(own).for('update');
    if (!receipt) return false;
    const [before] = await tx.select().from(sandboxRefund).where(eq(sandboxRefund.id, id));
    if (before) return before.amount === amount && before.transactionId === transactionId;
    const [gone] = await tx
      .select({ sum: sql`coalesce(sum(${sandboxRefund.amount}), 0)`.mapWith(Number) })
      .from(sandboxRefund)
      .where(eq(sandboxRefund.transactionId, transactionId));
    if ((gone?.sum ?? 0) + amount > receipt.amount) return false;
    await tx.insert(sandboxRefund).values(refund);
    return true;
  });
}
