import type { OrderPage } from '#contract/order/schema.ts';
import { filterPath, type OrderFilter, readFilter } from '../../../lib/browser/order/list-url.ts';
import { createOrderList } from '../../../stores/inside/order.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { NoOrders } from './NoOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderSearch } from './OrderSearch.tsx';
import { OrderTabs } from './OrderTabs.tsx';

/** @param search of the address */
export const OrderList = defineScreen(Orders);

function Orders({ search }: { search: string }) {
  const { t } = useIsland();
  const place = { search, read: readFilter, path: filterPath, create: createOrderList };
  const { list: orders, filter, now, page, moving, go } = useAddressList(place);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h1>{t('order:list.title')}</h1>
        <OrderSearch filter={filter} onFilter={go} />
      </div>
      <OrderTabs filter={filter} counts={page?.counts} onFilter={go} />
      <Loading now={now} onRetry={orders.reload}>
        <Skeleton count={3} className="h-44" />
      </Loading>
      {page && (
        <Found page={page} filter={filter} moving={moving} onFilter={go} onChange={() => void orders.reload()} />
      )}
    </>
  );
}

type FoundProps = {
  page: OrderPage;
  filter: OrderFilter;
  moving: boolean;
  onFilter: (filter: OrderFilter) => void;
  onChange: () => void;
};

function Found({ page, filter, moving, onFilter, onChange }: FoundProps) {
  const { t } = useIsland();
  const toPage = (to: number) => {
    onFilter({ ...filter, page: to });
    scrollTo({ top: 0 });
  };
  return (
    <div className="orders" aria-busy={moving}>
      <p className="sr-only" role="status">
        {moving ? t('ui:loading') : t('order:list.loaded', { count: page.total })}
      </p>
      {page.items.length === 0 && <NoOrders filter={filter} onFilter={onFilter} />}
      <ul>
        {page.items.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} now={page.now} onChange={onChange} />
          </li>
        ))}
      </ul>
      <Pager page={page.page} pages={page.pages} hrefOf={(to) => filterPath({ ...filter, page: to })} onPage={toPage} />
    </div>
  );
}
