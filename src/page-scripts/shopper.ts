import { $user } from '../stores/session.ts';
import { $unread, syncUnread } from '../stores/unread.ts';
import { loadUser, logOut } from '../stores/user.ts';

/** What pages do for a shopper who is logged in: nobody else loads it. */

export { loadUser, logOut };

let bound = false;

/** How many messages are unread, wherever the page says so. */
export function showUnread(): void {
  if (bound) return;
  bound = true;
  $unread.subscribe((total) => {
    for (const badge of document.querySelectorAll<HTMLElement>('[data-unread]')) {
      badge.textContent = total > 99 ? '99+' : `${total}`;
      badge.hidden = total === 0;
    }
  });
  $user.subscribe(() => void syncUnread());
  document.addEventListener('visibilitychange', () => document.hidden || void syncUnread());
}
