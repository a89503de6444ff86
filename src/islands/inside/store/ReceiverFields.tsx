import { useStore } from '@nanostores/react';
import { holdersOf, PAYOUT, RECEIVER_KINDS, type ReceiverKind } from '#contract/payout/values.ts';
import { Field, FieldFrame } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { PartProps } from './Application.tsx';

/** Where the shop is to be paid; it may be said later, in the merchant centre. */
export function ReceiverFields({ store, application, errorOf }: PartProps) {
  const { t } = useIsland();
  const data = useStore(store.$data);
  useStore(store.receiver.$input);
  const { set, inputOf } = store.receiver;
  const { kind, holder, bank, branch, number } = inputOf(data);
  const { receiver } = application;
  return (
    <fieldset className="grid gap-4.5 min-w-0">
      <legend className="mb-2 font-semibold">{t('store:receiver.title')}</legend>
      <p className="field-hint">
        {receiver
          ? t('store:receiver.saved', { ...receiver, kind: t(`store:receiver.kind.${receiver.kind}`) })
          : t('store:receiver.hint')}
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] gap-4.5 items-start">
        <Choice
          label={t('store:receiver.field.kind')}
          name="kind"
          value={kind}
          options={RECEIVER_KINDS.map((one) => [one, t(`store:receiver.kind.${one}`)])}
          error={errorOf('kind')}
          onValue={(value) => set({ kind: value as ReceiverKind })}
        />
        <Choice
          label={t('store:receiver.field.holder')}
          name="holder"
          value={holder}
          options={holdersOf(data).map((one) => [one, one])}
          error={errorOf('holder')}
          onValue={(value) => set({ holder: value })}
        />
        {kind === 'bank' && (
          <>
            <Field
              label={t('store:receiver.field.bank')}
              name="bank"
              maxLength={PAYOUT.bank}
              autoComplete="off"
              value={bank}
              error={errorOf('bank')}
              onValue={(value) => set({ bank: value })}
            />
            <Field
              label={t('store:receiver.field.branch')}
              name="branch"
              maxLength={PAYOUT.bank}
              autoComplete="off"
              value={branch}
              error={errorOf('branch')}
              onValue={(value) => set({ branch: value })}
            />
          </>
        )}
        <Field
          label={t('store:receiver.field.number')}
          name="number"
          maxLength={80}
          autoComplete="off"
          digits={kind === 'bank'}
          value={number}
          error={errorOf('number')}
          onValue={(value) => set({ number: value })}
        />
      </div>
    </fieldset>
  );
}

type ChoiceProps = {
  label: string;
  name: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  error: string | undefined;
  onValue: (value: string) => void;
};

function Choice({ label, name, value, options, error, onValue }: ChoiceProps) {
  return (
    <FieldFrame label={label} error={error}>
      {(ties) => (
        <select {...ties} name={name} value={value} onChange={({ target }) => onValue(target.value)}>
          {options.map(([code, text]) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
