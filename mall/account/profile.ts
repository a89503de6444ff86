import type { z } from 'zod';
import type {
  AccountChange,
  AccountView,
  CodeSent,
  passwordChange,
  phoneChange,
  sendNewPhoneCode,
  UserInfo,
} from '#contract/account/schema.ts';
import { nicknameError } from '#contract/account/values.ts';
import type { Numbers } from '#contract/settings/numbers.values.ts';
import { maskEmail, maskMobile } from '#contract/text.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError } from '../error.ts';
import type { Caller } from '../http/caller.ts';
import { numbers } from '../settings/settings.ts';
import * as queries from './account.queries.ts';
import { isBirthday, isComplete, pictureAddress } from './account.rules.ts';
import { checkCaptcha, ownPicture } from './account.ts';
import { checkCode, checkMobile, sendCode, takeCode, tryCode } from './codes.ts';
import { shopperAttempt } from './lockout.ts';
import { notifyPasswordChange } from './password-notice.ts';
import { replacePassword } from './replace.ts';
import { announceSessionChange } from './session-changes.ts';

export async function ownAccount({ database: { db } }: Deps, accountId: number) {
  const row = await queries.accountById(db, accountId);
  if (!row) throw new MallError('session', 'session');
  return row;
}

export async function userInfo(deps: Deps, accountId: number): Promise<UserInfo> {
  const { id, nickName, picture } = await ownAccount(deps, accountId);
  return { userId: id, nickName, pic: pictureAddress(deps.mediaUrl, picture) };
}

export async function viewAccount(deps: Deps, accountId: number): Promise<AccountView> {
  const { id, userName, mobile, email, nickName, picture, gender, birthday, createdAt } = await ownAccount(
    deps,
    accountId,
  );
  return {
    userId: id,
    userName,
    mobile: maskMobile(mobile),
    email: email && maskEmail(email),
    nickName,
    pic: pictureAddress(deps.mediaUrl, picture),
    gender,
    birthday,
    createdAt: createdAt.toISOString(),
  };
}

export type ProfileCompleted = (tx: Tx, done: { accountId: number; rates: Numbers; at: Date }) => Promise<void>;

export async function changeAccount(
  deps: Deps,
  accountId: number,
  change: AccountChange,
  profileCompleted: ProfileCompleted,
): Promise<AccountView> {
  const {
    database: { db },
    clock,
  } = deps;
  const { gender, birthday, pic } = change;
  const nickName = change.nickName?.trim();
  const error = nickName === undefined ? undefined : nicknameError(nickName);
  if (error) throw fieldError('nickName', error);
  if (birthday && !isBirthday(birthday, clock())) throw fieldError('birthday', 'birthdayInvalid');
  const picture = pic === undefined ? undefined : await ownPicture(deps, accountId, pic);
  if (pic !== undefined && !picture) throw fieldError('pic', 'pictureInvalid');
  const rates = await numbers(deps);
  await db.transaction(async (tx) => {
    const at = clock();
    await queries.changeAccount(tx, accountId, { nickName, gender, birthday, picture }, at);
    if (isComplete(await queries.accountById(tx, accountId))) await profileCompleted(tx, { accountId, rates, at });
  });
  return viewAccount(deps, accountId);
}

export async function changePassword(
  deps: Deps,
  { accountId, sessionId }: { accountId: number; sessionId: string },
  change: z.infer<typeof passwordChange>,
  caller: Caller,
): Promise<void> {
  const {
    database: { db },
    clock,
  } = deps;
  const before = await ownAccount(deps, accountId);
  const { passwordHash } = before;
  const hashed = await replacePassword(deps, shopperAttempt(before, ''), change, caller);
  await db.transaction(async (tx) => {
    const now = clock();
    const changed = await queries.changePassword(tx, accountId, passwordHash, hashed, now);
    if (!changed) throw fieldError('oldPassWord', 'passwordWrong');
    await queries.dropSessions(tx, accountId, sessionId);
    await notifyPasswordChange(tx, accountId, now);
  });
  announceSessionChange(deps, { side: 'shopper', id: accountId });
}

export async function sendOldCode(deps: Deps, accountId: number, { language, address }: Caller): Promise<CodeSent> {
  const { mobile } = await ownAccount(deps, accountId);
  return sendCode(deps, { mobile, purpose: 'changeOld', language, address, wanted: async () => true });
}

export async function sendNewCode(
  deps: Deps,
  accountId: number,
  input: z.infer<typeof sendNewPhoneCode>,
  { language, address }: Caller,
): Promise<CodeSent> {
  const mobile = checkMobile(input.mobile);
  if (mobile === (await ownAccount(deps, accountId)).mobile) throw fieldError('mobile', 'mobileSame');
  await checkCaptcha(deps, input.captchaVerification);
  return sendCode(deps, { mobile, purpose: 'changeNew', language, address, wanted: async () => true });
}

/** Both codes are checked before either is used up, so that a mistake in one does not cost the other. */
export async function changePhone(
  deps: Deps,
  accountId: number,
  change: z.infer<typeof phoneChange>,
  { address }: Caller,
): Promise<AccountView> {
  const {
    database: { db },
    clock,
  } = deps;
  const oldCode = checkCode(change.oldCode, 'oldCode');
  const mobile = checkMobile(change.mobile);
  const newCode = checkCode(change.newCode, 'newCode');
  const before = (await ownAccount(deps, accountId)).mobile;
  if (mobile === before) throw fieldError('mobile', 'mobileSame');
  await tryCode(deps, { purpose: 'changeOld', mobile: before, code: oldCode, address });
  await tryCode(deps, { purpose: 'changeNew', mobile, code: newCode, address });
  await takeCode(deps, { purpose: 'changeOld', mobile: before });
  await takeCode(deps, { purpose: 'changeNew', mobile });
  if (!(await queries.changeMobile(db, accountId, mobile, clock()))) throw new MallError('message', 'mobileInUse');
  return viewAccount(deps, accountId);
}
