import { addCoupon } from '#contract/coupon/desk.calls.ts';
import type { DeskCoupon } from '#contract/coupon/desk.schema.ts';
import { pick } from '#contract/text.ts';
import { couponBrief } from '../../../lib/shared/coupon-text.ts';
import { price } from '../../../lib/shared/price.ts';
import { createCoupons } from '../../../stores/desk/coupon.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Column } from '../ui/DataTable.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { type ListPlace, PromotionList } from '../ui/PromotionList.tsx';
import { usePromotionColumns } from '../ui/promotion-columns.tsx';

const PATH = '/desk/coupons';

export const CouponsScreen = defineScreen(Screen);

function Screen(place: ListPlace) {
  return (
    <PromotionList
      add={addCoupon}
      {...place}
      path={PATH}
      texts="deskcoupons"
      create={createCoupons}
      columns={useColumns()}
    />
  );
}

function useColumns(): Column<DeskCoupon>[] {
  const { t, language } = useIsland();
  const columns = usePromotionColumns<DeskCoupon>(PATH, 'deskcoupons');
  return [
    columns.name('name', ({ name, terms }) => ({ name: pick(name, language), note: couponBrief(terms, t, language) })),
    { id: 'shop', title: t('deskcoupons:field.shopId'), cell: ({ shop }) => shop ?? t('deskcoupons:mall') },
    columns.state(({ state, takeTo }) => ({ state, until: takeTo })),
    { id: 'taken', title: t('deskcoupons:taken'), cell: ({ taken, total }) => `${taken} / ${total}`, end: true },
    { id: 'used', title: t('deskcoupons:used'), cell: ({ used }) => used, end: true },
    { id: 'saved', title: t('deskcoupons:saved'), cell: ({ saved }) => price(saved), end: true },
    { id: 'sales', title: t('deskcoupons:sales'), cell: ({ sales }) => price(sales), end: true },
  ];
}
