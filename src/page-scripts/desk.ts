import { DESK_LOGIN_KEY } from '../lib/shared/desk/login-key.ts';
import { toast } from '../stores/public/toast.ts';
import { bindFinder } from './desk/finder.ts';
import { bindMenu } from './desk/menu.ts';
import { guardChunks } from './frame/chunks.ts';
import { markBrokenPictures } from './frame/pictures.ts';
import { bindTheme } from './frame/theme.ts';
import { showToasts } from './frame/toasts.ts';

const region = document.getElementById('toasts');
guardChunks();
markBrokenPictures(region?.dataset.image ?? '');
bindTheme();
bindMenu();
bindFinder();
if (region) showToasts(region);
addEventListener('offline', () => toast(region?.dataset.offline ?? '', 'warning'));
addEventListener('storage', ({ key }) => {
  if (key === DESK_LOGIN_KEY)
    void import('../stores/desk/session.ts').then(({ reloadForAnother }) => reloadForAnother());
});
for (const button of document.querySelectorAll('[data-desk-logout]')) {
  button.addEventListener('click', () => void import('../stores/desk/session.ts').then(({ logOut }) => logOut()));
}
