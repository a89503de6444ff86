import { isSafeLink } from '#contract/rich-text/values.ts';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = { label: string; value: string; onValue: (value: string) => void; error?: string | undefined };

export function LinkField({ label, value, onValue, error }: Props) {
  const { t } = useIsland();
  const fits = value === '' || isSafeLink(value);
  return (
    <Field
      label={label}
      value={value}
      onValue={onValue}
      hint={t('desk:field.linkHint')}
      error={error ?? (fits ? undefined : t('desk:field.linkWrong'))}
      inputMode="url"
    >
      {value && fits && (
        <a className="field-reveal" href={value} target="_blank" rel="noopener noreferrer">
          {t('desk:field.tryLink')}
        </a>
      )}
    </Field>
  );
}
