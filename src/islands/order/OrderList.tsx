import type { OrderPage } from '../../../contract/order.ts';
import type { Words } from '../../lib/i18n/fill.ts';
import { type OrderWish, readWish, wishPath } from '../../lib/order/list-url.ts';
import { createOrderList } from '../../stores/orders.ts';
import { Grounded, useGround } from '../ui/Ground.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useAddressList } from '../ui/use-address-list.ts';
import { NoOrders } from './NoOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderSearch } from './OrderSearch.tsx';
import { OrderTabs } from './OrderTabs.tsx';

/** @param search of the address */
export function OrderList({ words, search }: { words: Words; search: string }) {
  return (
    <Grounded words={words}>
      <Orders search={search} />
    </Grounded>
  );
}

function Orders({ search }: { search: string }) {
  const { t } = useGround();
  const place = { search, read: readWish, path: wishPath, create: createOrderList };
  const { list: orders, wish, now, page, moving, go } = useAddressList(place);
  return (
    <>
      <div className="orders-head">
        <h1>{t('order:list.title')}</h1>
        <OrderSearch key={wish.text} wish={wish} onWish={go} />
      </div>
      <OrderTabs wish={wish} counts={page?.counts} onWish={go} />
      <Loading now={now} onRetry={orders.reload}>
        <Skeleton count={3} className="h-44" />
      </Loading>
      {page && <Found page={page} wish={wish} moving={moving} onWish={go} onChange={() => void orders.reload()} />}
    </>
  );
}

type FoundProps = {
  page: OrderPage;
  wish: OrderWish;
  moving: boolean;
  onWish: (wish: OrderWish) => void;
  onChange: () => void;
};

function Found({ page, wish, moving, onWish, onChange }: FoundProps) {
  const { t } = useGround();
  const toPage = (to: number) => {
    onWish({ ...wish, page: to });
    scrollTo({ top: 0 });
  };
  return (
    <div className="orders" aria-busy={moving}>
      <p className="sr-only" role="status">
        {moving ? t('ui:loading') : t('order:list.loaded', { count: page.total })}
      </p>
      {page.items.length === 0 && <NoOrders wish={wish} onWish={onWish} />}
      <ul>
        {page.items.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} now={page.now} onChange={onChange} />
          </li>
        ))}
      </ul>
      <Pager page={page.page} pages={page.pages} hrefOf={(to) => wishPath({ ...wish, page: to })} onPage={toPage} />
    </div>
  );
}
