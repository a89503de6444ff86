import type { z } from 'zod';
import type {
  AccountChange,
  AccountView,
  CodeSent,
  passwordChange,
  phoneChange,
  sendNewPhoneCode,
  UserInfo,
} from '../../contract/account.ts';
import { nicknameFault } from '../../contract/rules.ts';
import { maskMobile } from '../../contract/text.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import { fieldFault, MallError } from '../http/error.ts';
import * as queries from './account.queries.ts';
import { isBirthday, pictureAddress, uploadName } from './account.rules.ts';
import { checkCaptcha } from './account.ts';
import { checkCode, checkMobile, sendCode, takeCode, tryCode } from './codes.ts';
import { shopperAttempt } from './lockout.ts';
import { tellPassword } from './password-told.ts';
import { replacePassword } from './replace.ts';

async function own({ database: { db } }: Deps, accountId: number) {
  const row = await queries.accountById(db, accountId);
  if (!row) throw new MallError('session', 'session');
  return row;
}

export async function userInfo(deps: Deps, accountId: number): Promise<UserInfo> {
  const { id, nickName, picture } = await own(deps, accountId);
  return { userId: id, nickName, pic: pictureAddress(picture) };
}

export async function viewAccount(deps: Deps, accountId: number): Promise<AccountView> {
  const { id, userName, mobile, nickName, picture, gender, birthday, createdAt } = await own(deps, accountId);
  return {
    userId: id,
    userName,
    mobile: maskMobile(mobile),
    nickName,
    pic: pictureAddress(picture),
    gender,
    birthday,
    createdAt: createdAt.toISOString(),
  };
}

/** Changes what is given and leaves the rest. @throws MallError */
export async function changeAccount(deps: Deps, accountId: number, change: AccountChange): Promise<AccountView> {
  const {
    database: { db },
    clock,
  } = deps;
  const { gender, birthday, pic } = change;
  const nickName = change.nickName?.trim();
  const fault = nickName === undefined ? undefined : nicknameFault(nickName);
  if (fault) throw fieldFault('nickName', fault);
  if (birthday && !isBirthday(birthday, clock())) throw fieldFault('birthday', 'birthdayInvalid');
  const picture = pic === undefined ? undefined : await ownPicture(deps, accountId, pic);
  await queries.changeAccount(db, accountId, { nickName, gender, birthday, picture }, clock());
  return viewAccount(deps, accountId);
}

async function ownPicture({ database: { db } }: Deps, accountId: number, address: string): Promise<string> {
  const name = uploadName(address);
  if (!name || !(await queries.ownsUpload(db, accountId, name))) throw fieldFault('pic', 'pictureInvalid');
  return name;
}

/** A new password for the old one; ends the other sessions. @throws MallError */
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
  const before = await own(deps, accountId);
  const { passwordHash } = before;
  const hashed = await replacePassword(deps, shopperAttempt(before, ''), change, caller);
  await db.transaction(async (tx) => {
    const now = clock();
    const changed = await queries.changePassword(tx, accountId, passwordHash, hashed, now);
    if (!changed) throw fieldFault('oldPassWord', 'passwordWrong');
    await queries.dropSessions(tx, accountId, sessionId);
    await tellPassword(tx, accountId, now);
  });
}

/** A code to the phone in use. @throws MallError */
export async function sendOldCode(deps: Deps, accountId: number, { language, address }: Caller): Promise<CodeSent> {
  const { mobile } = await own(deps, accountId);
  return sendCode(deps, { mobile, purpose: 'changeOld', language, address, wanted: async () => true });
}

/** A code to the phone that is to be used. @throws MallError */
export async function sendNewCode(
  deps: Deps,
  accountId: number,
  input: z.infer<typeof sendNewPhoneCode>,
  { language, address }: Caller,
): Promise<CodeSent> {
  const mobile = checkMobile(input.mobile);
  if (mobile === (await own(deps, accountId)).mobile) throw fieldFault('mobile', 'mobileSame');
  await checkCaptcha(deps, input.captchaVerification);
  return sendCode(deps, { mobile, purpose: 'changeNew', language, address, wanted: async () => true });
}

/** Both codes are tried before either is used up, so that a slip in one does not cost the other. @throws MallError */
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
  const before = (await own(deps, accountId)).mobile;
  if (mobile === before) throw fieldFault('mobile', 'mobileSame');
  await tryCode(deps, { purpose: 'changeOld', mobile: before, code: oldCode, address });
  await tryCode(deps, { purpose: 'changeNew', mobile, code: newCode, address });
  await takeCode(deps, 'changeOld', before);
  await takeCode(deps, 'changeNew', mobile);
  if (!(await queries.changeMobile(db, accountId, mobile, clock()))) throw new MallError('message', 'mobileInUse');
  return viewAccount(deps, accountId);
}
