import type { OrderPage } from '../../../contract/order.ts';
import { ORDER_TABS } from '../../../contract/order-flow.ts';
import { type OrderWish, wishPath } from '../../lib/order/list-url.ts';
import { useGround } from '../ui/Ground.tsx';
import { inPage } from '../ui/in-page.ts';

type Props = { wish: OrderWish; counts: OrderPage['counts'] | undefined; onWish: (wish: OrderWish) => void };

/** What asks for the shopper has its number in red; what is over, or all of it, needs none. */
const COUNTED = new Set<string>(['toPay', 'toAccept', 'producing', 'toSend', 'toReceipt']);

export function OrderTabs({ wish, counts, onWish }: Props) {
  const { t } = useGround();
  return (
    <nav className="order-tabs" aria-label={t('order:list.tabs')}>
      {ORDER_TABS.map((tab) => {
        const to = { ...wish, tab, page: 1 };
        const count = COUNTED.has(tab) ? (counts?.[tab] ?? 0) : 0;
        return (
          <a
            key={tab}
            href={wishPath(to)}
            aria-current={tab === wish.tab ? 'page' : undefined}
            onClick={inPage(() => onWish(to))}
          >
            {t(tab === 'all' ? 'order:list.all' : `order:status.${tab}`)}
            {count > 0 && <b>{count}</b>}
          </a>
        );
      })}
    </nav>
  );
}
