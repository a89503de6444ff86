import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { DiscountDocument, PricedGoods } from '#contract/discount/desk.schema.ts';
import { price } from '../../../lib/shared/price.ts';
import { createPricedGoods } from '../../../stores/desk/discount.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { YuanInput } from '../ui/YuanInput.tsx';

type Goods = DiscountDocument['goods'];
type Props = { goods: Goods; onGoods: (goods: Goods) => void };

export function SkuPrices({ goods, onGoods }: Props) {
  const { t, failureWords } = useIsland();
  const [store] = useState(() => createPricedGoods(failureWords));
  const known = useStore(store.$goods);
  useEffect(() => void store.look(goods.map(({ productId }) => productId)), [store, goods]);
  const rows = goods.flatMap((one, at) => {
    const found = known.get(one.productId);
    return found?.skus.map((sku) => ({ one, at, found, sku })) ?? [];
  });
  if (!rows.length) return null;
  const put = (at: number, skuId: number, fen: number | null) => {
    const one = goods[at] as Goods[number];
    const { [skuId]: _, ...others } = one.prices ?? {};
    onGoods(goods.with(at, { ...one, prices: fen ? { ...others, [skuId]: fen } : others }));
  };
  return (
    <div className="desk-table aria-busy:opacity-60">
      <table>
        <caption className="sr-only">{t('deskdiscounts:field.prices')}</caption>
        <thead>
          <tr>
            {(['product', 'sku', 'usual', 'offer'] as const).map((head) => (
              <th key={head} scope="col">
                {t(`deskdiscounts:head.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ one, at, found, sku }) => (
            <tr key={sku.id}>
              <th scope="row">{found.title}</th>
              <td>{sku.spec.join(' / ') || '–'}</td>
              <td>{price(sku.price)}</td>
              <td>
                <YuanInput
                  label={t('deskdiscounts:offerOf', { name: nameOf(found, sku) })}
                  value={one.prices?.[sku.id] ?? null}
                  onValue={(fen) => put(at, sku.id, fen)}
                  error={dear(one.prices?.[sku.id], sku.price) ? t('deskdiscounts:dear') : undefined}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const dear = (offer: number | undefined, usual: number): boolean => offer !== undefined && offer >= usual;
const nameOf = ({ title }: PricedGoods[number], { spec }: PricedGoods[number]['skus'][number]): string =>
  [title, ...spec].join(' ');
