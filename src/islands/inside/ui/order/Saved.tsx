import { ORDER_STATUS } from '#contract/enums.ts';
import { savedOf } from '#contract/order/saved.rules.ts';
import type { OrderView } from '#contract/order/schema.ts';
import { price } from '../../../../lib/shared/price.ts';
import { useIsland } from '../../../ui/IslandContext.tsx';

/** Points orders save nothing: the points are their price. */
export function Saved({ order: { rows, kind, status } }: { order: Pick<OrderView, 'rows' | 'kind' | 'status'> }) {
  const { t } = useIsland();
  const { all, member } = savedOf(rows);
  if (all === 0 || kind === 'points' || status === ORDER_STATUS.CANCELED) return null;
  const values = { amount: price(all), member: price(member) };
  return (
    <p className="mt-2 text-end text-sm text-quiet" data-saved>
      {t(member > 0 ? 'order:detail.savedMember' : 'order:detail.saved', values)}
    </p>
  );
}
