import { addGroupBuy } from '#contract/group-buy/desk.calls.ts';
import type { DeskGroupBuy } from '#contract/group-buy/desk.schema.ts';
import { price } from '../../../lib/shared/price.ts';
import { createGroupBuys } from '../../../stores/desk/group-buy.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Column } from '../ui/DataTable.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { type ListPlace, PromotionList } from '../ui/PromotionList.tsx';
import { usePromotionColumns } from '../ui/promotion-columns.tsx';
import { TwoLines } from '../ui/TwoLines.tsx';

const PATH = '/desk/group-buy';

export const GroupBuysScreen = defineScreen(Screen);

function Screen(place: ListPlace) {
  return (
    <PromotionList
      add={addGroupBuy}
      {...place}
      path={PATH}
      texts="deskgroups"
      create={createGroupBuys}
      columns={useColumns()}
    />
  );
}

function useColumns(): Column<DeskGroupBuy>[] {
  const { t } = useIsland();
  const columns = usePromotionColumns<DeskGroupBuy>(PATH, 'deskgroups');
  return [
    columns.name('productId', ({ title, shop }) => ({ name: title, note: shop })),
    {
      id: 'terms',
      title: t('deskgroups:terms'),
      cell: ({ size, hours, price: fen }) => (
        <TwoLines note={t('deskgroups:brief', { size, hours })}>
          {t('deskgroups:from', { amount: price(fen) })}
        </TwoLines>
      ),
    },
    columns.state(({ state, endsAt }) => ({ state, until: endsAt })),
    { id: 'open', title: t('deskgroups:groups.open'), cell: ({ open }) => open, end: true },
    { id: 'full', title: t('deskgroups:groups.full'), cell: ({ full }) => full, end: true },
    { id: 'failed', title: t('deskgroups:groups.failed'), cell: ({ failed }) => failed, end: true },
    { id: 'orders', title: t('deskgroups:orders'), cell: ({ orders }) => orders, end: true },
    { id: 'sales', title: t('deskgroups:sales'), cell: ({ sales }) => price(sales), end: true },
  ];
}
