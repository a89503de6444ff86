import { ORDER_STATUS } from '#contract/enums.ts';
import type { OrderView } from '#contract/order/schema.ts';
import { dateTime } from '../../../../lib/shared/format.ts';
import { price } from '../../../../lib/shared/price.ts';
import { useIsland } from '../../../ui/IslandContext.tsx';
import { Money } from '../../../ui/Money.tsx';
import { PointsPrice } from '../../../ui/PointsPrice.tsx';
import { PartRows } from './PartRows.tsx';

type Props = {
  order: Pick<OrderView, 'rows' | 'payable' | 'freight' | 'paid' | 'status' | 'refunds' | 'kind' | 'points'>;
};

export function Amounts({ order }: Props) {
  const { t } = useIsland();
  const { payable, freight, paid, status, kind, points } = order;
  const exchange = kind === 'points';
  // What the goods would cost in money, and what points took off it, says nothing to who paid points.
  const rows = order.rows.filter(({ part }) => !exchange || part === 'freight' || part === 'memberFreight');
  const sum = status === ORDER_STATUS.TO_PAY ? 'toPay' : paid.at ? 'payable' : 'sum';
  return (
    <div className="grid justify-items-end gap-5 pt-5 border-t border-base-300">
      <dl className="grid gap-1.5 w-[min(100%,18rem)]">
        {exchange && (
          <Row name={t('order:kind.points')}>
            <PointsPrice points={points} money={payable - freight} size="base" />
          </Row>
        )}
        <PartRows rows={rows} exchange={exchange} />
        <Row name={t(`order:detail.${sum}`)}>
          {exchange ? <PointsPrice points={points} money={payable} /> : <Money fen={payable} />}
        </Row>
        {paid.balance > 0 && <Row name={t('order:detail.paidBalance')}>{price(paid.balance)}</Row>}
        {paid.online > 0 && <Row name={t('order:detail.paidOnline')}>{price(paid.online)}</Row>}
      </dl>
      <Refunds order={order} />
    </div>
  );
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-quiet">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

function Refunds({ order: { refunds } }: Props) {
  const { language, t } = useIsland();
  if (!refunds.length) return null;
  return (
    <div className="order-refunds w-full py-4 px-5 rounded-field bg-base-200">
      <h3 className="mb-2 font-semibold">{t('order:detail.refunds')}</h3>
      <ul>
        {refunds.map(({ amount, way, done, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may go the same way at the same time
          <li key={index} className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            <strong className="tabular-nums">{price(amount)}</strong>
            <span>{t(way === 'online' ? 'order:detail.refundOnline' : 'order:detail.refundBalance')}</span>
            <span className="tag tag-quiet bg-base-100">
              {t(done ? 'order:detail.refundDone' : 'order:detail.refundWaiting')}
            </span>
            <time className="ms-auto text-quiet" dateTime={at}>
              {dateTime(at, language)}
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
}
