import type { ReactNode } from 'react';
import type { Resource } from '../../../stores/public/resource.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

type Props<T> = {
  now: Resource<T>;
  onRetry: () => unknown;
  isEmpty: (value: T) => boolean;
  empty: ReactNode;
  skeleton?: ReactNode;
  children: (value: T) => ReactNode;
};

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
