import type { Parcel, ParcelError } from '../../../lib/browser/desk/parcel.ts';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { CarrierField } from './CarrierField.tsx';

type Props = {
  parcel: Parcel;
  onParcel: (parcel: Parcel) => void;
  /** Below the number. */
  hint: string;
  error: ParcelError | undefined;
};

export function ParcelFields({ parcel, onParcel, hint, error }: Props) {
  const { language, t } = useIsland();
  const errorOf = (field: ParcelError['field']) =>
    error?.field === field
      ? t(`deskorders:ship.${error.key}`, { carrier: error.carrier?.[language] ?? '' })
      : undefined;
  return (
    <>
      <CarrierField
        label={t('deskorders:ship.carrier')}
        value={parcel.carrier}
        error={errorOf('carrier')}
        onValue={(carrier) => onParcel({ ...parcel, carrier })}
      />
      <Field
        label={t('deskorders:ship.number')}
        hint={hint}
        value={parcel.number}
        onValue={(number) => onParcel({ ...parcel, number })}
        error={errorOf('number')}
        maxLength={80}
        autoComplete="off"
      />
    </>
  );
}
