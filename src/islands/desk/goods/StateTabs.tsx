import { PUBLISH_STATUS } from '../../../../contract/enums.ts';
import { type GoodsWish, goodsWishPath } from '../../../lib/desk/goods-url.ts';
import { useGround } from '../../ui/Ground.tsx';
import { inPage } from '../../ui/in-page.ts';

type Props = {
  wish: GoodsWish;
  counts: Record<string, number> | undefined;
  onWish: (wish: GoodsWish) => void;
};

/** The lists that products are looked at in: all, and one per publish state, with how many there are. */
export function StateTabs({ wish, counts, onWish }: Props) {
  const { t } = useGround();
  const all = counts && Object.values(counts).reduce((sum, n) => sum + n, 0);
  return (
    <nav className="goods-tabs" aria-label={t('deskgoods:list.states')}>
      {['', ...Object.values(PUBLISH_STATUS).map(String)].map((status) => {
        const next = { ...wish, status, page: 1 };
        return (
          <a
            key={status}
            href={goodsWishPath(next)}
            aria-current={wish.status === status ? 'page' : undefined}
            onClick={inPage(() => onWish(next))}
          >
            {t(`deskgoods:status.${status || 'all'}`)}
            {counts && <span>{status ? (counts[status] ?? 0) : all}</span>}
          </a>
        );
      })}
    </nav>
  );
}
