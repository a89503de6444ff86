import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { loginProof, PasskeyRequest } from '#contract/operator/factor.schema.ts';
import type { operatorLogin, storeLogin, storeLoginCode } from '#contract/operator/schema.ts';
import { DESK_SESSION_MS } from '#contract/operator/values.ts';
import { checkLoginCaptcha, deviceWords, verifyEncryptedPassword } from '../account/account.ts';
import { announceSessionChange } from '../account/session-changes.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { MallError } from '../error.ts';
import type { Caller } from '../http/caller.ts';
import { hashToken } from '../http/token.ts';
import * as factors from './factor.queries.ts';
import { isShutOut, standingOf, waysOf } from './factor.rules.ts';
import { endHalfLogin, halfLogin, loginExpired, needFactor } from './half-login.ts';
import { passwordAttempt } from './login-attempt.ts';
import * as queries from './operator.queries.ts';
import type { Party } from './passkey.ts';
import { askOwnPasskey, checkFactor, clearCodes } from './proof.ts';
import { checkBrowser, proveBrowser, rememberBrowser } from './store-browser.ts';

export { endGrace, SECURITY } from './factor.queries.ts';
export { factorRuleOf } from './factor.rules.ts';
export { addStoreAccount, setStorePassword, unknownPassword } from './store-account.ts';
export { sendLoginCode } from './store-browser.ts';
export { rotateTotpSecrets } from './totp.ts';

type Found = NonNullable<Awaited<ReturnType<typeof queries.operatorByName>>>;

/**
 * The owner of a store account, whose password is digits only, solves a captcha each time, and verifies their phone in a new browser. The
 * form of the name alone decides what is asked and how often it may be tried, so that unknown names cannot be told from known ones.
 * @returns a token, which is not stored
 * @throws MallError also with what is still needed
 */
export async function logIn(deps: Deps, request: z.output<typeof operatorLogin>, caller: Caller): Promise<string> {
  const name = request.userName.trim();
  const found = await queries.operatorByName(deps.database.db, name);
  const who = passwordAttempt(name, found?.passwordHash);
  await checkLoginCaptcha(deps, who, request.captchaVerification, caller, who.digits);
  if (!(await verifyEncryptedPassword(deps, who, request.passWord, caller)) || !found)
    throw new MallError('message', 'loginWrong');
  const proves = await checkStanding(deps, found);
  if (found.accountId !== null)
    await checkBrowser(deps, { ...found, accountId: found.accountId }, request.browser, caller);
  return openSession(deps, found, caller, { proves });
}

/** @returns whether the password alone counts as a step-up @throws MallError when a factor is needed, or has been for too long */
async function checkStanding({ database: { db }, store, clock, isPublic }: Deps, found: Found): Promise<boolean> {
  const row = await factors.factorRow(db, found.id);
  if (!row) throw new MallError('message', 'loginWrong');
  if (row.kinds.length) throw await needFactor(store, found, waysOf(row.kinds));
  const standing = standingOf(row, row.by, isPublic);
  if (isShutOut(standing, clock())) throw new MallError('message', 'factorMissing');
  if (standing.required) await factors.beginGrace(db, found.id, clock());
  return !standing.required;
}

type Opened = {
  /** Whether the login counts as a step-up. */
  proves: boolean;
  byFactor?: boolean;
  more?: (tx: Tx) => Promise<unknown>;
};

async function openSession(
  deps: Deps,
  { id, passwordHash }: Pick<Found, 'id' | 'passwordHash'>,
  { userAgent, address }: Caller,
  { proves, byFactor = false, more = async () => {} }: Opened,
): Promise<string> {
  const { db } = deps.database;
  const token = randomBytes(32).toString('base64url');
  const now = deps.clock();
  await queries.dropExpired(db, id, now);
  const row = {
    ...{ tokenHash: hashToken(token), operatorId: id, device: deviceWords(userAgent), address },
    ...{ createdAt: now, seenAt: now, expiresAt: new Date(now.getTime() + DESK_SESSION_MS) },
    ...{ byFactor, provedAt: proves ? now : null },
  };
  await db.transaction(async (tx) => {
    // A new password or a withdrawal of access ends all sessions, this one too.
    if (!(await queries.lockCredentials(tx, id, passwordHash))) throw new MallError('message', 'loginWrong');
    if (!byFactor && (await factors.factorRow(tx, id))?.kinds.length) throw loginExpired();
    await queries.addSession(tx, row);
    await more(tx);
  });
  return token;
}

export async function logInByCode(
  deps: Deps,
  { ticket, code }: z.output<typeof storeLoginCode>,
  caller: Caller,
): Promise<z.input<typeof storeLogin>> {
  const { id, passwordHash } = await proveBrowser(deps, ticket, code, caller.address);
  const browser = randomBytes(32).toString('base64url');
  const more = (tx: Tx) => rememberBrowser(tx, id, browser, deps.clock());
  const accessToken = await openSession(deps, { id, passwordHash }, caller, { proves: true, more });
  return { accessToken, browser };
}

export async function askLoginPasskey(deps: Deps, ticket: string, party: Party | undefined): Promise<PasskeyRequest> {
  const { id } = await halfLogin(deps.store, ticket);
  return askOwnPasskey(deps, id, hashToken(ticket), party);
}

export async function proveLogin(
  deps: Deps,
  { ticket, proof }: z.output<typeof loginProof>,
  caller: Caller,
  party: Party | undefined,
): Promise<string> {
  const half = await halfLogin(deps.store, ticket);
  const { address } = caller;
  const by = { id: half.id, shopId: null };
  const more = await checkFactor(deps, { by, of: hashToken(ticket), party, address }, proof);
  const token = await openSession(deps, half, caller, { proves: true, byFactor: true, more });
  await endHalfLogin(deps.store, ticket);
  await clearCodes(deps, half.id, address);
  return token;
}

export async function logOut(deps: Deps, token: string | undefined): Promise<void> {
  const id = token && (await queries.dropSession(deps.database.db, hashToken(token)));
  if (id) announceSessionChange(deps, { side: 'staff', id });
}
