import { atom } from 'nanostores';
import type { FailureWords } from './form.ts';
import { createResource } from './resource.ts';

type Wish = { page: number };
type Page = { items: readonly unknown[]; page: number; pages: number; total: number };

/** A list in pages, as far as the address asks for it. */
export function createPaged<W extends Wish, P extends Page>(
  first: W,
  load: (wish: W) => Promise<P>,
  words: FailureWords,
) {
  const $wish = atom(first);
  /** Others than those shown are on their way. */
  const $moving = atom(false);
  const list = createResource(() => load($wish.get()), words);
  let turn = 0;

  async function reload(): Promise<void> {
    turn += 1;
    const mine = turn;
    $moving.set(true);
    await list.reload();
    if (mine !== turn) return;
    const page = list.value();
    // The last one of the last page is gone.
    if (page && !page.items.length && page.page > 1 && page.total > 0)
      return show({ ...$wish.get(), page: page.pages });
    $moving.set(false);
  }

  function show(wish: W): Promise<void> {
    $wish.set(wish);
    return reload();
  }

  return { $state: list.$state, $wish, $moving, reload, show, value: list.value };
}
