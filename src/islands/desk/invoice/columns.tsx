import type { DeskInvoice } from '#contract/invoice/schema.ts';
import { viewOrder } from '#contract/order/desk.calls.ts';
import { orderPath } from '../../../lib/browser/desk/order-url.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { price } from '../../../lib/shared/price.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Column } from '../ui/DataTable.tsx';
import { MayLink } from '../ui/may.tsx';
import { TwoLines } from '../ui/TwoLines.tsx';
import { MadeOutTo } from './MadeOutTo.tsx';

type Props = {
  /** Undefined: the operator may only read. */
  onIssue: ((invoice: DeskInvoice) => void) | undefined;
  onFile: (orderId: string) => void;
};

export function useInvoiceColumns({ onIssue, onFile }: Props): Column<DeskInvoice>[] {
  const { t, language } = useIsland();
  return [
    {
      id: 'order',
      title: t('deskinvoices:column.order'),
      cell: ({ orderId, shop }) => (
        <TwoLines note={shop}>
          <MayLink call={viewOrder} href={orderPath(orderId)} className="desk-number">
            {orderId}
          </MayLink>
        </TwoLines>
      ),
    },
    { id: 'to', title: t('deskinvoices:column.to'), cell: ({ invoice }) => <MadeOutTo invoice={invoice} /> },
    {
      id: 'completed',
      title: t('deskinvoices:column.completed'),
      cell: ({ completedAt, dueAt }) =>
        completedAt && (
          <TwoLines note={dueAt && t('deskinvoices:dueBy', { due: dateTime(dueAt, language) })}>
            {dateTime(completedAt, language)}
          </TwoLines>
        ),
    },
    {
      id: 'issued',
      title: t('deskinvoices:column.issued'),
      cell: ({ issued }) =>
        issued && (
          <TwoLines note={issued.day}>
            <span className="desk-number">{issued.number}</span>
          </TwoLines>
        ),
    },
    { id: 'amount', end: true, title: t('deskinvoices:column.amount'), cell: ({ amount }) => price(amount) },
    {
      id: 'do',
      title: t('deskinvoices:column.file'),
      cell: (row) =>
        row.issued ? (
          <Button size="sm" onClick={() => onFile(row.orderId)}>
            {t('deskinvoices:download')}
          </Button>
        ) : (
          onIssue && (
            <Button size="sm" look="primary" onClick={() => onIssue(row)}>
              {t('deskinvoices:issue')}
            </Button>
          )
        ),
    },
  ];
}
