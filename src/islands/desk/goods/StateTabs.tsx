import { PUBLISH_STATUS } from '#contract/enums.ts';
import { type GoodsFilter, goodsFilterPath } from '../../../lib/shared/desk/goods-url.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { inPage } from '../../ui/in-page.ts';

type Props = {
  filter: GoodsFilter;
  counts: Record<string, number> | undefined;
  onFilter: (filter: GoodsFilter) => void;
};

/** The lists that products are looked at in: all, and one per publish state, with how many there are. */
export function StateTabs({ filter, counts, onFilter }: Props) {
  const { t } = useIsland();
  const all = counts && Object.values(counts).reduce((sum, n) => sum + n, 0);
  return (
    <nav className="goods-tabs" aria-label={t('deskgoods:list.states')}>
      {['', ...Object.values(PUBLISH_STATUS).map(String)].map((status) => {
        const next = { ...filter, status, page: 1 };
        return (
          <a
            key={status}
            className="flex gap-1.5 min-h-9 items-center px-3.5 rounded-full hover:bg-base-300 aria-[current=page]:font-semibold aria-[current=page]:bg-base-100 aria-[current=page]:shadow-[inset_0_0_0_1px_var(--color-primary)]"
            href={goodsFilterPath(next)}
            aria-current={filter.status === status ? 'page' : undefined}
            onClick={inPage(() => onFilter(next))}
          >
            {t(`deskgoods:status.${status || 'all'}`)}
            {counts && <span>{status ? (counts[status] ?? 0) : all}</span>}
          </a>
        );
      })}
    </nav>
  );
}
