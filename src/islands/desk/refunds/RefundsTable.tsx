import { useStore } from '@nanostores/react';
import type { DeskRefund, DeskRefundPage } from '#contract/refund/desk.schema.ts';
import { deskRefundPath } from '../../../lib/browser/desk/refunds-url.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { price } from '../../../lib/shared/price.ts';
import type { DeskRefunds } from '../../../stores/desk/refunds.ts';
import { Deadline } from '../../inside/ui/refund/Deadline.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Goods } from '../orders/Goods.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';

type Props = { refunds: DeskRefunds; page: DeskRefundPage; chooses: boolean; busy: boolean };

/** One refund a row, those whose time ends first on top. */
export function RefundsTable({ refunds, page, chooses, busy }: Props) {
  const { t, language } = useIsland();
  const chosen = useStore(refunds.$chosen, { ssr: 'initial' });
  const columns: Column<DeskRefund>[] = [
    {
      id: 'goods',
      title: t('deskrefunds:column.goods'),
      cell: ({ id, line, quantity, shop, reason }) => (
        <>
          <a href={deskRefundPath(id)} className="desk-number">
            {id}
          </a>{' '}
          <small className="text-quiet">{shop.name}</small>
          <Goods lines={[{ ...line, quantity }]} />
          <small className="text-quiet">{reason}</small>
        </>
      ),
    },
    {
      id: 'buyer',
      title: t('deskrefunds:column.buyer'),
      cell: ({ buyer, appliedAt }) => (
        <>
          {buyer}
          <small className="block text-quiet">{dateTime(appliedAt, language)}</small>
        </>
      ),
    },
    {
      id: 'amount',
      title: t('deskrefunds:column.amount'),
      end: true,
      cell: ({ amount, kind }) => (
        <>
          {price(amount)}
          <small className="block text-quiet">{t(`refund:kind.${kind}`)}</small>
        </>
      ),
    },
    {
      id: 'state',
      title: t('deskrefunds:column.state'),
      cell: ({ status, dueAt }) => (
        <>
          <span className="desk-status">{t(`refund:status.${status}`)}</span>
          {dueAt && (
            <small className="block text-quiet">
              {t('deskrefunds:left')} <Deadline dueAt={dueAt} now={page.now} onEnd={() => void refunds.reload()} />
            </small>
          )}
        </>
      ),
    },
    {
      id: 'open',
      title: t('deskrefunds:column.actions'),
      cell: ({ id }) => (
        <a href={deskRefundPath(id)} className="link-button" aria-label={t('deskrefunds:openOf', { id })}>
          {t('deskrefunds:open')}
        </a>
      ),
    },
  ];
  const selection = { chosen, onChoose: refunds.choose, nameOf: ({ id }: DeskRefund) => id };
  return (
    <DataTable
      caption={t('deskrefunds:title')}
      columns={columns}
      rows={page.items}
      idOf={({ id }) => id}
      busy={busy}
      {...(chooses ? { selection } : {})}
    />
  );
}
