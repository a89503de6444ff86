import { type OrderWish, wishPath } from '../../lib/order/list-url.ts';
import { Empty } from '../ui/Empty.tsx';
import { useGround } from '../ui/Ground.tsx';

type Props = { wish: OrderWish; onWish: (wish: OrderWish) => void };

/** Nothing was found, nothing has this status, or nothing was ever bought. */
export function NoOrders({ wish: { tab, text }, onWish }: Props) {
  const { t } = useGround();
  if (!text && tab === 'all') {
    return (
      <Empty title={t('order:list.empty')} text={t('order:list.emptyText')}>
        <a href="/" className="btn btn-primary">
          {t('order:list.shop')}
        </a>
      </Empty>
    );
  }
  const all: OrderWish = { tab: 'all', text: '', page: 1 };
  const title = text
    ? t('order:list.emptySearch', { text })
    : t('order:list.emptyTab', { status: t(`order:status.${tab}`) });
  return (
    <Empty title={title}>
      <a
        href={wishPath(all)}
        className="btn btn-outline"
        onClick={(event) => {
          event.preventDefault();
          onWish(all);
        }}
      >
        {t('order:list.showAll')}
      </a>
    </Empty>
  );
}
