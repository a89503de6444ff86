import { atom } from 'nanostores';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createResource } from './resource.ts';

type Filter = { page: number };
type Page = { items: readonly unknown[]; page: number; pages: number; total: number };

export function createPaged<W extends Filter, P extends Page>(
  first: W,
  load: (filter: W) => Promise<P>,
  words: FailureWords,
) {
  const $filter = atom(first);
  const $moving = atom(false);
  const list = createResource(() => load($filter.get()), words);
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
      return show({ ...$filter.get(), page: page.pages });
    $moving.set(false);
  }

  function show(filter: W): Promise<void> {
    $filter.set(filter);
    return reload();
  }

  return { $state: list.$state, $filter, $moving, reload, show, put: list.put, value: list.value };
}
