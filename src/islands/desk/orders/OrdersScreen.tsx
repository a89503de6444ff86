import { useStore } from '@nanostores/react';
import { counted, deskWishPath, readDeskWish } from '../../../lib/desk/orders-url.ts';
import type { Words } from '../../../lib/i18n/fill.ts';
import { createDeskOrders } from '../../../stores/desk/orders.ts';
import { useGround } from '../../ui/Ground.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { DeskGround } from '../ui/DeskGround.tsx';
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

export function OrdersScreen({ words, ...rest }: Props & { words: Words }) {
  return (
    <DeskGround words={words}>
      <Orders {...rest} />
    </DeskGround>
  );
}

function Orders({ search, acts, everyShop }: Props) {
  const { t } = useGround();
  const place = { search, read: readDeskWish, path: deskWishPath, create: createDeskOrders };
  const { list: orders, wish, now, page, moving, go } = useAddressList(place);
  const report = useStore(orders.$report, { ssr: 'initial' });
  const shopHref = everyShop
    ? (shopId: number) => deskWishPath({ ...wish, shopId: String(shopId), page: 1 })
    : undefined;
  const turn = (to: number) => {
    go({ ...wish, page: to });
    scrollTo({ top: 0 });
  };
  return (
    <>
      <h1 className="desk-title">{t('deskorders:title')}</h1>
      <NewsHint onShow={() => go(readDeskWish(''))} />
      <Tabs wish={wish} counts={page?.counts} onWish={go} />
      <OrderFilters wish={wish} onWish={go} />
      {acts && <BulkBar orders={orders} page={page} />}
      {report && <Report report={report} onClose={orders.forgetReport} />}
      <Loading now={now} onRetry={orders.reload}>
        <Skeleton count={5} className="h-20" />
      </Loading>
      {page && (
        <section aria-busy={moving} className="desk-orders">
          <p className="sr-only" role="status">
            {moving ? t('ui:loading') : t('deskorders:list.loaded', { total: counted(page.total) })}
          </p>
          {page.items.length ? (
            <OrdersTable orders={orders} page={page} acts={acts} shopHref={shopHref} />
          ) : (
            <NoOrders wish={wish} onWish={go} />
          )}
          <Pager
            page={page.page}
            pages={page.pages}
            hrefOf={(to) => deskWishPath({ ...wish, page: to })}
            onPage={turn}
          />
        </section>
      )}
    </>
  );
}
