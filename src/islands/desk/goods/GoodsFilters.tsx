import { useStore } from '@nanostores/react';
import { STOCK_STATES } from '#contract/product/sheet.values.ts';
import type { GoodsFilter } from '../../../lib/shared/desk/goods-url.ts';
import type { DeskGoods } from '../../../stores/desk/goods.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Choice, Filters } from '../ui/Filters.tsx';

type Props = { goods: DeskGoods; filter: GoodsFilter; mall: boolean; onFilter: (filter: GoodsFilter) => void };
type Option = readonly [value: string, text: string];

/** Words, category, stock and shop to look for, within the state that is shown. */
export function GoodsFilters({ goods, filter, mall, onFilter }: Props) {
  const { t } = useIsland();
  const choices = useStore(goods.$choices, { ssr: 'initial' });
  const known = choices.value;
  const set = (part: Partial<GoodsFilter>) => onFilter({ ...filter, ...part, page: 1 });
  const { status, category, shop, stock } = filter;
  const filtered = filter.text || category || shop || stock;
  return (
    <Filters
      label={t('deskgoods:list.search')}
      placeholder={t('deskgoods:list.placeholder')}
      name="text"
      text={filter.text}
      rest={{ status, category, shop, stock }}
      onFind={(text) => set({ text })}
      onClear={filtered ? () => set({ text: '', category: '', shop: '', stock: '' }) : undefined}
    >
      {(text) => (
        <>
          <Choice
            label={t('deskgoods:list.category')}
            value={category}
            options={known?.categories.map(({ id, path }): Option => [String(id), path]) ?? []}
            onValue={(to) => set({ category: to, text })}
          />
          <Choice
            label={t('deskgoods:list.stock')}
            value={stock}
            options={STOCK_STATES.map((state): Option => [state, t(`deskgoods:stock.${state}`)])}
            onValue={(to) => set({ stock: to as GoodsFilter['stock'], text })}
          />
          {mall && (
            <Choice
              label={t('deskgoods:list.shop')}
              value={shop}
              options={known?.shops.map(({ id, name }): Option => [String(id), name]) ?? []}
              onValue={(to) => set({ shop: to, text })}
            />
          )}
        </>
      )}
    </Filters>
  );
}
