import type { ReactNode } from 'react';
import { viewOrder } from '#contract/order/desk.calls.ts';
import { viewRefund } from '#contract/refund/desk.calls.ts';
import type { FailureWords } from '../../../lib/shared/api/failure.ts';
import { productPath } from '../../../lib/shared/paths.ts';
import { createTalkGoods, createTalkOrders, createTalkRefunds } from '../../../stores/desk/chat-sidebar.ts';
import type { createResource } from '../../../stores/public/resource.ts';
import { Card, OrderCard, ProductCard } from '../../inside/ui/chat/Cards.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { useMay } from '../ui/may.tsx';

/** To the shop, and to orders for who may open them. */
export function useChatLinks() {
  const opens = useMay()(viewOrder);
  return { product: productPath, order: (id: string) => (opens ? `/desk/orders/${id}` : undefined) };
}

export function ChatSidebar({ id }: { id: number }) {
  const { t } = useIsland();
  const links = useChatLinks();
  const opensRefunds = useMay()(viewRefund);
  return (
    <>
      <Things
        what="orders"
        create={(words) => createTalkOrders(id, words)}
        card={(order) => <OrderCard order={order} href={links.order} />}
      />
      <Things
        what="refunds"
        create={(words) => createTalkRefunds(id, words)}
        card={({ id: refund, title, picture, amount, status }) => (
          <Card
            {...{ title, picture, fen: amount, href: opensRefunds ? `/desk/refunds/${refund}` : undefined }}
            below={t(`refund:status.${status}`)}
          />
        )}
      />
      <Things
        what="goods"
        create={(words) => createTalkGoods(id, words)}
        card={(product) => <ProductCard product={product} href={links.product} />}
      />
    </>
  );
}

type ThingsProps<T> = {
  what: 'orders' | 'refunds' | 'goods';
  create: (words: FailureWords) => ReturnType<typeof createResource<T[]>>;
  card: (thing: T) => ReactNode;
};

function Things<T extends { id: string | number }>({ what, create, card }: ThingsProps<T>) {
  const { t } = useIsland();
  const [things, now] = useResource(create);
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
