import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useEffect, useState } from 'react';
import type { FailureWords } from '../../stores/public/form.ts';
import type { Resource } from '../../stores/public/resource.ts';
import { useIsland } from './IslandContext.tsx';

type Source<T> = { $state: ReadableAtom<Resource<T>>; reload: () => Promise<void> };

export function useResource<T, S>(create: (words: FailureWords) => S & Source<T>): [S, Resource<T>] {
  const { failureWords } = useIsland();
  const [source] = useState(() => create(failureWords));
  const now = useStore(source.$state, { ssr: 'initial' });
  useEffect(() => void source.reload(), [source]);
  return [source, now];
}
