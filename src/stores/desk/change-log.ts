import { atom } from 'nanostores';
import type { ChangeView } from '#contract/documents/schema.ts';
import type { ChangeFilter } from '../../lib/browser/api/desk/changes.ts';
import type { ChangePage } from '../../lib/browser/api/desk/documents.ts';
import { staff } from '../../lib/browser/api/desk/staff.ts';
import type { FailureWords } from '../public/form.ts';
import { createResource } from '../public/resource.ts';
import { createHistory } from './history.ts';

type Calls = {
  changes: (filter: ChangeFilter, before?: number) => Promise<ChangePage>;
  change: (id: number) => Promise<ChangeView>;
};

const filterOf = (search: string): ChangeFilter => {
  const query = new URLSearchParams(search);
  const of = (name: string) => query.get(name) ?? '';
  return { kind: of('kind'), ref: of('ref'), by: of('by') };
};

/** The log of changes as far as the address asks for it. */
export function createChangeLog({ changes, change }: Calls, words: FailureWords) {
  const $filter = atom<ChangeFilter>({ kind: '', ref: '', by: '' });
  const history = createHistory({ history: (before) => changes($filter.get(), before), change }, words);
  const people = createResource(staff, words);

  function read(): void {
    $filter.set(filterOf(location.search));
    void history.reload();
  }

  /** Reads the address, now and whenever one goes back. @returns what ends it */
  function start(): () => void {
    read();
    void people.reload();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }

  function show(filter: ChangeFilter): void {
    const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
    history.close();
    window.history.pushState({}, '', query.size ? `?${query}` : location.pathname);
    read();
  }

  return { $filter, history, people: people.$state, start, show };
}
