import { useStore } from '@nanostores/react';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import type { Resource } from '../../lib/shared/api/resource.ts';
import { useIsland } from './IslandContext.tsx';
import { followAddress, followPosition, pushAddress, restorePosition } from './position.ts';

type Page = { items: readonly unknown[]; total: number };
type List<W, P> = {
  $filter: ReadableAtom<W>;
  $state: WritableAtom<Resource<P>>;
  $moving: ReadableAtom<boolean>;
  show: (filter: W) => Promise<void>;
};
type Place<W, P, L> = {
  search: string;
  read: (search: string) => W;
  path: (filter: W) => string;
  create: (first: W, words: FailureWords) => L & List<W, P>;
  toTop?: boolean;
  /** What the page was rendered with. */
  first?: Resource<NoInfer<P>> | undefined;
};
export type Address<W> = Pick<Place<W, unknown, unknown>, 'read' | 'path'> & { filter: W; go: (next: W) => void };

export function useAddressList<W extends { page: number }, P extends Page, L>(place: Place<W, P, L>) {
  const { search, read, path, create, first, toTop = false } = place;
  const { failureWords } = useIsland();
  const [list] = useState(() => {
    const made = create(read(search), failureWords);
    if (first) made.$state.set(first);
    return made;
  });
  const filter = useStore(list.$filter);
  const now: Resource<P> = useStore(list.$state);
  const moving = useStore(list.$moving);
  const showAddress = useEffectEvent(async () => {
    followAddress();
    await list.show(read(location.search));
    restorePosition();
  });
  const begin = useEffectEvent(() => {
    // The last one of the last page is gone.
    const isBehind = first?.value?.items.length === 0 && first.value.total > 0;
    if (!first || isBehind) return void showAddress();
    followAddress();
    restorePosition();
  });
  useEffect(() => {
    const come = () => void showAddress();
    const forget = followPosition();
    addEventListener('popstate', come);
    begin();
    return () => {
      removeEventListener('popstate', come);
      forget();
    };
  }, []);
  const go = (next: W): void => {
    pushAddress(path(next));
    void list.show(next);
  };
  const hrefOf = (page: number): string => path({ ...filter, page });
  const onPage = (page: number): void => {
    go({ ...filter, page });
    if (toTop) scrollTo({ top: 0 });
  };
  return { list, filter, now, page: now.value, moving, read, path, go, hrefOf, onPage };
}
