import { addDiscount } from '#contract/discount/desk.calls.ts';
import type { DeskDiscount } from '#contract/discount/desk.schema.ts';
import { pick } from '#contract/text.ts';
import { offText, weeklyText } from '../../../lib/shared/discount-text.ts';
import { createDiscounts } from '../../../stores/desk/discount.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Column } from '../ui/DataTable.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { useMoment } from '../ui/moment.ts';
import { type ListPlace, PromotionList } from '../ui/PromotionList.tsx';
import { usePromotionColumns } from '../ui/promotion-columns.tsx';
import { TwoLines } from '../ui/TwoLines.tsx';

const PATH = '/desk/discounts';

export const DiscountsScreen = defineScreen(Screen);

function Screen(place: ListPlace) {
  return (
    <PromotionList
      add={addDiscount}
      {...place}
      path={PATH}
      texts="deskdiscounts"
      create={createDiscounts}
      columns={useColumns()}
    />
  );
}

function useColumns(): Column<DeskDiscount>[] {
  const { t, language } = useIsland();
  const moment = useMoment();
  const columns = usePromotionColumns<DeskDiscount>(PATH, 'deskdiscounts');
  return [
    columns.name('name', ({ name, off, limit }) => ({
      name: pick(name, language),
      note: [
        off === null ? t('deskdiscounts:way.prices') : offText(off, t, language),
        ...(limit === null ? [] : [t('discount:limit', { count: limit })]),
      ].join(' · '),
    })),
    { id: 'shop', title: t('deskdiscounts:field.shopId'), cell: ({ shop }) => shop ?? t('deskdiscounts:mall') },
    columns.state(({ state }) => ({ state })),
    {
      id: 'time',
      title: t('deskdiscounts:time'),
      cell: ({ startsAt, endsAt, weekly }) => (
        <TwoLines note={weekly && weeklyText(weekly, t, language)}>
          {t('discount:between', { from: moment(startsAt), to: moment(endsAt) })}
        </TwoLines>
      ),
    },
    { id: 'goods', title: t('deskdiscounts:field.goods'), cell: ({ goods }) => goods, end: true },
    { id: 'sold', title: t('deskdiscounts:sold'), cell: ({ sold }) => sold, end: true },
    { id: 'shoppers', title: t('deskdiscounts:shoppers'), cell: ({ shoppers }) => shoppers, end: true },
  ];
}
