import type { z } from 'zod';
import type { CodeSent, LoginRequest, registerRequest, resetPassword, SmsPurpose } from '#contract/account/schema.ts';
import { agreementError, loginNameError, nicknameError, userNameError } from '#contract/account/values.ts';
import type { captchaNeeded } from '#contract/operator/schema.ts';
import { verifyCaptcha } from '../captcha/captcha.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError } from '../error.ts';
import type { Caller } from '../http/caller.ts';
import * as queries from './account.queries.ts';
import { uploadName } from './account.rules.ts';
import { checkCode, checkMobile, sendCode, spendCode, takeOwnCode } from './codes.ts';
import { clearAttempts, needsCaptcha, type PasswordAttempt, shopperAttempt, tryPassword } from './lockout.ts';
import { checkNewPassword, hashPassword } from './password.ts';
import { decryptPassword } from './password-key.ts';
import { notifyPasswordChange } from './password-notice.ts';
import { replacePassword } from './replace.ts';
import { announceSessionChange } from './session-changes.ts';
import { listSessions, openSession } from './sessions.ts';
import { countTicket, giveTicket, readTicket, type TicketPurpose, takeTicket, ticketInvalid } from './tickets.ts';

export { moveAccount } from './account.queries.ts';
export { deviceWords, pictureAddress, uploadName } from './account.rules.ts';
export { forgetNumber } from './forget.ts';
export { NO_PASSWORD } from './password.ts';
export { isOpen, lockOpen, reopen, requireOpen, requireOpenShopper } from './standing.ts';
export { decryptPassword, hashPassword, listSessions, replacePassword, sendCode, spendCode, takeOwnCode };

type Login = { accessToken: string };

export async function ownPicture(deps: Deps, accountId: number, address: string): Promise<string | undefined> {
  const name = uploadName(address);
  return name && (await queries.ownsUpload(deps.database.db, accountId, name)) ? name : undefined;
}

export async function mobileOf({ database: { db } }: Deps, accountId: number): Promise<string> {
  const found = await queries.accountById(db, accountId);
  if (!found) throw new MallError('session', 'session');
  return found.mobile;
}

export async function checkCaptcha(deps: Deps, verification: string | undefined): Promise<void> {
  if (!verification || !(await verifyCaptcha(deps, verification))) throw new MallError('message', 'captchaWrong');
}

function checkAgreement(ticked: boolean): void {
  const error = agreementError(ticked);
  if (error) throw fieldError('agree', error);
}

export async function logIn(deps: Deps, request: LoginRequest, caller: Caller): Promise<Login> {
  const {
    database: { db },
    store,
  } = deps;
  const name = request.userName.trim();
  const error = loginNameError(name);
  if (error) throw fieldError('userName', error);
  const password = await decryptPassword(db, store, request.passWord, 'passWord');
  checkAgreement(request.agree);
  await checkCaptcha(deps, request.captchaVerification);
  const found = userNameError(name) ? await queries.accountByMobile(db, name) : await queries.accountByName(db, name);
  const fits = await tryPassword(store, { ...shopperAttempt(found, name), password, address: caller.address });
  if (!fits || !found) throw new MallError('message', 'loginWrong');
  return openSession(deps, found.id, caller, found.passwordHash);
}

export async function confirmPassword(deps: Deps, accountId: number, encrypted: string, caller: Caller): Promise<void> {
  const { database, store } = deps;
  const password = await decryptPassword(database.db, store, encrypted, 'passWord');
  const found = await queries.accountById(database.db, accountId);
  if (!found) throw new MallError('session', 'session');
  const fits = await tryPassword(store, { ...shopperAttempt(found, ''), password, address: caller.address });
  if (!fits) throw fieldError('passWord', 'payPasswordWrong');
}

export async function logInBySms(deps: Deps, request: LoginRequest, caller: Caller): Promise<Login> {
  const mobile = checkMobile(request.userName, 'userName');
  const code = checkCode(request.passWord, 'passWord');
  checkAgreement(request.agree);
  await checkCaptcha(deps, request.captchaVerification);
  await spendCode(deps, { purpose: 'login', mobile, code, address: caller.address });
  const found = await queries.accountByMobile(deps.database.db, mobile);
  if (!found) throw new MallError('message', 'codeWrong');
  return openSession(deps, found.id, caller);
}

type CodeInput = { mobile: string; captchaVerification?: string | undefined };

/**
 * Codes to log in or to reset a password are sent only to numbers that have an account. A code to register is sent to any number, because
 * only the owner of the phone may learn that it is registered.
 */
export async function sendVisitorCode(
  deps: Deps,
  purpose: Extract<SmsPurpose, 'login' | 'register' | 'reset'>,
  input: CodeInput,
  { language, address }: Caller,
): Promise<CodeSent> {
  const mobile = checkMobile(input.mobile);
  const optional = purpose === 'login' && !deps.smsCaptcha;
  if (!optional || input.captchaVerification) await checkCaptcha(deps, input.captchaVerification);
  const known = async () => (await queries.accountByMobile(deps.database.db, mobile)) !== undefined;
  const wanted = purpose === 'register' ? async () => true : known;
  return sendCode(deps, { mobile, purpose, language, address, wanted });
}

export async function provePhone(
  deps: Deps,
  purpose: TicketPurpose,
  given: { mobile: string; code: string },
  { address }: Caller,
): Promise<string> {
  const mobile = checkMobile(given.mobile);
  const code = checkCode(given.code);
  await spendCode(deps, { purpose, mobile, code, address });
  return giveTicket(deps.store, purpose, mobile);
}

/** What a new account is given, in the transaction that opens it. */
export type Registered = (tx: Tx, accountId: number, now: Date) => Promise<void>;

export async function register(
  deps: Deps,
  request: z.infer<typeof registerRequest>,
  caller: Caller,
  registered: Registered,
): Promise<Login> {
  const {
    database: { db },
    store,
    clock,
  } = deps;
  const userName = request.userName.trim();
  const nickName = request.nickName.trim();
  const nameError = userNameError(userName);
  if (nameError) throw fieldError('userName', nameError);
  const password = await decryptPassword(db, store, request.passWord, 'passWord');
  checkNewPassword(password);
  const nickError = nicknameError(nickName);
  if (nickError) throw fieldError('nickName', nickError);
  checkAgreement(request.agree);
  const mobile = await readTicket(store, 'register', request.ticket);
  if (await queries.accountByName(db, userName)) throw await takenError(deps, mobile);
  await countTicket(store, 'register', request.ticket);
  const passwordHash = await hashPassword(password);
  const now = clock();
  const row = { userName, mobile, nickName, passwordHash, createdAt: now, updatedAt: now };
  const id = await db.transaction(async (tx) => {
    const added = await queries.addAccount(tx, row);
    if (added) await registered(tx, added, now);
    return added;
  });
  if (!id) throw await takenError(deps, mobile);
  await takeTicket(store, 'register', request.ticket);
  return openSession(deps, id, caller);
}

async function takenError({ database: { db } }: Deps, mobile: string): Promise<MallError> {
  const known = await queries.accountByMobile(db, mobile);
  return known ? new MallError('message', 'mobileTaken') : fieldError('userName', 'userNameTaken');
}

export async function reset(deps: Deps, request: z.infer<typeof resetPassword>, caller: Caller): Promise<void> {
  const {
    database: { db },
    store,
    clock,
  } = deps;
  await readTicket(store, 'reset', request.ticket);
  const password = await decryptPassword(db, store, request.passWord, 'passWord');
  checkNewPassword(password);
  await countTicket(store, 'reset', request.ticket);
  const passwordHash = await hashPassword(password);
  const mobile = await takeTicket(store, 'reset', request.ticket);
  const found = await queries.accountByMobile(db, mobile);
  if (!found) throw ticketInvalid();
  await db.transaction(async (tx) => {
    const now = clock();
    await queries.changeAccount(tx, found.id, { passwordHash }, now);
    await queries.dropSessions(tx, found.id);
    await notifyPasswordChange(tx, found.id, now);
  });
  announceSessionChange(deps, { side: 'shopper', id: found.id });
  await clearAttempts(store, String(found.id), caller.address);
}

export async function checkLoginCaptcha(
  deps: Deps,
  { account }: Pick<PasswordAttempt, 'account'>,
  verification: string | undefined,
  { address }: Caller,
  always = false,
): Promise<void> {
  if (!(await needsCaptcha(deps.store, { account, address })) && !always) return;
  if (verification && (await verifyCaptcha(deps, verification))) return;
  throw new MallError('message', 'captchaWrong', { data: { captcha: true } satisfies z.infer<typeof captchaNeeded> });
}

export async function verifyEncryptedPassword(
  { database: { db }, store }: Deps,
  who: Omit<PasswordAttempt, 'password' | 'address'>,
  encrypted: string,
  { address }: Caller,
): Promise<boolean> {
  const password = await decryptPassword(db, store, encrypted, 'passWord');
  return tryPassword(store, { ...who, password, address });
}
