import { useEffect, useState } from 'react';
import type { DeskWish } from '../../../lib/desk/orders-url.ts';
import { useGround } from '../../ui/Ground.tsx';
import { Day, Filters } from '../ui/Filters.tsx';

type Props = { wish: DeskWish; onWish: (wish: DeskWish) => void };

/** Words and days to look for, within the status that is shown. Days count when they are looked for: they are typed in parts. */
export function OrderFilters({ wish, onWish }: Props) {
  const { t } = useGround();
  const [days, setDays] = useState({ from: wish.from, to: wish.to });
  useEffect(() => setDays({ from: wish.from, to: wish.to }), [wish.from, wish.to]);
  const set = (part: Partial<DeskWish>) => onWish({ ...wish, ...part, page: 1 });
  const asked = wish.text || wish.from || wish.to || wish.shopId;
  return (
    <Filters
      label={t('deskorders:list.search')}
      placeholder={t('deskorders:list.placeholder')}
      name="text"
      text={wish.text}
      onFind={(text) => set({ ...days, text })}
      onClear={asked ? () => set({ text: '', from: '', to: '', shopId: '' }) : undefined}
    >
      {() => (
        <fieldset>
          <legend className="sr-only">{t('deskorders:list.days')}</legend>
          <Day
            label={t('deskorders:list.from')}
            value={days.from}
            max={days.to || undefined}
            onValue={(from) => setDays({ ...days, from })}
          />
          <Day
            label={t('deskorders:list.to')}
            value={days.to}
            min={days.from || undefined}
            onValue={(to) => setDays({ ...days, to })}
          />
        </fieldset>
      )}
    </Filters>
  );
}
