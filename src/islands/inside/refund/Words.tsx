import { REFUND_DESCRIPTION } from '#contract/refund/values.ts';
import { FieldFrame } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = {
  name?: string;
  label: string;
  value: string;
  error: string | undefined;
  onValue: (text: string) => void;
};

export function Words({ name, label, value, error, onValue }: Props) {
  const { t } = useIsland();
  const hint = t('refund:apply.descriptionHint', { n: value.length, max: REFUND_DESCRIPTION });
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ties) => (
        <textarea
          {...ties}
          name={name}
          rows={4}
          value={value}
          maxLength={REFUND_DESCRIPTION}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </FieldFrame>
  );
}
