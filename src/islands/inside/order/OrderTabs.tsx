import type { OrderPage } from '#contract/order/schema.ts';
import { ORDER_TABS } from '#contract/order/values.ts';
import { filterPath, type OrderFilter } from '../../../lib/browser/order/list-url.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { inPage } from '../../ui/in-page.ts';

type Props = { filter: OrderFilter; counts: OrderPage['counts'] | undefined; onFilter: (filter: OrderFilter) => void };

/** What asks for the shopper has its number in red; what is over, or all of it, needs none. */
const COUNTED = new Set<string>(['toPay', 'toAccept', 'producing', 'toSend', 'toReceipt']);

export function OrderTabs({ filter, counts, onFilter }: Props) {
  const { t } = useIsland();
  return (
    <nav className="order-tabs" aria-label={t('order:list.tabs')}>
      {ORDER_TABS.map((tab) => {
        const to = { ...filter, tab, page: 1 };
        const count = COUNTED.has(tab) ? (counts?.[tab] ?? 0) : 0;
        return (
          <a
            key={tab}
            href={filterPath(to)}
            aria-current={tab === filter.tab ? 'page' : undefined}
            onClick={inPage(() => onFilter(to))}
          >
            {t(tab === 'all' ? 'order:list.all' : `order:status.${tab}`)}
            {count > 0 && <b>{count}</b>}
          </a>
        );
      })}
    </nav>
  );
}
