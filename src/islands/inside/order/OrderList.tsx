import type { OrderPage } from '#contract/order/schema.ts';
import { ORDER_TABS } from '#contract/order/values.ts';
import { filterPath, readFilter } from '../../../lib/browser/order/order-url.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { createOrderList } from '../../../stores/inside/order.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { defineScreen } from '../../ui/define-screen.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { NoOrders } from './NoOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderSearch } from './OrderSearch.tsx';

/** Tabs that show how many orders they hold: those of orders under way. */
const COUNTED = new Set<string>(['toPay', 'toAccept', 'producing', 'toSend', 'toReceipt']);

export const OrderList = defineScreen(Orders);

function Orders({ search, first }: { search: string } & WithFirst<OrderPage>) {
  const { t } = useIsland();
  const found = useAddressList({
    search,
    first,
    read: readFilter,
    path: filterPath,
    create: createOrderList,
    toTop: true,
  });
  const { list: orders, filter, page, moving, go } = found;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h1>{t('order:list.title')}</h1>
        <OrderSearch filter={filter} onFilter={go} />
      </div>
      <AddressTabs
        found={found}
        label={t('order:list.tabs')}
        name="tab"
        options={ORDER_TABS.map((tab) => [
          tab,
          t(tab === 'all' ? 'order:list.all' : `order:word.${tab}`),
          (COUNTED.has(tab) && page?.counts[tab]) || undefined,
        ])}
      />
      <PagedList
        found={found}
        className="orders"
        skeleton={<Skeleton count={3} className="h-44" />}
        none={() => <NoOrders filter={filter} onFilter={go} />}
      >
        {({ items, now, total }) => (
          <>
            <p className="sr-only" role="status">
              {moving ? t('ui:loading') : t('order:list.loaded', { count: total })}
            </p>
            <ul>
              {items.map((order) => (
                <li key={order.id}>
                  <OrderCard order={order} now={now} onChange={() => void orders.reload()} />
                </li>
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </>
  );
}
