import type { CollectionPage } from '#contract/collection/schema.ts';
import { score } from '../../../lib/shared/format.ts';
import { shopPath } from '../../../lib/shared/paths.ts';
import { scaledUrl } from '../../../lib/shared/pictures.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = { items: CollectionPage['shops']; onDrop: (id: number) => void };

export function Shops({ items, onDrop }: Props) {
  const { t } = useIsland();
  return (
    <ul className="collection-shops grid gap-4">
      {items.map(({ id, shop }) => (
        <li key={id} className="flex items-center gap-4 py-4 px-5 border border-base-300 rounded-box">
          {shop && (
            <img
              className="rounded-field"
              src={scaledUrl(shop.logo, 80)}
              alt=""
              width="56"
              height="56"
              loading="lazy"
            />
          )}
          {shop ? (
            <div>
              <h2>
                <a href={shopPath(id)}>{shop.name}</a>
              </h2>
              <p>
                {shop.goodsScore === 0
                  ? t('product:shop.noRatings')
                  : t('cart:collection.score', { score: score(shop.goodsScore) })}{' '}
                · {t('cart:collection.goods', { count: shop.products })}
              </p>
            </div>
          ) : (
            <p>{t('cart:collection.goneShop')}</p>
          )}
          <Button
            size="sm"
            aria-label={t('cart:collection.dropOf', { name: shop?.name ?? t('cart:collection.goneShop') })}
            onClick={() => onDrop(id)}
          >
            {t('cart:collection.drop')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
