import type { z } from 'zod';
import type { CodeSent } from '#contract/account/schema.ts';
import { smsCodeError } from '#contract/account/values.ts';
import { LIMITS } from '#contract/limits.ts';
import type { ReceiverBrief, ReceiverView, receiverRequest } from '#contract/payout/desk.schema.ts';
import { cleanReceiver, holdersOf, PAYOUT, type Receiver, receiverError, tailOf } from '#contract/payout/values.ts';
import { halfWidth } from '#contract/text.ts';
import { mobileOf, sendCode, spendCode } from '../account/account.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { decrypt, encrypt } from '../encryption.ts';
import { fieldError, MallError, notFound } from '../error.ts';
import type { Caller } from '../http/caller.ts';
import { notify } from '../message/message.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { sealedForApplicant } from './applicant.ts';
import * as queries from './receiver.queries.ts';

const KIND = 'receiver';
const CODE = 'store';

type Keys = Pick<Deps, 'database' | 'papersKey' | 'papersKeyBefore'>;

const sealedFor = (shopId: number) => `receiver:${shopId}`;
const sealedOf = ({ shopId, sealedOf: of }: queries.ReceiverRow): string => of ?? sealedFor(shopId);

/** The owner alone, by the store account, may see and change it. @throws MallError forbidden */
async function owned({ database: { db } }: Deps, by: LiveOperator) {
  if (by.shopId === null) throw notFound();
  const owner = await queries.ownerOf(db, by.shopId);
  return { shopId: by.shopId, owner: owner && owner.accountId === by.accountId ? owner : undefined };
}

export async function openReceiver(deps: Keys, row: queries.ReceiverRow): Promise<Receiver> {
  const sealed = Buffer.from(row.sealed, 'base64');
  const plain = await decrypt(deps, sealedOf(row), { keyName: row.keyName, sealed });
  return JSON.parse(plain.toString()) as Receiver;
}

/** As it is stored of a shop. */
export async function sealReceiver(deps: Keys, shopId: number, receiver: Receiver) {
  const { keyName, sealed } = await encrypt(deps, sealedFor(shopId), Buffer.from(JSON.stringify(receiver)));
  const { kind, number } = receiver;
  return { kind, tail: tailOf(number), keyName, sealed: sealed.toString('base64') };
}

async function toBrief(deps: Deps, row: queries.ReceiverRow | undefined): Promise<ReceiverBrief | null> {
  if (!row) return null;
  const { kind, holder, bank, branch } = await openReceiver(deps, row);
  return { kind, holder, bank, branch, tail: row.tail, from: row.countsFrom.toISOString() };
}

export async function viewReceiver(deps: Deps, by: LiveOperator): Promise<ReceiverView> {
  const { database, clock } = deps;
  const { shopId, owner } = await owned(deps, by);
  const now = clock();
  const [current, coming] = await Promise.all([
    queries.currentReceiver(database.db, shopId, now),
    queries.comingReceiver(database.db, shopId, now),
  ]);
  return {
    current: await toBrief(deps, current),
    coming: await toBrief(deps, coming),
    holders: owner ? holdersOf(owner.data) : [],
    mobile: owner ? masked(await mobileOf(deps, owner.accountId)) : '',
  };
}

const masked = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;

async function ownerOf(deps: Deps, by: LiveOperator) {
  const { shopId, owner } = await owned(deps, by);
  if (!owner) throw new MallError('message', 'receiverOwner');
  return { shopId, owner, mobile: await mobileOf(deps, owner.accountId) };
}

export async function sendReceiverCode(deps: Deps, by: LiveOperator, caller: Caller): Promise<CodeSent> {
  const { mobile } = await ownerOf(deps, by);
  const { language, address } = caller;
  return sendCode(deps, { mobile, purpose: CODE, language, address, wanted: async () => true });
}

/** The first counts at once; a change waits, and its owner is told. */
export async function saveReceiver(
  deps: Deps,
  by: LiveOperator,
  { code, ...given }: z.output<typeof receiverRequest>,
  { address }: Caller,
): Promise<ReceiverView> {
  const { shopId, owner, mobile } = await ownerOf(deps, by);
  const receiver = cleanReceiver(given);
  const wrong = receiverError(receiver, holdersOf(owner.data));
  if (wrong) throw fieldError(wrong.field, wrong.error);
  const wrongCode = smsCodeError(code);
  if (wrongCode) throw fieldError('code', wrongCode, { max: LIMITS.loginSecret });
  await spendCode(deps, { purpose: CODE, mobile, code: halfWidth(code).trim(), address });
  const sealed = await sealReceiver(deps, shopId, receiver);
  const now = deps.clock();
  await deps.database.db.transaction(async (tx) => {
    await queries.lockShop(tx, shopId);
    const before = await queries.currentReceiver(tx, shopId, now);
    const { tail } = sealed;
    const countsFrom = before ? new Date(now.getTime() + PAYOUT.receiverWaits) : now;
    await queries.addReceiver(tx, { ...sealed, shopId, operatorId: by.id, at: now, countsFrom });
    const params = { tail, from: countsFrom.toISOString() };
    const about = `receiver:${shopId}:${now.getTime()}`;
    await notify(tx, 'receiverChanged', [{ accountId: owner.accountId, about, params }], now);
    const after = { kind: receiver.kind, tail, countsFrom: params.from };
    await recordChanges(tx, by, now, [
      {
        kind: KIND,
        ref: String(shopId),
        action: 'save',
        before: before && { kind: before.kind, tail: before.tail },
        after,
      },
    ]);
  });
  return viewReceiver(deps, by);
}

export const payableShops = (db: Db, shopIds: readonly number[], now: Date): Promise<Set<number>> =>
  queries.shopsWithReceiver(db, shopIds, now);

const BATCH = 20;

/** Encrypts with the current key what an older one encrypted. */
export async function rotateReceivers(deps: Keys, current: string): Promise<void> {
  const { db } = deps.database;
  for (;;) {
    const rows = await queries.receiversOfOtherKeys(db, current, BATCH);
    for (const row of rows) await queries.replaceSealed(db, row, await sealedAnew(deps, sealedOf(row), row));
    if (rows.length < BATCH) break;
  }
  for (;;) {
    const rows = await queries.applicantsOfOtherKeys(db, current, BATCH);
    for (const row of rows)
      await queries.replaceApplicantSealed(db, row, await sealedAnew(deps, sealedForApplicant(row.accountId), row));
    if (rows.length < BATCH) return;
  }
}

async function sealedAnew(deps: Keys, of: string, row: { keyName: string; sealed: string }) {
  const plain = await decrypt(deps, of, { keyName: row.keyName, sealed: Buffer.from(row.sealed, 'base64') });
  const { keyName, sealed } = await encrypt(deps, of, plain);
  return { keyName, sealed: sealed.toString('base64') };
}
