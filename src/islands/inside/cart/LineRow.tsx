import { useState } from 'react';
import type { CartLineView } from '#contract/cart/schema.ts';
import { CART_QUANTITY } from '#contract/cart/values.ts';
import { LOW_STOCK } from '#contract/limits.ts';
import { shareOf } from '#contract/money.ts';
import { mostOf } from '../../../lib/browser/cart/view.ts';
import { productPath } from '../../../lib/shared/paths.ts';
import { price } from '../../../lib/shared/price.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Money } from '../../ui/Money.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Quantity } from '../../ui/Quantity.tsx';
import { CustomDialog } from '../ui/CustomDialog.tsx';
import { useCart } from './context.ts';
import { SkuDialog } from './SkuDialog.tsx';

export function LineRow({ line }: { line: CartLineView }) {
  const { t } = useIsland();
  const store = useCart();
  const { id, title, quantity, selected } = line;
  return (
    <li className="cart-line" id={`line-${id}`} data-error={line.error ?? undefined}>
      <input
        type="checkbox"
        className="checkbox checkbox-sm mt-7 self-start"
        aria-label={t('cart:selectLine', { title })}
        checked={selected}
        onChange={({ target }) => void store.select([id], target.checked)}
      />
      <Goods line={line} />
      <p className="cart-price">
        <span className="sr-only">{t('cart:column.price')}</span>
        <span className="tabular-nums">{price(line.price)}</span>
        {line.promotion && <i className="tag table mt-1 mb-0 mx-auto">{t(`goods:card.${line.promotion}`)}</i>}
        {line.memberOff > 0 && (
          <small>{t('cart:member', { price: price(line.price - shareOf(line.price, line.memberOff)) })}</small>
        )}
        <PriceChange line={line} />
      </p>
      <div className="cart-quantity">
        <Quantity
          label={t('cart:quantityOf', { title })}
          value={quantity}
          max={mostOf(line)}
          onValue={(wanted) => void store.setQuantity(id, wanted)}
        />
        <Stock line={line} />
      </div>
      <p className="cart-sum">
        <span className="sr-only">{t('cart:column.sum')}</span>
        <Money fen={line.price * quantity} size="base" />
      </p>
      <p className="cart-actions">
        <Button
          className="min-h-6"
          look="link"
          aria-label={t('cart:collectOf', { title })}
          onClick={() => void store.collect([line], t('cart:collected'))}
        >
          {t('cart:collect')}
        </Button>
        <Button
          className="min-h-6"
          look="link"
          aria-label={t('cart:removeOf', { title })}
          onClick={() => void store.remove([line])}
        >
          {t('cart:remove')}
        </Button>
      </p>
    </li>
  );
}

function Goods({ line }: { line: CartLineView }) {
  const { t } = useIsland();
  const store = useCart();
  const [open, setOpen] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const { id, productId, skuId, title, spec, picture, madeToOrder, custom } = line;
  const entered = Object.values(custom ?? {});
  return (
    <div className="cart-goods grid grid-cols-[auto_minmax(0,1fr)] gap-4">
      {/* biome-ignore lint/a11y/useAnchorContent: the title beside it is the link for everybody else */}
      <a href={`${productPath(productId)}&sku=${skuId}`} tabIndex={-1} aria-hidden="true">
        <Picture path={picture} width={80} />
      </a>
      <div>
        <a href={`${productPath(productId)}&sku=${skuId}`}>{title}</a>
        {spec.length > 0 && (
          <p>
            {spec.join(' / ')}{' '}
            <Button
              look="link"
              className="cart-custom text-base-content underline underline-offset-2"
              aria-label={t('cart:sku.changeOf', { title })}
              onClick={() => setChoosing(true)}
            >
              {t('cart:sku.change')}
            </Button>
          </p>
        )}
        {madeToOrder && (
          <p>
            {entered.length > 0 && <span>{t('cart:custom.given', { text: entered.join(' · ') })} </span>}
            <Button
              look="link"
              className="cart-custom text-base-content underline underline-offset-2"
              onClick={() => setOpen(true)}
            >
              {t(line.error === 'custom' ? 'cart:custom.missing' : 'cart:custom.edit')}
            </Button>
          </p>
        )}
      </div>
      {choosing && <SkuDialog line={line} onClose={() => setChoosing(false)} />}
      {open && (
        <CustomDialog
          productId={productId}
          title={t('cart:custom.title')}
          value={custom ?? {}}
          onSave={(texts) => store.setCustom(id, texts)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

function PriceChange({ line: { price: now, addedPrice } }: { line: CartLineView }) {
  const { t } = useIsland();
  if (now === addedPrice) return null;
  const amount = price(Math.abs(now - addedPrice));
  return now > addedPrice ? (
    <small className="text-quiet">{t('cart:dearer', { amount })}</small>
  ) : (
    <small className="text-success">{t('cart:cheaper', { amount })}</small>
  );
}

function Stock({ line: { error, stock, limit, quantity } }: { line: CartLineView }) {
  const { t } = useIsland();
  if (error === 'short') return <small className="text-error">{t('cart:short', { stock })}</small>;
  if (error === 'limit') return <small className="text-error">{t('cart:overLimit', { max: limit ?? 0 })}</small>;
  if (limit !== null) return <small>{t('cart:promotionLimit', { max: limit })}</small>;
  if (stock <= LOW_STOCK) return <small>{t('cart:few', { stock })}</small>;
  return quantity >= CART_QUANTITY ? <small>{t('cart:limit', { max: CART_QUANTITY })}</small> : null;
}
