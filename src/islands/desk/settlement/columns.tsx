import { viewOrder } from '#contract/order/desk.calls.ts';
import type { ShopEntryView, StatementBrief } from '#contract/settlement/desk.schema.ts';
import { STATEMENT_STATUS } from '#contract/settlement/values.ts';
import { orderPath } from '../../../lib/browser/desk/order-url.ts';
import { statementPath } from '../../../lib/browser/desk/settlement-url.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { signedPrice } from '../../../lib/shared/price.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Column } from '../ui/DataTable.tsx';
import { MayLink } from '../ui/may.tsx';
import { TwoLines } from '../ui/TwoLines.tsx';

export function useEntryColumns(): Column<ShopEntryView>[] {
  const { t, language } = useIsland();
  return [
    {
      id: 'at',
      title: t('desksettlement:column.at'),
      cell: ({ at, late }) => <TwoLines note={late && t('desksettlement:late')}>{dateTime(at, language)}</TwoLines>,
    },
    {
      id: 'kind',
      title: t('desksettlement:column.kind'),
      cell: ({ kind, note, rate }) => (
        <TwoLines note={note || (kind === 'commission' && rate !== null && percent(rate))}>
          {t(`desksettlement:kind.${kind}`)}
        </TwoLines>
      ),
    },
    {
      id: 'order',
      title: t('desksettlement:column.order'),
      cell: ({ orderId, title }) =>
        orderId === null ? (
          '—'
        ) : (
          <TwoLines note={title}>
            <MayLink call={viewOrder} href={orderPath(orderId)} className="desk-number">
              {orderId}
            </MayLink>
          </TwoLines>
        ),
    },
    {
      id: 'state',
      title: t('desksettlement:column.state'),
      cell: ({ availableAt, statementId }) =>
        availableAt === null ? (
          t('desksettlement:pending')
        ) : (
          <TwoLines note={dateTime(availableAt, language)}>
            {statementId === null ? (
              t('desksettlement:available')
            ) : (
              <a className="link" href={statementPath(statementId)}>
                {t('desksettlement:inStatement', { id: statementId })}
              </a>
            )}
          </TwoLines>
        ),
    },
    { id: 'amount', end: true, title: t('desksettlement:column.amount'), cell: ({ amount }) => signedPrice(amount) },
  ];
}

export function useStatementColumns(everyShop: boolean): Column<StatementBrief>[] {
  const { t, language } = useIsland();
  const columns: Column<StatementBrief>[] = [
    {
      id: 'period',
      title: t('desksettlement:column.period'),
      cell: ({ id, from, to, entries }) => (
        <TwoLines note={t('desksettlement:nEntries', { n: entries })}>
          <a className="link tabular-nums" href={statementPath(id)}>
            {t('desksettlement:days', { from, to })}
          </a>
        </TwoLines>
      ),
    },
    { id: 'shop', title: t('desksettlement:column.shop'), cell: ({ shop }) => shop },
    {
      id: 'opening',
      end: true,
      title: t('desksettlement:column.opening'),
      cell: ({ opening }) => signedPrice(opening),
    },
    {
      id: 'closing',
      end: true,
      title: t('desksettlement:column.closing'),
      cell: ({ closing }) => signedPrice(closing),
    },
    {
      id: 'status',
      title: t('desksettlement:column.status'),
      cell: ({ status, confirmUntil, confirmedAt, bySilence }) => {
        const until =
          status === STATEMENT_STATUS.OPEN && t('desksettlement:until', { at: dateTime(confirmUntil, language) });
        const done = confirmedAt && dateTime(confirmedAt, language);
        return (
          <TwoLines note={done ? (bySilence ? t('desksettlement:bySilence', { at: done }) : done) : until}>
            {t(`desksettlement:status.${status}`)}
          </TwoLines>
        );
      },
    },
  ];
  return columns.filter(({ id }) => everyShop || id !== 'shop');
}

export const PERCENT = 100;
export const percent = (rate: number): string => `${rate / PERCENT}%`;
