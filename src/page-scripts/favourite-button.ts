import type { CollectionKind } from '#contract/collection/schema.ts';
import { count } from '../lib/shared/format.ts';
import { createFavourite, type FavouriteStore } from '../stores/public/favourite.ts';

let made: FavouriteStore | undefined;

export function favouriteOf(button: HTMLButtonElement): FavouriteStore {
  made ??= make(button);
  return made;
}

function make(button: HTMLButtonElement): FavouriteStore {
  const { favourite: thing = '', count: shown = '', added = '', dropped = '' } = button.dataset;
  const { network = '', internal = '' } = document.getElementById('toasts')?.dataset ?? {};
  const [kind, id] = thing.split(' ') as [CollectionKind, string];
  const store = createFavourite({ kind, id: Number(id) }, Number(shown), { network, internal, added, dropped });
  const number = button.querySelector('b');
  const language = document.documentElement.lang === 'en' ? 'en' : 'zh';
  store.$state.listen((state) => {
    button.setAttribute('aria-pressed', String(state.favourite));
    if (number) number.textContent = state.count > 0 ? count(state.count, language) : '';
  });
  return store;
}
