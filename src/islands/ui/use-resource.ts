import { useStore } from '@nanostores/react';
import type { WritableAtom } from 'nanostores';
import { useEffect, useState } from 'react';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import type { Resource } from '../../lib/shared/api/resource.ts';
import { useIsland } from './IslandContext.tsx';

type Source<T> = {
  $state: WritableAtom<Resource<T>>;
  reload: () => Promise<void>;
  /** Takes what was there at first, where that is more than showing it. */
  start?: (first: Resource<T>) => void;
};

/** @param first what the page was rendered with: nothing is loaded then */
export function useResource<T, S>(
  create: (words: FailureWords) => S & Source<T>,
  first?: Resource<NoInfer<T>>,
): [S, Resource<T>] {
  const { failureWords } = useIsland();
  const [source] = useState(() => {
    const made = create(failureWords);
    if (first) (made.start ?? made.$state.set)(first);
    return made;
  });
  const now = useStore(source.$state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there at first counts
  useEffect(() => {
    if (!first) void source.reload();
  }, [source]);
  return [source, now];
}
