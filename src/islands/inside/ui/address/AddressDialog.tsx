import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { AddressView } from '#contract/address/schema.ts';
import { LIMITS } from '#contract/limits.ts';
import { type AddressForm, createAddressForm } from '../../../../stores/inside/address-form.ts';
import { fieldErrors } from '../../../../stores/public/form.ts';
import { toast } from '../../../../stores/public/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormButtons } from '../../../ui/FormButtons.tsx';
import { useIsland } from '../../../ui/IslandContext.tsx';
import { RegionField } from './RegionField.tsx';

type Props = {
  address?: AddressView | undefined;
  onSaved: (address: AddressView) => void;
  onClose: () => void;
};

export function AddressDialog({ address, onSaved, onClose }: Props) {
  const { t, failureWords } = useIsland();
  const [form] = useState(() => createAddressForm(address, failureWords, (key) => t(`address:error.${key}`)));
  const busy = useStore(form.$busy);
  const failure = useStore(form.$failure);
  const values = useStore(form.$values);
  const element = useRef<HTMLFormElement>(null);
  const errorOf = fieldErrors(failure);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await form.save();
    if (!saved) return;
    toast(t('address:form.saved'), 'success');
    onSaved(saved);
  };
  // What is wrong is said at its field, and the field has the focus.
  useEffect(() => {
    if (!busy && failure?.field) element.current?.querySelector<HTMLElement>(`[name="${failure.field}"]`)?.focus();
  }, [busy, failure?.field]);

  return (
    <Dialog wide title={t(address ? 'address:form.editTitle' : 'address:form.addTitle')} onClose={onClose}>
      <form ref={element} noValidate onSubmit={submit} className="address-form">
        {!address && <Paste form={form} />}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-4.5">
          <Field
            label={t('address:form.recipient')}
            name="recipient"
            data-first
            autoComplete="name"
            maxLength={LIMITS.recipient}
            value={values.recipient}
            error={errorOf('recipient')}
            onValue={(recipient) => form.set({ recipient })}
          />
          <Field
            label={t('address:form.mobile')}
            name="mobile"
            type="tel"
            autoComplete="tel-national"
            digits
            maxLength={20}
            value={values.mobile}
            error={errorOf('mobile')}
            onValue={(mobile) => form.set({ mobile })}
          />
        </div>
        <RegionField value={values.region} error={errorOf('region')} onValue={(region) => form.set({ region })} />
        <Detail form={form} error={errorOf('detail')} />
        <label className="flex items-center gap-2.5 text-sm cursor-pointer">
          <input
            type="checkbox"
            className="checkbox checkbox-sm"
            checked={values.isDefault}
            onChange={({ target }) => form.set({ isDefault: target.checked })}
          />
          {t('address:form.isDefault')}
        </label>
        <p role="alert" className="field-error">
          {failure && !failure.field ? failure.text : ''}
        </p>
        <FormButtons className="mt-0" action={t('address:form.save')} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}

function Detail({ form, error }: { form: AddressForm; error: string | undefined }) {
  const { t } = useIsland();
  const id = useId();
  const { detail } = useStore(form.$values);
  return (
    <div className="field">
      <label htmlFor={id}>{t('address:form.detail')}</label>
      <div className="field-box">
        <textarea
          id={id}
          name="detail"
          rows={2}
          autoComplete="street-address"
          placeholder={t('address:form.detailHint')}
          maxLength={LIMITS.detailedAddress}
          value={detail}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          onChange={({ target }) => form.set({ detail: target.value.replace(/\n/g, ' ') })}
        />
      </div>
      <p id={`${id}-error`} className="field-error">
        {error}
      </p>
    </div>
  );
}

function Paste({ form }: { form: AddressForm }) {
  const { t } = useIsland();
  const id = useId();
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const fill = async (line: string) => {
    const named = await form.fillFrom(line);
    setSaid(t(named ? 'address:form.pasteDone' : 'address:form.pasteNothing'));
    if (named) setText('');
  };
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 items-end p-3 rounded-box bg-base-200">
      <label htmlFor={id} className="sr-only">
        {t('address:form.paste')}
      </label>
      <textarea
        className="py-1 px-1.5 text-sm focus-visible:outline-2 focus-visible:outline-primary"
        id={id}
        rows={2}
        value={text}
        placeholder={t('address:form.pasteHint')}
        onChange={({ target }) => setText(target.value)}
        onPaste={(event) => {
          event.preventDefault();
          void fill(text + event.clipboardData.getData('text'));
        }}
      />
      <Button size="sm" disabled={!text.trim()} onClick={() => void fill(text)}>
        {t('address:form.pasteButton')}
      </Button>
      <p role="status" className="field-hint col-span-full m-0 empty:hidden">
        {said}
      </p>
    </div>
  );
}
