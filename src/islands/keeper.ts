import type { CollectionKind } from '../../contract/collection.ts';
import { count } from '../lib/format.ts';
import { createKeep, type KeepStore } from '../stores/keep.ts';

let made: KeepStore | undefined;

/** The store of a page's heart, which shows what it holds. */
export function keeperOf(button: HTMLButtonElement): KeepStore {
  made ??= make(button);
  return made;
}

function make(button: HTMLButtonElement): KeepStore {
  const { keep = '', count: shown = '', kept = '', dropped = '' } = button.dataset;
  const { network = '', slip = '' } = document.getElementById('toasts')?.dataset ?? {};
  const [kind, id] = keep.split(' ') as [CollectionKind, string];
  const store = createKeep({ kind, id: Number(id) }, Number(shown), { network, slip, kept, dropped });
  const number = button.querySelector('b');
  const language = document.documentElement.lang === 'en' ? 'en' : 'zh';
  store.$state.listen((state) => {
    button.setAttribute('aria-pressed', String(state.kept));
    if (number) number.textContent = state.count > 0 ? count(state.count, language) : '';
  });
  return store;
}
