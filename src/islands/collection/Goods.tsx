import type { CollectionPage } from '../../../contract/collection.ts';
import { productPath } from '../../lib/shared/paths.ts';
import { price } from '../../lib/shared/price.ts';
import { Button } from '../ui/Button.tsx';
import { useIsland } from '../ui/IslandContext.tsx';
import { Money } from '../ui/Money.tsx';
import { Picture } from '../ui/Picture.tsx';

type Props = { items: CollectionPage['products']; onDrop: (id: number) => void };

/** Favourite goods, as cards. */
export function Goods({ items, onDrop }: Props) {
  const { t } = useIsland();
  return (
    <ul className="goods-grid collection-goods">
      {items.map(({ id, card }) => (
        <li key={id} className="goods">
          {card ? (
            <>
              <Picture path={card.picture} width={240} />
              <h2>
                <a href={productPath(id)}>{card.title}</a>
              </h2>
              <p>
                <Money fen={card.flashPrice ?? card.price} />
                {card.flashPrice !== null && <s>{price(card.price)}</s>}
              </p>
              {card.soldOut && <em>{t('cart:invalid.soldOut')}</em>}
            </>
          ) : (
            <p className="collection-gone">{t('cart:collection.goneProduct')}</p>
          )}
          <p className="collection-drop">
            <Button
              size="sm"
              aria-label={t('cart:collection.dropOf', { name: card?.title ?? t('cart:collection.goneProduct') })}
              onClick={() => onDrop(id)}
            >
              {t('cart:collection.drop')}
            </Button>
          </p>
        </li>
      ))}
    </ul>
  );
}
