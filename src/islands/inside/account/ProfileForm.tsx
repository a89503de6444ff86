import type { AccountView } from '#contract/account/schema.ts';
import { LIMITS } from '#contract/limits.ts';
import { saveProfile } from '../../../stores/inside/account.ts';
import { type ProfileValues, profileRules } from '../../../stores/public/rules.ts';
import { toast } from '../../../stores/public/toast.ts';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { useMallForm } from '../../ui/form/use-form.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

export function ProfileForm({ account: { nickName, gender, birthday } }: { account: AccountView }) {
  const { t } = useIsland();
  const form = useMallForm<ProfileValues>({
    rules: profileRules,
    initial: { nickName, gender: String(gender), birthday: birthday ?? '' },
    send: saveProfile,
    done: () => toast(t('account:form.saved'), 'success'),
  });
  const genders = [t('account:profile.unsaid'), t('account:profile.male'), t('account:profile.female')];
  return (
    <form id="profile" method="dialog" noValidate className="auth-form" onSubmit={form.submit}>
      <FormField
        form={form}
        name="nickName"
        label={t('account:form.nickname')}
        hint={t('account:form.nicknameHint')}
        autoComplete="nickname"
        maxLength={LIMITS.nickname}
      />
      <fieldset className="field">
        <legend className="field-label">{t('account:profile.gender')}</legend>
        <div className="choices">
          {genders.map((name, value) => (
            <label key={name}>
              <input
                type="radio"
                value={value}
                defaultChecked={form.initialOf('gender') === String(value)}
                className="radio radio-sm"
                {...form.bind('gender')}
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <FormField
        form={form}
        name="birthday"
        label={t('account:profile.birthday')}
        type="date"
        autoComplete="bday"
        min="1900-01-01"
      />
      <FormFoot form={form} className="self-start px-8">
        {t('account:form.save')}
      </FormFoot>
    </form>
  );
}
