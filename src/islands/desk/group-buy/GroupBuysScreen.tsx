import { price } from '../../../lib/shared/price.ts';
import { GROUP_BUYS } from '../../../stores/desk/group-buy.ts';
import { promotionList } from '../ui/promotion-screens.tsx';
import { TwoLines } from '../ui/TwoLines.tsx';

export const GroupBuysScreen = promotionList(GROUP_BUYS, ({ t, name, state }) => [
  name('productId', ({ title, shop }) => ({ name: title, note: shop })),
  {
    id: 'terms',
    title: t('deskgroups:terms'),
    cell: ({ size, hours, price: fen }) => (
      <TwoLines note={t('deskgroups:brief', { size, hours })}>{t('deskgroups:from', { amount: price(fen) })}</TwoLines>
    ),
  },
  state(({ state, endsAt }) => ({ state, until: endsAt })),
  { id: 'open', title: t('deskgroups:groups.open'), cell: ({ open }) => open, end: true },
  { id: 'full', title: t('deskgroups:groups.full'), cell: ({ full }) => full, end: true },
  { id: 'failed', title: t('deskgroups:groups.failed'), cell: ({ failed }) => failed, end: true },
  { id: 'orders', title: t('deskgroups:orders'), cell: ({ orders }) => orders, end: true },
  { id: 'sales', title: t('deskgroups:sales'), cell: ({ sales }) => price(sales), end: true },
]);
