import type { BalancePage } from '#contract/payment/schema.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { price } from '../../../lib/shared/price.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

export function Ledger({ items }: { items: BalancePage['items'] }) {
  const { t, language } = useIsland();
  return (
    <table className="ledger w-full mt-3 text-sm tabular-nums">
      <thead>
        <tr>
          <th scope="col">{t('pay:balance.time')}</th>
          <th scope="col">{t('pay:balance.kind')}</th>
          <th scope="col">{t('pay:balance.number')}</th>
          <th scope="col">{t('pay:balance.amount')}</th>
          <th scope="col">{t('pay:balance.after')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, kind, amount, balanceAfter, businessId, at }) => (
          <tr key={id}>
            <td>
              <time dateTime={at}>{dateTime(at, language)}</time>
            </td>
            <td>{t(`pay:balance.kinds.${kind}`)}</td>
            <td>{businessId}</td>
            <td data-in={amount > 0 || undefined}>
              {amount > 0 ? '+' : '−'}
              {price(Math.abs(amount))}
            </td>
            <td>{price(balanceAfter)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
