import { randomBytes } from 'node:crypto';
import type { CodeSent } from '#contract/account/schema.ts';
import { smsCodeError } from '#contract/account/values.ts';
import { LIMITS } from '#contract/limits.ts';
import type { LoginCodeNeeded } from '#contract/operator/schema.ts';
import { halfWidth, maskMobile } from '#contract/text.ts';
import { DAY_MS } from '#contract/time.ts';
import { sendCode, spendCode } from '../account/account.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError } from '../error.ts';
import type { Caller } from '../http/caller.ts';
import { hashToken } from '../http/token.ts';
import * as queries from './store-browser.queries.ts';

/** In a browser that is not known yet, a store account is verified by a code to its owner's phone. */

const KNOWN_MS = 90 * DAY_MS;
const PURPOSE = 'storeLogin';

type Proved = { id: number; passwordHash: string; mobile: string };
type StoreAccount = { id: number; accountId: number; passwordHash: string };

const ticketKey = (ticket: string) => `store-login:${hashToken(ticket)}`;

export async function checkBrowser(
  deps: Deps,
  { id, accountId, passwordHash }: StoreAccount,
  browser: string | undefined,
  caller: Caller,
): Promise<void> {
  const { database, store, clock } = deps;
  if (browser && (await queries.isKnownBrowser(database.db, id, hashToken(browser), clock()))) return;
  const mobile = await queries.ownerMobile(database.db, accountId);
  if (!mobile) throw new MallError('message', 'loginWrong');
  const ticket = randomBytes(24).toString('base64url');
  const proved: Proved = { id, passwordHash, mobile };
  await store.set(ticketKey(ticket), JSON.stringify(proved), LIMITS.ticketLife);
  const sent = await send(deps, mobile, caller).catch((error: unknown) => {
    // A code of a moment ago may have been for something else.
    if (error instanceof MallError && error.key === 'codeWait') return undefined;
    throw error;
  });
  const data: LoginCodeNeeded = { ticket, mobile: maskMobile(mobile), sent: sent !== undefined };
  throw new MallError('message', 'storeLoginCode', { data });
}

const send = (deps: Deps, mobile: string, { language, address }: Caller): Promise<CodeSent> =>
  sendCode(deps, { mobile, purpose: PURPOSE, language, address, wanted: async () => true });

async function provedBy({ store }: Deps, ticket: string): Promise<Proved> {
  const proved = await store.get(ticketKey(ticket));
  if (!proved) throw new MallError('message', 'storeLoginExpired', { data: { expired: true } });
  return JSON.parse(proved) as Proved;
}

export async function sendLoginCode(deps: Deps, ticket: string, caller: Caller): Promise<CodeSent> {
  const { mobile } = await provedBy(deps, ticket);
  return send(deps, mobile, caller);
}

export async function proveBrowser(deps: Deps, ticket: string, given: string, address: string): Promise<Proved> {
  const error = smsCodeError(given);
  if (error) throw fieldError('code', error, { max: LIMITS.loginSecret });
  const proved = await provedBy(deps, ticket);
  await spendCode(deps, { purpose: PURPOSE, mobile: proved.mobile, code: halfWidth(given).trim(), address });
  await deps.store.delete(ticketKey(ticket));
  return proved;
}

export const rememberBrowser = (tx: Tx, operatorId: number, browser: string, now: Date): Promise<void> =>
  queries.addBrowser(
    tx,
    { tokenHash: hashToken(browser), operatorId, expiresAt: new Date(now.getTime() + KNOWN_MS) },
    now,
  );
