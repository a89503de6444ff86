import { useStore } from '@nanostores/react';
import { viewOrder } from '#contract/order/desk.calls.ts';
import { addAdjustment } from '#contract/settlement/desk.calls.ts';
import type { AdjustmentView } from '#contract/settlement/desk.schema.ts';
import { orderPath } from '../../../lib/browser/desk/order-url.ts';
import { adjustmentsPath, MERCHANTS_PATH, readAdjustments } from '../../../lib/browser/desk/settlement-url.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { price, signedPrice } from '../../../lib/shared/price.ts';
import { createAdjustments } from '../../../stores/desk/settlement.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import type { Column } from '../ui/DataTable.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundList } from '../ui/FoundList.tsx';
import { May, MayLink } from '../ui/may.tsx';
import { TwoLines } from '../ui/TwoLines.tsx';

export const AdjustmentsScreen = defineScreen(Adjustments);

function Adjustments({ search }: { search: string }) {
  const { t } = useIsland();
  const found = useAddressList({ search, read: readAdjustments, path: adjustmentsPath, create: createAdjustments });
  const { list, page } = found;
  const busy = useStore(list.$busy);
  return (
    <FoundList
      title={t('desksettlement:adjustments')}
      actions={
        <May call={addAdjustment}>
          <a className="btn btn-outline btn-sm" href={MERCHANTS_PATH}>
            {t('desksettlement:adjustAt')}
          </a>
        </May>
      }
      found={found}
      none={<p>{t('desksettlement:noAdjustments')}</p>}
      columns={useColumns(busy, list.decide)}
    >
      {page && <p className="field-hint mb-4">{t('desksettlement:adjustmentsHint', { limit: price(page.limit) })}</p>}
    </FoundList>
  );
}

type Decide = (id: number, accept: boolean) => Promise<boolean>;

function useColumns(busy: boolean, decide: Decide): Column<AdjustmentView>[] {
  const { t, language } = useIsland();
  return [
    {
      id: 'shop',
      title: t('desksettlement:column.shop'),
      cell: ({ shop, at }) => <TwoLines note={dateTime(at, language)}>{shop}</TwoLines>,
    },
    {
      id: 'order',
      title: t('desksettlement:column.order'),
      cell: ({ orderId }) =>
        orderId === null ? (
          '—'
        ) : (
          <MayLink call={viewOrder} href={orderPath(orderId)} className="desk-number">
            {orderId}
          </MayLink>
        ),
    },
    {
      id: 'reason',
      title: t('desksettlement:reason'),
      cell: ({ reason, by }) => <TwoLines note={by}>{reason}</TwoLines>,
    },
    { id: 'amount', end: true, title: t('desksettlement:column.amount'), cell: ({ amount }) => signedPrice(amount) },
    {
      id: 'status',
      title: t('desksettlement:column.status'),
      cell: ({ status, decidedBy }) => <TwoLines note={decidedBy}>{t(`desksettlement:adjustment.${status}`)}</TwoLines>,
    },
    {
      id: 'decide',
      title: t('desksettlement:decision'),
      cell: ({ id, mayDecide, shop }) =>
        mayDecide && (
          <span className="flex flex-wrap gap-2">
            <Button
              size="sm"
              busy={busy}
              aria-label={t('desksettlement:approveOf', { shop })}
              onClick={() => void decide(id, true)}
            >
              {t('desksettlement:approve')}
            </Button>
            <Button
              size="sm"
              busy={busy}
              aria-label={t('desksettlement:declineOf', { shop })}
              onClick={() => void decide(id, false)}
            >
              {t('desksettlement:decline')}
            </Button>
          </span>
        ),
    },
  ];
}
