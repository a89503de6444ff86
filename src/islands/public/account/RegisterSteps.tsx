import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { goOnWhenKnown, requestRegisterCode } from '../../../stores/public/login.ts';
import { type PhoneValues, phoneRules, type RegisterValues, registerRules } from '../../../stores/public/rules.ts';
import { createSteps, type Steps } from '../../../stores/public/steps.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { CodeField } from '../../ui/form/CodeField.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { NewPassword } from '../../ui/form/NewPassword.tsx';
import { useMallForm } from '../../ui/form/use-form.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Agree } from './Agree.tsx';
import { DoneStep } from './DoneStep.tsx';
import { MobileField } from './MobileField.tsx';
import { NeedsScript } from './NeedsScript.tsx';
import { NeedsSecure } from './NeedsSecure.tsx';
import { StepRow } from './StepRow.tsx';

export const RegisterSteps = defineScreen(Register);

function Register() {
  const { t } = useIsland();
  const [steps] = useState(() => createSteps('register'));
  useEffect(steps.resume, []);
  useEffect(goOnWhenKnown, []);
  const step = useStore(steps.$step);
  return (
    <>
      <StepRow names={[t('account:steps.phone'), t('account:register.info'), t('account:steps.done')]} step={step} />
      {step === 0 && <Phone steps={steps} />}
      {step === 1 && <Account steps={steps} />}
      {step === 2 && (
        <DoneStep
          title={t('account:register.done')}
          text={t('account:register.doneText')}
          href="/"
          button={t('account:register.shop')}
        />
      )}
    </>
  );
}

function Phone({ steps }: { steps: Steps }) {
  const { t } = useIsland();
  const form = useMallForm<PhoneValues>({
    rules: phoneRules.register,
    draft: { name: 'register-phone', fields: ['mobile'] },
    send: ({ mobile, code }) => steps.prove(mobile, code),
  });
  return (
    <form method="dialog" noValidate className="auth-form" onSubmit={form.submit}>
      <NeedsScript />
      <NeedsSecure />
      <MobileField form={form} />
      <CodeField
        form={form}
        name="code"
        purpose="register"
        needs={['mobile']}
        ask={() => requestRegisterCode(form.value('mobile') ?? '')}
      />
      <Agree form={form} />
      <FormFoot form={form}>{t('account:steps.next')}</FormFoot>
      <p className="auth-links">
        <a href="/login">{t('account:register.known')}</a>
      </p>
    </form>
  );
}

function Account({ steps }: { steps: Steps }) {
  const { t } = useIsland();
  const form = useMallForm<RegisterValues>({
    rules: registerRules,
    draft: { name: 'register-account', fields: ['userName', 'nickName'] },
    send: (account) => steps.create(account),
  });
  const begin = useEffectEvent(() => form.focus('userName'));
  useEffect(() => begin(), []);
  return (
    <form method="dialog" noValidate className="auth-form" onSubmit={form.submit}>
      <FormField
        form={form}
        name="userName"
        label={t('account:form.userName')}
        hint={t('account:form.userNameHint')}
        autoComplete="username"
        maxLength={LIMITS.userName}
      />
      <FormField
        form={form}
        name="nickName"
        label={t('account:form.nickname')}
        hint={t('account:form.nicknameHint')}
        autoComplete="nickname"
        maxLength={LIMITS.nickname}
      />
      <NewPassword form={form} />
      <FormFoot form={form}>{t('account:register.submit')}</FormFoot>
    </form>
  );
}
