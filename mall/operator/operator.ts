import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { operatorLogin } from '../../contract/operator.ts';
import { DESK_SESSION } from '../../contract/roles.ts';
import { checkLoginCaptcha, fitsEncrypted } from '../account/account.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import { MallError } from '../http/error.ts';
import { hashToken } from '../http/token.ts';
import * as queries from './operator.queries.ts';

/**
 * An operator as far as a password is concerned, counted apart from shoppers. Another password begins at zero: whoever was
 * given one is not locked out by what was tried before.
 */
export function attemptOf(userName: string, passwordHash: string | undefined) {
  const owner = `desk:${userName.toLowerCase()}`;
  return { account: hashToken(`${owner}:${passwordHash}`), owner, passwordHash, locked: 'deskLocked' } as const;
}

/** @returns a token, which is kept nowhere @throws MallError */
export async function logIn(deps: Deps, request: z.output<typeof operatorLogin>, caller: Caller): Promise<string> {
  const { db } = deps.database;
  const name = request.userName.trim();
  const found = await queries.operatorByName(db, name);
  const who = attemptOf(name, found?.passwordHash);
  await checkLoginCaptcha(deps, who, request.captchaVerification, caller);
  if (!(await fitsEncrypted(deps, who, request.passWord, caller)) || !found)
    throw new MallError('message', 'loginWrong');
  const token = randomBytes(32).toString('base64url');
  const now = deps.clock();
  await queries.dropExpired(db, found.id, now);
  const expiresAt = new Date(now.getTime() + DESK_SESSION);
  const row = { tokenHash: hashToken(token), operatorId: found.id, createdAt: now, expiresAt };
  await db.transaction(async (tx) => {
    // Another password and being shut out end all sessions, one that is just being opened too.
    if (!(await queries.holdEntry(tx, found.id, found.passwordHash))) throw new MallError('message', 'loginWrong');
    await queries.addSession(tx, row);
  });
  return token;
}

export async function logOut({ database: { db } }: Deps, token: string | undefined): Promise<void> {
  if (token) await queries.dropSession(db, hashToken(token));
}
