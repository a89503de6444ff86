import { SETTLEMENT } from '#contract/settlement/values.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { TextArea } from '../ui/fields.tsx';

const { least, most } = SETTLEMENT.reason;
export const isReason = (text: string): boolean => text.trim().length >= least;

type Props = { label: string; value: string; onValue: (value: string) => void; tried: boolean };

export function ReasonField({ label, value, onValue, tried }: Props) {
  const { t } = useIsland();
  return (
    <TextArea
      label={label}
      value={value}
      onValue={onValue}
      maxLength={most}
      error={tried && !isReason(value) ? t('desksettlement:reasonMissing') : undefined}
    />
  );
}
