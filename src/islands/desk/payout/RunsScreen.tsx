import { useStore } from '@nanostores/react';
import { drawUpRun } from '#contract/payout/desk.calls.ts';
import type { RunBrief } from '#contract/payout/desk.schema.ts';
import { readRuns, runPath, runsPath } from '../../../lib/browser/desk/payout-url.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { price } from '../../../lib/shared/price.ts';
import { createRuns } from '../../../stores/desk/payout.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import type { Column } from '../ui/DataTable.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundList } from '../ui/FoundList.tsx';
import { May } from '../ui/may.tsx';
import { TwoLines } from '../ui/TwoLines.tsx';

export const RunsScreen = defineScreen(Runs);

function Runs({ search }: { search: string }) {
  const { t } = useIsland();
  const found = useAddressList({ search, read: readRuns, path: runsPath, create: createRuns });
  const { list, page } = found;
  const busy = useStore(list.$busy);
  const drawUp = async () => {
    const id = await list.drawUp();
    if (id !== undefined) location.assign(runPath(id));
  };
  return (
    <FoundList
      title={t('deskpayout:title')}
      actions={
        <May call={drawUpRun}>
          <Button size="sm" look="primary" busy={busy} onClick={() => void drawUp()}>
            {t('deskpayout:drawUp')}
          </Button>
        </May>
      }
      found={found}
      none={<p>{t('deskpayout:none')}</p>}
      columns={useColumns()}
    >
      <p className="field-hint mb-4">{t('deskpayout:hint')}</p>
      {page && (
        <p className="mb-4">
          {t('deskpayout:ready', { amount: price(page.ready.amount), n: page.ready.shops })}
          {page.ready.without > 0 && ` ${t('deskpayout:without', { n: page.ready.without })}`}
        </p>
      )}
    </FoundList>
  );
}

function useColumns(): Column<RunBrief>[] {
  const { t, language } = useIsland();
  return [
    {
      id: 'run',
      title: t('deskpayout:column.run'),
      cell: ({ id, drawnAt, drawnBy }) => (
        <TwoLines note={`${drawnBy} · ${dateTime(drawnAt, language)}`}>
          <a className="link" href={runPath(id)}>
            {t('deskpayout:run', { id })}
          </a>
        </TwoLines>
      ),
    },
    {
      id: 'payouts',
      end: true,
      title: t('deskpayout:column.payouts'),
      cell: ({ payouts, waiting }) => (
        <TwoLines note={waiting > 0 && t('deskpayout:waiting', { n: waiting })}>{payouts}</TwoLines>
      ),
    },
    { id: 'amount', end: true, title: t('deskpayout:column.amount'), cell: ({ amount }) => price(amount) },
    {
      id: 'status',
      title: t('deskpayout:column.status'),
      cell: ({ status, approvedBy }) => <TwoLines note={approvedBy}>{t(`deskpayout:status.${status}`)}</TwoLines>,
    },
  ];
}
