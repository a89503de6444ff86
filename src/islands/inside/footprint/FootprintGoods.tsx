import type { FootprintPage } from '#contract/footprint/schema.ts';
import { productPath } from '../../../lib/shared/paths.ts';
import { price } from '../../../lib/shared/price.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Money } from '../../ui/Money.tsx';
import { Picture } from '../../ui/Picture.tsx';

type Props = { items: FootprintPage['items']; busy: boolean; onDrop: (productId: number) => void };

export function FootprintGoods({ items, busy, onDrop }: Props) {
  const { t } = useIsland();
  return (
    <ul className="goods-grid">
      {items.map(({ productId, card }) => {
        const name = card?.title ?? t('footprint:gone');
        return (
          <li key={productId} className="goods border border-base-300">
            {card ? (
              <>
                <Picture path={card.picture} width={240} />
                <h3>
                  <a href={productPath(productId)}>{card.title}</a>
                </h3>
                <p>
                  <Money fen={card.promotionPrice ?? card.price} />
                  {card.promotion && <s>{price(card.price)}</s>}
                </p>
                {card.soldOut && <em>{t('footprint:soldOut')}</em>}
              </>
            ) : (
              <p className="collection-gone">{name}</p>
            )}
            <p className="collection-drop">
              <Button
                size="sm"
                look="ghost"
                disabled={busy}
                aria-label={t('footprint:dropOf', { name })}
                onClick={() => onDrop(productId)}
              >
                {t('footprint:drop')}
              </Button>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
