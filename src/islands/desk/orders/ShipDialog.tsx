import { type FormEvent, useState } from 'react';
import {
  lastCarrier,
  type Parcel,
  type ParcelFault,
  parcelFault,
  saveCarrier,
} from '../../../lib/browser/desk/parcel.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { CarrierField } from './CarrierField.tsx';

type Props = { busy: boolean; onShip: (parcel: Parcel) => void; onClose: () => void };

/** Who carries the parcel, and its number. */
export function ShipDialog({ busy, onShip, onClose }: Props) {
  const { language, t } = useIsland();
  const [carrier, setCarrier] = useState(lastCarrier);
  const [number, setNumber] = useState('');
  const [fault, setFault] = useState<ParcelFault>();
  const send = (event: FormEvent) => {
    event.preventDefault();
    const wrong = parcelFault({ carrier, number });
    setFault(wrong);
    if (wrong) return;
    saveCarrier(carrier);
    onShip({ carrier, number });
  };
  const errorOf = (field: ParcelFault['field']) =>
    fault?.field === field
      ? t(`deskorders:ship.${fault.key}`, { carrier: fault.carrier?.[language] ?? '' })
      : undefined;
  return (
    <Dialog title={t('deskorders:ship.title')} onClose={onClose}>
      <form noValidate onSubmit={send} className="desk-ask">
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
        <p className="sheet-buttons">
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('deskorders:ship.send')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
