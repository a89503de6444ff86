import type { OrdersToReview } from '#contract/review/schema.ts';
import { OWN_REVIEW_TABS } from '#contract/review/values.ts';
import { orderPath } from '../../../lib/browser/order/checkout.ts';
import type { OwnReviewPage } from '../../../lib/browser/review/own-reviews.ts';
import { ownReviewsPath, readOwnReviews, writePath } from '../../../lib/browser/review/review-url.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { date } from '../../../lib/shared/format.ts';
import { createOwnReviews } from '../../../stores/inside/review.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { Goods } from './Goods.tsx';
import { Written } from './Written.tsx';

export const OwnReviews = defineScreen(Own);

function Own({ search, first }: { search: string } & WithFirst<OwnReviewPage>) {
  const { t } = useIsland();
  const found = useAddressList({ search, first, create: createOwnReviews, read: readOwnReviews, path: ownReviewsPath });
  const { list, page } = found;
  return (
    <section>
      <h1>{t('review:mine')}</h1>
      <AddressTabs
        found={found}
        label={t('review:mine')}
        name="tab"
        options={OWN_REVIEW_TABS.map((tab) => [tab, `${t(`review:tab.${tab}`)} ${page?.counts[tab] ?? ''}`])}
      />
      <PagedList
        found={found}
        skeleton={<Skeleton count={3} className="h-36" />}
        none={({ tab }) => (
          <Empty title={t(`review:empty.${tab}`)} text={t(`review:empty.${tab}Text`)}>
            <a href="/user-center/uc-order" className="btn btn-primary">
              {t('review:toOrders')}
            </a>
          </Empty>
        )}
      >
        {(shown) =>
          shown.tab === 'toWrite' ? (
            <ToWrite page={shown} />
          ) : (
            <ul className="grid gap-3 mt-3">
              {shown.items.map((review) => (
                <Written key={review.id} review={review} onChange={() => void list.reload()} />
              ))}
            </ul>
          )
        }
      </PagedList>
    </section>
  );
}

function ToWrite({ page: { items, today } }: { page: OrdersToReview }) {
  const { t, language } = useIsland();
  if (!items.length) return null;
  return (
    <>
      {today !== null && (
        <p className="review-terms">{t(today > 0 ? 'review:today' : 'review:todayOver', { n: today })}</p>
      )}
      <ul className="grid gap-3 mt-3">
        {items.map(({ orderId, shop, until, lines, points }) => (
          <li key={orderId} className="grid gap-3 p-5 wrap-anywhere bg-base-100 border border-base-300 rounded-box">
            <header className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-quiet">
              <b className="font-medium text-base-content">{shop.name}</b>
              <a href={orderPath(orderId)}>{t('review:order', { id: orderId })}</a>
              <span className="ms-auto">{t('review:until', { day: date(until, language) })}</span>
              {points > 0 && <span className="ms-auto">{t('review:points', { n: points })}</span>}
            </header>
            <div className="flex gap-4 items-end justify-between">
              <div className="grid gap-3 min-w-0">
                {lines.map((line) => (
                  <Goods key={line.id} line={line} />
                ))}
              </div>
              <p className="flex justify-end flex-none">
                <a
                  href={writePath(orderId)}
                  className="btn btn-primary btn-sm"
                  aria-label={t('review:writeOf', { id: orderId })}
                >
                  {t('review:write')}
                </a>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
