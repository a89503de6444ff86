import { $asked } from '../stores/captcha.ts';
import { $cartCount, syncCart } from '../stores/cart.ts';
import { $newMessage } from '../stores/messages.ts';
import { $loginPrompt, $sessionEnds, syncToken } from '../stores/session.ts';
import { $toasts, type Tone, toast } from '../stores/toast.ts';
import { bindAccount } from './boot/account.ts';
import { guardChunks } from './boot/chunks.ts';
import { markBrokenPictures } from './boot/pictures.ts';
import { bindTheme } from './boot/theme.ts';
import { recordVisit } from './boot/visit.ts';
import { bindSearch } from './search/search.ts';

/** What every page runs: small, without React. */

const TONES: Record<Tone, string> = {
  info: 'alert-info',
  success: 'alert-success',
  warning: 'alert-warning',
  error: 'alert-error',
};

function showToasts(region: HTMLElement): void {
  $toasts.subscribe((toasts) => {
    region.replaceChildren(
      ...toasts.map(({ text, tone }) => {
        const box = document.createElement('div');
        box.className = `alert ${TONES[tone]} shadow-float`;
        box.textContent = text;
        return box;
      }),
    );
  });
}

function showCounts(): void {
  $cartCount.subscribe((count) => {
    for (const badge of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
      badge.textContent = count > 99 ? '99+' : String(count);
      badge.hidden = count === 0;
    }
  });
  $newMessage.subscribe((waiting) => {
    for (const dot of document.querySelectorAll<HTMLElement>('[data-new-message]')) dot.hidden = !waiting;
  });
}

/** What is asked for from now on, the dialog for it included, comes only then. */
function showCaptchas(): void {
  $asked.listen((asked) => {
    if (!asked) return;
    import('./captcha/dialog.ts').then(({ openCaptcha }) => openCaptcha(asked)).catch(() => asked.done(undefined));
  });
}

function bindLogin(expired: string): void {
  $sessionEnds.listen(() => toast(expired, 'warning'));
  $loginPrompt.subscribe((wanted) => {
    if (wanted) void import('./auth/popup.ts').then(({ openLoginPopup }) => openLoginPopup());
  });
}

function sync(): void {
  syncToken();
  syncCart();
}

const region = document.getElementById('toasts');
guardChunks();
markBrokenPictures(region?.dataset.image ?? '');
sync();
addEventListener('pageshow', sync);
addEventListener('offline', () => toast(region?.dataset.offline ?? '', 'warning'));
addEventListener('storage', sync);
document.addEventListener('visibilitychange', () => document.hidden || sync());
if (region) showToasts(region);
showCounts();
bindTheme();
bindAccount();
bindLogin(region?.dataset.session ?? '');
bindSearch();
showCaptchas();
recordVisit();
const unknown = document.body.dataset.unknownEnums;
if (unknown) alert(`${region?.dataset.enum ?? ''}${unknown}`);
