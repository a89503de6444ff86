import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import type { ProofWay } from '#contract/operator/factor.values.ts';
import { type Prover, proveByPasskey } from '../../../stores/desk/proof.ts';
import {
  type DeskCodeValues,
  deskCodeRules,
  type ProofPasswordValues,
  proofPasswordRules,
} from '../../../stores/desk/rules.ts';
import { createForm } from '../../../stores/public/form.ts';
import { Button } from '../../ui/Button.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { useMallForm } from '../../ui/form/use-form.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = { prover: Prover; action: string; onDone: () => void };

/** Proves who is there, by one of several ways. */
export function ProofForm({ prover, action, onDone }: Props) {
  const { t } = useIsland();
  const { ways } = prover;
  const [way, setWay] = useState<ProofWay>(ways[0] ?? 'password');
  const rest = ways.filter((one) => one !== way);
  return (
    <div className="grid gap-5" data-proof={way}>
      {way === 'passkey' && <ByPasskey prover={prover} onDone={onDone} />}
      {(way === 'totp' || way === 'recovery') && (
        <ByCode key={way} way={way} prover={prover} action={action} onDone={onDone} />
      )}
      {way === 'password' && <ByPassword prover={prover} action={action} onDone={onDone} />}
      {rest.length > 0 && (
        <ul className="grid justify-items-start gap-2">
          {rest.map((one) => (
            <li key={one}>
              <Button look="link" data-way={one} onClick={() => setWay(one)}>
                {t(`desk:proof.use.${one}`)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What is asked next has the focus, so that it goes on by the keyboard. */
function useFirstFocus<E extends HTMLElement>() {
  const first = useRef<E>(null);
  useEffect(() => first.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  return first;
}

function ByPasskey({ prover, onDone }: Omit<Props, 'action'>) {
  const { t, failureWords } = useIsland();
  const [form] = useState(() => createForm(failureWords));
  const busy = useStore(form.$busy);
  const failure = useStore(form.$failure);
  const first = useFirstFocus<HTMLDivElement>();
  const sign = async () => {
    if (await form.submit(undefined, () => proveByPasskey(prover, t('desk:proof.cancelled')))) onDone();
  };
  return (
    <div ref={first} className="grid gap-3">
      <p className="text-quiet">{t('desk:proof.passkey')}</p>
      <p role="alert" className="field-error">
        {failure?.text}
      </p>
      <Button look="primary" className="btn-block" busy={busy} onClick={sign} data-first>
        {t('desk:proof.use.passkey')}
      </Button>
    </div>
  );
}

function ByCode({ way, prover, action, onDone }: Props & { way: 'totp' | 'recovery' }) {
  const { t } = useIsland();
  const form = useMallForm<DeskCodeValues>({
    rules: deskCodeRules,
    send: ({ code }) => prover.send({ way, code }),
    done: onDone,
  });
  const first = useFirstFocus<HTMLFormElement>();
  return (
    <form ref={first} method="dialog" noValidate className="auth-form" onSubmit={form.submit}>
      <p className="text-quiet">{t(`desk:proof.${way}`)}</p>
      <FormField
        form={form}
        name="code"
        label={t(`desk:proof.code.${way}`)}
        autoComplete={way === 'totp' ? 'one-time-code' : 'off'}
        maxLength={LIMITS.loginSecret}
        digits={way === 'totp'}
        data-first
      />
      <FormFoot form={form}>{action}</FormFoot>
    </form>
  );
}

function ByPassword({ prover, action, onDone }: Props) {
  const { t } = useIsland();
  const form = useMallForm<ProofPasswordValues>({
    rules: proofPasswordRules,
    send: async ({ passWord }) => prover.sendPassword?.(passWord),
    done: onDone,
  });
  const first = useFirstFocus<HTMLFormElement>();
  return (
    <form ref={first} method="dialog" noValidate className="auth-form" onSubmit={form.submit}>
      <FormField
        form={form}
        name="passWord"
        label={t('account:form.password')}
        type="password"
        autoComplete="current-password"
        maxLength={LIMITS.loginSecret}
        data-first
      />
      <FormFoot form={form}>{action}</FormFoot>
    </form>
  );
}
