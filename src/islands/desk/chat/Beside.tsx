import type { ReactNode } from 'react';
import { listTalkGoods, listTalkOrders, listTalkRefunds } from '#contract/chat/desk.calls.ts';
import { desk } from '../../../lib/browser/api/desk/client.ts';
import { productPath } from '../../../lib/shared/paths.ts';
import { createResource } from '../../../stores/public/resource.ts';
import { Card, OrderCard, ProductCard } from '../../inside/ui/chat/Cards.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useResource } from '../../ui/use-resource.ts';

export const LINKS = { product: productPath, order: (id: string) => `/desk/orders/${id}` };

export function Beside({ id }: { id: number }) {
  const { t } = useIsland();
  return (
    <>
      <Things
        what="orders"
        load={() => desk.call(listTalkOrders, { params: { id } })}
        card={(order) => <OrderCard order={order} href={LINKS.order} />}
      />
      <Things
        what="refunds"
        load={() => desk.call(listTalkRefunds, { params: { id } })}
        card={({ id: refund, title, picture, amount, status }) => (
          <Card
            {...{ title, picture, fen: amount, href: `/desk/refunds/${refund}` }}
            below={t(`refund:status.${status}`)}
          />
        )}
      />
      <Things
        what="goods"
        load={() => desk.call(listTalkGoods, { params: { id } })}
        card={(product) => <ProductCard product={product} href={LINKS.product} />}
      />
    </>
  );
}

type ThingsProps<T> = {
  what: 'orders' | 'refunds' | 'goods';
  load: () => Promise<T[]>;
  card: (thing: T) => ReactNode;
};

function Things<T extends { id: string | number }>({ what, load, card }: ThingsProps<T>) {
  const { t } = useIsland();
  const [things, now] = useResource((words) => createResource(load, words));
  return (
    <section>
      <h3 className="mb-2 font-semibold">{t(`deskchat:beside.${what}`)}</h3>
      <Loading now={now} onRetry={things.reload} />
      {now.value?.length === 0 && <p className="text-quiet">{t(`deskchat:besideNone.${what}`)}</p>}
      <ul className="grid gap-2">
        {now.value?.map((thing) => (
          <li key={thing.id}>{card(thing)}</li>
        ))}
      </ul>
    </section>
  );
}
