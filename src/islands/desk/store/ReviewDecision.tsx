import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { passStore } from '#contract/store/desk.calls.ts';
import { mayMoveStore } from '#contract/store/flow.values.ts';
import type { DeskStore, ReasonField, StoreReasons } from '#contract/store/schema.ts';
import { REASON_FIELDS } from '#contract/store/values.ts';
import type { StoreView } from '../../../stores/desk/store.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useMay } from '../ui/may.tsx';

type Props = { view: StoreView; store: DeskStore };

export function ReviewDecision({ view, store }: Props) {
  const { t } = useIsland();
  const [passing, setPassing] = useState(false);
  const busy = useStore(view.$busy);
  const decides = useMay()(passStore);
  if (!decides || !mayMoveStore('pass', store.status)) return <Reasons store={store} />;
  return (
    <section className="desk-card">
      <h2 className="not-first:mt-6">{t('deskstores:answer')}</h2>
      <p className="field-hint">{t('deskstores:answerHint')}</p>
      <p className="mt-4 mb-5">
        <Button look="primary" onClick={() => setPassing(true)}>
          {t('deskstores:pass')}
        </Button>
      </p>
      <Refusal view={view} />
      {passing && (
        <Confirm
          title={t('deskstores:passTitle', { name: store.name })}
          action={t('deskstores:pass')}
          busy={busy}
          onConfirm={() => void view.pass().then(() => setPassing(false))}
          onClose={() => setPassing(false)}
        >
          {t('deskstores:passText')}
        </Confirm>
      )}
    </section>
  );
}

function Reasons({ store }: { store: DeskStore }) {
  const { t } = useIsland();
  const given = REASON_FIELDS.filter((field) => store.reasons[field]);
  if (given.length === 0) return null;
  return (
    <section className="desk-card">
      <h2 className="not-first:mt-6">{t('deskstores:reasons')}</h2>
      <dl className="grid gap-2.5">
        {given.map((field) => (
          <div key={field} className="grid grid-cols-[9rem_minmax(0,1fr)] gap-4">
            <dt className="text-quiet">{t(`deskstores:of.${field}`)}</dt>
            <dd className="wrap-anywhere">{store.reasons[field]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Refusal({ view }: { view: StoreView }) {
  const { t } = useIsland();
  const busy = useStore(view.$busy);
  const [given, setGiven] = useState<Partial<Record<ReasonField, string>>>({});
  const [missing, setMissing] = useState(false);
  const tick = (field: ReasonField, on: boolean) => {
    const { [field]: before, ...rest } = given;
    setGiven(on ? { ...rest, [field]: before ?? '' } : rest);
    setMissing(false);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const reasons = Object.entries(given).map(([field, text]) => [field, text.trim()] as const);
    const isWhole = reasons.length > 0 && reasons.every(([, text]) => text);
    setMissing(!isWhole);
    if (isWhole) void view.refuse(Object.fromEntries(reasons) as StoreReasons);
  };
  return (
    <form noValidate onSubmit={send} className="desk-reasons grid gap-2 pt-4 border-t border-base-300">
      <h3 className="font-semibold">{t('deskstores:refuseTitle')}</h3>
      {REASON_FIELDS.map((field) => {
        const name = t(`deskstores:of.${field}`);
        const text = given[field];
        return (
          <div key={field}>
            <label>
              <input
                type="checkbox"
                className="checkbox checkbox-sm"
                checked={text !== undefined}
                onChange={({ target }) => tick(field, target.checked)}
              />
              {name}
            </label>
            {text !== undefined && (
              <Field
                label={t('deskstores:reasonOf', { name })}
                value={text}
                onValue={(value) => setGiven({ ...given, [field]: value })}
                error={missing && !text.trim() ? t('deskstores:reasonMissing') : undefined}
                maxLength={LIMITS.cancelReason}
                autoComplete="off"
              />
            )}
          </div>
        );
      })}
      <p role="alert" className="field-error">
        {missing && Object.keys(given).length === 0 ? t('deskstores:chooseField') : ''}
      </p>
      <Button type="submit" busy={busy} className="self-start">
        {t('deskstores:refuse')}
      </Button>
    </form>
  );
}
