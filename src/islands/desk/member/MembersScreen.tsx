import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { changeMember } from '#contract/member/desk.calls.ts';
import type { DeskMember, DeskMembers } from '#contract/member/desk.schema.ts';
import { createDeskMembers } from '../../../stores/desk/member.ts';
import { fieldErrors } from '../../../stores/public/form.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { May } from '../ui/may.tsx';
import { PlanFigures } from './PlanFigures.tsx';

const PATH = '/desk/members';
/** `id`: of a shopper, instead of the number. */
type Props = { mobile: string; id: string };

export const MembersScreen = defineScreen(Screen);

type Store = ReturnType<typeof createDeskMembers>;

function Screen({ mobile, id }: Props) {
  const { t } = useIsland();
  const [store, now] = useResource((words) => createDeskMembers({ mobile, id }, words));
  const [typed, setTyped] = useState(mobile);
  const found = now.value;
  return (
    <>
      <header className="desk-head">
        <h1>{t('deskmembers:title')}</h1>
        <a href={`${PATH}/benefits`} className="btn btn-primary btn-sm">
          {t('deskmembers:benefits')}
        </a>
      </header>
      <Loading now={now} onRetry={store.reload}>
        <Skeleton count={1} className="h-40" />
      </Loading>
      {found && <Figures found={found} />}
      <PlanFigures />
      <section className="desk-card mt-5">
        <h2>{t('deskmembers:shopper')}</h2>
        <form className="desk-find" action={PATH}>
          <Field
            label={t('deskmembers:mobile')}
            name="mobile"
            value={typed}
            onValue={setTyped}
            maxLength={LIMITS.mobile}
          />
          <Button type="submit" size="sm">
            {t('deskmembers:find')}
          </Button>
        </form>
        {found &&
          (mobile || id) &&
          (found.found ? (
            <Shopper shopper={found.found} store={store} />
          ) : (
            <p role="status">{t('deskmembers:nobody')}</p>
          ))}
      </section>
    </>
  );
}

function Figures({ found: { levels, names, paid, signedToday, given, used } }: { found: DeskMembers }) {
  const { t } = useIsland();
  const figures = [
    ...levels.map((n, at) => [`${at + 1} · ${names[at] ?? ''}`, n] as const),
    [t('deskmembers:paid'), paid] as const,
    [t('deskmembers:signedToday'), signedToday] as const,
    [t('deskmembers:given'), given] as const,
    [t('deskmembers:used'), used] as const,
  ];
  return (
    <dl className="desk-card grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6 gap-y-4">
      {figures.map(([name, n]) => (
        <div key={name}>
          <dt className="text-sm text-quiet">{name}</dt>
          <dd className="text-lg font-semibold tabular-nums">{n.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}

function Shopper({ shopper, store }: { shopper: DeskMember; store: Store }) {
  const { t } = useIsland();
  const { userName, mobile, level, growth, points } = shopper;
  return (
    <>
      <p className="mt-4">
        <b>{userName}</b> · {mobile} · {t('deskmembers:level', { n: level })} · {t('deskmembers:growth')} {growth} ·{' '}
        {t('deskmembers:points')} {points}
      </p>
      <May call={changeMember}>
        <Change id={shopper.id} store={store} />
      </May>
    </>
  );
}

function Change({ id, store }: { id: number; store: Store }) {
  const { t } = useIsland();
  const busy = useStore(store.form.$busy);
  const failure = useStore(store.form.$failure);
  const points = useStore(store.$points);
  const growth = useStore(store.$growth);
  const reason = useStore(store.$reason);
  const errorOf = fieldErrors(failure);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const said = {
      amount: t('deskmembers:error.amount'),
      nothing: t('deskmembers:error.nothing'),
      reason: t('deskmembers:error.reason'),
    };
    if (await store.send(id, said)) toast(t('deskmembers:changed'), 'success');
  };
  return (
    <form className="mt-4 grid max-w-2xl gap-4" noValidate onSubmit={send}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('deskmembers:addPoints')}
          value={points}
          onValue={(text) => store.$points.set(text)}
          error={errorOf('points')}
          hint={t('deskmembers:signed')}
        />
        <Field
          label={t('deskmembers:addGrowth')}
          value={growth}
          onValue={(text) => store.$growth.set(text)}
          error={errorOf('growth')}
          hint={t('deskmembers:signed')}
        />
      </div>
      <Field
        label={t('deskmembers:reason')}
        value={reason}
        onValue={(text) => store.$reason.set(text)}
        error={errorOf('reason')}
        maxLength={LIMITS.cancelReason}
      />
      {failure && !failure.field && (
        <p className="field-error" role="alert">
          {failure.text}
        </p>
      )}
      <p>
        <Button type="submit" look="primary" busy={busy}>
          {t('deskmembers:change')}
        </Button>
      </p>
    </form>
  );
}
