import { useStore } from '@nanostores/react';
import { counted, deskFilterPath, readDeskFilter } from '../../../lib/browser/desk/orders-url.ts';
import { createDeskOrders } from '../../../stores/desk/orders.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { SheetButton } from '../ui/SheetButton.tsx';
import { BulkBar } from './BulkBar.tsx';
import { NewsHint } from './NewsHint.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { OrdersTable } from './OrdersTable.tsx';
import { Report } from './Report.tsx';
import { Tabs } from './Tabs.tsx';

type Props = {
  /** Of the address. */
  search: string;
  /** Whether this operator may do something about orders. */
  acts: boolean;
  /** Whether they see every shop's. */
  everyShop: boolean;
};

export const OrdersScreen = defineScreen(Orders);

function Orders({ search, acts, everyShop }: Props) {
  const { t } = useIsland();
  const place = { search, read: readDeskFilter, path: deskFilterPath, create: createDeskOrders };
  const { list: orders, filter, now, page, moving, go } = useAddressList(place);
  const report = useStore(orders.$report, { ssr: 'initial' });
  const shopHref = everyShop
    ? (shopId: number) => deskFilterPath({ ...filter, shopId: String(shopId), page: 1 })
    : undefined;
  const turn = (to: number) => {
    go({ ...filter, page: to });
    scrollTo({ top: 0 });
  };
  return (
    <>
      <header className="desk-head">
        <h1>{t('deskorders:title')}</h1>
        <SheetButton sheet={orders.sheet} />
      </header>
      <NewsHint onShow={() => go(readDeskFilter(''))} />
      <Tabs filter={filter} counts={page?.counts} onFilter={go} />
      <OrderFilters filter={filter} onFilter={go} />
      {acts && <BulkBar orders={orders} page={page} />}
      {report && <Report report={report} onClose={orders.forgetReport} />}
      <Loading now={now} onRetry={orders.reload}>
        <Skeleton count={5} className="h-20" />
      </Loading>
      {page && (
        <section aria-busy={moving} className="desk-orders grid gap-5">
          <p className="sr-only" role="status">
            {moving ? t('ui:loading') : t('deskorders:list.loaded', { total: counted(page.total) })}
          </p>
          {page.items.length ? (
            <OrdersTable orders={orders} page={page} acts={acts} shopHref={shopHref} />
          ) : (
            <NoOrders filter={filter} onFilter={go} />
          )}
          <Pager
            page={page.page}
            pages={page.pages}
            hrefOf={(to) => deskFilterPath({ ...filter, page: to })}
            onPage={turn}
          />
        </section>
      )}
    </>
  );
}
