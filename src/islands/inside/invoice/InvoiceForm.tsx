import { useStore } from '@nanostores/react';
import { type FormEvent, useRef, useState } from 'react';
import { INVOICE_TYPE } from '#contract/enums.ts';
import type { InvoiceView } from '#contract/invoice/schema.ts';
import { LIMITS } from '#contract/limits.ts';
import { createInvoiceForm, isUnit } from '../../../stores/inside/invoice.ts';
import { fieldErrors } from '../../../stores/public/form.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useEarlySubmit } from '../../ui/form/early-submit.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useEarlyRadio } from '../../ui/use-typed.ts';
import { Titles } from '../ui/invoice/Titles.tsx';

const KINDS = ['PERSONAL', 'UNIT'] as const;
type Kind = (typeof KINDS)[number];

type Props = {
  view: InvoiceView;
  onDone: (view: InvoiceView) => void;
  onCancel?: (() => void) | undefined;
};

export function InvoiceForm({ view, onDone, onCancel }: Props) {
  const { t, failureWords } = useIsland();
  const [form] = useState(() => {
    const first = view.invoice ?? { type: INVOICE_TYPE.PERSONAL, title: t('order:invoice.defaultName') };
    return createInvoiceForm(view.orderId, first, failureWords, (key) => t(`order:error.${key}`));
  });
  const invoice = useStore(form.$invoice);
  const failure = useStore(form.$failure);
  const busy = useStore(form.$busy);
  const unit = isUnit(invoice);
  const choose = (one: Kind) =>
    form.set({ type: INVOICE_TYPE[one], title: one === 'PERSONAL' ? t('order:invoice.defaultName') : '' });
  const group = useEarlyRadio<Kind>(unit ? 'UNIT' : 'PERSONAL', choose);
  const button = useRef<HTMLButtonElement>(null);
  useEarlySubmit(button);
  const errorOf = fieldErrors(failure);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const done = await form.send();
    if (done) onDone(done);
  };
  return (
    <form method="dialog" noValidate className="invoice-form" onSubmit={(event) => void send(event)}>
      <fieldset ref={group} className="choices">
        <legend className="sr-only">{t('invoice:type')}</legend>
        {KINDS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="type"
              value={one}
              className="radio radio-sm"
              checked={invoice.type === INVOICE_TYPE[one]}
              onChange={() => choose(one)}
            />
            {t(`order:invoice.${one === 'UNIT' ? 'unit' : 'personal'}`)}
          </label>
        ))}
      </fieldset>
      <Titles type={invoice.type} onPick={form.set} />
      <Field
        label={t(unit ? 'order:invoice.unitTitle' : 'order:invoice.title')}
        value={invoice.title}
        onValue={(title) => form.set({ title })}
        error={errorOf('title')}
        maxLength={LIMITS.invoiceTitle}
        autoComplete={unit ? 'organization' : 'name'}
        required
      />
      {unit && (
        <Field
          label={t('order:invoice.taxNumber')}
          value={invoice.taxNumber ?? ''}
          onValue={(taxNumber) => form.set({ taxNumber })}
          error={errorOf('taxNumber')}
          hint={t('order:invoice.taxHint')}
          maxLength={30}
          autoComplete="off"
          required
        />
      )}
      {failure && !failure.field && (
        <p role="alert" className="field-error">
          {failure.text}
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button ref={button} type="submit" look="primary" busy={busy}>
          {t(view.invoice ? 'invoice:save' : 'invoice:ask')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('ui:cancel')}</Button>}
      </p>
    </form>
  );
}
