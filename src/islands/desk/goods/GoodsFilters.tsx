import { useStore } from '@nanostores/react';
import { STOCK_STATES } from '../../../../contract/goods-sheet.ts';
import type { GoodsWish } from '../../../lib/desk/goods-url.ts';
import type { DeskGoods } from '../../../stores/desk/goods.ts';
import { useGround } from '../../ui/Ground.tsx';
import { Choice, Filters } from '../ui/Filters.tsx';

type Props = { goods: DeskGoods; wish: GoodsWish; mall: boolean; onWish: (wish: GoodsWish) => void };
type Option = readonly [value: string, text: string];

/** Words, category, stock and shop to look for, within the state that is shown. */
export function GoodsFilters({ goods, wish, mall, onWish }: Props) {
  const { t } = useGround();
  const choices = useStore(goods.$choices, { ssr: 'initial' });
  const known = choices.value;
  const set = (part: Partial<GoodsWish>) => onWish({ ...wish, ...part, page: 1 });
  const asked = wish.text || wish.category || wish.shop || wish.stock;
  return (
    <Filters
      label={t('deskgoods:list.search')}
      placeholder={t('deskgoods:list.placeholder')}
      name="text"
      text={wish.text}
      onFind={(text) => set({ text })}
      onClear={asked ? () => set({ text: '', category: '', shop: '', stock: '' }) : undefined}
    >
      {(text) => (
        <>
          <Choice
            label={t('deskgoods:list.category')}
            value={wish.category}
            options={known?.categories.map(({ id, path }): Option => [String(id), path]) ?? []}
            onValue={(category) => set({ category, text })}
          />
          <Choice
            label={t('deskgoods:list.stock')}
            value={wish.stock}
            options={STOCK_STATES.map((state): Option => [state, t(`deskgoods:stock.${state}`)])}
            onValue={(stock) => set({ stock: stock as GoodsWish['stock'], text })}
          />
          {mall && (
            <Choice
              label={t('deskgoods:list.shop')}
              value={wish.shop}
              options={known?.shops.map(({ id, name }): Option => [String(id), name]) ?? []}
              onValue={(shop) => set({ shop, text })}
            />
          )}
        </>
      )}
    </Filters>
  );
}
