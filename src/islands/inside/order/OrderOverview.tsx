import type { OrderOverview as Found } from '#contract/order/schema.ts';
import { orderPath } from '../../../lib/browser/order/checkout.ts';
import { filterPath } from '../../../lib/browser/order/order-url.ts';
import type { Overview } from '../../../lib/browser/order/overview.ts';
import type { OwnFigures } from '../../../lib/browser/order/own-figures.ts';
import { REFUNDS_PATH } from '../../../lib/browser/refund/refund-url.ts';
import { ownReviewsPath } from '../../../lib/browser/review/review-url.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import type { IconName } from '../../../lib/shared/icons.ts';
import { price } from '../../../lib/shared/price.ts';
import { createOverview } from '../../../stores/inside/order-overview.ts';
import { createOwnFigures } from '../../../stores/inside/own-figures.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';

const listOf = (tab: 'toPay' | 'toAccept' | 'producing' | 'toSend' | 'toReceipt') =>
  filterPath({ tab, page: 1, text: '' });

const SHORTCUTS = [
  { of: 'toPay', name: 'order:word.toPay', icon: 'clock', href: listOf('toPay') },
  { of: 'toAccept', name: 'order:word.toAccept', icon: 'shop', href: listOf('toAccept') },
  { of: 'producing', name: 'order:word.producing', icon: 'edit', href: listOf('producing') },
  { of: 'toSend', name: 'order:word.toSend', icon: 'order', href: listOf('toSend') },
  { of: 'toReceipt', name: 'order:word.toReceipt', icon: 'truck', href: listOf('toReceipt') },
  { of: 'toReview', name: 'order:overview.toReview', icon: 'star', href: ownReviewsPath({ tab: 'toWrite', page: 1 }) },
  { of: 'refunding', name: 'order:overview.refunding', icon: 'back', href: REFUNDS_PATH },
] as const satisfies readonly { of: keyof Found['waiting']; name: string; icon: IconName; href: string }[];

export const OrderOverview = defineScreen(Screen);

type Props = WithFirst<Overview> & { figures: WithFirst<OwnFigures>['first'] };

function Screen({ first, figures }: Props) {
  const { t } = useIsland();
  const [overview, now] = useResource(createOverview, first);
  const found = now.value;
  return (
    <>
      {found && <Standing found={found} />}
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
      <nav
        className="order-shortcuts grid grid-cols-7 max-lg:grid-cols-4 gap-2 my-4"
        aria-label={t('order:overview.waiting')}
      >
        {SHORTCUTS.map(({ of, name, icon, href }) => (
          <a
            key={of}
            className="relative grid justify-items-center gap-2 py-4 px-1 rounded-field text-sm text-center hover:bg-base-200"
            href={href}
          >
            <Icon name={icon} className="size-6" />
            {t(name)}
            {Boolean(found?.waiting[of]) && (
              <b className="absolute top-2.5 left-[calc(50%_+_0.5rem)] min-w-4.5 px-1.25 rounded-full text-[0.6875rem] leading-4.5 text-primary-content bg-primary">
                {found?.waiting[of]}
              </b>
            )}
          </a>
        ))}
      </nav>
      <Figures first={figures} />
      <Loading now={now} onRetry={overview.reload}>
        <Skeleton count={1} className="h-44" />
      </Loading>
      {found && <UnderWay found={found} />}
    </>
  );
}

function Standing({ found: { member, saved } }: { found: Overview }) {
  const { t } = useIsland();
  const { name: level, next, growth } = member;
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 mb-5 text-sm text-quiet">
      <a className="hover:text-base-content" href="/member-center/member-center">
        {next
          ? t('order:overview.toNext', { level, name: next.name, missing: Math.max(0, next.growth - growth) })
          : t('order:overview.highest', { level })}
      </a>
      {saved.all > 0 && (
        <span>
          {t('order:overview.saved', { amount: price(saved.all) })}
          {saved.member > 0 && <> · {t('order:overview.savedMember', { amount: price(saved.member) })}</>}
        </span>
      )}
    </p>
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

function UnderWay({ found: { waiting, parcels } }: { found: Overview }) {
  const { t, language } = useIsland();
  if (!parcels.length) {
    if (Object.values(waiting).some((n) => n > 0)) return null;
    return (
      <p className="orders-none">
        {t('order:overview.nothing')}{' '}
        <a className="ms-2 text-base-content underline underline-offset-3" href="/goods">
          {t('order:list.shop')}
        </a>
      </p>
    );
  }
  return (
    <section aria-labelledby="parcels-under-way">
      <h3 id="parcels-under-way" className="mb-3 font-semibold">
        {t('order:overview.parcels')}
      </h3>
      <ul className="grid gap-3">
        {parcels.map(({ orderId, title, picture, carrier, number, last, receiptBy }) => (
          <li key={number} className="flex items-center gap-4 p-4 border border-base-300 rounded-box text-sm">
            <Picture className="size-14 rounded-field" path={picture} width={80} />
            <div className="grid flex-1 gap-1 min-w-0">
              <p>
                <strong className="font-semibold">{carrier}</strong>{' '}
                <span className="tabular-nums text-quiet">{t('order:detail.parcel', { number })}</span>
              </p>
              {last && (
                <p>
                  {last.text}{' '}
                  <time className="text-quiet" dateTime={last.at}>
                    {dateTime(last.at, language)}
                  </time>
                </p>
              )}
              {receiptBy && (
                <p className="text-quiet">{t('order:detail.receiptBy', { date: dateTime(receiptBy, language) })}</p>
              )}
            </div>
            <a
              className="btn btn-sm btn-outline"
              href={`${orderPath(orderId)}#order-parcels`}
              aria-label={t('order:overview.parcelOf', { title })}
            >
              {t('order:action.tracking')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
