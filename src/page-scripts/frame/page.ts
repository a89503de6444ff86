import { alertCodes } from '../../lib/browser/alert-codes.ts';
import { afterFirstFrame } from '../../lib/browser/first-frame.ts';
import { syncCart } from '../../stores/public/cart.ts';
import { $newMessage } from '../../stores/public/message.ts';
import { syncToken } from '../../stores/public/session.ts';
import { toast } from '../../stores/public/toast.ts';
import { bindLogin } from '../login-prompt.ts';
import { bindAccount } from './account.ts';
import { bindCart } from './cart.ts';
import { guardChunks } from './chunks.ts';
import { bindMenu } from './menu.ts';
import { markBrokenPictures } from './pictures.ts';
import { bindSearch } from './search-box.ts';
import { bindTheme } from './theme.ts';
import { showToasts } from './toasts.ts';

/** What every page runs: small, without React. */

function showMessages(): void {
  $newMessage.subscribe((waiting) => {
    for (const dot of document.querySelectorAll<HTMLElement>('[data-new-message]')) dot.hidden = !waiting;
  });
}

function sync(): void {
  syncToken();
  syncCart();
}

function boot(): void {
  const region = document.getElementById('toasts');
  markBrokenPictures(region?.dataset.image ?? '');
  addEventListener('offline', () => toast(region?.dataset.offline ?? '', 'warning'));
  if (region) showToasts(region);
  showMessages();
  bindCart(region?.dataset.cartLeft);
  bindMenu();
  bindTheme();
  bindAccount();
  bindLogin(region?.dataset.session ?? '');
  bindSearch();
  alertCodes(document.body.dataset.unknownCodes?.split(', ') ?? []);
  void import('../later/start.ts').then(({ startLater }) => startLater());
}

/** Called by the page, not on import: its chunk holds modules of the desk too, which runs none of this. */
export function startPage(): void {
  guardChunks();
  sync();
  // Before the first frame, which a tab in the background does not draw: other tabs log in and out, and fill the cart.
  addEventListener('pageshow', sync);
  addEventListener('storage', sync);
  document.addEventListener('visibilitychange', () => document.hidden || sync());
  afterFirstFrame(boot);
}
