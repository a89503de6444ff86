import { useState } from 'react';
import type { DeskGroups } from '#contract/group-buy/desk.schema.ts';
import { createGroups } from '../../../stores/desk/group-buy.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { useMoment } from '../ui/moment.ts';
import { TableFrame } from '../ui/TableFrame.tsx';

type Group = DeskGroups['items'][number];

export function Groups({ id }: { id: string }) {
  const { t } = useIsland();
  const [page, setPage] = useState(1);
  const [list, now] = useResource((words) => createGroups(id, words));
  const go = (to: number) => {
    setPage(to);
    void list.show({ page: to });
  };
  return (
    <section className="desk-card mt-5" aria-labelledby="groups-title">
      <h2 id="groups-title" className="mb-3 font-semibold">
        {t('deskgroups:groups.title')}
      </h2>
      <TableFrame
        now={now}
        onRetry={list.reload}
        isEmpty={({ total }) => total === 0}
        empty={t('deskgroups:groups.none')}
      >
        {(value) => (
          <>
            <List rows={value.items} />
            <Pager page={page} pages={value.pages} hrefOf={(to) => `?page=${to}`} onPage={go} />
          </>
        )}
      </TableFrame>
    </section>
  );
}

function List({ rows }: { rows: Group[] }) {
  const { t } = useIsland();
  const moment = useMoment();
  const columns: Column<Group>[] = [
    { id: 'id', title: t('deskgroups:groups.id'), cell: ({ id }) => <span className="desk-number">{id}</span> },
    {
      id: 'state',
      title: t('deskgroups:state.title'),
      cell: ({ state }) => <span className="badge badge-sm badge-outline">{t(`deskgroups:groups.${state}`)}</span>,
    },
    {
      id: 'paid',
      title: t('deskgroups:groups.paid'),
      cell: ({ paid, size, held }) =>
        held > 0 ? t('deskgroups:groups.paidHeld', { paid, size, held }) : `${paid} / ${size}`,
    },
    { id: 'opened', title: t('deskgroups:groups.openedAt'), cell: ({ openedAt }) => moment(openedAt) },
    { id: 'ends', title: t('deskgroups:groups.endsAt'), cell: ({ endsAt }) => moment(endsAt) },
    {
      id: 'orders',
      title: t('deskgroups:groups.orders'),
      cell: ({ orders }) =>
        orders.map((order) => (
          <a key={order} className="link desk-number block py-1" href={`/desk/orders/${order}`}>
            {order}
          </a>
        )),
    },
  ];
  return <DataTable caption={t('deskgroups:groups.title')} columns={columns} rows={rows} idOf={({ id }) => id} />;
}
