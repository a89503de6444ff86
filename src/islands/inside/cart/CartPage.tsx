import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { CartView } from '#contract/cart/schema.ts';
import { linesOf } from '../../../lib/browser/cart/view.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { createCartPage } from '../../../stores/inside/cart-page.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { BuySteps } from '../ui/order/BuySteps.tsx';
import { CartContext, useCart } from './context.ts';
import { Invalid } from './Invalid.tsx';
import { NotMerged } from './NotMerged.tsx';
import { ShopBlock } from './ShopBlock.tsx';
import { TotalBar } from './TotalBar.tsx';
import { UndoBar } from './UndoBar.tsx';

export const CartPage = defineScreen(Cart);

function Cart({ first }: WithFirst<CartView>) {
  const { t } = useIsland();
  const [store, now] = useResource(createCartPage, first);
  const cart = useStore(store.$cart);
  useEffect(() => store.followCount(), [store]);
  return (
    <CartContext value={store}>
      <div className="buy-head">
        <h1>
          {t('cart:title')}
          {cart && cart.count > 0 && (
            <small className="ms-3 text-base font-normal text-quiet">{t('cart:pieces', { count: cart.count })}</small>
          )}
        </h1>
        <BuySteps current="cart" t={t} />
      </div>
      <NotMerged />
      {cart ? (
        <Filled cart={cart} />
      ) : (
        <Loading now={now} onRetry={store.reload}>
          <p className="sr-only" role="status">
            {t('ui:loading')}
          </p>
          <Skeleton count={2} className="h-52" />
        </Loading>
      )}
      <UndoBar />
    </CartContext>
  );
}

function Filled({ cart }: { cart: CartView }) {
  const { t } = useIsland();
  if (!cart.shops.length && !cart.invalid.length)
    return (
      <Empty picture="cart" title={t('cart:empty.title')} text={t('cart:empty.text')}>
        <a href="/goods" className="btn btn-primary">
          {t('cart:empty.go')}
        </a>
      </Empty>
    );
  return (
    <div className="cart grid gap-4">
      {cart.shops.length > 0 && <Head cart={cart} />}
      {cart.shops.map((shop) => (
        <ShopBlock key={shop.id} shop={shop} />
      ))}
      {cart.invalid.length > 0 && <Invalid lines={cart.invalid} />}
      <TotalBar cart={cart} />
    </div>
  );
}

function Head({ cart }: { cart: CartView }) {
  const { t } = useIsland();
  const store = useCart();
  const lines = linesOf(cart);
  return (
    <div className="cart-head text-sm text-quiet">
      <label className="flex items-center gap-3 w-fit cursor-pointer">
        <input
          type="checkbox"
          className="checkbox checkbox-sm"
          checked={lines.every(({ selected }) => selected)}
          onChange={({ target }) =>
            void store.select(
              lines.map(({ id }) => id),
              target.checked,
            )
          }
        />
        {t('cart:selectAll')}
      </label>
      <span className="text-center" aria-hidden="true">
        {t('cart:column.price')}
      </span>
      <span className="text-center" aria-hidden="true">
        {t('cart:column.quantity')}
      </span>
      <span className="text-center" aria-hidden="true">
        {t('cart:column.sum')}
      </span>
      <span className="text-center" aria-hidden="true">
        {t('cart:column.actions')}
      </span>
    </div>
  );
}
