import { afterFirstFrame } from '../lib/first-frame.ts';
import { $asked } from '../stores/captcha.ts';
import { syncCart } from '../stores/cart.ts';
import { $newMessage } from '../stores/messages.ts';
import { $loginPrompt, $sessionEnds, syncToken } from '../stores/session.ts';
import { toast } from '../stores/toast.ts';
import { bindAccount } from './boot/account.ts';
import { bindCart } from './boot/cart.ts';
import { guardChunks } from './boot/chunks.ts';
import { bindMenu } from './boot/menu.ts';
import { markBrokenPictures } from './boot/pictures.ts';
import { bindTheme } from './boot/theme.ts';
import { showToasts } from './boot/toasts.ts';
import { recordVisit } from './boot/visit.ts';
import { bindSearch } from './search/search.ts';

/** What every page runs: small, without React. */

function showMessages(): void {
  $newMessage.subscribe((waiting) => {
    for (const dot of document.querySelectorAll<HTMLElement>('[data-new-message]')) dot.hidden = !waiting;
  });
}

/** The dialog for what is asked for comes only then; a quick island may have asked already. */
function showCaptchas(): void {
  $asked.subscribe((asked) => {
    if (!asked) return;
    import('./captcha/open.tsx').then(({ openCaptcha }) => openCaptcha(asked)).catch(() => asked.done(undefined));
  });
}

function bindLogin(expired: string): void {
  $sessionEnds.subscribe((ends) => ends > 0 && toast(expired, 'warning'));
  $loginPrompt.subscribe((wanted) => {
    if (wanted) void import('./auth/popup.tsx').then(({ openLoginPopup }) => openLoginPopup());
  });
}

function sync(): void {
  syncToken();
  syncCart();
}

function boot(): void {
  const region = document.getElementById('toasts');
  markBrokenPictures(region?.dataset.image ?? '');
  addEventListener('pageshow', sync);
  addEventListener('offline', () => toast(region?.dataset.offline ?? '', 'warning'));
  addEventListener('storage', sync);
  document.addEventListener('visibilitychange', () => document.hidden || sync());
  if (region) showToasts(region);
  showMessages();
  bindCart(region?.dataset.cartLeft);
  bindMenu();
  bindTheme();
  bindAccount();
  bindLogin(region?.dataset.session ?? '');
  bindSearch();
  showCaptchas();
  recordVisit();
  const unknown = document.body.dataset.unknownEnums;
  if (unknown) alert(`${region?.dataset.enum ?? ''}${unknown}`);
}

guardChunks();
sync();
afterFirstFrame(boot);
