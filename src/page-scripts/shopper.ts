import { badgeText } from '../lib/shared/badge.ts';
import { connectChat } from '../stores/public/chat-own.ts';
import { $user } from '../stores/public/session.ts';
import { $unread, syncUnread } from '../stores/public/unread.ts';
import { loadUser, logOut } from '../stores/public/user.ts';
import { bindCorner } from './frame/corner.ts';

export { loadUser, logOut };

let bound = false;

export function bindHeader(): void {
  if (bound) return;
  bound = true;
  bindCorner(document.querySelector('[data-account-corner]'));
  $unread.subscribe((total) => {
    for (const badge of document.querySelectorAll<HTMLElement>('[data-unread]')) {
      badge.textContent = badgeText(total);
      badge.hidden = total === 0;
    }
  });
  $user.subscribe(() => void syncUnread());
  connectChat();
  document.addEventListener('visibilitychange', () => document.hidden || void syncUnread());
}
