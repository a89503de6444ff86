import type { DiscountGoods, DiscountState } from '#contract/discount/schema.ts';
import { productPath } from '../../../lib/shared/paths.ts';
import { price } from '../../../lib/shared/price.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Money } from '../../ui/Money.tsx';
import { Picture } from '../../ui/Picture.tsx';

type Props = { items: readonly DiscountGoods[]; state: DiscountState; label: string; heading: 'h2' | 'h3' };

export function Goods({ items, state, label, heading: Heading }: Props) {
  const { t } = useIsland();
  return (
    <ul className="goods-grid discount-goods" aria-label={label}>
      {items.map(({ id, title, picture, price: list, promotionPrice, promotion, offer, soldOut }) => (
        <li key={id} className="goods">
          <Picture path={picture} width={240} />
          <Heading>
            <a href={productPath(id)}>{title}</a>
          </Heading>
          <p>
            <Money fen={promotionPrice ?? list} />
            {promotionPrice !== null && <s>{price(list)}</s>}
            {promotion && <i className="tag">{t(`goods:card.${promotion}`)}</i>}
          </p>
          {state !== 'running' && state !== 'over' && offer !== null && (
            <p className="text-sm text-quiet">
              {t('discount:begins')} <b className="text-price">{price(offer)}</b>
            </p>
          )}
          {soldOut && <em>{t('goods:card.soldOut')}</em>}
        </li>
      ))}
    </ul>
  );
}
