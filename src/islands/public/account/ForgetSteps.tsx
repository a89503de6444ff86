import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { type NewPasswordValues, newPasswordRules } from '../../../stores/public/rules.ts';
import { createSteps, type Steps } from '../../../stores/public/steps.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { NewPassword } from '../../ui/form/NewPassword.tsx';
import { useMallForm } from '../../ui/form/use-form.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { DoneStep } from './DoneStep.tsx';
import { ResetPhone } from './ResetPhone.tsx';
import { StepRow } from './StepRow.tsx';

export const ForgetSteps = defineScreen(Forget);

function Forget() {
  const { t } = useIsland();
  const [steps] = useState(() => createSteps('reset'));
  useEffect(steps.resume, []);
  const step = useStore(steps.$step);
  return (
    <>
      <StepRow names={[t('account:steps.phone'), t('account:reset.choose'), t('account:steps.done')]} step={step} />
      {step === 0 && <ResetPhone steps={steps} />}
      {step === 1 && <Choose steps={steps} />}
      {step === 2 && (
        <DoneStep
          title={t('account:reset.done')}
          text={t('account:reset.doneText')}
          href="/login"
          button={t('account:reset.login')}
        />
      )}
    </>
  );
}

function Choose({ steps }: { steps: Steps }) {
  const { t } = useIsland();
  const form = useMallForm<NewPasswordValues>({
    rules: newPasswordRules,
    send: ({ passWord }) => steps.reset(passWord),
  });
  const begin = useEffectEvent(() => form.focus('passWord'));
  useEffect(() => begin(), []);
  return (
    <form method="dialog" noValidate className="auth-form" onSubmit={form.submit}>
      <NewPassword form={form} />
      <FormFoot form={form}>{t('account:reset.submit')}</FormFoot>
    </form>
  );
}
