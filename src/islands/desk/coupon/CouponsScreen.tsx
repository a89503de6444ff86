import { inLanguage } from '#contract/in-language.ts';
import { couponBrief } from '../../../lib/shared/coupon-text.ts';
import { price } from '../../../lib/shared/price.ts';
import { COUPONS } from '../../../stores/desk/coupon.ts';
import { promotionList } from '../ui/promotion-screens.tsx';

export const CouponsScreen = promotionList(COUPONS, ({ t, language, name, state }) => [
  name('name', ({ name, terms }) => ({ name: inLanguage(name, language), note: couponBrief(terms, t, language) })),
  { id: 'shop', title: t('deskcoupons:field.shopId'), cell: ({ shop }) => shop ?? t('deskcoupons:mall') },
  state(({ state, takeTo }) => ({ state, until: takeTo })),
  { id: 'taken', title: t('deskcoupons:taken'), cell: ({ taken, total }) => `${taken} / ${total}`, end: true },
  { id: 'used', title: t('deskcoupons:used'), cell: ({ used }) => used, end: true },
  { id: 'saved', title: t('deskcoupons:saved'), cell: ({ saved }) => price(saved), end: true },
  { id: 'sales', title: t('deskcoupons:sales'), cell: ({ sales }) => price(sales), end: true },
]);
