import { atom } from 'nanostores';
import * as calls from '#contract/documents/desk.calls.ts';
import { listStaff } from '#contract/operator/desk.calls.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createResource } from '../public/resource.ts';
import { createHistory } from './history.ts';

export type ChangeFilter = { kind: string; ref: string; by: string };

const given = (filter: ChangeFilter) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));

const filterOf = (search: string): ChangeFilter => {
  const query = new URLSearchParams(search);
  const of = (name: string) => query.get(name) ?? '';
  return { kind: of('kind'), ref: of('ref'), by: of('by') };
};

/** @param named whether the operators are listed, to choose one of them */
export function createChangeLog(words: FailureWords, named = true) {
  const $filter = atom<ChangeFilter>({ kind: '', ref: '', by: '' });
  const history = createHistory(
    {
      history: (before) =>
        desk.call(calls.listChanges, { query: { ...given($filter.get()), ...(before && { before }) } }),
      change: (id) => desk.call(calls.viewChange, { params: { id } }),
    },
    words,
  );
  const people = createResource(() => desk.call(listStaff), words);

  function read(): void {
    $filter.set(filterOf(location.search));
    void history.reload();
  }

  function start(): () => void {
    read();
    if (named) void people.reload();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }

  function show(filter: ChangeFilter): void {
    const query = new URLSearchParams(given(filter));
    history.close();
    window.history.pushState({}, '', query.size ? `?${query}` : location.pathname);
    read();
  }

  return { $filter, history, people: people.$state, start, show };
}
