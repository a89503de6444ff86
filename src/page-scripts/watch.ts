import type { WatchKind } from '#contract/watch/values.ts';
import { $sku } from '../stores/public/product.ts';
import { $token } from '../stores/public/session.ts';

/** Before this runs, or without it, the buttons send the form. */
export function bindWatch(): void {
  const box = document.querySelector<HTMLElement>('[data-watch]');
  if (!box) return;
  const loadStore = () => import('./watch-buttons.ts').then(({ watchesOf }) => watchesOf(box, $sku));
  box.addEventListener('click', (event) => {
    const { value } = event.target as HTMLButtonElement;
    if (!value) return;
    event.preventDefault();
    void loadStore().then(({ press }) => press(value as WatchKind));
  });
  $token.subscribe((token) => {
    if (token) void loadStore().then(({ load }) => load());
  });
}
