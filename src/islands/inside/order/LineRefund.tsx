import type { OrderBrief, OrderLineView } from '#contract/order/schema.ts';
import { isToShip } from '#contract/order/values.ts';
import { applyPath, mayAsk, refundPath } from '../../../lib/browser/refund/refund-url.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

type Order = Pick<OrderBrief, 'id' | 'status' | 'group' | 'returns' | 'lines'>;

export function LineRefund({ order, line }: { order: Order; line: OrderLineView }) {
  const { t } = useIsland();
  const last = order.returns.find(({ lineId }) => lineId === line.id);
  const asks = mayAsk(order, line);
  if (!last && !asks) return null;
  return (
    <p className="line-refund">
      {last && (
        <a href={refundPath(last.id)} data-refund={last.state}>
          {t(`refund:status.${last.state}`)}
        </a>
      )}
      {asks && (
        <a
          href={applyPath({ orderId: order.id, lineId: line.id })}
          aria-label={t('refund:line.askOf', { name: line.title })}
        >
          {t('refund:line.ask')}
        </a>
      )}
    </p>
  );
}

export function WholeRefund({ order }: { order: Order }) {
  const { t } = useIsland();
  const lines = order.lines.filter((line) => mayAsk(order, line));
  if (!isToShip(order.status) || lines.length < 2) return null;
  return (
    <p className="line-refund justify-end mb-3">
      <a href={applyPath({ orderId: order.id, lineId: undefined })}>{t('refund:line.whole')}</a>
    </p>
  );
}
