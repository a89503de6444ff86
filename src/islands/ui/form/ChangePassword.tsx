import { LIMITS } from '#contract/limits.ts';
import { type ChangePasswordValues, changePasswordRules } from '../../../stores/public/rules.ts';
import { toast } from '../../../stores/public/toast.ts';
import { useIsland } from '../IslandContext.tsx';
import { FormField } from './FormField.tsx';
import { FormFoot } from './FormFoot.tsx';
import { NewPassword } from './NewPassword.tsx';
import { useMallForm } from './use-form.ts';

type Props = { send: (oldPassWord: string, passWord: string) => Promise<unknown> };

export function ChangePassword({ send }: Props) {
  const { t } = useIsland();
  const form = useMallForm<ChangePasswordValues>({
    rules: changePasswordRules,
    send: ({ oldPassWord, passWord }) => send(oldPassWord, passWord),
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
