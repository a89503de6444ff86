import type { OrderFilter } from '../../../lib/browser/order/order-url.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { ListSearch } from '../ui/ListSearch.tsx';

type Props = { filter: OrderFilter; onFilter: (filter: OrderFilter) => void };

export function OrderSearch({ filter, onFilter }: Props) {
  const { t } = useIsland();
  return (
    <ListSearch
      text={filter.text}
      words={{
        label: t('order:list.search'),
        placeholder: t('order:list.placeholder'),
        clear: t('order:list.clear'),
        find: t('order:list.find'),
      }}
      hidden={filter.tab === 'all' ? {} : { tab: filter.tab }}
      onText={(text) => onFilter({ ...filter, text, page: 1 })}
    />
  );
}
