import { ALL_GOODS, type GoodsFilter } from '../../../lib/shared/desk/product-url.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

export function NoGoods({ filter, onFilter }: { filter: GoodsFilter; onFilter: (filter: GoodsFilter) => void }) {
  const { t } = useIsland();
  const filtered = Object.values({ ...filter, page: '' }).some(Boolean);
  return (
    <Empty title={t('deskgoods:list.none')} text={t('deskgoods:list.noneText')} picture="search">
      {filtered && <Button onClick={() => onFilter(ALL_GOODS)}>{t('desk:filters.clear')}</Button>}
    </Empty>
  );
}
