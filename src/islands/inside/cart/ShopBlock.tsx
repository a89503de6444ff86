import type { CartView } from '#contract/cart/schema.ts';
import { freightOf, isBought, missingToFree } from '../../../lib/browser/cart/view.ts';
import { shopPath } from '../../../lib/shared/paths.ts';
import { price } from '../../../lib/shared/price.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useCart } from './context.ts';
import { LineRow } from './LineRow.tsx';
import { ShopCoupons } from './ShopCoupons.tsx';

type Shop = CartView['shops'][number];

export function ShopBlock({ shop }: { shop: Shop }) {
  const { t } = useIsland();
  const store = useCart();
  return (
    <section className="cart-shop rounded-box bg-base-100" aria-labelledby={`shop-${shop.id}`}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3.5 px-5 border-b border-base-300">
        <input
          type="checkbox"
          className="checkbox checkbox-sm"
          aria-label={t('cart:selectShop', { name: shop.name })}
          checked={shop.lines.every(({ selected }) => selected)}
          onChange={({ target }) =>
            void store.select(
              shop.lines.map(({ id }) => id),
              target.checked,
            )
          }
        />
        <h2 className="font-semibold" id={`shop-${shop.id}`}>
          <a className="flex items-center gap-2" href={shopPath(shop.id)}>
            <Icon name="shop" className="size-4" />
            {shop.name}
          </a>
        </h2>
        {shop.official && <span className="tag tag-quiet">{t('cart:official')}</span>}
        <ShopCoupons shop={shop} />
        <Freight shop={shop} />
      </header>
      <ul>
        {shop.lines.map((line) => (
          <LineRow key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Freight({ shop }: { shop: Shop }) {
  const { t } = useIsland();
  const fee = freightOf(shop);
  const amount = { fee: price(shop.freight.fee), from: price(shop.freight.freeFrom) };
  if (!shop.lines.some(isBought))
    return (
      <p className="ms-auto text-sm text-quiet">
        {shop.freight.fee || shop.freight.byWeight ? t('cart:freight.rule', amount) : t('cart:freight.free')}
      </p>
    );
  if (!fee) return <p className="text-success ms-auto text-sm">{t('cart:freight.free')}</p>;
  return (
    <p className="ms-auto text-sm text-quiet">
      {t('cart:freight.fee', { ...amount, fee: price(fee) })}
      <a href={shopPath(shop.id)}>{t('cart:freight.missing', { amount: price(missingToFree(shop)) })}</a>
    </p>
  );
}
