import type { OrderBrief } from '#contract/order/schema.ts';
import { isOpenRefund } from '#contract/refund/values.ts';
import { deskRefundPath } from '../../../lib/browser/desk/refund-url.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

export function RefundHint({ order: { returns } }: { order: Pick<OrderBrief, 'returns'> }) {
  const { t } = useIsland();
  const open = returns.find(({ state }) => isOpenRefund(state));
  if (!open) return null;
  return (
    <a href={deskRefundPath(open.id)} className="link-button">
      {t('deskorders:refunding')}
    </a>
  );
}
