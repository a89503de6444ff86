import { LIMITS } from '../../../contract/limits.ts';
import type { Words } from '../../lib/i18n/fill.ts';
import { changePassword } from '../../stores/account.ts';
import { type ChangePasswordValues, changePasswordRules } from '../../stores/rules.ts';
import { toast } from '../../stores/toast.ts';
import { FormField } from '../ui/form/FormField.tsx';
import { FormFoot } from '../ui/form/FormFoot.tsx';
import { NewPassword } from '../ui/form/NewPassword.tsx';
import { useMallForm } from '../ui/form/use-form.ts';
import { Grounded, useGround } from '../ui/Ground.tsx';

export function PasswordChange({ words }: { words: Words }) {
  return (
    <Grounded words={words}>
      <PasswordForm />
    </Grounded>
  );
}

function PasswordForm() {
  const { t } = useGround();
  const form = useMallForm<ChangePasswordValues>({
    rules: changePasswordRules,
    send: ({ oldPassWord, passWord }) => changePassword(oldPassWord, passWord),
    done: () => {
      form.reset();
      toast(t('account:password.done'), 'success');
    },
  });
  return (
    <form id="password" method="dialog" noValidate className="auth-form needs-js" onSubmit={form.submit}>
      <FormField
        form={form}
        name="oldPassWord"
        label={t('account:password.old')}
        type="password"
        autoComplete="current-password"
        maxLength={LIMITS.loginSecret}
      />
      <NewPassword form={form} />
      <FormFoot form={form} className="self-start px-8">
        {t('account:password.submit')}
      </FormFoot>
    </form>
  );
}
