import { useStore } from '@nanostores/react';
import type { Payable } from '#contract/payment/schema.ts';
import { balancePath } from '../../../lib/browser/pay/pay.rules.ts';
import { price } from '../../../lib/shared/price.ts';
import type { Cashier } from '../../../stores/inside/cashier.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = { cashier: Cashier; payable: Payable; fromBalance: number };

/** Whether the balance pays, and how much of it. */
export function BalanceChoice({ cashier, payable: { balance }, fromBalance }: Props) {
  const { t } = useIsland();
  const used = useStore(cashier.$withBalance);
  const empty = balance === 0;
  return (
    <div className="pay-balance" data-used={used || undefined}>
      <label>
        <input
          type="checkbox"
          className="checkbox checkbox-sm"
          checked={used}
          disabled={empty}
          onChange={({ target }) => cashier.takeBalance(target.checked)}
        />
        <span>
          {t('pay:desk.useBalance')}
          <small>{t('pay:desk.balanceHas', { amount: price(balance) })}</small>
        </span>
      </label>
      {used && <output className="tabular-nums">−{price(fromBalance)}</output>}
      {empty && <a href={balancePath}>{t('pay:balance.topUp')}</a>}
    </div>
  );
}
