import type { ReactNode } from 'react';
import { BLOCKS } from '#contract/block/values.ts';
import type { Resource } from '../../../lib/shared/api/resource.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

type Props<C> = {
  /** What the blocks are before. */
  about: string;
  /** What they can be made of, as it loads. */
  now: Resource<C>;
  onRetry: () => unknown;
  children: (choices: C) => ReactNode;
};

export function BlocksCard<C>({ about, now, onRetry, children }: Props<C>) {
  const { t } = useIsland();
  return (
    <section className="desk-card">
      <h2>{t('deskblock:blocks')}</h2>
      <p className="field-hint mb-4">
        {about} {t('deskblock:blocksHint', { max: BLOCKS.most })}
      </p>
      <Loading now={now} onRetry={onRetry}>
        <Skeleton count={2} className="h-16" />
      </Loading>
      {now.value !== undefined && children(now.value)}
    </section>
  );
}
