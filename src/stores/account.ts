import { atom } from 'nanostores';
import type { AccountChange, AccountView, SessionView } from '../../contract/account.ts';
import * as api from '../lib/api/account.ts';
import { $user } from './session.ts';

export const $account = atom<AccountView | undefined>(undefined);
export const $sessions = atom<readonly SessionView[]>([]);

/** What the header shows follows what the account says. */
function keep(account: AccountView): void {
  $account.set(account);
  $user.set({ userId: account.userId, nickName: account.nickName, userAvatar: account.pic });
}

export const loadAccount = async (): Promise<void> => keep(await api.account());
export const changeAccount = async (change: AccountChange): Promise<void> => keep(await api.changeAccount(change));

export async function changeAvatar(picture: Blob): Promise<void> {
  const { url } = await api.uploadPicture(picture);
  await changeAccount({ pic: url });
}

export const sendOldPhoneCode = api.sendOldPhoneCode;
export const changePhone = async (oldCode: string, mobile: string, newCode: string): Promise<void> =>
  keep(await api.changePhone(oldCode, mobile, newCode));

export const changePassword = api.changePassword;
export const loadSessions = async (): Promise<void> => $sessions.set(await api.sessions());

/** Logs out everywhere else. */
export async function endOtherSessions(): Promise<void> {
  await api.endOtherSessions();
  await loadSessions();
}
