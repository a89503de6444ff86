import { mall } from '../lib/api/browser.ts';
import { ApiError } from '../lib/api/client.ts';
import { $token, $user, forgetLogin, syncToken } from './session.ts';

type UserInfo = { userId: number; nickName: string; pic: string | null };

/** Loads the shopper when there is a token but no nickname yet (specification, section 7). */
export async function loadUser(): Promise<void> {
  syncToken();
  if (!$token.get() || $user.get()?.nickName) return;
  try {
    const { userId, nickName, pic } = await mall.get<UserInfo>('/app/p/user/userInfo');
    $user.set({ userId, nickName, userAvatar: pic });
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'session') endSession();
  }
}

/** The token is no good any more: forget it and show the header of a visitor. */
function endSession(): void {
  forgetLogin();
  document.documentElement.classList.remove('in');
}

/** Ends the session here and on the server, then shows the page as a visitor sees it. */
export async function logOut(): Promise<void> {
  await mall.post('/app/logOut', {}).catch(() => {});
  forgetLogin();
  location.reload();
}
