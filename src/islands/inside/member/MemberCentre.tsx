import type { MemberView } from '#contract/member/schema.ts';
import { date } from '../../../lib/shared/format.ts';
import { createMember } from '../../../stores/inside/member.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { BENEFITS, useBenefit } from './benefits.ts';
import { SignInBox } from './SignInCard.tsx';

/** Level, growth, benefits, sign-in and tasks of a shopper. */
export const MemberCentre = defineScreen(Centre);

const EQUITY = '/member-center/member-equity';
const BUY = '/member-center/buy-member';
const GOODS = '/member-center/integral-mall';

function Centre() {
  const { t } = useIsland();
  const [member, now] = useResource(createMember);
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
          <div className="member-parts">
            <SignInBox onPoints={() => void member.reload()} />
            <div className="member-side">
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
        <p className="member-level">
          <small>{t('member:levelNumber', { n: level })}</small>
          <b>{name}</b>
        </p>
        <p id="growth">
          {next
            ? t('member:toNext', { growth, missing: Math.max(0, next.growth - growth), name: next.name })
            : t('member:highest', { growth })}
        </p>
        <div
          className="member-bar"
          role="progressbar"
          aria-labelledby="growth"
          aria-valuenow={share}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <i style={{ width: `${share}%` }} />
        </div>
        <p className="member-kept">{t('member:kept', { day: date(keptUntil, language) })}</p>
      </div>
      <dl>
        <div>
          <dt>{t('member:points')}</dt>
          <dd>
            <a href="/user-center/uc-integral">{points}</a>
          </dd>
        </div>
        <div>
          <dt>{t('member:paid.title')}</dt>
          <dd>
            {paid
              ? t('member:paid.until', { plan: t(`member:plan.${paid.plan}`), day: date(paid.until, language) })
              : t('member:paid.none')}
          </dd>
        </div>
      </dl>
      <p className="member-links">
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
  const told = useBenefit();
  return (
    <section className="card-white member-box" aria-labelledby="benefits">
      <h2 id="benefits">{t('member:benefit.title')}</h2>
      <ul>
        {BENEFITS.map((name) => (
          <li key={name}>
            <span>{t(`member:benefit.${name}`)}</span>
            <b data-none={told(name, benefits) === undefined || undefined}>
              {told(name, benefits) ?? t('member:benefit.none')}
            </b>
            {name === 'freeFreight' && benefits.freeFreight > 0 && (
              <small>{t('member:benefit.left', { count: freightLeft })}</small>
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
      <h2 id="tasks">{t('member:task.title')}</h2>
      <ul>
        {tasks.map(({ task, points, done }) => (
          <li key={task}>
            <span>{t(`member:task.${task}`)}</span>
            <b>{t('member:task.gives', { n: points })}</b>
            {done ? (
              <small>{t('member:task.done')}</small>
            ) : (
              <a href={TASK_PATH[task]} aria-label={`${t('member:task.go')}: ${t(`member:task.${task}`)}`}>
                {t('member:task.go')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
