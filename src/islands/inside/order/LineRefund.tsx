import type { OrderBrief, OrderLineView } from '#contract/order/schema.ts';
import { linkOf, type OrderLinks } from '../../../lib/browser/order/order-links.ts';
import { applyPath, refundPath } from '../../../lib/browser/refund/refund-url.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

type Order = Pick<OrderBrief, 'id' | 'returns' | 'refundable'>;

export function LineRefund({ order, line }: { order: Order; line: OrderLineView }) {
  const { t } = useIsland();
  const last = order.returns.find(({ lineId }) => lineId === line.id);
  const asks = order.refundable.includes(line.id);
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

export function WholeRefund({ order }: { order: OrderLinks & Pick<OrderBrief, 'actions'> }) {
  const { t } = useIsland();
  if (!order.actions.includes('refundAll')) return null;
  return (
    <p className="line-refund justify-end mb-3">
      <a href={linkOf('refundAll', order)}>{t('refund:line.whole')}</a>
    </p>
  );
}
