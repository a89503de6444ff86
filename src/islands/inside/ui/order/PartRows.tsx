import type { PriceRow } from '#contract/checkout/schema.ts';
import { useIsland } from '../../../ui/IslandContext.tsx';
import { PartAmount } from './PartAmount.tsx';

/** What explains a price, part by part, in a `<dl>`. @param exchange of the points mall */
export function PartRows({ rows, exchange }: { rows: readonly PriceRow[]; exchange: boolean }) {
  const { t } = useIsland();
  return rows.map(({ part, amount }) => (
    <div key={part} className="flex items-baseline justify-between gap-4">
      <dt className="text-quiet">
        {t(exchange && part === 'promotion' ? 'order:part.exchange' : `order:part.${part}`)}
      </dt>
      <dd className="tabular-nums">
        <PartAmount part={part} amount={amount} />
      </dd>
    </div>
  ));
}
