import { and, eq, gt, lte } from 'drizzle-orm';
import { account } from '../account/account.tables.ts';
import type { Db, Tx } from '../db/open.ts';
import { storeBrowser } from '../store/store.tables.ts';

export async function isKnownBrowser(db: Db, operatorId: number, tokenHash: string, now: Date): Promise<boolean> {
  const fits = and(
    eq(storeBrowser.tokenHash, tokenHash),
    eq(storeBrowser.operatorId, operatorId),
    gt(storeBrowser.expiresAt, now),
  );
  return (await db.$count(storeBrowser, fits)) > 0;
}

export async function addBrowser(tx: Tx, row: typeof storeBrowser.$inferInsert, now: Date): Promise<void> {
  await tx
    .delete(storeBrowser)
    .where(and(eq(storeBrowser.operatorId, row.operatorId), lte(storeBrowser.expiresAt, now)));
  await tx.insert(storeBrowser).values(row);
}

export const forgetBrowsers = (tx: Tx, operatorId: number) =>
  tx.delete(storeBrowser).where(eq(storeBrowser.operatorId, operatorId));

export async function ownerMobile(db: Db, accountId: number): Promise<string | undefined> {
  const [row] = await db.select({ mobile: account.mobile }).from(account).where(eq(account.id, accountId));
  return row?.mobile;
}
