import type { ReactNode } from 'react';
import type { Resource } from '../../../lib/shared/api/resource.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

type Props<T> = {
  now: Resource<T | undefined>;
  onRetry: () => unknown;
  /** What the list is called that this is one of, and what to say when there is none of this number. */
  list: { name: string; path: string; back: string };
  missing: { title: string; text?: string };
  children: (found: T) => ReactNode;
};

/** One order, refund, statement or payout run, by its number. */
export function FoundOne<T>({ now, onRetry, list, missing, children }: Props<T>) {
  const { t } = useIsland();
  if (now.value !== undefined) {
    return (
      <>
        {now.state === 'failed' && <Failed text={now.text} onRetry={() => void onRetry()} />}
        {children(now.value)}
      </>
    );
  }
  if (now.state === 'loaded') {
    return (
      <>
        <h1 className="sr-only">{list.name}</h1>
        <Empty {...missing} picture="search">
          <a href={list.path} className="btn btn-outline">
            {list.back}
          </a>
        </Empty>
      </>
    );
  }
  return (
    <Loading now={now} onRetry={onRetry}>
      <div role="status" aria-label={t('ui:loading')}>
        <Skeleton count={3} className="h-44" />
      </div>
    </Loading>
  );
}
