import { atom } from 'nanostores';
import type { AccountChange, AccountView, SessionView } from '#contract/account/schema.ts';
import * as api from '../../lib/browser/api/account.ts';
import type { ProfileValues } from '../public/rules.ts';
import { $user } from '../public/session.ts';

export const $account = atom<AccountView | undefined>(undefined);
export const $sessions = atom<readonly SessionView[]>([]);

/** What the header shows follows what the account says. */
function show(account: AccountView): AccountView {
  $account.set(account);
  $user.set({ userId: account.userId, nickName: account.nickName, userAvatar: account.pic });
  return account;
}

export const loadAccount = async (): Promise<AccountView> => show(await api.account());
export const changeAccount = async (change: AccountChange): Promise<AccountView> =>
  show(await api.changeAccount(change));

const GENDERS = { '0': 0, '1': 1, '2': 2 } as const;

/** The fields of a form as the account knows them. */
export const saveProfile = ({ nickName, gender, birthday }: ProfileValues): Promise<AccountView> =>
  changeAccount({ nickName, gender: GENDERS[gender as keyof typeof GENDERS] ?? 0, birthday: birthday || null });

export async function changeAvatar(picture: Blob): Promise<void> {
  const { url } = await api.uploadPicture(picture);
  await changeAccount({ pic: url });
}

export const sendOldPhoneCode = api.sendOldPhoneCode;
export const changePhone = async (oldCode: string, mobile: string, newCode: string): Promise<AccountView> =>
  show(await api.changePhone(oldCode, mobile, newCode));

/** Logs out everywhere else, which the list of devices then shows. */
export async function changePassword(oldPassWord: string, passWord: string): Promise<void> {
  await api.changePassword(oldPassWord, passWord);
  await loadSessions().catch(() => {});
}
export const loadSessions = async (): Promise<void> => $sessions.set(await api.sessions());

/** Logs out everywhere else. */
export async function endOtherSessions(): Promise<void> {
  await api.endOtherSessions();
  await loadSessions();
}
