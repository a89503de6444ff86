import type { ReactNode } from 'react';
import type { Resource } from '../../../stores/public/resource.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

type Props<T> = {
  now: Resource<T>;
  onRetry: () => unknown;
  /** Whether there is nothing in it, and what to say then. */
  isEmpty: (value: T) => boolean;
  empty: ReactNode;
  /** Stands there while it loads. */
  skeleton?: ReactNode;
  children: (value: T) => ReactNode;
};

/** A list of the desk as it loads, fails, is empty, or is there. What was there stays while it is loaded again. */
export function TableFrame<T>({ now, onRetry, isEmpty, empty, skeleton, children }: Props<T>) {
  const { t } = useIsland();
  const { value } = now;
  return (
    <>
      <Loading now={now} onRetry={onRetry}>
        <p className="sr-only" role="status">
          {t('ui:loading')}
        </p>
        {skeleton ?? <Skeleton count={6} className="h-12" />}
      </Loading>
      {value !== undefined && (isEmpty(value) ? <div className="desk-empty">{empty}</div> : children(value))}
    </>
  );
}
