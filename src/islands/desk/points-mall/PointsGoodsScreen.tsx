import { listPointsGoods } from '#contract/points-mall/desk.calls.ts';
import type { DeskPointsGood } from '#contract/points-mall/desk.schema.ts';
import { price } from '../../../lib/shared/price.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Column } from '../ui/DataTable.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { useMoment } from '../ui/moment.ts';
import { type ListPlace, PromotionList } from '../ui/PromotionList.tsx';

const PATH = '/desk/points-mall';

/** Goods of the points mall, and what they brought. */
export const PointsGoodsScreen = defineScreen(Screen);

function Screen(place: ListPlace) {
  return <PromotionList {...place} path={PATH} texts="deskpoints" list={listPointsGoods} columns={useColumns()} />;
}

function useColumns(): Column<DeskPointsGood>[] {
  const { t } = useIsland();
  const moment = useMoment();
  return [
    {
      id: 'title',
      title: t('deskpoints:field.productId'),
      cell: ({ id, title, spec, shop }) => (
        <>
          <a className="link" href={`${PATH}/${id}`}>
            {title}
          </a>
          <small className="block text-quiet">{[...spec, shop].join(' · ')}</small>
        </>
      ),
    },
    {
      id: 'price',
      title: t('deskpoints:price'),
      cell: ({ points, money }) => (
        <>
          {t('deskpoints:pointsOf', { n: points })}
          {money > 0 && <small className="block text-quiet">+ {price(money)}</small>}
        </>
      ),
    },
    {
      id: 'state',
      title: t('deskpoints:state.title'),
      cell: ({ state, endsAt }) => (
        <>
          <span className="badge badge-sm badge-outline">{t(`deskpoints:state.${state}`)}</span>
          <small className="block text-quiet">{t('deskpoints:until', { day: moment(endsAt) })}</small>
        </>
      ),
    },
    { id: 'stock', title: t('deskpoints:left'), cell: ({ stock }) => stock, end: true },
    { id: 'exchanged', title: t('deskpoints:exchanged'), cell: ({ exchanged }) => exchanged, end: true },
    { id: 'spent', title: t('deskpoints:spent'), cell: ({ spent }) => spent, end: true },
    { id: 'sales', title: t('deskpoints:sales'), cell: ({ sales }) => price(sales), end: true },
  ];
}
