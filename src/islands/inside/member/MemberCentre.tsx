import type { MemberView, SignIn } from '#contract/member/schema.ts';
import type { Resource, WithFirst } from '../../../lib/shared/api/resource.ts';
import { date } from '../../../lib/shared/format.ts';
import { createMember } from '../../../stores/inside/member.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useFresh } from '../../ui/use-fresh.ts';
import { useResource } from '../../ui/use-resource.ts';
import { BENEFITS, useBenefit } from '../ui/member/benefits.ts';
import { SignInBox } from './SignInCard.tsx';

export const MemberCentre = defineScreen(Centre);

const EQUITY = '/member-center/member-equity';
const BUY = '/member-center/buy-member';
const GOODS = '/member-center/integral-mall';

function Centre({ first, signIns }: WithFirst<MemberView> & { signIns: Resource<SignIn> }) {
  const { t } = useIsland();
  const [member, now] = useResource(createMember, first);
  useFresh(member);
  const found = now.value;
  return (
    <section className="member">
      <h1>{t('member:title')}</h1>
      <Loading now={now} onRetry={member.reload}>
        <Skeleton count={3} className="h-36" />
      </Loading>
      {found && (
        <>
          <Card found={found} />
          <div className="grid md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] items-start gap-4 mt-4">
            <SignInBox onPoints={() => void member.reload()} first={signIns} />
            <div className="grid gap-4">
              <Benefits found={found} />
              <Tasks tasks={found.tasks} />
            </div>
          </div>
        </>
      )}
    </section>
  );
}

function Card({ found }: { found: MemberView }) {
  const { t, language } = useIsland();
  const { level, name, growth, from, next, points, paid, keptUntil } = found;
  const whole = next ? next.growth - from : 1;
  const share = next ? Math.min(100, Math.max(0, Math.round(((growth - from) * 100) / whole))) : 100;
  return (
    <div className="member-card">
      <div>
        <p className="member-level flex items-baseline gap-3 mb-2">
          <small className="text-quiet">{t('member:levelNumber', { n: level })}</small>
          <b className="text-[1.75rem] leading-[1.2]">{name}</b>
        </p>
        <p id="growth">
          {next
            ? t('member:toNext', { growth, missing: Math.max(0, next.growth - growth), name: next.name })
            : t('member:highest', { growth })}
        </p>
        <div
          className="h-2 my-2 overflow-hidden rounded-full bg-base-300"
          role="progressbar"
          aria-labelledby="growth"
          aria-valuenow={share}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <i className="block h-full rounded-full bg-primary" style={{ width: `${share}%` }} />
        </div>
        <p className="text-sm text-quiet">{t('member:kept', { day: date(keptUntil, language) })}</p>
      </div>
      <dl className="grid content-center gap-3 min-w-48">
        <div>
          <dt className="text-sm text-quiet">{t('member:points')}</dt>
          <dd className="font-semibold">
            <a href="/user-center/uc-integral">{points}</a>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-quiet">{t('member:paid.title')}</dt>
          <dd className="font-semibold">
            {paid
              ? t('member:paid.until', { plan: t(`member:plan.${paid.plan}`), day: date(paid.until, language) })
              : t('member:paid.none')}
          </dd>
        </div>
      </dl>
      <p className="flex flex-wrap col-span-full gap-3">
        <a href={EQUITY} className="btn btn-sm btn-outline">
          {t('member:equity.title')}
        </a>
        <a href={BUY} className="btn btn-sm btn-primary">
          {t(paid ? 'member:paid.renew' : 'member:paid.buy')}
        </a>
        <a href={GOODS} className="btn btn-sm btn-outline">
          {t('member:goods')}
        </a>
      </p>
    </div>
  );
}

function Benefits({ found: { benefits, freightLeft } }: { found: MemberView }) {
  const { t } = useIsland();
  const benefitText = useBenefit();
  return (
    <section className="card-white member-box" aria-labelledby="benefits">
      <h2 className="mb-3 font-semibold" id="benefits">
        {t('member:benefit.title')}
      </h2>
      <ul>
        {BENEFITS.map((name) => (
          <li
            key={name}
            className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0 py-2.5 border-b border-base-200 text-sm last:border-b-0"
          >
            <span>{t(`member:benefit.${name}`)}</span>
            <b className="text-end" data-none={benefitText(name, benefits) === undefined || undefined}>
              {benefitText(name, benefits) ?? t('member:benefit.none')}
            </b>
            {name === 'freeFreight' && benefits.freeFreight > 0 && (
              <small className="col-2 text-end">{t('member:benefit.left', { count: freightLeft })}</small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const TASK_PATH = {
  profile: '/user-center/uc-account',
  follow: '/search',
  review: '/user-center/uc-comments',
} as const;

function Tasks({ tasks }: { tasks: MemberView['tasks'] }) {
  const { t } = useIsland();
  return (
    <section className="card-white member-box" aria-labelledby="tasks">
      <h2 className="mb-3 font-semibold" id="tasks">
        {t('member:task.title')}
      </h2>
      <ul>
        {tasks.map(({ task, points, done }) => (
          <li
            key={task}
            className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0 py-2.5 border-b border-base-200 text-sm last:border-b-0"
          >
            <span>{t(`member:task.${task}`)}</span>
            <b className="text-end">{t('member:task.gives', { n: points })}</b>
            {done ? (
              <small className="col-2 text-end">{t('member:task.done')}</small>
            ) : (
              <a
                className="col-2 text-end underline underline-offset-2"
                href={TASK_PATH[task]}
                aria-label={`${t('member:task.go')}: ${t(`member:task.${task}`)}`}
              >
                {t('member:task.go')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
