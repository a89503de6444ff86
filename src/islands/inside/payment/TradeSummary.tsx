import type { ReactNode } from 'react';
import type { Payable } from '#contract/payment/schema.ts';
import { price } from '../../../lib/shared/price.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Money } from '../../ui/Money.tsx';

type Props = { payable: Payable; mall: string; fromBalance: number; left: number; children: ReactNode };

export function TradeSummary({ payable: { orders }, mall, fromBalance, left, children }: Props) {
  const { t } = useIsland();
  return (
    <aside
      className="checkout-part checkout-total grid gap-3.5 min-[60rem]:sticky min-[60rem]:top-4"
      aria-labelledby="pay-summary"
    >
      <h2 id="pay-summary">{t('pay:desk.summary')}</h2>
      <dl className="grid gap-2 py-3.5 border-y border-y-base-300">
        {orders.map(({ id, shop, payable, member }) => (
          <div key={id}>
            <dt className="text-quiet">
              {member ? t('pay:desk.member', { mall, plan: t(`member:plan.${member.plan}`) }) : shop.name}
            </dt>
            <dd className="tabular-nums">{price(payable)}</dd>
          </div>
        ))}
        {fromBalance > 0 && (
          <div>
            <dt className="text-quiet">{t('pay:desk.fromBalance')}</dt>
            <dd className="tabular-nums">−{price(fromBalance)}</dd>
          </div>
        )}
      </dl>
      <p
        className="checkout-payable first-of-type:-mt-3 first-of-type:text-sm flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0"
        aria-live="polite"
      >
        {t('pay:desk.left')}
        <Money fen={left} size="xl" />
      </p>
      {children}
    </aside>
  );
}
