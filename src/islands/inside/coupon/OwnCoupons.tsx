import type { OwnCoupon, OwnCoupons as Page } from '#contract/coupon/schema.ts';
import { COUPON_ENDS_SOON } from '#contract/coupon/values.ts';
import { COUPON_USE } from '#contract/enums.ts';
import { DAY_MS } from '#contract/time.ts';
import { OWN_STATUSES, ownPath, readOwn } from '../../../lib/browser/coupon/coupon-url.ts';
import { orderPath } from '../../../lib/browser/order/checkout.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { price } from '../../../lib/shared/price.ts';
import { createOwnCoupons } from '../../../stores/public/coupon.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { Coupon } from '../ui/coupon/Coupon.tsx';
import { RedeemForm } from '../ui/coupon/RedeemForm.tsx';

export const OwnCoupons = defineScreen(Own);

function Own({ search, first }: { search: string } & WithFirst<Page>) {
  const { t } = useIsland();
  const found = useAddressList({ search, first, create: createOwnCoupons, read: readOwn, path: ownPath });
  const { filter, page, go } = found;
  return (
    <section className="coupons">
      <header className="flex items-baseline justify-between gap-4 mb-2">
        <h1 className="text-xl font-semibold">{t('coupon:mine')}</h1>
        <a className="text-sm" href="/coupons">
          {t('coupon:toCentre')}
        </a>
      </header>
      <RedeemForm onDone={() => go({ status: COUPON_USE.UN_USE, page: 1 })} />
      <AddressTabs
        found={found}
        label={t('coupon:mine')}
        name="status"
        options={OWN_STATUSES.map((status) => [
          status,
          `${t(`coupon:status.${status}`)} ${page?.counts[`${status}`] ?? ''}`,
        ])}
      />
      <PagedList
        found={found}
        skeleton={<Skeleton count={3} className="h-32" />}
        none={() => (
          <Empty title={t(`coupon:empty.${filter.status}`)}>
            <a href="/coupons" className="btn btn-primary">
              {t('coupon:toCentre')}
            </a>
          </Empty>
        )}
      >
        {({ items, now }) => (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,25rem),1fr))] gap-4">
            {items.map((coupon) => (
              <li key={coupon.id}>
                <Card coupon={coupon} now={now} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

function Card({ coupon, now }: { coupon: OwnCoupon; now: string }) {
  const { t, language } = useIsland();
  const { status, from, to, order, link, name } = coupon;
  const left = Date.parse(to) - Date.parse(now);
  const unused = status === COUPON_USE.UN_USE && left > 0;
  const begun = from <= now;
  return (
    <Coupon
      coupon={coupon}
      time={
        begun
          ? t('coupon:until', { day: dateTime(to, language) })
          : t('coupon:between', { from: dateTime(from, language), to: dateTime(to, language) })
      }
      badge={unused && left < COUPON_ENDS_SOON * DAY_MS ? t('coupon:endsSoon') : undefined}
      faded={!unused}
    >
      {unused && begun && (
        <a href={link} className="btn btn-primary btn-sm" aria-label={t('coupon:useOf', { name })}>
          {t('coupon:use')}
        </a>
      )}
      {unused && !begun && <span className="text-quiet">{t('coupon:notBegun')}</span>}
      {order && (
        <>
          <span>{t('coupon:saved', { amount: price(order.saved) })}</span>
          <a href={orderPath(order.id)}>{t('coupon:order')}</a>
        </>
      )}
      {!unused && !order && <span className="text-quiet">{t('coupon:status.30')}</span>}
    </Coupon>
  );
}
