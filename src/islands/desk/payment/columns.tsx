import { viewOrder } from '#contract/order/desk.calls.ts';
import type { DeskPayment } from '#contract/payment/desk.schema.ts';
import { orderPath } from '../../../lib/browser/desk/order-url.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { price } from '../../../lib/shared/price.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Column } from '../ui/DataTable.tsx';
import { MayLink } from '../ui/may.tsx';

export function usePaymentColumns(): Column<DeskPayment>[] {
  const { t, language } = useIsland();
  const when = (at: string | null) => (at ? dateTime(at, language) : '');
  return [
    { id: 'paidAt', title: t('deskpayments:column.paidAt'), cell: ({ paidAt }) => when(paidAt) },
    {
      id: 'number',
      title: t('deskpayments:column.number'),
      cell: ({ providerId, id }) => (
        <>
          <span className="desk-number">{providerId}</span>
          <small className="desk-number text-quiet">{t('deskpayments:ours', { id })}</small>
        </>
      ),
    },
    {
      id: 'way',
      title: t('deskpayments:column.way'),
      cell: ({ provider, way }) => (
        <>
          {t(`deskpayments:provider.${provider}`)} <small>{t(`deskpayments:way.${way}`)}</small>
        </>
      ),
    },
    {
      id: 'for',
      title: t('deskpayments:column.for'),
      cell: ({ tradeId, orderIds }) =>
        tradeId
          ? orderIds.map((id) => (
              <MayLink key={id} call={viewOrder} href={orderPath(id)} className="desk-number">
                {id}
              </MayLink>
            ))
          : t('deskpayments:topUp'),
    },
    { id: 'amount', end: true, title: t('deskpayments:column.amount'), cell: ({ amount }) => price(amount) },
    { id: 'refund', end: true, title: t('deskpayments:column.refund'), cell: (row) => <Refund row={row} /> },
  ];
}

const FAILING = 3;

function Refund({ row: { refunded, refunding, refundTries, refundedAt } }: { row: DeskPayment }) {
  const { t, language } = useIsland();
  return (
    <>
      {refunded > 0 && price(refunded)}
      {refundedAt && <small className="desk-number text-quiet">{dateTime(refundedAt, language)}</small>}
      {refunding > 0 && (
        <small className="desk-number text-quiet">{t('deskpayments:refunding', { amount: price(refunding) })}</small>
      )}
      {refundTries >= FAILING && (
        <small className="desk-number field-error text-quiet">{t('deskpayments:failing', { n: refundTries })}</small>
      )}
    </>
  );
}
