import type { PointsPage as Page, SignIn } from '#contract/member/schema.ts';
import { POINTS_KINDS } from '#contract/payment/values.ts';
import { pointsPath, readPoints } from '../../../lib/browser/member/points-url.ts';
import { orderPath } from '../../../lib/browser/order/checkout.ts';
import type { Resource, WithFirst } from '../../../lib/shared/api/resource.ts';
import { date, dateTime } from '../../../lib/shared/format.ts';
import { price } from '../../../lib/shared/price.ts';
import { createPoints } from '../../../stores/inside/member.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { SignInBox } from './SignInCard.tsx';

export const PointsPage = defineScreen(Points);

function Points({ search, first, signIns }: { search: string; signIns: Resource<SignIn> } & WithFirst<Page>) {
  const { t } = useIsland();
  const found = useAddressList({
    search,
    first,
    create: createPoints,
    read: readPoints,
    path: pointsPath,
    toTop: true,
  });
  const { list, now, page, moving, hrefOf, onPage } = found;
  return (
    <section className="points">
      <h1>{t('member:points')}</h1>
      <Loading now={now} onRetry={list.reload}>
        <Skeleton count={3} className="h-32" />
      </Loading>
      {page && (
        <>
          <Head page={page} />
          <AddressTabs
            found={found}
            label={t('member:ledger.kinds')}
            name="kind"
            options={[undefined, ...POINTS_KINDS].map((kind) => [
              kind,
              t(kind ? `member:ledger.kind.${kind}` : 'member:ledger.all'),
            ])}
          />
          <div aria-busy={moving}>
            {page.items.length ? (
              <Entries items={page.items} />
            ) : (
              <Empty title={t('member:ledger.none')}>
                <a href="/member-center/member-center" className="btn btn-outline">
                  {t('member:ledger.earn')}
                </a>
              </Empty>
            )}
            <Pager page={page.page} pages={page.pages} hrefOf={hrefOf} onPage={onPage} />
          </div>
          <div className="points-more grid md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] items-start gap-x-8 gap-y-0 mt-8">
            <SignInBox onPoints={() => void list.reload()} first={signIns} />
            <Rules rules={page.rules} />
          </div>
        </>
      )}
    </section>
  );
}

function Head({ page: { points, expires } }: { page: Page }) {
  const { t, language } = useIsland();
  return (
    <div className="points-head flex flex-wrap items-center justify-between gap-x-8 gap-y-4 mb-6 py-6 px-7 rounded-box bg-base-200">
      <p className="grid text-sm text-quiet">
        <b className="tabular-nums text-[2rem] leading-[1.2] text-base-content">{points}</b>
        <span>
          {points < 0
            ? t('member:owed')
            : expires
              ? t('member:expires', { n: expires.points, day: date(expires.at, language) })
              : t('member:noExpiry')}
        </span>
      </p>
      <a href="/member-center/member-center" className="btn btn-primary">
        {t('member:ledger.earn')}
      </a>
    </div>
  );
}

const OF_ORDER: readonly string[] = ['earn', 'takeBack', 'refund'];

function Entries({ items }: { items: Page['items'] }) {
  const { t, language } = useIsland();
  return (
    <table className="ledger w-full mt-3 text-sm tabular-nums">
      <thead>
        <tr>
          {(['time', 'what', 'number', 'amount', 'after'] as const).map((name) => (
            <th key={name} scope="col">
              {t(`member:ledger.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, kind, amount, after, businessId, at }) => (
          <tr key={id}>
            <td>
              <time dateTime={at}>{dateTime(at, language)}</time>
            </td>
            <td>{t(`member:ledger.kind.${kind}`)}</td>
            <td>
              {OF_ORDER.includes(kind) ? (
                <a href={orderPath(businessId)}>{businessId}</a>
              ) : kind === 'pay' ? (
                businessId
              ) : null}
            </td>
            <td data-in={amount > 0 || undefined}>
              {amount > 0 ? '+' : '−'}
              {Math.abs(amount)}
            </td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const HUNDREDTH = 100;

function Rules({ rules: { fenPerPoint, perYuan, share, years, signIn } }: { rules: Page['rules'] }) {
  const { t } = useIsland();
  return (
    <div className="text-sm text-quiet mt-5">
      <h2 className="mb-2 font-semibold text-base-content">{t('member:how.title')}</h2>
      <ul className="grid gap-1 ps-5 list-disc">
        <li>{t('member:how.earn', { amount: price(fenPerPoint) })}</li>
        <li>{t('member:how.signIn', { n: signIn })}</li>
        <li>{t('member:how.use', { n: perYuan, share: share / HUNDREDTH })}</li>
        <li>{t('member:how.years', { n: years })}</li>
      </ul>
    </div>
  );
}
