import { ACCOUNT_STANDING } from '#contract/account/standing.values.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { MallError } from '../error.ts';
import type { Caller } from '../http/caller.ts';
import * as queries from './account.queries.ts';
import { openSession } from './sessions.ts';
import { takeTicket } from './tickets.ts';

const { OPEN } = ACCOUNT_STANDING;

const shopperClosed = () => new MallError('message', 'shopperClosed');
const sessionOver = () => new MallError('session', 'session');

/** The caller has locked the member's row, which closing locks too. */
export const isOpen = async (tx: Tx, accountId: number): Promise<boolean> =>
  (await queries.accountById(tx, accountId))?.standing === OPEN;

/** For what a shopper does whose sessions may just have ended; the caller has locked the member's row. @throws MallError session */
export async function requireOpen(tx: Tx, accountId: number): Promise<void> {
  if (!(await isOpen(tx, accountId))) throw sessionOver();
}

/** Until the transaction ends, the account is not closed. To be called before the member's row is locked. @throws MallError session */
export async function lockOpen(tx: Tx, accountId: number): Promise<void> {
  if ((await queries.lockStanding(tx, accountId)) !== OPEN) throw sessionOver();
}

/** For what the desk does to a shopper; the caller has locked the member's row. @throws MallError */
export async function requireOpenShopper(tx: Tx, accountId: number): Promise<void> {
  if (!(await isOpen(tx, accountId))) throw shopperClosed();
}

/**
 * Opens an account that is being closed again, and logs in. Of this and the job that erases it, one wins.
 * @throws MallError when it is too late
 */
export async function reopen(
  deps: Deps,
  { ticket }: { ticket: string },
  caller: Caller,
): Promise<{ accessToken: string }> {
  const { database, store, clock } = deps;
  const tooLate = () => new MallError('message', 'reopenTooLate');
  const accountId = Number(await takeTicket(store, 'reopen', ticket).catch(() => Number.NaN));
  if (Number.isNaN(accountId)) throw new MallError('message', 'reopenExpired');
  await queries.moveAccount(database.db, accountId, 'reopen', { closesAt: null }, clock());
  const found = await queries.accountById(database.db, accountId);
  // Another browser may have opened it meanwhile.
  if (found?.standing !== OPEN) throw tooLate();
  return openSession(deps, accountId, caller);
}
