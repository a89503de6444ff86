import type { RefundBrief, RefundPage } from '#contract/refund/schema.ts';
import { REFUND_TABS, type RefundTab } from '#contract/refund/values.ts';
import { orderPath } from '../../../lib/browser/order/checkout.ts';
import { kindName } from '../../../lib/browser/refund/refund-steps.rules.ts';
import { readRefunds, refundPath, refundsPath } from '../../../lib/browser/refund/refund-url.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { shopPath } from '../../../lib/shared/paths.ts';
import { createRefundList } from '../../../stores/inside/refund.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Money } from '../../ui/Money.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { PointsPrice } from '../../ui/PointsPrice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { OrderLine } from '../ui/order/OrderLine.tsx';
import { OrderSide } from '../ui/order/OrderSide.tsx';
import { ParcelNews } from '../ui/order/ParcelNews.tsx';
import { Deadline } from '../ui/refund/Deadline.tsx';

/** Those of refunds that are under way say how many. */
const OPEN_TABS: readonly RefundTab[] = ['answer', 'send', 'sent'];

export const RefundList = defineScreen(List);

function List({ search, first }: { search: string } & WithFirst<RefundPage>) {
  const { t } = useIsland();
  const found = useAddressList({ search, first, create: createRefundList, read: readRefunds, path: refundsPath });
  const { list, filter, page } = found;
  return (
    <section className="refunds">
      <h1 className="mb-4">{t('refund:title')}</h1>
      <AddressTabs
        found={found}
        label={t('refund:tabs')}
        name="tab"
        options={REFUND_TABS.map((tab) => [
          tab,
          t(`refund:tab.${tab}`),
          (OPEN_TABS.includes(tab) && page?.counts[tab]) || undefined,
        ])}
      />
      <PagedList
        found={found}
        skeleton={<Skeleton count={3} className="h-44" />}
        none={() => (
          <Empty title={t(`refund:none.${filter.tab === 'all' ? 'all' : 'tab'}`)} text={t('refund:none.text')}>
            <a href="/user-center/uc-order" className="btn btn-primary">
              {t('refund:apply.toOrders')}
            </a>
          </Empty>
        )}
      >
        {({ items, now }) => (
          <ul className="orders">
            {items.map((refund) => (
              <li key={refund.id}>
                <Card refund={refund} now={now} onEnd={() => void list.reload()} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

function Card({ refund, now, onEnd }: { refund: RefundBrief; now: string; onEnd: () => void }) {
  const { language, t } = useIsland();
  const { id, orderId, shop, line, status, quantity, amount, points, appliedAt, parcel } = refund;
  const dueAt = refund.dueAt ?? refund.appealBy;
  return (
    <article
      className="order-card border border-base-300 rounded-box overflow-hidden"
      aria-label={t('refund:number', { id })}
    >
      <header>
        <time dateTime={appliedAt}>{dateTime(appliedAt, language)}</time>
        <span className="order-number">{t('refund:number', { id })}</span>
        <a className="flex items-center gap-1.5 hover:text-base-content" href={shopPath(shop.id)}>
          <Icon name="shop" className="size-4" />
          {shop.name}
        </a>
        <strong data-refund={status}>{t(`refund:status.${status}`)}</strong>
      </header>
      <div className="grid grid-cols-1 px-5 min-[76rem]:grid-cols-[minmax(0,1fr)_20.5rem] min-[76rem]:gap-6">
        <div>
          <ul>
            <OrderLine line={{ ...line, quantity: quantity || line.quantity }} />
          </ul>
          {parcel && (
            <ParcelNews parcel={parcel} href={`${refundPath(id)}#refund-parcel`} sent={t('refund:ship.sent')} />
          )}
        </div>
        <OrderSide>
          <p>
            <span className="text-quiet">{t(`refund:kind.${kindName(refund)}`)}</span>{' '}
            {amount === 0 && points > 0 ? (
              <PointsPrice points={points} money={amount} size="base" />
            ) : (
              <Money fen={amount} size="base" />
            )}
          </p>
          {dueAt && (
            <p className="text-quiet">
              {t(`refund:clock.${status}`)} <Deadline dueAt={dueAt} now={now} onEnd={onEnd} />
            </p>
          )}
          <a href={refundPath(id)} className="btn btn-sm btn-outline">
            {t('refund:details')}
            <span className="sr-only"> {id}</span>
          </a>
          <a href={orderPath(orderId)} className="btn btn-sm btn-ghost">
            {t('refund:toOrder')}
          </a>
        </OrderSide>
      </div>
    </article>
  );
}
