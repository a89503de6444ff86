import { useState } from 'react';
import type { CartView } from '#contract/cart/schema.ts';
import { linesOf } from '../../../lib/browser/cart/view.ts';
import { price } from '../../../lib/shared/price.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Money } from '../../ui/Money.tsx';
import { useCart } from './context.ts';

export function TotalBar({ cart }: { cart: CartView }) {
  const { t } = useIsland();
  const store = useCart();
  const [busy, setBusy] = useState(false);
  const lines = linesOf(cart);
  const selected = lines.filter((line) => line.selected);
  const { pieces, goods, member, freight } = cart.total;

  const checkOut = async () => {
    setBusy(true);
    const ready = await store.checkOut();
    setBusy(false);
    if (ready === true) return location.assign('/submit-order');
    if (ready === false) return toast(t('cart:nothing'), 'warning');
    toast(t(ready.error === 'custom' ? 'cart:custom.blocks' : 'cart:shortBlocks', { title: ready.title }), 'warning');
    const row = document.getElementById(`line-${ready.id}`);
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector<HTMLElement>(ready.error === 'custom' ? '.cart-custom' : '.stepper input')?.focus();
  };

  return (
    <section
      className="cart-total sticky bottom-0 z-10 flex flex-wrap items-center gap-x-6 gap-y-2 py-3 pr-3 pl-5 rounded-box bg-base-100 shadow-float text-sm"
      aria-label={t('cart:total.label')}
    >
      <label className="flex items-center gap-3 w-fit cursor-pointer">
        <input
          type="checkbox"
          className="checkbox checkbox-sm"
          checked={lines.length > 0 && selected.length === lines.length}
          disabled={!lines.length}
          onChange={({ target }) =>
            void store.select(
              lines.map(({ id }) => id),
              target.checked,
            )
          }
        />
        {t('cart:selectAll')}
      </label>
      <Button look="link" disabled={!selected.length} onClick={() => void store.remove(selected)}>
        {t('cart:removeSelected')}
      </Button>
      <Button look="link" disabled={!selected.length} onClick={() => void store.collect(selected, t('cart:collected'))}>
        {t('cart:collectSelected')}
      </Button>
      <p className="grid grid-cols-[auto_auto] items-baseline gap-x-5 gap-y-0 ms-auto text-end" aria-live="polite">
        <span>{t('cart:total.selected', { count: pieces })}</span>
        <span>
          {t('cart:total.sum')} <Money fen={goods - member + freight} size="xl" />
        </span>
        {member > 0 && (
          <small className="col-span-full text-xs text-quiet empty:hidden">
            {t('cart:total.member', { amount: price(member) })}
          </small>
        )}
        <small className="col-span-full text-xs text-quiet empty:hidden">
          {freight ? t('cart:total.withFreight', { fee: price(freight) }) : pieces ? t('cart:total.noFreight') : ''}
        </small>
      </p>
      <Button look="primary" size="lg" busy={busy} onClick={() => void checkOut()}>
        {t('cart:checkOut')}
      </Button>
    </section>
  );
}
