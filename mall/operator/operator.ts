import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { operatorLogin, storeLogin, storeLoginCode } from '#contract/operator/schema.ts';
import { DESK_SESSION } from '#contract/operator/values.ts';
import { checkLoginCaptcha, verifyEncryptedPassword } from '../account/account.ts';
import { announceSessionChange } from '../account/session-changes.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { MallError } from '../error.ts';
import type { Caller } from '../http/caller.ts';
import { hashToken } from '../http/token.ts';
import * as queries from './operator.queries.ts';
import { looksLikeStore } from './store-account.ts';
import { checkBrowser, keepBrowser, proveBrowser } from './store-browser.ts';

export { addStoreAccount, setStorePassword, unknownPassword } from './store-account.ts';
export { sendLoginCode } from './store-browser.ts';

/** Counted apart from shoppers, and by password: an operator who was given another one is not locked out by earlier attempts. */
export function attemptOf(userName: string, passwordHash: string | undefined) {
  const owner = `desk:${userName.toLowerCase()}`;
  return { account: hashToken(`${owner}:${passwordHash}`), owner, passwordHash, locked: 'deskLocked' } as const;
}

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
  const digits = looksLikeStore(name);
  const who = { ...attemptOf(name, found?.passwordHash), digits };
  await checkLoginCaptcha(deps, who, request.captchaVerification, caller, digits);
  if (!(await verifyEncryptedPassword(deps, who, request.passWord, caller)) || !found)
    throw new MallError('message', 'loginWrong');
  if (found.accountId !== null)
    await checkBrowser(deps, { ...found, accountId: found.accountId }, request.browser, caller);
  return openSession(deps, found);
}

async function openSession(
  deps: Deps,
  { id, passwordHash }: Pick<Found, 'id' | 'passwordHash'>,
  more: (tx: Tx) => Promise<unknown> = async () => {},
): Promise<string> {
  const { db } = deps.database;
  const token = randomBytes(32).toString('base64url');
  const now = deps.clock();
  await queries.dropExpired(db, id, now);
  const expiresAt = new Date(now.getTime() + DESK_SESSION);
  await db.transaction(async (tx) => {
    // A new password or a withdrawal of access ends all sessions, this one too.
    if (!(await queries.lockCredentials(tx, id, passwordHash))) throw new MallError('message', 'loginWrong');
    await queries.addSession(tx, { tokenHash: hashToken(token), operatorId: id, createdAt: now, expiresAt });
    await more(tx);
  });
  return token;
}

export async function logInByCode(
  deps: Deps,
  { ticket, code }: z.output<typeof storeLoginCode>,
  { address }: Caller,
): Promise<z.input<typeof storeLogin>> {
  const { id, passwordHash } = await proveBrowser(deps, ticket, code, address);
  const browser = randomBytes(32).toString('base64url');
  const accessToken = await openSession(deps, { id, passwordHash }, (tx) => keepBrowser(tx, id, browser, deps.clock()));
  return { accessToken, browser };
}

export async function logOut(deps: Deps, token: string | undefined): Promise<void> {
  const id = token && (await queries.dropSession(deps.database.db, hashToken(token)));
  if (id) announceSessionChange(deps, { side: 'staff', id });
}
