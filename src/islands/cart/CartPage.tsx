import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { CartView } from '../../../contract/cart-calls.ts';
import { linesOf } from '../../lib/cart/view.ts';
import type { Words } from '../../lib/i18n/fill.ts';
import { $cartCount } from '../../stores/cart.ts';
import { createCartPage } from '../../stores/cart-page.ts';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Grounded, useGround } from '../ui/Ground.tsx';
import { BuySteps } from '../ui/order/BuySteps.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CartContext, useCart } from './context.ts';
import { Invalid } from './Invalid.tsx';
import { Left } from './Left.tsx';
import { ShopBlock } from './ShopBlock.tsx';
import { TotalBar } from './TotalBar.tsx';
import { UndoBar } from './UndoBar.tsx';

export function CartPage({ words }: { words: Words }) {
  return (
    <Grounded words={words}>
      <Cart />
    </Grounded>
  );
}

function Cart() {
  const { t, failureWords } = useGround();
  const [store] = useState(() => createCartPage(failureWords));
  const now = useStore(store.$state, { ssr: 'initial' });
  const cart = useStore(store.$cart, { ssr: 'initial' });
  useEffect(() => {
    void store.reload();
    return $cartCount.listen(store.follow);
  }, [store]);
  return (
    <CartContext value={store}>
      <div className="buy-head">
        <h1 className="cart-title">
          {t('cart:title')}
          {cart && cart.count > 0 && <small>{t('cart:pieces', { count: cart.count })}</small>}
        </h1>
        <BuySteps current="cart" t={t} />
      </div>
      <Left />
      {now.state === 'loading' && (
        <div aria-busy="true">
          <p className="sr-only" role="status">
            {t('ui:loading')}
          </p>
          <Skeleton count={2} className="h-52" />
        </div>
      )}
      {now.state === 'failed' && !cart && <Failed text={now.text} onRetry={store.reload} />}
      {cart && <Filled cart={cart} />}
      <UndoBar />
    </CartContext>
  );
}

function Filled({ cart }: { cart: CartView }) {
  const { t } = useGround();
  if (!cart.shops.length && !cart.invalid.length)
    return (
      <Empty picture="cart" title={t('cart:empty.title')} text={t('cart:empty.text')}>
        <a href="/goods" className="btn btn-primary">
          {t('cart:empty.go')}
        </a>
      </Empty>
    );
  return (
    <div className="cart">
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
  const { t } = useGround();
  const store = useCart();
  const lines = linesOf(cart);
  return (
    <div className="cart-head">
      <label>
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
      <span aria-hidden="true">{t('cart:column.price')}</span>
      <span aria-hidden="true">{t('cart:column.quantity')}</span>
      <span aria-hidden="true">{t('cart:column.sum')}</span>
      <span aria-hidden="true">{t('cart:column.actions')}</span>
    </div>
  );
}
