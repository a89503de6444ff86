import type { ReactNode } from 'react';
import type { Payable } from '#contract/payment/schema.ts';
import { price } from '../../../lib/shared/price.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Money } from '../../ui/Money.tsx';

type Props = { payable: Payable; fromBalance: number; left: number; children: ReactNode };

/** What is paid: the orders of the trade, the balance's part and the rest. */
export function TradeSummary({ payable: { orders }, fromBalance, left, children }: Props) {
  const { t } = useIsland();
  return (
    <aside className="checkout-part checkout-total" aria-labelledby="pay-summary">
      <h2 id="pay-summary">{t('pay:desk.summary')}</h2>
      <dl>
        {orders.map(({ id, shop, payable }) => (
          <div key={id}>
            <dt>{shop}</dt>
            <dd>{price(payable)}</dd>
          </div>
        ))}
        {fromBalance > 0 && (
          <div>
            <dt>{t('pay:desk.fromBalance')}</dt>
            <dd>−{price(fromBalance)}</dd>
          </div>
        )}
      </dl>
      <p className="checkout-payable" aria-live="polite">
        {t('pay:desk.left')}
        <Money fen={left} size="xl" />
      </p>
      {children}
    </aside>
  );
}
