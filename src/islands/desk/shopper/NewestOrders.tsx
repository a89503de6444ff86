import { viewOrder } from '#contract/order/desk.calls.ts';
import type { DeskShopper } from '#contract/shopper/schema.ts';
import { orderPath } from '../../../lib/browser/desk/order-url.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { price } from '../../../lib/shared/price.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { StatusTag } from '../order/StatusTag.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { MayLink } from '../ui/may.tsx';

type Order = DeskShopper['newest'][number];

export function NewestOrders({ shopper: { orders, newest } }: { shopper: DeskShopper }) {
  const { t, language } = useIsland();
  const columns: Column<Order>[] = [
    {
      id: 'order',
      title: t('deskshoppers:order'),
      cell: ({ id }) => (
        <MayLink call={viewOrder} href={orderPath(id)} className="desk-number">
          {id}
        </MayLink>
      ),
    },
    { id: 'status', title: t('deskshoppers:state'), cell: (order) => <StatusTag order={order} /> },
    { id: 'at', title: t('deskshoppers:orderedAt'), cell: ({ createdAt }) => dateTime(createdAt, language) },
    { id: 'payable', end: true, title: t('deskshoppers:payable'), cell: ({ payable }) => price(payable) },
  ];
  return (
    <section className="desk-card col-span-full" aria-labelledby="shopper-orders">
      <h2 id="shopper-orders">{t('deskshoppers:orders', { n: orders })}</h2>
      {newest.length === 0 ? (
        <p className="text-quiet">{t('deskshoppers:noOrders')}</p>
      ) : (
        <DataTable
          caption={t('deskshoppers:orders', { n: orders })}
          columns={columns}
          rows={newest}
          idOf={({ id }) => id}
        />
      )}
    </section>
  );
}
