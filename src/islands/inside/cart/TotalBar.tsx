import { useState } from 'react';
import type { CartView } from '#contract/cart/schema.ts';
import { linesOf } from '../../../lib/browser/cart/view.ts';
import { price } from '../../../lib/shared/price.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Money } from '../../ui/Money.tsx';
import { useCart } from './context.ts';

/** What is selected and what it costs, always in sight. */
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
    <section className="cart-total" aria-label={t('cart:total.label')}>
      <label>
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
      <p aria-live="polite">
        <span>{t('cart:total.selected', { count: pieces })}</span>
        <span>
          {t('cart:total.sum')} <Money fen={goods - member + freight} size="xl" />
        </span>
        {member > 0 && <small>{t('cart:total.member', { amount: price(member) })}</small>}
        <small>
          {freight ? t('cart:total.withFreight', { fee: price(freight) }) : pieces ? t('cart:total.noFreight') : ''}
        </small>
      </p>
      <Button look="primary" size="lg" busy={busy} onClick={() => void checkOut()}>
        {t('cart:checkOut')}
      </Button>
    </section>
  );
}
