import { price } from '../../../lib/shared/price.ts';
import { POINTS_GOODS } from '../../../stores/desk/points-mall.ts';
import { promotionList } from '../ui/promotion-screens.tsx';
import { TwoLines } from '../ui/TwoLines.tsx';

export const PointsGoodsScreen = promotionList(POINTS_GOODS, ({ t, name, state }) => [
  name('productId', ({ title, spec, shop }) => ({ name: title, note: [...spec, shop].join(' · ') })),
  {
    id: 'price',
    title: t('deskpoints:price'),
    cell: ({ points, money }) => (
      <TwoLines note={money > 0 && `+ ${price(money)}`}>{t('deskpoints:pointsOf', { n: points })}</TwoLines>
    ),
  },
  state(({ state, endsAt }) => ({ state, until: endsAt })),
  { id: 'stock', title: t('deskpoints:left'), cell: ({ stock }) => stock, end: true },
  { id: 'exchanged', title: t('deskpoints:exchanged'), cell: ({ exchanged }) => exchanged, end: true },
  { id: 'spent', title: t('deskpoints:spent'), cell: ({ spent }) => spent, end: true },
  { id: 'sales', title: t('deskpoints:sales'), cell: ({ sales }) => price(sales), end: true },
]);
