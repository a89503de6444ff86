import type { DeskRefund } from '#contract/refund/desk.schema.ts';
import { deskRefundPath } from '../../../lib/browser/desk/refund-url.ts';
import { kindName } from '../../../lib/browser/refund/refund-steps.rules.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { price } from '../../../lib/shared/price.ts';
import { Deadline } from '../../inside/ui/refund/Deadline.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Goods } from '../order/Goods.tsx';
import type { Column } from '../ui/DataTable.tsx';
import { TwoLines } from '../ui/TwoLines.tsx';

export function useRefundColumns(now: string, onEnd: () => unknown): Column<DeskRefund>[] {
  const { t, language } = useIsland();
  return [
    {
      id: 'goods',
      title: t('deskrefunds:column.goods'),
      cell: ({ id, line, quantity, shop, reason }) => (
        <>
          <a href={deskRefundPath(id)} className="desk-number">
            {id}
          </a>{' '}
          <small className="text-quiet">{shop.name}</small>
          <Goods lines={[{ ...line, quantity: quantity || line.quantity }]} />
          <small className="text-quiet">{reason}</small>
        </>
      ),
    },
    {
      id: 'buyer',
      title: t('deskrefunds:column.buyer'),
      cell: ({ buyer, appliedAt }) => (
        <TwoLines note={<time dateTime={appliedAt}>{dateTime(appliedAt, language)}</time>}>{buyer}</TwoLines>
      ),
    },
    {
      id: 'amount',
      title: t('deskrefunds:column.amount'),
      end: true,
      cell: (refund) => <TwoLines note={t(`refund:kind.${kindName(refund)}`)}>{price(refund.amount)}</TwoLines>,
    },
    {
      id: 'state',
      title: t('deskrefunds:column.state'),
      cell: ({ status, dueAt, parcel }) => (
        <>
          <span className="desk-status">{t(`refund:status.${status}`)}</span>
          {dueAt && (
            <small className="block text-quiet">
              {t('deskrefunds:left')} <Deadline dueAt={dueAt} now={now} onEnd={() => void onEnd()} />
            </small>
          )}
          {parcel && (
            <small className="block mt-1 max-w-64 text-quiet wrap-anywhere">
              {parcel.state ? t(`order:tracking.${parcel.state}`) : t('deskrefunds:sent')}
              {' · '}
              {parcel.text}
              <time className="block" dateTime={parcel.at}>
                {dateTime(parcel.at, language)}
              </time>
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
}
