import { useStore } from '@nanostores/react';
import { acceptOrders, exportOrders } from '#contract/order/desk.calls.ts';
import { ORDER_TABS } from '#contract/order/values.ts';
import { counted, deskFilterPath, readDeskFilter } from '../../../lib/browser/desk/order-url.ts';
import { createDeskOrders } from '../../../stores/desk/order-list.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundFilters } from '../ui/FoundFilters.tsx';
import { FoundRows } from '../ui/FoundList.tsx';
import { useMay } from '../ui/may.tsx';
import { SheetButton } from '../ui/SheetButton.tsx';
import { BulkBar } from './BulkBar.tsx';
import { MarkFilters } from './Marks.tsx';
import { NewsHint } from './NewsHint.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrdersTable } from './OrdersTable.tsx';
import { Report } from './Report.tsx';

type Props = {
  search: string;
  everyShop: boolean;
};

export const OrdersScreen = defineScreen(Orders);

function Orders({ search, everyShop }: Props) {
  const { t } = useIsland();
  const found = useAddressList({
    search,
    read: readDeskFilter,
    path: deskFilterPath,
    create: createDeskOrders,
    toTop: true,
  });
  const { list: orders, filter, page, moving, go } = found;
  const acts = useMay()(acceptOrders);
  const report = useStore(orders.$report, { ssr: 'initial' });
  const shopHref = everyShop
    ? (shopId: number) => deskFilterPath({ ...filter, shopId: String(shopId), page: 1 })
    : undefined;
  return (
    <>
      <header className="desk-head">
        <h1>{t('deskorders:title')}</h1>
        <SheetButton call={exportOrders} sheet={orders.sheet} />
      </header>
      <NewsHint onShow={() => go(readDeskFilter(''))} />
      <AddressTabs
        found={found}
        look="desk"
        label={t('deskorders:list.tabs')}
        name="tab"
        options={ORDER_TABS.map((tab) => [tab, t(`deskorders:tab.${tab}`), page && counted(page.counts[tab])])}
      />
      <FoundFilters
        found={found}
        keep="tab"
        label={t('deskorders:list.search')}
        placeholder={t('deskorders:list.placeholder')}
        from={t('deskorders:list.from')}
      />
      <MarkFilters filter={filter} onFilter={go} />
      {acts && <BulkBar orders={orders} page={page} />}
      {report && <Report report={report} onClose={orders.forgetReport} />}
      <section aria-busy={moving} className="desk-orders grid gap-5">
        <FoundRows
          found={found}
          none={<NoOrders filter={filter} onFilter={go} />}
          loaded={page && t('deskorders:list.loaded', { total: counted(page.total) })}
          skeleton={<Skeleton count={5} className="h-20" />}
        >
          {() => page && <OrdersTable orders={orders} page={page} acts={acts} shopHref={shopHref} />}
        </FoundRows>
      </section>
    </>
  );
}
