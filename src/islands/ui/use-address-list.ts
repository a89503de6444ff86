import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FailureWords } from '../../stores/public/form.ts';
import type { Resource } from '../../stores/public/resource.ts';
import { useIsland } from './IslandContext.tsx';
import { followAddress, followPosition, pushAddress, restorePosition } from './position.ts';

type List<W, P> = {
  $filter: ReadableAtom<W>;
  $state: ReadableAtom<Resource<P>>;
  $moving: ReadableAtom<boolean>;
  show: (filter: W) => Promise<void>;
};
type Place<W, P, L> = {
  search: string;
  read: (search: string) => W;
  path: (filter: W) => string;
  create: (first: W, words: FailureWords) => L & List<W, P>;
  toTop?: boolean;
};
export type Address<W> = Pick<Place<W, unknown, unknown>, 'read' | 'path'> & { filter: W; go: (next: W) => void };

export function useAddressList<W extends { page: number }, P, L>(place: Place<W, P, L>) {
  const { search, read, path, create, toTop = false } = place;
  const { failureWords } = useIsland();
  const [list] = useState(() => create(read(search), failureWords));
  const filter = useStore(list.$filter, { ssr: 'initial' });
  const now: Resource<P> = useStore(list.$state, { ssr: 'initial' });
  const moving = useStore(list.$moving, { ssr: 'initial' });
  const showAddress = useEffectEvent(async () => {
    followAddress();
    await list.show(read(location.search));
    restorePosition();
  });
  useEffect(() => {
    const come = () => void showAddress();
    const forget = followPosition();
    addEventListener('popstate', come);
    come();
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
