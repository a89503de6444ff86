import { useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { type DeskLoginValues, deskLoginRules } from '../../../stores/desk/rules.ts';
import { type LoginStep, logIn, loginProver } from '../../../stores/desk/session.ts';
import { Button } from '../../ui/Button.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { useMallForm } from '../../ui/form/use-form.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { LoginCode } from './LoginCode.tsx';
import { ProofForm } from './ProofForm.tsx';

type Step = LoginStep & { userName: string };

export function LoginForm({ onDone }: { onDone: () => void }) {
  const { t } = useIsland();
  const [step, setStep] = useState<Step>();
  const back = () => setStep(undefined);
  if (!step) return <PasswordForm onDone={onDone} onStep={setStep} />;
  if ('code' in step)
    return <LoginCode needed={{ ...step.code, userName: step.userName }} onDone={onDone} onBack={back} />;
  return (
    <>
      <ProofForm prover={loginProver(step.factor)} action={t('desk:login.submit')} onDone={onDone} />
      <Button look="link" className="mt-4" onClick={back}>
        {t('desk:login.back')}
      </Button>
    </>
  );
}

type Props = { onDone: () => void; onStep: (step: Step) => void };

/** It is sent by script alone: a password never leaves unencrypted. */
function PasswordForm({ onDone, onStep }: Props) {
  const { t } = useIsland();
  const form = useMallForm<DeskLoginValues>({
    rules: deskLoginRules,
    draft: { name: 'desk-login', fields: ['userName'] },
    send: async ({ userName, passWord }) => {
      const step = await logIn(userName, passWord);
      if (step) onStep({ ...step, userName });
      else onDone();
    },
  });
  return (
    <form method="dialog" noValidate className="auth-form" data-desk-login onSubmit={form.submit}>
      <FormField
        form={form}
        name="userName"
        label={t('desk:login.userName')}
        autoComplete="username"
        maxLength={100}
        data-first
      />
      <FormField
        form={form}
        name="passWord"
        label={t('account:form.password')}
        type="password"
        autoComplete="current-password"
        maxLength={LIMITS.loginSecret}
      />
      <FormFoot form={form}>{t('desk:login.submit')}</FormFoot>
    </form>
  );
}
