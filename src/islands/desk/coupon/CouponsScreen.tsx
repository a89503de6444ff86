import { listCoupons } from '#contract/coupon/desk.calls.ts';
import type { DeskCoupon } from '#contract/coupon/desk.schema.ts';
import { pick } from '#contract/text.ts';
import { couponBrief } from '../../../lib/shared/coupon-text.ts';
import { price } from '../../../lib/shared/price.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Column } from '../ui/DataTable.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { useMoment } from '../ui/moment.ts';
import { type ListPlace, PromotionList } from '../ui/PromotionList.tsx';
import { TwoLines } from '../ui/TwoLines.tsx';

const PATH = '/desk/coupons';

export const CouponsScreen = defineScreen(Screen);

function Screen(place: ListPlace) {
  return <PromotionList {...place} path={PATH} texts="deskcoupons" list={listCoupons} columns={useColumns()} />;
}

function useColumns(): Column<DeskCoupon>[] {
  const { t, language } = useIsland();
  const moment = useMoment();
  return [
    {
      id: 'name',
      title: t('deskcoupons:field.name'),
      cell: ({ id, name, terms }) => (
        <TwoLines note={couponBrief(terms, t, language)}>
          <a className="link" href={`${PATH}/${id}`}>
            {pick(name, language)}
          </a>
        </TwoLines>
      ),
    },
    { id: 'shop', title: t('deskcoupons:field.shopId'), cell: ({ shop }) => shop ?? t('deskcoupons:mall') },
    {
      id: 'state',
      title: t('deskcoupons:state.title'),
      cell: ({ state, takeTo }) => (
        <TwoLines note={t('deskcoupons:until', { day: moment(takeTo) })}>
          <span className="badge badge-sm badge-outline">{t(`deskcoupons:state.${state}`)}</span>
        </TwoLines>
      ),
    },
    { id: 'taken', title: t('deskcoupons:taken'), cell: ({ taken, total }) => `${taken} / ${total}`, end: true },
    { id: 'used', title: t('deskcoupons:used'), cell: ({ used }) => used, end: true },
    { id: 'saved', title: t('deskcoupons:saved'), cell: ({ saved }) => price(saved), end: true },
    { id: 'sales', title: t('deskcoupons:sales'), cell: ({ sales }) => price(sales), end: true },
  ];
}
