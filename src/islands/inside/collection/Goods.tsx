import { useStore } from '@nanostores/react';
import type { CollectionPage } from '#contract/collection/schema.ts';
import { productPath } from '../../../lib/shared/paths.ts';
import { price } from '../../../lib/shared/price.ts';
import type { CollectionStore } from '../../../stores/inside/collection.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Money } from '../../ui/Money.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SkuChoice } from '../ui/sku/SkuChoice.tsx';

type Props = { items: CollectionPage['products']; store: CollectionStore; onDrop: (id: number) => void };

export function Goods({ items, store, onDrop }: Props) {
  const { t } = useIsland();
  const choosing = useStore(store.$choosing);
  const busy = useStore(store.$busy);
  return (
    <>
      <ul className="goods-grid">
        {items.map((item) => (
          <Item key={item.id} item={item} busy={busy} store={store} onDrop={onDrop} />
        ))}
      </ul>
      {choosing && (
        <Dialog title={t('cart:sku.title')} onClose={store.putAside}>
          <SkuChoice
            product={choosing}
            busy={busy}
            save={t('cart:collection.add')}
            onSave={(skuId) => void store.put(skuId)}
            onClose={store.putAside}
          />
        </Dialog>
      )}
    </>
  );
}

type ItemProps = Omit<Props, 'items'> & { item: CollectionPage['products'][number]; busy: boolean };

function Item({ item: { id, card, cheaper, watches }, busy, store, onDrop }: ItemProps) {
  const { t } = useIsland();
  const name = card?.title ?? t('cart:collection.goneProduct');
  return (
    <li className="goods border border-base-300">
      {card ? (
        <>
          <Picture path={card.picture} width={240} />
          <h2 className="text-sm font-normal">
            <a href={productPath(id)}>{card.title}</a>
          </h2>
          <p>
            <Money fen={card.promotionPrice ?? card.price} />
            {card.promotion && <s>{price(card.price)}</s>}
          </p>
          {cheaper > 0 && (
            <p className="text-sm text-price">{t('cart:collection.cheaper', { amount: price(cheaper) })}</p>
          )}
          {watches.map((kind) => (
            <p key={kind} className="text-sm text-quiet">
              <a href="/user-center/uc-notification">{t(`cart:collection.watch.${kind}`)}</a>
            </p>
          ))}
          {card.soldOut && <em>{t('cart:invalid.soldOut')}</em>}
        </>
      ) : (
        <p className="collection-gone">{t('cart:collection.goneProduct')}</p>
      )}
      <p className="collection-drop">
        {card &&
          !card.soldOut &&
          (card.madeToOrder ? (
            <a
              className="btn btn-outline btn-sm"
              href={productPath(id)}
              aria-label={t('cart:collection.chooseOf', { name })}
            >
              {t('cart:collection.choose')}
            </a>
          ) : (
            <Button
              size="sm"
              look="outline"
              disabled={busy}
              aria-label={t('cart:collection.addOf', { name })}
              onClick={() => void store.intoCart(id)}
            >
              {t('cart:collection.add')}
            </Button>
          ))}
        <Button size="sm" look="ghost" aria-label={t('cart:collection.dropOf', { name })} onClick={() => onDrop(id)}>
          {t('cart:collection.drop')}
        </Button>
      </p>
    </li>
  );
}
