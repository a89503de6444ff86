import { LIMITS } from '#contract/limits.ts';
import { changePhone, sendOldPhoneCode } from '../../../stores/inside/account.ts';
import { requestNewPhoneCode } from '../../../stores/public/login.ts';
import { type ChangePhoneValues, changePhoneRules } from '../../../stores/public/rules.ts';
import { toast } from '../../../stores/public/toast.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { CodeField } from '../../ui/form/CodeField.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { useMallForm } from '../../ui/form/use-form.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

export const PhoneChange = defineScreen(PhoneForm);

function PhoneForm() {
  const { t } = useIsland();
  const form = useMallForm<ChangePhoneValues>({
    rules: changePhoneRules,
    send: ({ oldCode, mobile, newCode }) => changePhone(oldCode, mobile, newCode),
    done: () => {
      form.reset();
      toast(t('account:phone.changed'), 'success');
    },
  });
  return (
    <form id="phone" method="dialog" noValidate className="auth-form" onSubmit={form.submit}>
      <CodeField
        form={form}
        name="oldCode"
        label={t('account:phone.oldCode')}
        purpose="changeOld"
        needs={[]}
        ask={sendOldPhoneCode}
      />
      <FormField
        form={form}
        name="mobile"
        label={t('account:phone.mobile')}
        type="tel"
        autoComplete="tel-national"
        maxLength={LIMITS.mobile}
        digits
      />
      <CodeField
        form={form}
        name="newCode"
        label={t('account:phone.newCode')}
        purpose="changeNew"
        needs={['mobile']}
        ask={() => requestNewPhoneCode(form.value('mobile') ?? '')}
      />
      <FormFoot form={form} look="outline" className="self-start px-8">
        {t('account:phone.submit')}
      </FormFoot>
    </form>
  );
}
