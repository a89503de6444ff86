import type { OwnCoupon } from '#contract/coupon/schema.ts';
import { COUPON_ENDS_SOON } from '#contract/coupon/values.ts';
import { COUPON_USE } from '#contract/enums.ts';
import { DAY_MS } from '#contract/time.ts';
import { OWN_STATUSES, ownPath, readOwn } from '../../../lib/browser/coupon/coupon-url.ts';
import { orderPath } from '../../../lib/browser/order/checkout.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { price } from '../../../lib/shared/price.ts';
import { createOwnCoupons } from '../../../stores/public/coupon.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { inPage } from '../../ui/in-page.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { Coupon } from '../ui/coupon/Coupon.tsx';
import { RedeemForm } from '../ui/coupon/RedeemForm.tsx';

/** Coupons that the shopper has. @param search of the address */
export const OwnCoupons = defineScreen(Own);

function Own({ search }: { search: string }) {
  const { t } = useIsland();
  const { list, filter, now, page, moving, go } = useAddressList({
    ...{ search, create: createOwnCoupons, read: readOwn, path: ownPath },
  });
  const { status } = filter;
  return (
    <section className="coupons">
      <header>
        <h1>{t('coupon:mine')}</h1>
        <a href="/coupons">{t('coupon:toCentre')}</a>
      </header>
      <RedeemForm onDone={() => go({ status: COUPON_USE.UN_USE, page: 1 })} />
      <nav className="order-tabs" aria-label={t('coupon:mine')}>
        {OWN_STATUSES.map((one) => (
          <a
            key={one}
            href={ownPath({ status: one, page: 1 })}
            aria-current={one === status ? 'page' : undefined}
            onClick={inPage(() => go({ status: one, page: 1 }))}
          >
            {t(`coupon:status.${one}`)} {page?.counts[`${one}`] ?? ''}
          </a>
        ))}
      </nav>
      <Loading now={now} onRetry={list.reload}>
        <Skeleton count={3} className="h-32" />
      </Loading>
      {page && (
        <div aria-busy={moving}>
          {page.items.length === 0 && (
            <Empty title={t(`coupon:empty.${status}`)}>
              <a href="/coupons" className="btn btn-primary">
                {t('coupon:toCentre')}
              </a>
            </Empty>
          )}
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(25rem,1fr))] gap-4">
            {page.items.map((coupon) => (
              <li key={coupon.id}>
                <Card coupon={coupon} now={page.now} />
              </li>
            ))}
          </ul>
          <Pager
            page={page.page}
            pages={page.pages}
            hrefOf={(to) => ownPath({ ...filter, page: to })}
            onPage={(to) => go({ ...filter, page: to })}
          />
        </div>
      )}
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
