import { useState } from 'react';
import { PASSWORD, passwordStrength } from '#contract/account/password.values.ts';
import type { NewPasswordValues, Values } from '../../../stores/public/rules.ts';
import { useIsland } from '../IslandContext.tsx';
import { FormField } from './FormField.tsx';
import type { MallForm } from './use-form.ts';

export function NewPassword<V extends Values & NewPasswordValues>({ form }: { form: MallForm<V> }) {
  const { t } = useIsland();
  const [text, setText] = useState('');
  const common = { form, type: 'password', autoComplete: 'new-password', maxLength: PASSWORD.max } as const;
  const strength = passwordStrength(text);
  return (
    <>
      <div onInput={({ target }) => setText((target as HTMLInputElement).value)}>
        <FormField
          {...common}
          name="passWord"
          label={t('account:form.newPassword')}
          hint={t('account:form.passwordHint')}
        />
        <p role="status" className="password-strength" data-strength={text ? strength : undefined}>
          {text && t(`account:form.strength.${strength}`)}
        </p>
      </div>
      <FormField {...common} name="repeat" label={t('account:form.repeat')} />
    </>
  );
}
