import { randomBytes } from 'node:crypto';
import type { AccountClosing, SessionView } from '#contract/account/schema.ts';
import { ACCOUNT_STANDING } from '#contract/account/standing.values.ts';
import { untilShort } from '../batches.ts';
import type { Deps } from '../deps.ts';
import { MallError, notFound } from '../error.ts';
import type { Caller } from '../http/caller.ts';
import { hashToken } from '../http/token.ts';
import type { Store } from '../ports/store.ts';
import * as queries from './account.queries.ts';
import { deviceWords } from './account.rules.ts';
import { sessionEnd } from './live-session.ts';
import { announceSessionChange } from './session-changes.ts';
import { giveTicket } from './tickets.ts';

const { OPEN, CLOSING } = ACCOUNT_STANDING;

/**
 * @param tried the hash that matched a moment ago: changing the password ends all sessions, this one too
 * @returns the token, which is not stored
 * @throws MallError when the password was changed meanwhile, or the account is locked or being closed
 */
export async function openSession(
  { database: { db }, store, clock }: Deps,
  accountId: number,
  { userAgent, language }: Pick<Caller, 'userAgent' | 'language'>,
  tried?: string,
): Promise<{ accessToken: string }> {
  const accessToken = randomBytes(32).toString('base64url');
  const now = clock();
  await queries.dropExpired(db, accountId, now);
  const row = {
    tokenHash: hashToken(accessToken),
    accountId,
    device: deviceWords(userAgent),
    createdAt: now,
    seenAt: now,
    expiresAt: sessionEnd(now, now),
  };
  const { closesAt, before } = await db.transaction(async (tx) => {
    const held = await queries.lockCredentials(tx, accountId);
    if (!held || (tried !== undefined && held.passwordHash !== tried)) throw new MallError('message', 'loginWrong');
    const before = held.language;
    if (held.standing === CLOSING) return { closesAt: held.closesAt, before };
    if (held.standing !== OPEN) throw new MallError('message', 'loginWrong');
    if (held.lockedAt) throw new MallError('message', 'accountLocked', { params: { reason: held.lockReason } });
    await queries.addSession(tx, row);
    return { closesAt: null, before };
  });
  if (closesAt) throw await closingError(store, accountId, closesAt);
  if (before !== language) await queries.changeLanguage(db, accountId, language);
  return { accessToken };
}

/** Whoever may log in may also open the account again. */
async function closingError(store: Store, accountId: number, closesAt: Date): Promise<MallError> {
  const ticket = await giveTicket(store, 'reopen', String(accountId));
  const data: AccountClosing = { closing: { ticket, closesAt: closesAt.toISOString() } };
  return new MallError('message', 'accountClosing', { data });
}

export async function closeSession(deps: Deps, token: string | undefined): Promise<void> {
  const accountId = token && (await queries.dropToken(deps.database.db, hashToken(token)));
  if (accountId) announceSessionChange(deps, { side: 'shopper', id: accountId });
}

export async function listSessions(deps: Deps, accountId: number, current: string): Promise<SessionView[]> {
  const rows = await queries.liveSessions(deps.database.db, accountId, deps.clock());
  return rows.map(({ id, device, createdAt, seenAt }) => ({
    id,
    device,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    current: id === current,
  }));
}

export async function dropSession(deps: Deps, accountId: number, id: string): Promise<void> {
  if (!(await queries.dropSession(deps.database.db, accountId, id))) throw notFound();
  announceSessionChange(deps, { side: 'shopper', id: accountId });
}

export async function dropOtherSessions(deps: Deps, accountId: number, current: string): Promise<void> {
  await queries.dropSessions(deps.database.db, accountId, current);
  announceSessionChange(deps, { side: 'shopper', id: accountId });
}

const BATCH = 5_000;

export const dropEndedSessions = (deps: Pick<Deps, 'database' | 'clock' | 'stopping'>): Promise<number> =>
  untilShort(deps, BATCH, () => queries.dropEnded(deps.database.db, deps.clock(), BATCH));
