import { toast } from '../../stores/toast.ts';
import { guardChunks } from '../boot/chunks.ts';
import { markBrokenPictures } from '../boot/pictures.ts';
import { bindTheme } from '../boot/theme.ts';
import { showToasts } from '../boot/toasts.ts';

/** What every page of the desk runs besides its screen. */

const region = document.getElementById('toasts');
guardChunks();
markBrokenPictures(region?.dataset.image ?? '');
bindTheme();
if (region) showToasts(region);
addEventListener('offline', () => toast(region?.dataset.offline ?? '', 'warning'));
for (const button of document.querySelectorAll('[data-desk-logout]')) {
  button.addEventListener('click', () => void import('../../stores/desk/session.ts').then(({ logOut }) => logOut()));
}
