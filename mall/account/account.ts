import type { z } from 'zod';
import type { CodeSent, LoginRequest, registerRequest, resetPassword, SmsPurpose } from '../../contract/account.ts';
import { agreementFault, loginNameFault, nicknameFault, userNameFault } from '../../contract/rules.ts';
import { verifyCaptcha } from '../captcha/captcha.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import { fieldFault, MallError } from '../http/error.ts';
import * as queries from './account.queries.ts';
import { checkCode, checkMobile, sendCode, spendCode } from './codes.ts';
import { forgiveGuesses, type Guess, tryPassword } from './guesses.ts';
import { checkNewPassword, hashPassword } from './password.ts';
import { replacePassword } from './replace.ts';
import { unseal } from './seal.ts';
import { openSession } from './sessions.ts';
import { giveTicket, readTicket, type TicketPurpose, takeTicket } from './tickets.ts';

/** For those who are no shoppers, too. */
export { hashPassword, replacePassword };

type Login = { accessToken: string };

/** @throws MallError unless a captcha was solved for this call */
export async function checkCaptcha(deps: Deps, verification: string | undefined): Promise<void> {
  if (!verification || !(await verifyCaptcha(deps, verification))) throw new MallError('message', 'captchaWrong');
}

function checkAgreement(ticked: boolean): void {
  const fault = agreementFault(ticked);
  if (fault) throw fieldFault('agree', fault);
}

/** By mobile number or account name, and password. @throws MallError */
export async function logIn(deps: Deps, request: LoginRequest, caller: Caller): Promise<Login> {
  const {
    database: { db },
    store,
  } = deps;
  const name = request.userName.trim();
  const fault = loginNameFault(name);
  if (fault) throw fieldFault('userName', fault);
  const password = await unseal(db, store, request.passWord, 'passWord');
  checkAgreement(request.agree);
  await checkCaptcha(deps, request.captchaVerification);
  const found = userNameFault(name) ? await queries.accountByMobile(db, name) : await queries.accountByName(db, name);
  const { id, passwordHash } = found ?? {};
  const fits = await tryPassword(store, { name, id, passwordHash, password, address: caller.address });
  if (!fits || !found) throw new MallError('message', 'loginWrong');
  return openSession(deps, found.id, caller.userAgent, found.passwordHash);
}

/** Whoever holds the token shows once more that they know the password; guesses count as at login. @throws MallError */
export async function confirmPassword(deps: Deps, accountId: number, sealed: string, caller: Caller): Promise<void> {
  const { database, store } = deps;
  const password = await unseal(database.db, store, sealed, 'passWord');
  const found = await queries.accountById(database.db, accountId);
  if (!found) throw new MallError('session', 'session');
  const { id, userName, passwordHash } = found;
  const fits = await tryPassword(store, { name: userName, id, passwordHash, password, address: caller.address });
  if (!fits) throw fieldFault('passWord', 'payPasswordWrong');
}

/** By mobile number and a code sent to it. @throws MallError */
export async function logInBySms(deps: Deps, request: LoginRequest, caller: Caller): Promise<Login> {
  const mobile = checkMobile(request.userName, 'userName');
  const code = checkCode(request.passWord, 'passWord');
  checkAgreement(request.agree);
  await checkCaptcha(deps, request.captchaVerification);
  await spendCode(deps, 'login', mobile, code);
  const found = await queries.accountByMobile(deps.database.db, mobile);
  if (!found) throw new MallError('message', 'codeWrong');
  return openSession(deps, found.id, caller.userAgent);
}

type CodeWish = { mobile: string; captchaVerification?: string | undefined };

/**
 * Sends a code to a visitor. Codes to log in or to reset a password go to numbers that have an account; a code to
 * register goes to any, because only who holds the phone may learn that it is registered.
 * @throws MallError
 */
export async function sendVisitorCode(
  deps: Deps,
  purpose: Extract<SmsPurpose, 'login' | 'register' | 'reset'>,
  wish: CodeWish,
  { language, address }: Caller,
): Promise<CodeSent> {
  const mobile = checkMobile(wish.mobile);
  await checkCaptcha(deps, wish.captchaVerification);
  const known = async () => (await queries.accountByMobile(deps.database.db, mobile)) !== undefined;
  const wanted = purpose === 'register' ? async () => true : known;
  return sendCode(deps, { mobile, purpose, language, address, wanted });
}

/** @returns a ticket for the next step @throws MallError */
export async function provePhone(deps: Deps, purpose: TicketPurpose, phone: string, text: string): Promise<string> {
  const mobile = checkMobile(phone);
  const code = checkCode(text);
  await spendCode(deps, purpose, mobile, code);
  return giveTicket(deps.store, purpose, mobile);
}

/** Opens an account for the phone of a ticket, and logs in. @throws MallError */
export async function register(deps: Deps, request: z.infer<typeof registerRequest>, caller: Caller): Promise<Login> {
  const {
    database: { db },
    store,
    clock,
  } = deps;
  const userName = request.userName.trim();
  const nickName = request.nickName.trim();
  const nameFault = userNameFault(userName);
  if (nameFault) throw fieldFault('userName', nameFault);
  const password = await unseal(db, store, request.passWord, 'passWord');
  checkNewPassword(password);
  const nickFault = nicknameFault(nickName);
  if (nickFault) throw fieldFault('nickName', nickFault);
  checkAgreement(request.agree);
  const mobile = await readTicket(store, 'register', request.ticket);
  const passwordHash = await hashPassword(password);
  const now = clock();
  const id = await queries.addAccount(db, { userName, mobile, nickName, passwordHash, createdAt: now, updatedAt: now });
  if (!id) throw await takenFault(deps, mobile);
  await takeTicket(store, 'register', request.ticket);
  return openSession(deps, id, caller.userAgent);
}

async function takenFault({ database: { db } }: Deps, mobile: string): Promise<MallError> {
  const known = await queries.accountByMobile(db, mobile);
  return known ? new MallError('message', 'mobileTaken') : fieldFault('userName', 'userNameTaken');
}

/** Sets the password of the phone of a ticket, and ends every session of its account. @throws MallError */
export async function reset(deps: Deps, request: z.infer<typeof resetPassword>): Promise<void> {
  const {
    database: { db },
    store,
    clock,
  } = deps;
  const password = await unseal(db, store, request.passWord, 'passWord');
  checkNewPassword(password);
  const passwordHash = await hashPassword(password);
  const mobile = await takeTicket(store, 'reset', request.ticket);
  const found = await queries.accountByMobile(db, mobile);
  if (!found) throw new MallError('message', 'ticketInvalid');
  await db.transaction(async (tx) => {
    await queries.changeAccount(tx, found.id, { passwordHash }, clock());
    await queries.dropSessions(tx, found.id);
  });
  await forgiveGuesses(store, found.id);
}

/**
 * Whether a sealed password is the one of somebody who is no shopper, with the same limits on guessing.
 * @throws MallError when the seal is not one of ours, or after too many wrong ones
 */
export async function fitsSealed(
  { database: { db }, store }: Deps,
  who: Omit<Guess, 'password' | 'address'>,
  sealed: string,
  { address }: Caller,
): Promise<boolean> {
  const password = await unseal(db, store, sealed, 'passWord');
  return tryPassword(store, { ...who, password, address });
}
