import type { z } from 'zod';
import type { CodeSent } from '#contract/account/schema.ts';
import { smsCodeError } from '#contract/account/values.ts';
import { LIMITS } from '#contract/limits.ts';
import { storePasswordError } from '#contract/store/rules.values.ts';
import type { storePassword } from '#contract/store/schema.ts';
import { halfWidth } from '#contract/text.ts';
import { decryptPassword, hashPassword, mobileOf, sendCode, spendCode } from '../account/account.ts';
import { announceSessionChange } from '../account/session-changes.ts';
import type { Deps } from '../deps.ts';
import { fieldError, notFound } from '../error.ts';
import type { Caller } from '../http/caller.ts';
import { setStorePassword } from '../operator/operator.ts';
import * as queries from './store.queries.ts';

const PURPOSE = 'store';

async function owned({ database: { db } }: Deps, accountId: number): Promise<queries.Application> {
  const row = await queries.applicationOf(db, accountId);
  if (!row || row.shopId === null) throw notFound();
  return row;
}

export async function sendPasswordCode(deps: Deps, accountId: number, caller: Caller): Promise<CodeSent> {
  await owned(deps, accountId);
  const mobile = await mobileOf(deps, accountId);
  const { language, address } = caller;
  return sendCode(deps, { mobile, purpose: PURPOSE, language, address, wanted: async () => true });
}

export async function setPassword(
  deps: Deps,
  accountId: number,
  given: z.output<typeof storePassword>,
  { address }: Caller,
): Promise<null> {
  const { database, store, clock } = deps;
  const { id } = await owned(deps, accountId);
  const wrong = smsCodeError(given.code);
  if (wrong) throw fieldError('code', wrong, { max: LIMITS.loginSecret });
  const password = await decryptPassword(database.db, store, given.passWord, 'passWord');
  const error = storePasswordError(password);
  if (error) throw fieldError('passWord', error);
  const mobile = await mobileOf(deps, accountId);
  await spendCode(deps, { purpose: PURPOSE, mobile, code: halfWidth(given.code).trim(), address });
  const passwordHash = await hashPassword(password);
  const now = clock();
  const operatorId = await database.db.transaction(async (tx) => {
    const changed = await setStorePassword(tx, accountId, passwordHash, now);
    if (changed === undefined) throw notFound();
    await queries.change(tx, id, { passwordSetAt: now }, now);
    return changed;
  });
  announceSessionChange(deps, { side: 'staff', id: operatorId });
  return null;
}
