import { eq } from 'drizzle-orm';
import type { ApplicantReceiver, ReceiverShown } from '#contract/payout/desk.schema.ts';
import { cleanReceiver, holdersOf, receiverError, tailOf } from '#contract/payout/values.ts';
import { isEditable } from '#contract/store/flow.values.ts';
import type { StoreData } from '#contract/store/schema.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { decrypt, encrypt } from '../encryption.ts';
import { fieldError, MallError } from '../error.ts';
import { storeApplication } from '../store/store.tables.ts';
import { applicantReceiver, shopReceiver } from './payout.tables.ts';

type Keys = Pick<Deps, 'database' | 'papersKey' | 'papersKeyBefore'>;

export const sealedForApplicant = (accountId: number) => `receiver:applicant:${accountId}`;

async function rowOf(db: Db | Tx, accountId: number) {
  const [row] = await db.select().from(applicantReceiver).where(eq(applicantReceiver.accountId, accountId));
  return row;
}

/** Where the shop that somebody applies for is to be paid; null: not said yet. */
export async function viewApplicantReceiver(deps: Keys, accountId: number): Promise<ReceiverShown | null> {
  const row = await rowOf(deps.database.db, accountId);
  if (!row) return null;
  const plain = await decrypt(deps, sealedForApplicant(accountId), {
    keyName: row.keyName,
    sealed: Buffer.from(row.sealed, 'base64'),
  });
  const { kind, holder, bank, branch } = JSON.parse(plain.toString()) as ApplicantReceiver;
  return { kind, holder, bank, branch, tail: row.tail };
}

/** While the application can be changed. Nothing is paid before the shop is open, so no code is asked for. */
export async function saveApplicantReceiver(
  deps: Deps,
  accountId: number,
  given: ApplicantReceiver,
): Promise<ReceiverShown | null> {
  const { db } = deps.database;
  const receiver = cleanReceiver(given);
  const { keyName, sealed } = await encrypt(deps, sealedForApplicant(accountId), Buffer.from(JSON.stringify(receiver)));
  const tail = tailOf(receiver.number);
  const row = { kind: receiver.kind, tail, keyName, sealed: sealed.toString('base64'), at: deps.clock() };
  await db.transaction(async (tx) => {
    const [application] = await tx
      .select({ data: storeApplication.data, status: storeApplication.status })
      .from(storeApplication)
      .where(eq(storeApplication.accountId, accountId))
      .for('update');
    if (!application || !isEditable(application.status)) throw new MallError('message', 'storeMoved');
    const wrong = receiverError(receiver, holdersOf(application.data));
    if (wrong) throw fieldError(wrong.field, wrong.error);
    await tx
      .insert(applicantReceiver)
      .values({ accountId, ...row })
      .onConflictDoUpdate({ target: applicantReceiver.accountId, set: row });
  });
  return viewApplicantReceiver(deps, accountId);
}

/** @throws MallError when it is in a name that the application does not have any more */
export async function requireHolder(deps: Keys, accountId: number, data: StoreData): Promise<void> {
  const receiver = await viewApplicantReceiver(deps, accountId);
  if (receiver && !holdersOf(data).includes(receiver.holder)) throw fieldError('holder', 'receiverHolder');
}

type Opened = { accountId: number; shopId: number; operatorId: number; now: Date };

/** Of a shop that was opened: what its applicant said counts at once. */
export async function adoptReceiver(tx: Tx, { accountId, shopId, operatorId, now }: Opened): Promise<void> {
  const row = await rowOf(tx, accountId);
  if (!row) return;
  const { kind, tail, keyName, sealed } = row;
  const times = { at: now, countsFrom: now };
  await tx
    .insert(shopReceiver)
    .values({ shopId, kind, tail, keyName, sealed, sealedOf: sealedForApplicant(accountId), operatorId, ...times });
  await tx.delete(applicantReceiver).where(eq(applicantReceiver.accountId, accountId));
}
