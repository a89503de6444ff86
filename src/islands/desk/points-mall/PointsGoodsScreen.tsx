import { addPointsGood } from '#contract/points-mall/desk.calls.ts';
import type { DeskPointsGood } from '#contract/points-mall/desk.schema.ts';
import { price } from '../../../lib/shared/price.ts';
import { createPointsGoods } from '../../../stores/desk/points-mall.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Column } from '../ui/DataTable.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { type ListPlace, PromotionList } from '../ui/PromotionList.tsx';
import { usePromotionColumns } from '../ui/promotion-columns.tsx';
import { TwoLines } from '../ui/TwoLines.tsx';

const PATH = '/desk/points-mall';

export const PointsGoodsScreen = defineScreen(Screen);

function Screen(place: ListPlace) {
  return (
    <PromotionList
      add={addPointsGood}
      {...place}
      path={PATH}
      texts="deskpoints"
      create={createPointsGoods}
      columns={useColumns()}
    />
  );
}

function useColumns(): Column<DeskPointsGood>[] {
  const { t } = useIsland();
  const columns = usePromotionColumns<DeskPointsGood>(PATH, 'deskpoints');
  return [
    columns.name('productId', ({ title, spec, shop }) => ({ name: title, note: [...spec, shop].join(' · ') })),
    {
      id: 'price',
      title: t('deskpoints:price'),
      cell: ({ points, money }) => (
        <TwoLines note={money > 0 && `+ ${price(money)}`}>{t('deskpoints:pointsOf', { n: points })}</TwoLines>
      ),
    },
    columns.state(({ state, endsAt }) => ({ state, until: endsAt })),
    { id: 'stock', title: t('deskpoints:left'), cell: ({ stock }) => stock, end: true },
    { id: 'exchanged', title: t('deskpoints:exchanged'), cell: ({ exchanged }) => exchanged, end: true },
    { id: 'spent', title: t('deskpoints:spent'), cell: ({ spent }) => spent, end: true },
    { id: 'sales', title: t('deskpoints:sales'), cell: ({ sales }) => price(sales), end: true },
  ];
}
