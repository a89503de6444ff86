import type { DeskOrderPage } from '../../../../contract/desk-orders.ts';
import { ORDER_TABS } from '../../../../contract/order-flow.ts';
import { counted, type DeskWish, deskWishPath } from '../../../lib/desk/orders-url.ts';
import { useGround } from '../../ui/Ground.tsx';
import { inPage } from '../../ui/in-page.ts';

type Props = {
  wish: DeskWish;
  counts: DeskOrderPage['counts'] | undefined;
  onWish: (wish: DeskWish) => void;
};

/** One list per status, with how many there are; words and days stay as they are. */
export function Tabs({ wish, counts, onWish }: Props) {
  const { t } = useGround();
  return (
    <nav className="desk-tabs" aria-label={t('deskorders:list.tabs')}>
      {ORDER_TABS.map((tab) => {
        const to = { ...wish, tab, page: 1 };
        return (
          <a
            key={tab}
            href={deskWishPath(to)}
            aria-current={tab === wish.tab ? 'page' : undefined}
            onClick={inPage(() => onWish(to))}
          >
            {t(`deskorders:tab.${tab}`)}
            {counts && <b>{counted(counts[tab])}</b>}
          </a>
        );
      })}
    </nav>
  );
}
