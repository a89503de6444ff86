import { LIMITS } from '#contract/limits.ts';
import type { PhoneValues } from '../../../stores/public/rules.ts';
import { FormField } from '../../ui/form/FormField.tsx';
import type { MallForm } from '../../ui/form/use-form.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

export function MobileField({ form }: { form: MallForm<PhoneValues> }) {
  const { t } = useIsland();
  return (
    <FormField
      form={form}
      name="mobile"
      label={t('account:form.mobile')}
      type="tel"
      autoComplete="tel-national"
      maxLength={LIMITS.mobile}
      digits
    />
  );
}
