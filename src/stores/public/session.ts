import Cookies from 'js-cookie';
import { atom, computed } from 'nanostores';
import { SESSION } from '#contract/account/session.values.ts';
import { TOKEN_COOKIE } from '#contract/language.ts';
import { DAY_MS } from '#contract/time.ts';
import { loginPath } from '../../lib/shared/login-path.ts';

export type User = { userId: number; nickName: string; userAvatar: string | null };

/** The login token; the cookie is the truth, and every island of this tab reads it here. */
export const $token = atom<string | undefined>(undefined);
export const $user = atom<User | undefined>(undefined);
export const $loggedIn = computed($token, Boolean);
export const $loginPrompt = atom(false);
/** Where a login in the popup leads; undefined: to the same page. Dismissing the popup clears it. */
export const $loginGoal = atom<string | undefined>(undefined);
export const $sessionEnds = atom(0);

/** Written at login, so that other tabs notice it. */
const LOGIN_KEY = 'liangji.login';

export function syncToken(): void {
  const token = Cookies.get(TOKEN_COOKIE);
  if (token === $token.get()) return;
  // Another token may be another shopper's.
  $user.set(undefined);
  $token.set(token);
}

export function saveToken(token: string): void {
  Cookies.set(TOKEN_COOKIE, token, {
    expires: SESSION.sliding / DAY_MS,
    path: '/',
    sameSite: 'Lax',
    secure: location.protocol === 'https:',
  });
  localStorage.setItem(LOGIN_KEY, String(Date.now()));
  syncToken();
}

export function dropToken(): void {
  Cookies.remove(TOKEN_COOKIE, { path: '/' });
  $token.set(undefined);
  $user.set(undefined);
}

/** Clears the login of this browser (specification, section 4): token, all local storage, the user; and this tab's drafts. */
export function forgetLogin(): void {
  dropToken();
  localStorage.clear();
  sessionStorage.clear();
}

/**
 * The login guard of islands: without a token the popup opens.
 * @param goal where a login leads; the same page without one
 * @returns whether there is a token
 */
export function guardLogin(goal?: string): boolean {
  syncToken();
  if (!$token.get()) {
    $loginGoal.set(goal);
    $loginPrompt.set(true);
  }
  return $loggedIn.get();
}

/** The login page, where the popup's code or texts cannot be loaded. */
export function leaveForLogin(): void {
  $loginPrompt.set(false);
  location.assign(loginPath($loginGoal.get() ?? location.pathname + location.search));
}
