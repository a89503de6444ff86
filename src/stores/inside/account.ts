import { atom } from 'nanostores';
import * as calls from '#contract/account/calls.ts';
import type { AccountChange, AccountView, CodeSent, SessionView } from '#contract/account/schema.ts';
import { uploadPicture } from '#contract/upload/calls.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { encryptForMall } from '../../lib/browser/api/password.ts';
import { withWait } from '../../lib/browser/code-wait.ts';
import { pictureForm } from '../../lib/browser/form-data.ts';
import type { ProfileValues } from '../public/rules.ts';
import { $user } from '../public/session.ts';

export const $account = atom<AccountView | undefined>(undefined);
/** Undefined: as the page was rendered. */
export const $sessions = atom<readonly SessionView[] | undefined>(undefined);

export function showAccount(account: AccountView): AccountView {
  $account.set(account);
  $user.set({ userId: account.userId, nickName: account.nickName, userAvatar: account.pic });
  return account;
}

export const loadAccount = async (): Promise<AccountView> => showAccount(await mall.call(calls.viewAccount));
export const changeAccount = async (change: AccountChange): Promise<AccountView> =>
  showAccount(await mall.call(calls.changeAccount, { body: change }));

const GENDERS = { '0': 0, '1': 1, '2': 2 } as const;

export const saveProfile = ({ nickName, gender, birthday }: ProfileValues): Promise<AccountView> =>
  changeAccount({ nickName, gender: GENDERS[gender as keyof typeof GENDERS] ?? 0, birthday: birthday || null });

export async function changeAvatar(picture: Blob): Promise<void> {
  const { url } = await mall.call(uploadPicture, { body: pictureForm(picture) });
  await changeAccount({ pic: url });
}

export const sendOldPhoneCode = (): Promise<CodeSent> => mall.call(calls.sendOldPhoneCode).then(withWait);
export const changePhone = async (oldCode: string, mobile: string, newCode: string): Promise<AccountView> =>
  showAccount(await mall.call(calls.changePhone, { body: { oldCode, mobile, newCode } }));

export const sendEmailCode = (email: string): Promise<CodeSent> =>
  mall.call(calls.sendEmailCode, { body: { email } }).then(withWait);
export const confirmEmail = async (email: string, code: string): Promise<AccountView> =>
  showAccount(await mall.call(calls.confirmEmail, { body: { email, code } }));

export const removeEmail = async (): Promise<AccountView> => showAccount(await mall.call(calls.removeEmail));

export async function changePassword(oldPassWord: string, passWord: string): Promise<void> {
  const body = { oldPassWord: await encryptForMall(oldPassWord), passWord: await encryptForMall(passWord) };
  await mall.call(calls.changePassword, { body });
  await loadSessions().catch(() => {});
}
export async function loadSessions(): Promise<SessionView[]> {
  const sessions = await mall.call(calls.listSessions);
  $sessions.set(sessions);
  return sessions;
}

export async function endOtherSessions(): Promise<void> {
  await mall.call(calls.endOtherSessions);
  await loadSessions();
}
