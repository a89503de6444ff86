import { inLanguage } from '#contract/in-language.ts';
import { offText, weeklyText } from '../../../lib/shared/discount-text.ts';
import { DISCOUNTS } from '../../../stores/desk/discount.ts';
import { promotionList } from '../ui/promotion-screens.tsx';
import { TwoLines } from '../ui/TwoLines.tsx';

export const DiscountsScreen = promotionList(DISCOUNTS, ({ t, language, moment, name, state }) => [
  name('name', ({ name, off, limit }) => ({
    name: inLanguage(name, language),
    note: [
      off === null ? t('deskdiscounts:way.prices') : offText(off, t, language),
      ...(limit === null ? [] : [t('discount:limit', { count: limit })]),
    ].join(' · '),
  })),
  { id: 'shop', title: t('deskdiscounts:field.shopId'), cell: ({ shop }) => shop ?? t('deskdiscounts:mall') },
  state(({ state }) => ({ state })),
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
]);
