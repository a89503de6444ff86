import type { OrderBrief } from '#contract/order/schema.ts';
import { viewRefund } from '#contract/refund/desk.calls.ts';
import { isOpenRefund } from '#contract/refund/values.ts';
import { deskRefundPath } from '../../../lib/browser/desk/refund-url.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { MayLink } from '../ui/may.tsx';

export function RefundHint({ order: { returns } }: { order: Pick<OrderBrief, 'returns'> }) {
  const { t } = useIsland();
  const open = returns.find(({ state }) => isOpenRefund(state));
  if (!open) return null;
  return (
    <MayLink call={viewRefund} href={deskRefundPath(open.id)} className="link-button">
      {t('deskorders:refunding')}
    </MayLink>
  );
}
