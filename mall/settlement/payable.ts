import type { Db, Tx } from '../db/open.ts';
import * as queries from './payable.queries.ts';

type Payout = { payoutId: number; shopId: number; amount: number; now: Date };

/** What a run of now would pay, by shop. */
export const payableNow = (db: Db): Promise<queries.Payable[]> => queries.payable(db);

/** The same of one shop, whose account stays locked until the transaction ends. */
export async function lockPayable(tx: Tx, shopId: number): Promise<queries.Payable | undefined> {
  await queries.lockAccount(tx, shopId);
  const [own] = await queries.payable(tx, shopId);
  return own;
}

/** Takes it out of what is available; once per payout. */
export async function beginPayout(tx: Tx, { payoutId, shopId, amount, now: at }: Payout): Promise<void> {
  await queries.addPayoutEntry(tx, { kind: 'payout', shopId, amount: -amount, payoutId, note: '', at });
  await queries.moveInPayout(tx, shopId, amount);
}

/** The money has arrived. */
export const endPayout = (tx: Tx, { shopId, amount }: Pick<Payout, 'shopId' | 'amount'>) =>
  queries.moveInPayout(tx, shopId, -amount);

/** It has not: it is available again. */
export async function returnPayout(tx: Tx, { payoutId, shopId, amount, now: at }: Payout, note: string): Promise<void> {
  await queries.addPayoutEntry(tx, { kind: 'payoutBack', shopId, amount, payoutId, note, at });
  await queries.moveInPayout(tx, shopId, -amount);
}
