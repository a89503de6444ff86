import type { OrderPage } from '#contract/order/schema.ts';
import type { OrderTab } from '#contract/order/values.ts';
import { filterPath } from '../../../lib/browser/order/order-url.ts';
import type { IconName } from '../../../lib/shared/icons.ts';
import { price } from '../../../lib/shared/price.ts';
import { createOrderList } from '../../../stores/inside/order.ts';
import { createOwnFigures, type OwnFigures } from '../../../stores/inside/own-figures.ts';
import type { WithFirst } from '../../../stores/public/resource.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { OrderCard } from './OrderCard.tsx';

const SHORTCUTS: { tab: Exclude<OrderTab, 'all'>; icon: IconName }[] = [
  { tab: 'toPay', icon: 'clock' },
  { tab: 'producing', icon: 'edit' },
  { tab: 'toSend', icon: 'shop' },
  { tab: 'toReceipt', icon: 'truck' },
  { tab: 'completed', icon: 'check' },
];
const RECENT = 3;

export const OrderOverview = defineScreen(Overview);

type Props = WithFirst<OrderPage> & { figures: WithFirst<OwnFigures>['first'] };

function Overview({ first, figures }: Props) {
  const { t } = useIsland();
  const [orders, now] = useResource((words) => createOrderList({ tab: 'all', page: 1, text: '' }, words), first);
  const page = now.value;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h2>{t('order:overview.title')}</h2>
        <a
          className="flex items-center text-sm text-quiet hover:text-base-content"
          href={filterPath({ tab: 'all', page: 1, text: '' })}
        >
          {t('order:overview.all')}
          <Icon name="right" className="size-4" />
        </a>
      </div>
      <nav className="order-shortcuts grid grid-cols-5 gap-2 my-4" aria-label={t('order:list.tabs')}>
        {SHORTCUTS.map(({ tab, icon }) => (
          <a
            key={tab}
            className="relative grid justify-items-center gap-2 py-4 px-2 rounded-field text-sm text-center hover:bg-base-200"
            href={filterPath({ tab, page: 1, text: '' })}
          >
            <Icon name={icon} className="size-6" />
            {t(`order:word.${tab}`)}
            {tab !== 'completed' && Boolean(page?.counts[tab]) && (
              <b className="absolute top-2.5 left-[calc(50%_+_0.5rem)] min-w-4.5 px-1.25 rounded-full text-[0.6875rem] leading-4.5 text-primary-content bg-primary">
                {page?.counts[tab]}
              </b>
            )}
          </a>
        ))}
      </nav>
      <Figures first={figures} />
      <Loading now={now} onRetry={orders.reload}>
        <Skeleton count={1} className="h-44" />
      </Loading>
      {page && <Recent page={page} onChange={() => void orders.reload()} />}
    </>
  );
}

function Figures({ first }: WithFirst<OwnFigures>) {
  const { t } = useIsland();
  const [, { value }] = useResource(createOwnFigures, first);
  const figures = [
    [
      '/user-center/uc-balance',
      'order:overview.balance',
      value?.balance === undefined ? undefined : price(value.balance),
    ],
    ['/user-center/uc-integral', 'order:overview.points', value?.points],
    ['/user-center/uc-coupons', 'order:overview.coupons', value?.coupons],
    ['/user-center/uc-collection', 'order:overview.favourites', value?.favourites],
    ['/user-center/uc-footprint', 'order:overview.footprints', value?.footprints],
  ] as const;
  return (
    <ul className="own-figures grid grid-cols-5 mb-6 border-y border-y-base-300 text-sm text-center max-sm:grid-cols-3">
      {figures.map(([href, name, figure]) => (
        <li key={href}>
          <a href={href}>
            <b className="text-lg font-semibold tabular-nums text-base-content">{figure ?? '–'}</b>
            {t(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Recent({ page, onChange }: { page: OrderPage; onChange: () => void }) {
  const { t } = useIsland();
  if (!page.items.length) {
    return (
      <p className="orders-none min-h-44">
        {t('order:list.empty')}{' '}
        <a className="ms-2 text-base-content underline underline-offset-3" href="/goods">
          {t('order:list.shop')}
        </a>
      </p>
    );
  }
  return (
    <>
      <h3 className="mb-3 font-semibold">{t('order:overview.recent')}</h3>
      <ul className="orders aria-busy:opacity-50">
        {page.items.slice(0, RECENT).map((order) => (
          <li key={order.id}>
            <OrderCard order={order} now={page.now} onChange={onChange} />
          </li>
        ))}
      </ul>
    </>
  );
}
