import { LIMITS } from '../../../../contract/limits.ts';
import type { NewPasswordValues, Values } from '../../../stores/rules.ts';
import { useIsland } from '../IslandContext.tsx';
import { FormField } from './FormField.tsx';
import type { MallForm } from './use-form.ts';

/** A password being chosen, twice. */
export function NewPassword<V extends Values & NewPasswordValues>({ form }: { form: MallForm<V> }) {
  const { t } = useIsland();
  const common = { form, type: 'password', autoComplete: 'new-password', maxLength: LIMITS.passwordMax } as const;
  return (
    <>
      <FormField
        {...common}
        name="passWord"
        label={t('account:form.newPassword')}
        hint={t('account:form.passwordHint')}
      />
      <FormField {...common} name="repeat" label={t('account:form.repeat')} />
    </>
  );
}
