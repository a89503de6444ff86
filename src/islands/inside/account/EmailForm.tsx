import { LIMITS } from '#contract/limits.ts';
import { confirmEmail, sendEmailCode } from '../../../stores/inside/account.ts';
import { type EmailValues, emailRules } from '../../../stores/public/rules.ts';
import { toast } from '../../../stores/public/toast.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { CodeField } from '../../ui/form/CodeField.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { useMallForm } from '../../ui/form/use-form.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { RemoveEmail } from './RemoveEmail.tsx';

export const EmailForm = defineScreen(Form);

function Form({ email }: { email?: string | null | undefined }) {
  const { t } = useIsland();
  const form = useMallForm<EmailValues>({
    rules: emailRules,
    send: ({ email, emailCode }) => confirmEmail(email, emailCode),
    done: () => {
      form.reset();
      toast(t('account:email.confirmed'), 'success');
    },
  });
  return (
    <>
      <RemoveEmail email={email} />
      <form id="email" method="dialog" noValidate className="auth-form" onSubmit={form.submit}>
        <FormField
          form={form}
          name="email"
          label={t('account:email.email')}
          type="email"
          autoComplete="email"
          maxLength={LIMITS.email}
        />
        <CodeField
          form={form}
          name="emailCode"
          label={t('account:email.code')}
          purpose="email"
          needs={['email']}
          ask={() => sendEmailCode(form.value('email') ?? '')}
        />
        <FormFoot form={form} look="outline" className="self-start px-8">
          {t('account:email.submit')}
        </FormFoot>
      </form>
    </>
  );
}
