import { useStore } from '@nanostores/react';
import type { SignIn } from '#contract/member/schema.ts';
import { daysOf } from '../../../lib/browser/member/calendar.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { createSignIn } from '../../../stores/inside/member.ts';
import { Button } from '../../ui/Button.tsx';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';

export const SignInCard = defineScreen(SignInBox);

export function SignInBox({
  onPoints,
  brief = false,
  first,
}: { onPoints?: () => void; brief?: boolean } & WithFirst<SignIn>) {
  const { t } = useIsland();
  const [store, now] = useResource((words) => createSignIn(words, onPoints), first);
  const busy = useStore(store.$busy);
  const found = now.value;
  return (
    <section className="card-white sign-in" aria-labelledby="sign-in">
      <h2 className="mb-3 font-semibold" id="sign-in">
        {t('member:signIn.title')}
      </h2>
      <Loading now={now} onRetry={store.reload}>
        <Skeleton count={brief ? 1 : 2} className="h-24" />
      </Loading>
      {found && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="grid text-sm text-quiet">
              <b className="text-lg text-base-content">
                {found.streak > 0 ? t('member:signIn.streak', { count: found.streak }) : t('member:signIn.start')}
              </b>
              <span>
                {found.signed
                  ? t('member:signIn.tomorrow', { n: found.next })
                  : t('member:signIn.today', { n: found.now })}
              </span>
              <span>{t('member:signIn.bonus', { ...found.bonus })}</span>
            </p>
            <Button
              look="primary"
              busy={busy}
              disabled={found.signed}
              onClick={() => void store.sign((n) => t(n ? 'member:signIn.given' : 'member:signIn.before', { n }))}
            >
              {t(found.signed ? 'member:signIn.done' : 'member:signIn.do')}
            </Button>
          </div>
          {!brief && <Calendar found={found} busy={busy} onTurn={(months) => void store.turn(months)} />}
        </>
      )}
    </section>
  );
}

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
type CalendarProps = { found: SignIn; busy: boolean; onTurn: (months: number) => void };

function Calendar({ found: { month, days, today }, busy, onTurn }: CalendarProps) {
  const { t } = useIsland();
  const { before, days: all } = daysOf(month);
  const isNow = today.startsWith(month);
  return (
    <div className="sign-in-month mt-4" aria-busy={busy}>
      <p className="flex items-center justify-center gap-2 tabular-nums">
        <Button look="ghost" size="sm" aria-label={t('member:signIn.previous')} onClick={() => onTurn(1)}>
          <Icon name="left" className="size-4" />
        </Button>
        <b aria-live="polite">{month}</b>
        <Button
          look="ghost"
          size="sm"
          aria-label={t('member:signIn.following')}
          disabled={isNow}
          onClick={() => onTurn(-1)}
        >
          <Icon name="right" className="size-4" />
        </Button>
      </p>
      <div className="sign-in-week grid grid-cols-7 gap-1.5 mt-2" aria-hidden="true">
        {WEEK.map((day) => (
          <span key={day}>{t(`member:signIn.week.${day}`)}</span>
        ))}
      </div>
      <ol className="grid grid-cols-7 gap-1.5 mt-2">
        {all.map((day, at) => (
          <li
            key={day}
            style={at === 0 ? { gridColumnStart: before + 1 } : undefined}
            data-signed={days.includes(day) || undefined}
            aria-current={day === today ? 'date' : undefined}
          >
            {at + 1}
            {days.includes(day) && <span className="sr-only">{t('member:signIn.signed')}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
