import { $token } from '../stores/public/session.ts';

export function bindFavourite(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-favourite]');
  if (!button) return;
  const loadStore = () => import('./favourite-button.ts').then(({ favouriteOf }) => favouriteOf(button));
  button.addEventListener('click', () => void loadStore().then(({ press }) => press()));
  $token.subscribe((token, before) => {
    if (token) void loadStore().then(({ load }) => load());
    else if (before) void loadStore().then(({ forget }) => forget());
  });
  // Back from the collection, where it may have gone.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && $token.get()) void loadStore().then(({ load }) => load());
  });
}
