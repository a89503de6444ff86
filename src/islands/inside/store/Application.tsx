import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { storeError } from '#contract/store/rules.values.ts';
import type { StoreApplication } from '#contract/store/schema.ts';
import { STEP_NAMES, STORE_STEPS, type StoreStep } from '#contract/store/values.ts';
import type { Store } from '../../../stores/inside/store.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Agreement } from './Agreement.tsx';
import { Contact } from './Contact.tsx';
import { Papers } from './Papers.tsx';
import { StoreFields } from './StoreFields.tsx';

const PARTS = { store: StoreFields, papers: Papers, contact: Contact, agreement: Agreement };

type Props = { store: Store; application: StoreApplication };
export type PartProps = Props & { errorOf: (field: string) => string | undefined };

export function Application({ store, application }: Props) {
  const { t } = useIsland();
  const step = useStore(store.$step);
  const busy = useStore(store.$busy);
  const sending = useStore(store.$sending);
  const failure = useStore(store.$failure);
  const saved = useStore(store.$saved);
  const form = useRef<HTMLFormElement>(null);
  const isLast = step === STEP_NAMES.at(-1);
  const Part = PARTS[step];
  const errorOf = (field: string) =>
    failure?.field === field ? failure.text : application.reasons[field as keyof StoreApplication['reasons']];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLast) void store.submit();
    else store.next();
  };
  const leave = useEffectEvent((event: BeforeUnloadEvent) => {
    if (saved !== 'saved' && saved !== undefined) event.preventDefault();
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => leave(event);
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  // What is wrong is said at its field, and the field has the focus.
  useEffect(() => {
    if (!busy && failure?.field) form.current?.querySelector<HTMLElement>(`[name="${failure.field}"]`)?.focus();
  }, [busy, failure?.field]);

  return (
    <form ref={form} method="dialog" noValidate onSubmit={submit} className="grid gap-5 max-w-192">
      <Steps store={store} step={step} />
      {application.reasons.other && <p className="notice-box">{application.reasons.other}</p>}
      <fieldset className="grid gap-4.5 min-w-0" key={step}>
        <legend className="mb-4 text-lg font-semibold">{t(`store:step.${step}`)}</legend>
        <Part store={store} application={application} errorOf={errorOf} />
      </fieldset>
      <p role="alert" className="field-error">
        {failure && !failure.field ? failure.text : ''}
      </p>
      <div className="store-foot flex flex-wrap items-center gap-3">
        <span className="flex-1 text-sm text-quiet" role="status">
          {saved && t(`store:saved.${saved}`)}
        </span>
        {step !== STEP_NAMES[0] && (
          <Button onClick={() => store.go(STEP_NAMES[STEP_NAMES.indexOf(step) - 1] ?? 'store')}>
            {t('store:back')}
          </Button>
        )}
        <Button type="submit" look="primary" busy={busy || sending}>
          {t(isLast ? 'store:send' : 'store:next')}
        </Button>
      </div>
    </form>
  );
}

function Steps({ store, step }: { store: Store; step: StoreStep }) {
  const { t } = useIsland();
  const data = useStore(store.$data);
  const wrong = STEP_NAMES.findIndex((one) => storeError(data, STORE_STEPS[one]));
  const reached = wrong < 0 ? STEP_NAMES.length : wrong;
  return (
    <ol className="store-steps flex flex-wrap gap-x-8 gap-y-2 pb-3 border-b border-base-300">
      {STEP_NAMES.map((one, index) => (
        <li key={one} aria-current={one === step ? 'step' : undefined} data-done={index < reached || undefined}>
          <button
            className="enabled:cursor-pointer"
            type="button"
            disabled={index > reached}
            onClick={() => store.go(one)}
          >
            <b>{index + 1}</b>
            {t(`store:step.${one}`)}
          </button>
        </li>
      ))}
    </ol>
  );
}
