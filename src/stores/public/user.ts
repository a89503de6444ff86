import Cookies from 'js-cookie';
import * as calls from '#contract/account/calls.ts';
import { TOKEN_COOKIE } from '#contract/language.ts';
import { PAGE } from '#contract/page.ts';
import { quietMall, whenSessionEnds } from '../../lib/browser/api/browser.ts';
import { inThisTab, persisted } from '../../lib/browser/persisted.ts';
import { isPrivatePath } from '../../lib/shared/paths.ts';
import { $loginPrompt, $sessionEnds, $token, $user, dropToken, forgetLogin, saveToken, syncToken } from './session.ts';

/** A logout waits no longer for a mall that does not answer. */
const LONGEST_REPORT_MS = 2_000;

/** The shopper whose drafts this tab keeps. */
const OWNER_KEY = 'liangji.draft-owner';

let quietUntil = 0;

/**
 * A session is over (specification, section 8): said for 1.5 s, token and user dropped, login asked for; once, even
 * when ten calls fail together. A call that was sent before a new login ends nothing.
 */
whenSessionEnds((sent, prompt) => {
  const now = Cookies.get(TOKEN_COOKIE);
  if (now && now !== sent) return;
  dropToken();
  if (prompt) $loginPrompt.set(true);
  if (Date.now() < quietUntil) return;
  quietUntil = Date.now() + PAGE.toast;
  $sessionEnds.set($sessionEnds.get() + 1);
});

/** Loads the shopper when there is a token but no nickname yet (specification, section 7). */
export async function loadUser(): Promise<void> {
  syncToken();
  const token = $token.get();
  if (!token || $user.get()?.nickName) return;
  try {
    const { userId, nickName, pic } = await quietMall.call(calls.viewUser);
    syncToken();
    if ($token.get() !== token) return;
    if (forgetDraftsOfOthers(userId)) return location.reload();
    $user.set({ userId, nickName, userAvatar: pic });
    saveToken(token);
  } catch {
    // The page stays as it is: what a session that is over means is said above.
  }
}

/** @returns whether the page may show what another shopper had typed in this tab */
function forgetDraftsOfOthers(userId: number): boolean {
  const owner = persisted<number | null>(
    OWNER_KEY,
    (stored) => (typeof stored === 'number' ? stored : null),
    inThisTab,
  );
  const before = owner.read();
  if (before === userId) return false;
  if (before !== null) sessionStorage.clear();
  owner.save(userId);
  return before !== null;
}

export async function logOut(): Promise<void> {
  await visitReported();
  const told = quietMall.call(calls.logOut).catch(() => {});
  // What is called from now on does not take along a token that ends any moment.
  Cookies.remove(TOKEN_COOKIE, { path: '/' });
  await told;
  forgetLogin();
  if (isPrivatePath(location.pathname)) location.assign('/');
  else location.reload();
}

/** By this page, or by another tab; src/page-scripts/later/visit.ts holds the lock. A module for its name would split chunks. */
async function visitReported(): Promise<void> {
  const signal = AbortSignal.timeout(LONGEST_REPORT_MS);
  await navigator.locks?.request('visit', { signal }, () => {}).catch(() => {});
}
