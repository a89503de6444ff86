import { $token } from '../stores/session.ts';

/** The heart of a product or a shop: what it does comes with the first press, or where somebody is logged in. */
export function bindKeep(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-keep]');
  if (!button) return;
  const keeper = () => import('./keeper.ts').then(({ keeperOf }) => keeperOf(button));
  button.addEventListener('click', () => void keeper().then(({ press }) => press()));
  $token.subscribe((token, before) => {
    if (token) void keeper().then(({ load }) => load());
    else if (before) void keeper().then(({ forget }) => forget());
  });
  // Back from the collection, where it may have gone.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && $token.get()) void keeper().then(({ load }) => load());
  });
}
