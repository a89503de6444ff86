import Cookies from 'js-cookie';
import { atom, computed } from 'nanostores';
import { TOKEN_COOKIE } from '../../contract/language.ts';

export type User = { userId: number; nickName: string; userAvatar: string | null };

/** The login token; the cookie is the truth, and every island of this tab reads it here. */
export const $token = atom<string | undefined>(undefined);
export const $user = atom<User | undefined>(undefined);
export const $loggedIn = computed($token, Boolean);

/** Reads the cookie again: at start, and when the tab is looked at after another may have logged in or out. */
export function syncToken(): void {
  const token = Cookies.get(TOKEN_COOKIE);
  if (token !== $token.get()) $token.set(token);
  if (!token && $user.get()) $user.set(undefined);
}

/** Forgets the login of this browser (specification, section 4): token, all local storage, the user. */
export function forgetLogin(): void {
  Cookies.remove(TOKEN_COOKIE, { path: '/' });
  localStorage.clear();
  $token.set(undefined);
  $user.set(undefined);
}
