import { useStore } from '@nanostores/react';
import type { Payable } from '#contract/payment/schema.ts';
import { balancePath } from '../../../lib/browser/payment/payment.rules.ts';
import { price } from '../../../lib/shared/price.ts';
import type { Cashier } from '../../../stores/inside/payment-cashier.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = { cashier: Cashier; payable: Payable; fromBalance: number };

export function BalanceChoice({ cashier, payable: { balance }, fromBalance }: Props) {
  const { t } = useIsland();
  const used = useStore(cashier.$withBalance);
  const empty = balance === 0;
  return (
    <div
      className="pay-balance flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 px-4.5 rounded-field bg-base-200"
      data-used={used || undefined}
    >
      <label className="flex items-center gap-3.5 cursor-pointer has-[:disabled]:cursor-default">
        <input
          type="checkbox"
          className="checkbox checkbox-sm"
          checked={used}
          disabled={empty}
          onChange={({ target }) => cashier.takeBalance(target.checked)}
        />
        <span>
          {t('pay:desk.useBalance')}
          <small className="block mt-0.5 text-sm text-quiet">
            {t('pay:desk.balanceHas', { amount: price(balance) })}
          </small>
        </span>
      </label>
      {used && <output className="tabular-nums font-semibold">−{price(fromBalance)}</output>}
      {empty && (
        <a className="text-sm underline underline-offset-3" href={balancePath}>
          {t('pay:balance.topUp')}
        </a>
      )}
    </div>
  );
}
