import { useState } from 'react';
import type { ShopBalance } from '#contract/settlement/desk.schema.ts';
import { signedPrice } from '../../../lib/shared/price.ts';
import { createBalance } from '../../../stores/desk/settlement.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { DataTable } from '../ui/DataTable.tsx';

const FIGURES = ['available', 'pending', 'inPayout'] as const;

/** @param shopId empty: the operator's own */
export function Balance({ shopId }: { shopId: string }) {
  const { t } = useIsland();
  const [balance, now] = useResource((words) => createBalance(shopId, words));
  if (!now.value)
    return (
      <Loading now={now} onRetry={balance.reload}>
        <Skeleton count={1} className="h-24" />
      </Loading>
    );
  const { value } = now;
  return (
    <>
      <dl
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-4 mb-4"
        aria-label={t('desksettlement:balance')}
      >
        {FIGURES.map((name) => (
          <div key={name} className="py-3.5 px-4.5 rounded-box bg-base-100">
            <dt className="text-sm text-quiet">{t(`desksettlement:${name}`)}</dt>
            <dd className="text-lg font-semibold tabular-nums">{signedPrice(value[name])}</dd>
            <dd className="field-hint">{t(`desksettlement:hint.${name}`)}</dd>
          </div>
        ))}
      </dl>
      {value.days.length > 0 && <Days balance={value} />}
    </>
  );
}

type Day = ShopBalance['days'][number];

function Days({ balance: { days } }: { balance: ShopBalance }) {
  const { t } = useIsland();
  const [open, setOpen] = useState(false);
  return (
    <details className="desk-card mb-4" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer font-semibold">{t('desksettlement:byDay')}</summary>
      <DataTable
        caption={t('desksettlement:byDay')}
        rows={days}
        idOf={({ day }: Day) => day ?? ''}
        columns={[
          {
            id: 'day',
            title: t('desksettlement:column.day'),
            cell: ({ day }) => day ?? t('desksettlement:notReceived'),
          },
          { id: 'orders', end: true, title: t('desksettlement:column.orders'), cell: ({ orders }) => orders },
          {
            id: 'amount',
            end: true,
            title: t('desksettlement:column.amount'),
            cell: ({ amount }) => signedPrice(amount),
          },
        ]}
      />
    </details>
  );
}
