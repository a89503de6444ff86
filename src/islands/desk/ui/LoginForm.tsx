import { LIMITS } from '../../../../contract/limits.ts';
import { type DeskLoginValues, deskLoginRules } from '../../../stores/desk/rules.ts';
import { logIn } from '../../../stores/desk/session.ts';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { useMallForm } from '../../ui/form/use-form.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

/** Login of an operator. It is sent by script alone: a password never leaves unencrypted. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const { t } = useIsland();
  const form = useMallForm<DeskLoginValues>({
    rules: deskLoginRules,
    draft: { name: 'desk-login', fields: ['userName'] },
    send: ({ userName, passWord }) => logIn(userName, passWord),
    done: onDone,
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
