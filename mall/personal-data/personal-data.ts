import type { CodeSent } from '#contract/account/schema.ts';
import { CLOSING_MS } from '#contract/account/standing.values.ts';
import type { AccountClosed, PersonalData } from '#contract/personal-data/schema.ts';
import type { DataPurpose } from '#contract/personal-data/values.ts';
import { maskMobile } from '#contract/text.ts';
import { mobileOf, moveAccount, sendCode, takeOwnCode } from '../account/account.ts';
import { announceSessionChange } from '../account/session-changes.ts';
import type { Deps } from '../deps.ts';
import { MallError } from '../error.ts';
import type { Caller } from '../http/caller.ts';
import { lockMember } from '../member/member.ts';
import * as erasing from './erase.queries.ts';
import { viewExport } from './export.ts';
import { hindrancesOf, lossesOf } from './hindrances.queries.ts';

export async function viewPersonalData(deps: Deps, accountId: number): Promise<PersonalData> {
  const { db } = deps.database;
  const mobile = maskMobile(await mobileOf(deps, accountId));
  const [found, hindrances, losses] = await Promise.all([
    viewExport(deps, accountId),
    hindrancesOf(db, accountId),
    lossesOf(db, accountId, deps.clock()),
  ]);
  return { mobile, export: found, hindrances, losses };
}

export async function sendDataCode(
  deps: Deps,
  accountId: number,
  purpose: DataPurpose,
  { language, address }: Caller,
): Promise<CodeSent> {
  const mobile = await mobileOf(deps, accountId);
  return sendCode(deps, { mobile, purpose, language, address, wanted: async () => true });
}

/**
 * Ends every session; the account is erased in seven days, unless its owner logs in and opens it again. Of this and a submit, a payment or
 * another closing at the same moment, whoever comes second finds what the first has done: all lock the account or its member.
 * @throws MallError with what has to be settled before, or when the code is wrong
 */
export async function closeAccount(
  deps: Deps,
  accountId: number,
  code: string,
  { address }: Caller,
): Promise<AccountClosed> {
  const { database, clock, log } = deps;
  const mobile = await mobileOf(deps, accountId);
  // Before the code is used up, so that a hindrance does not cost it.
  await refuseHindered(database.db, accountId);
  await takeOwnCode(deps, { purpose: 'close', mobile, code, address });
  const now = clock();
  const closesAt = new Date(now.getTime() + CLOSING_MS);
  await database.db.transaction(async (tx) => {
    await erasing.lockAccount(tx, accountId);
    await lockMember(tx, accountId, now);
    await refuseHindered(tx, accountId);
    if (!(await moveAccount(tx, accountId, 'close', { closesAt }, now))) throw new MallError('session', 'session');
    await erasing.endSessions(tx, accountId);
  });
  announceSessionChange(deps, { side: 'shopper', id: accountId });
  // By number: after a restore it tells which accounts a backup still thinks open.
  log.info({ accountId }, 'account closing');
  return { closesAt: closesAt.toISOString() };
}

async function refuseHindered(db: Parameters<typeof hindrancesOf>[0], accountId: number): Promise<void> {
  const hindrances = await hindrancesOf(db, accountId);
  if (hindrances.length) throw new MallError('message', 'closeHindered', { data: { hindrances } });
}
