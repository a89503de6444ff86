import { useState } from 'react';
import { createCaptchaField } from '../../../stores/public/captcha-field.ts';
import { requestResetCode } from '../../../stores/public/login.ts';
import { type PhoneValues, phoneRules } from '../../../stores/public/rules.ts';
import type { Steps } from '../../../stores/public/steps.ts';
import { CodeField } from '../../ui/form/CodeField.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { useMallForm } from '../../ui/form/use-form.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { DragSlider } from '../captcha/DragSlider.tsx';
import { MobileField } from './MobileField.tsx';
import { NeedsScript } from './NeedsScript.tsx';
import { NeedsSecure } from './NeedsSecure.tsx';

export function ResetPhone({ steps }: { steps: Steps }) {
  const { t } = useIsland();
  const [captcha] = useState(createCaptchaField);
  const form = useMallForm<PhoneValues>({
    rules: phoneRules.reset,
    draft: { name: 'reset-phone', fields: ['mobile'] },
    send: ({ mobile, code }) => steps.prove(mobile, code),
  });
  return (
    <form method="dialog" noValidate className="auth-form" onSubmit={form.submit}>
      <NeedsScript />
      <NeedsSecure />
      <MobileField form={form} />
      <DragSlider field={captcha} />
      <CodeField
        form={form}
        name="code"
        purpose="reset"
        needs={['mobile']}
        ask={() => captcha.spend((verification) => requestResetCode(form.value('mobile') ?? '', verification))}
      />
      <FormFoot form={form}>{t('account:steps.next')}</FormFoot>
      <p className="auth-links">
        <a href="/login">{t('account:reset.back')}</a>
      </p>
    </form>
  );
}
