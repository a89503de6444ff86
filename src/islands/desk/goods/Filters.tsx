import { useStore } from '@nanostores/react';
import { type SubmitEvent, useState } from 'react';
import { STOCK_STATES } from '../../../../contract/goods-sheet.ts';
import { type GoodsWish, PRODUCTS_PATH } from '../../../lib/desk/goods-url.ts';
import type { DeskGoods } from '../../../stores/desk/goods.ts';
import { Button } from '../../ui/Button.tsx';
import { useGround } from '../../ui/Ground.tsx';

type Props = { goods: DeskGoods; wish: GoodsWish; mall: boolean; onWish: (wish: GoodsWish) => void };
type Option = readonly [value: string, text: string];

/** Words, category, stock and shop to look for, within the state that is shown. */
export function Filters({ goods, wish, mall, onWish }: Props) {
  const { t } = useGround();
  const [text, setText] = useState(wish.text);
  const choices = useStore(goods.$choices, { ssr: 'initial' });
  const known = 'value' in choices ? choices.value : undefined;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    onWish({ ...wish, text: text.trim(), page: 1 });
  };
  const set = (part: Partial<GoodsWish>) => onWish({ ...wish, ...part, text: text.trim(), page: 1 });
  const stock = STOCK_STATES.map((state): Option => [state, t(`deskgoods:stock.${state}`)]);
  const asked = wish.text || wish.category || wish.shop || wish.stock;
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` is not known to all browsers yet
    <form role="search" className="goods-filters" action={PRODUCTS_PATH} onSubmit={send}>
      <input
        name="text"
        className="input"
        value={text}
        maxLength={100}
        autoComplete="off"
        aria-label={t('deskgoods:list.search')}
        placeholder={t('deskgoods:list.placeholder')}
        onChange={({ target }) => setText(target.value)}
      />
      <Choice
        label={t('deskgoods:list.category')}
        value={wish.category}
        options={known?.categories.map(({ id, path }): Option => [String(id), path]) ?? []}
        onValue={(category) => set({ category })}
      />
      <Choice
        label={t('deskgoods:list.stock')}
        value={wish.stock}
        options={stock}
        onValue={(one) => set({ stock: one as GoodsWish['stock'] })}
      />
      {mall && (
        <Choice
          label={t('deskgoods:list.shop')}
          value={wish.shop}
          options={known?.shops.map(({ id, name }): Option => [String(id), name]) ?? []}
          onValue={(shop) => set({ shop })}
        />
      )}
      <Button type="submit" size="sm">
        {t('deskgoods:list.find')}
      </Button>
      {asked && (
        <Button look="link" onClick={() => onWish({ ...wish, text: '', category: '', shop: '', stock: '', page: 1 })}>
          {t('deskgoods:list.clear')}
        </Button>
      )}
    </form>
  );
}

type ChoiceProps = { label: string; value: string; options: readonly Option[]; onValue: (value: string) => void };

function Choice({ label, value, options, onValue }: ChoiceProps) {
  const { t } = useGround();
  return (
    <label>
      <span>{label}</span>
      <select className="select" value={value} onChange={({ target }) => onValue(target.value)}>
        <option value="">{t('deskgoods:list.any')}</option>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
