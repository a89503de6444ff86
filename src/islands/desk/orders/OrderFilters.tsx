import type { DeskFilter } from '../../../lib/browser/desk/orders-url.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { DayFilters } from '../ui/DayFilters.tsx';

type Props = { filter: DeskFilter; onFilter: (filter: DeskFilter) => void };

/** Words and days to look for, within the status that is shown. */
export function OrderFilters({ filter, onFilter }: Props) {
  const { t } = useIsland();
  const set = (part: Partial<DeskFilter>) => onFilter({ ...filter, ...part, page: 1 });
  return (
    <DayFilters
      filter={filter}
      label={t('deskorders:list.search')}
      placeholder={t('deskorders:list.placeholder')}
      from={t('deskorders:list.from')}
      rest={{ tab: filter.tab, shopId: filter.shopId }}
      more={filter.shopId !== ''}
      onFilter={set}
      onClear={() => set({ text: '', from: '', to: '', shopId: '' })}
    />
  );
}
