import { carrierChoices } from '../../../lib/browser/desk/parcel.ts';
import { FieldFrame } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = { label: string; value: string; error?: string | undefined; onValue: (code: string) => void };

export function CarrierField({ label, value, error, onValue }: Props) {
  const { language, t } = useIsland();
  return (
    <FieldFrame label={label} error={error}>
      {(ties) => (
        <select {...ties} value={value} data-first onChange={({ target }) => onValue(target.value)}>
          <option value="">{t('deskorders:ship.choose')}</option>
          {carrierChoices(language).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
