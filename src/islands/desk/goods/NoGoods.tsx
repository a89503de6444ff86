import { ALL_GOODS, type GoodsWish } from '../../../lib/desk/goods-url.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useGround } from '../../ui/Ground.tsx';

/** No product is as asked for. */
export function NoGoods({ wish, onWish }: { wish: GoodsWish; onWish: (wish: GoodsWish) => void }) {
  const { t } = useGround();
  const asked = Object.values({ ...wish, page: '' }).some(Boolean);
  return (
    <Empty title={t('deskgoods:list.none')} text={t('deskgoods:list.noneText')} picture="search">
      {asked && <Button onClick={() => onWish(ALL_GOODS)}>{t('desk:filters.clear')}</Button>}
    </Empty>
  );
}
