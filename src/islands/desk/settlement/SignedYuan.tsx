import { useIsland } from '../../ui/IslandContext.tsx';
import { MoneyField, Select } from '../ui/fields.tsx';

export type Signed = { takes: boolean; fen: number };
export const fenOf = ({ takes, fen }: Signed): number => (takes ? -fen : fen);

type Props = { value: Signed; onValue: (value: Signed) => void; tried: boolean };

/** An amount that the shop gets, or that is taken from it. */
export function SignedYuan({ value, onValue, tried }: Props) {
  const { t } = useIsland();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={t('desksettlement:way')}
        value={value.takes ? 'take' : 'give'}
        onValue={(way) => onValue({ ...value, takes: way === 'take' })}
        options={[
          ['give', t('desksettlement:give')],
          ['take', t('desksettlement:take')],
        ]}
      />
      <MoneyField
        label={t('desksettlement:column.amount')}
        value={value.fen}
        onValue={(fen) => onValue({ ...value, fen })}
        error={tried && !value.fen ? t('desksettlement:amountMissing') : undefined}
      />
    </div>
  );
}
