import { useStore } from '@nanostores/react';
import { INVOICE_TYPE } from '#contract/enums.ts';
import { LIMITS } from '#contract/limits.ts';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useEarlyRadio } from '../../ui/use-typed.ts';
import { Titles } from '../ui/invoice/Titles.tsx';
import { useCheckout } from './context.ts';

const KINDS = ['none', 'personal', 'unit'] as const;

export function InvoiceChoice() {
  const { t } = useIsland();
  const { $draft, $invoiceError, setInvoice } = useCheckout();
  const { kind, name, unit, taxNumber } = useStore($draft).invoice;
  const error = useStore($invoiceError);
  const choose = (one: (typeof KINDS)[number]) =>
    setInvoice({ kind: one, ...(one === 'personal' && !name ? { name: t('order:invoice.defaultName') } : {}) });
  const group = useEarlyRadio(kind, choose);
  const errorOf = (field: 'title' | 'taxNumber') =>
    error?.field === field ? t(`order:error.${error.error}`) : undefined;
  return (
    <section className="checkout-part" aria-labelledby="checkout-invoice">
      <h2 id="checkout-invoice">{t('order:checkout.invoice')}</h2>
      <fieldset ref={group} className="choices">
        <legend className="sr-only">{t('order:checkout.invoice')}</legend>
        {KINDS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="invoice"
              value={one}
              className="radio radio-sm"
              checked={one === kind}
              onChange={() => choose(one)}
            />
            {t(`order:invoice.${one}`)}
          </label>
        ))}
      </fieldset>
      {kind !== 'none' && (
        <div className="grid gap-4 max-w-104 mt-5">
          <Titles
            type={INVOICE_TYPE[kind === 'unit' ? 'UNIT' : 'PERSONAL']}
            onPick={({ title, taxNumber = '' }) =>
              setInvoice(kind === 'unit' ? { unit: title, taxNumber } : { name: title })
            }
          />
          <Field
            label={t(kind === 'unit' ? 'order:invoice.unitTitle' : 'order:invoice.title')}
            value={kind === 'unit' ? unit : name}
            onValue={(text) => setInvoice(kind === 'unit' ? { unit: text } : { name: text })}
            error={errorOf('title')}
            maxLength={LIMITS.invoiceTitle}
            autoComplete={kind === 'unit' ? 'organization' : 'name'}
            required
          />
          {kind === 'unit' && (
            <Field
              label={t('order:invoice.taxNumber')}
              value={taxNumber}
              onValue={(text) => setInvoice({ taxNumber: text })}
              error={errorOf('taxNumber')}
              hint={t('order:invoice.taxHint')}
              maxLength={30}
              autoComplete="off"
              required
            />
          )}
          <p className="field-hint">{t('order:invoice.note')}</p>
        </div>
      )}
    </section>
  );
}
