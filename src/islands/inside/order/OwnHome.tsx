import type { ReactNode } from 'react';
import type { OwnCoupon } from '#contract/coupon/schema.ts';
import type { OwnMessage } from '#contract/message/schema.ts';
import type { OrdersUnderWay } from '../../../lib/browser/order/own-home.ts';
import type { Resource, WithFirst } from '../../../lib/shared/api/resource.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { createEndingCoupons, createLatestMessages, createUnderWay } from '../../../stores/inside/own-home.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useFresh } from '../../ui/use-fresh.ts';
import { useResource } from '../../ui/use-resource.ts';
import { Coupon } from '../ui/coupon/Coupon.tsx';
import { Sentence } from '../ui/order/Sentence.tsx';
import { OrderCard } from './OrderCard.tsx';

type Props = {
  orders: Resource<OrdersUnderWay>;
  coupons: Resource<OwnCoupon[]>;
  messages: Resource<OwnMessage[]>;
};

export const OwnHome = defineScreen(({ orders, coupons, messages }: Props) => (
  <div className="own-home-parts">
    <Orders first={orders} />
    <div className="grid grid-cols-1 grid-rows-[1fr] gap-4">
      <Messages first={messages} />
      <Coupons first={coupons} />
    </div>
  </div>
));

type PartProps = { id: string; title: string; href: string; all: string; children: ReactNode };

function Part({ id, title, href, all, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="py-6 px-7 rounded-box bg-base-100">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 mb-4">
        <h2 className="text-lg font-semibold" id={id}>
          {title}
        </h2>
        <a className="flex items-center text-sm text-quiet hover:text-base-content" href={href}>
          {all}
          <Icon name="right" className="size-4" />
        </a>
      </div>
      {children}
    </section>
  );
}

function Orders({ first }: WithFirst<OrdersUnderWay>) {
  const { t } = useIsland();
  const [orders, now] = useResource(createUnderWay, first);
  useFresh(orders);
  const { value } = now;
  return (
    <Part id="own-orders" title={t('ownhome:orders')} href="/user-center/uc-order" all={t('ownhome:allOrders')}>
      <Loading now={now} onRetry={orders.reload}>
        <Skeleton count={2} className="h-44" />
      </Loading>
      {value?.items.length === 0 && (
        <Empty title={t('ownhome:noOrders')}>
          <a href="/goods" className="btn btn-primary">
            {t('ownhome:shop')}
          </a>
        </Empty>
      )}
      <ul className="orders aria-busy:opacity-50">
        {value?.items.map((order, n) => (
          <li key={order.id}>
            {order.sentence !== value.items[n - 1]?.sentence && (
              <div className="own-home-next">
                <Sentence order={order} />
              </div>
            )}
            <OrderCard order={order} now={value.now} onChange={() => void orders.reload()} />
          </li>
        ))}
      </ul>
      {Boolean(value?.more) && (
        <p className="mt-4 text-sm underline underline-offset-[0.2em]">
          <a href="/user-center/uc-order">{t('ownhome:more', { n: value?.more ?? 0 })}</a>
        </p>
      )}
    </Part>
  );
}

function Coupons({ first }: WithFirst<OwnCoupon[]>) {
  const { t, language } = useIsland();
  const [, { value }] = useResource(createEndingCoupons, first);
  if (!value?.length) return null;
  return (
    <Part id="own-coupons" title={t('ownhome:coupons')} href="/user-center/uc-coupons" all={t('ownhome:allCoupons')}>
      <ul className="own-home-coupons grid gap-3">
        {value.map((coupon) => (
          <li key={coupon.id}>
            <Coupon coupon={coupon} time={t('ownhome:until', { time: dateTime(coupon.to, language) })}>
              <a
                href={coupon.link}
                className="btn btn-primary btn-sm"
                aria-label={t('ownhome:useOf', { name: coupon.name })}
              >
                {t('ownhome:use')}
              </a>
            </Coupon>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Messages({ first }: WithFirst<OwnMessage[]>) {
  const { t, language } = useIsland();
  const [messages, now] = useResource(createLatestMessages, first);
  return (
    <Part id="own-messages" title={t('ownhome:messages')} href="/user-center/uc-message" all={t('ownhome:allMessages')}>
      <Loading now={now} onRetry={messages.reload}>
        <Skeleton count={3} className="h-12" />
      </Loading>
      {now.value?.length === 0 && <p className="orders-none">{t('ownhome:noMessages')}</p>}
      <ul className="own-home-messages grid gap-3.5 text-sm">
        {now.value?.map(({ id, title, text, link, at, read }) => (
          <li key={id}>
            <p className="first:flex first:flex-wrap first:items-baseline first:gap-x-2 first:gap-y-0 first:font-semibold">
              <a className="hover:text-price" href={link}>
                {title}
              </a>
              {!read && (
                <em className="size-2 self-center rounded-full bg-price">
                  <span className="sr-only">{t('ownhome:unread')}</span>
                </em>
              )}
              <time className="ml-auto font-normal text-quiet" dateTime={at}>
                {dateTime(at, language)}
              </time>
            </p>
            <p className="first:flex first:flex-wrap first:items-baseline first:gap-x-2 first:gap-y-0 first:font-semibold">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
