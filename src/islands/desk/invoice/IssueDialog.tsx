import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import type { DeskInvoice } from '#contract/invoice/schema.ts';
import { price } from '../../../lib/shared/price.ts';
import { createIssue } from '../../../stores/desk/invoice.ts';
import { fieldErrors } from '../../../stores/public/form.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field, FieldFrame } from '../../ui/Field.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { bind } from '../ui/bind.ts';
import { MadeOutTo } from './MadeOutTo.tsx';

type Props = { invoice: DeskInvoice; today: string; onIssued: () => void; onClose: () => void };

export function IssueDialog({ invoice, today, onIssued, onClose }: Props) {
  const { t, failureWords } = useIsland();
  const [issue] = useState(() =>
    createIssue(invoice, today, failureWords, (error) => t(`deskinvoices:dialog.${error}`)),
  );
  const values = useStore(issue.$values, { ssr: 'initial' });
  const failure = useStore(issue.$failure, { ssr: 'initial' });
  const busy = useStore(issue.$busy, { ssr: 'initial' });
  const errorOf = fieldErrors(failure);
  const field = bind(
    values,
    (to) => issue.set(to(values)),
    (name) => t(`deskinvoices:dialog.${name}`),
    errorOf,
  );
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await issue.send()) onIssued();
  };
  return (
    <Dialog title={t('deskinvoices:dialog.title')} onClose={onClose}>
      <form noValidate className="mt-4 grid gap-4" onSubmit={(event) => void send(event)}>
        <p className="text-quiet">
          {t('deskinvoices:dialog.order', { id: invoice.orderId, amount: price(invoice.amount) })}
        </p>
        <p>
          <MadeOutTo invoice={invoice.invoice} />
        </p>
        <Field
          {...field('number')}
          hint={t('deskinvoices:dialog.numberHint')}
          maxLength={32}
          autoComplete="off"
          data-first
        />
        <Field {...field('day')} type="date" max={today} />
        <fieldset className="choices">
          <legend>{t('deskinvoices:dialog.source')}</legend>
          {([false, true] as const).map((one) => (
            <label key={String(one)}>
              <input
                type="radio"
                name="source"
                className="radio radio-sm"
                checked={values.own === one}
                onChange={() => issue.set({ own: one })}
              />
              {t(`deskinvoices:dialog.${one ? 'own' : 'made'}`)}
            </label>
          ))}
        </fieldset>
        {values.own && (
          <FieldFrame
            label={t('deskinvoices:dialog.file')}
            hint={t('deskinvoices:dialog.fileHint')}
            error={errorOf('file')}
          >
            {(ties) => (
              <input
                {...ties}
                type="file"
                accept="application/pdf,.pdf"
                onChange={({ target }) => issue.set({ file: target.files?.[0] })}
              />
            )}
          </FieldFrame>
        )}
        {failure && !failure.field && (
          <p role="alert" className="field-error">
            {failure.text}
          </p>
        )}
        <FormButtons className="mt-2" action={t('deskinvoices:dialog.send')} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
