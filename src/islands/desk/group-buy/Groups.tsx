import type { DeskGroups } from '#contract/group-buy/desk.schema.ts';
import { viewOrder } from '#contract/order/desk.calls.ts';
import { createGroups } from '../../../stores/desk/group-buy.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useResource } from '../../ui/use-resource.ts';
import type { Column } from '../ui/DataTable.tsx';
import { FoundSection } from '../ui/FoundList.tsx';
import { MayLink } from '../ui/may.tsx';
import { useMoment } from '../ui/moment.ts';

type Group = DeskGroups['items'][number];

export function Groups({ id }: { id: string }) {
  const { t } = useIsland();
  const moment = useMoment();
  const [list, now] = useResource((words) => createGroups(id, words));
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
          <MayLink key={order} call={viewOrder} className="link desk-number block py-1" href={`/desk/orders/${order}`}>
            {order}
          </MayLink>
        )),
    },
  ];
  return (
    <FoundSection
      id="groups-title"
      title={t('deskgroups:groups.title')}
      className="mt-5"
      found={{
        ...{ list, now, page: now.value, hrefOf: (page) => `?page=${page}` },
        onPage: (page) => void list.show({ page }),
      }}
      none={t('deskgroups:groups.none')}
      columns={columns}
    />
  );
}
