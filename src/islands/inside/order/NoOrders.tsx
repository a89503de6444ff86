import { filterPath, type OrderFilter } from '../../../lib/browser/order/order-url.ts';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = { filter: OrderFilter; onFilter: (filter: OrderFilter) => void };

export function NoOrders({ filter: { tab, text }, onFilter }: Props) {
  const { t } = useIsland();
  if (!text && tab === 'all') {
    return (
      <Empty title={t('order:list.empty')} text={t('order:list.emptyText')}>
        <a href="/" className="btn btn-primary">
          {t('order:list.shop')}
        </a>
      </Empty>
    );
  }
  const all: OrderFilter = { tab: 'all', text: '', page: 1 };
  const title = text
    ? t('order:list.emptySearch', { text })
    : t('order:list.emptyTab', { status: t(`order:word.${tab}`) });
  return (
    <Empty title={title}>
      <a
        href={filterPath(all)}
        className="btn btn-outline"
        onClick={(event) => {
          event.preventDefault();
          onFilter(all);
        }}
      >
        {t('order:list.showAll')}
      </a>
    </Empty>
  );
}
