import { type FormEvent, useState } from 'react';
import {
  lastCarrier,
  type Parcel,
  type ParcelError,
  parcelError,
  saveCarrier,
} from '../../../lib/browser/desk/parcel.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { CarrierField } from './CarrierField.tsx';

type Props = { busy: boolean; onShip: (parcel: Parcel) => void; onClose: () => void };

export function ShipDialog({ busy, onShip, onClose }: Props) {
  const { language, t } = useIsland();
  const [carrier, setCarrier] = useState(lastCarrier);
  const [number, setNumber] = useState('');
  const [error, setError] = useState<ParcelError>();
  const send = (event: FormEvent) => {
    event.preventDefault();
    const wrong = parcelError({ carrier, number });
    setError(wrong);
    if (wrong) return;
    saveCarrier(carrier);
    onShip({ carrier, number });
  };
  const errorOf = (field: ParcelError['field']) =>
    error?.field === field
      ? t(`deskorders:ship.${error.key}`, { carrier: error.carrier?.[language] ?? '' })
      : undefined;
  return (
    <Dialog title={t('deskorders:ship.title')} onClose={onClose}>
      <form noValidate onSubmit={send} className="mt-4 grid gap-4">
        <CarrierField
          label={t('deskorders:ship.carrier')}
          value={carrier}
          error={errorOf('carrier')}
          onValue={setCarrier}
        />
        <Field
          label={t('deskorders:ship.number')}
          hint={t('deskorders:ship.hint')}
          value={number}
          onValue={setNumber}
          error={errorOf('number')}
          maxLength={80}
          autoComplete="off"
        />
        <FormButtons className="mt-2" action={t('deskorders:ship.send')} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
