import type { LoginCodeNeeded } from '#contract/operator/schema.ts';
import { type DeskCodeValues, deskCodeRules } from '../../../stores/desk/rules.ts';
import { logInByCode, sendLoginCode } from '../../../stores/desk/session.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeField } from '../../ui/form/CodeField.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { useMallForm } from '../../ui/form/use-form.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = { needed: LoginCodeNeeded & { userName: string }; onDone: () => void; onBack: () => void };

export function LoginCode({ needed: { ticket, mobile, sent, userName }, onDone, onBack }: Props) {
  const { t } = useIsland();
  const form = useMallForm<DeskCodeValues>({
    rules: deskCodeRules,
    send: ({ code }) => logInByCode(userName, ticket, code),
    done: onDone,
  });
  return (
    <form method="dialog" noValidate className="auth-form" onSubmit={form.submit}>
      <p role="status">{t(sent ? 'desk:login.code' : 'desk:login.askCode', { mobile })}</p>
      <CodeField form={form} name="code" purpose="storeLogin" needs={[]} ask={() => sendLoginCode(ticket)} />
      <FormFoot form={form}>{t('desk:login.submit')}</FormFoot>
      <Button look="link" onClick={onBack}>
        {t('desk:login.back')}
      </Button>
    </form>
  );
}
