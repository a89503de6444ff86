import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import type { DeskInvoice } from '#contract/invoice/schema.ts';
import { price } from '../../../lib/shared/price.ts';
import { createIssue } from '../../../stores/desk/invoice.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field, FieldFrame } from '../../ui/Field.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { MadeOutTo } from './MadeOutTo.tsx';

type Props = { invoice: DeskInvoice; today: string; onIssued: () => void; onClose: () => void };

export function IssueDialog({ invoice, today, onIssued, onClose }: Props) {
  const { t, failureWords } = useIsland();
  const [issue] = useState(() =>
    createIssue(invoice, today, failureWords, (error) => t(`deskinvoices:dialog.${error}`)),
  );
  const { number, day, own } = useStore(issue.$values, { ssr: 'initial' });
  const failure = useStore(issue.$failure, { ssr: 'initial' });
  const busy = useStore(issue.$busy, { ssr: 'initial' });
  const errorOf = (field: string) => (failure?.field === field ? failure.text : undefined);
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
          label={t('deskinvoices:dialog.number')}
          hint={t('deskinvoices:dialog.numberHint')}
          value={number}
          onValue={(text) => issue.set({ number: text })}
          error={errorOf('number')}
          maxLength={32}
          autoComplete="off"
          data-first
        />
        <Field
          label={t('deskinvoices:dialog.day')}
          type="date"
          value={day}
          max={today}
          onValue={(text) => issue.set({ day: text })}
          error={errorOf('day')}
        />
        <fieldset className="choices">
          <legend>{t('deskinvoices:dialog.source')}</legend>
          {([false, true] as const).map((one) => (
            <label key={String(one)}>
              <input
                type="radio"
                name="source"
                className="radio radio-sm"
                checked={own === one}
                onChange={() => issue.set({ own: one })}
              />
              {t(`deskinvoices:dialog.${one ? 'own' : 'made'}`)}
            </label>
          ))}
        </fieldset>
        {own && (
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
