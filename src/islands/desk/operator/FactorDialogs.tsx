import { useStore } from '@nanostores/react';
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import type { OwnFactor } from '#contract/operator/factor.schema.ts';
import { FACTOR } from '#contract/operator/factor.values.ts';
import type { Factors } from '../../../stores/desk/factor.ts';
import { fieldErrors } from '../../../stores/public/form.ts';
import { QrCode } from '../../inside/ui/QrCode.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

type FrameProps = {
  factors: Factors;
  title: string;
  action: string;
  onClose: () => void;
  /** @returns whether it went through */
  onSubmit: () => Promise<boolean>;
  children: ReactNode;
};

function FactorForm({ factors, title, action, onClose, onSubmit, children }: FrameProps) {
  const busy = useStore(factors.$busy);
  const failure = useStore(factors.$failure);
  useEffect(() => factors.forget, [factors]);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await onSubmit()) onClose();
  };
  const elsewhere = failure && !['name', 'code'].includes(failure.field ?? '') ? failure.text : undefined;
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="mt-5 grid gap-4" noValidate onSubmit={submit}>
        {children}
        <p role="alert" className="field-error">
          {elsewhere}
        </p>
        <FormButtons action={action} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}

type NameProps = { factors: Factors; value: string; onValue: (value: string) => void; first?: boolean };

function NameField({ factors, value, onValue, first = false }: NameProps) {
  const { t } = useIsland();
  const errorOf = fieldErrors(useStore(factors.$failure));
  return (
    <Field
      label={t('desksecurity:name')}
      hint={t('desksecurity:nameHint')}
      value={value}
      onValue={onValue}
      error={errorOf('name')}
      maxLength={FACTOR.nameMost}
      autoComplete="off"
      {...(first ? { 'data-first': true } : {})}
    />
  );
}

type Props = { factors: Factors; onClose: () => void };

export function PasskeyDialog({ factors, onClose }: Props) {
  const { t } = useIsland();
  const [name, setName] = useState(t('desksecurity:kind.passkey'));
  return (
    <FactorForm
      factors={factors}
      title={t('desksecurity:add.passkey')}
      action={t('desksecurity:create')}
      onClose={onClose}
      onSubmit={() => factors.addPasskey(name, t('desk:proof.cancelled'))}
    >
      <p className="text-quiet">{t('desksecurity:passkeyText')}</p>
      <NameField factors={factors} value={name} onValue={setName} first />
    </FactorForm>
  );
}

export function TotpDialog({ factors }: { factors: Factors }) {
  const { t } = useIsland();
  const [name, setName] = useState(t('desksecurity:kind.totp'));
  const [code, setCode] = useState('');
  const totp = useStore(factors.$totp);
  const errorOf = fieldErrors(useStore(factors.$failure));
  if (!totp) return null;
  return (
    <FactorForm
      factors={factors}
      title={t('desksecurity:add.totp')}
      action={t('desksecurity:confirm')}
      onClose={factors.leaveTotp}
      onSubmit={() => factors.addTotp(name, code)}
    >
      <p className="text-quiet">{t('desksecurity:totpText')}</p>
      <QrCode text={totp.uri} label={t('desksecurity:qr')} className="mx-auto size-48" />
      <details>
        <summary className="cursor-pointer text-sm">{t('desksecurity:byHand')}</summary>
        <code className="desk-secret mt-2 block rounded-field bg-base-200 px-4 py-3 break-all select-all">
          {totp.secret}
        </code>
      </details>
      <Field
        label={t('desk:proof.code.totp')}
        value={code}
        onValue={setCode}
        error={errorOf('code')}
        maxLength={FACTOR.totpDigits + 2}
        autoComplete="one-time-code"
        digits
        data-first
      />
      <NameField factors={factors} value={name} onValue={setName} />
    </FactorForm>
  );
}

export function RenameDialog({ factors, factor, onClose }: Props & { factor: OwnFactor }) {
  const { t } = useIsland();
  const [name, setName] = useState(factor.name);
  return (
    <FactorForm
      factors={factors}
      title={t('desksecurity:renameOf', { name: factor.name })}
      action={t('desk:document.save')}
      onClose={onClose}
      onSubmit={() => factors.rename(factor, name)}
    >
      <NameField factors={factors} value={name} onValue={setName} first />
    </FactorForm>
  );
}
