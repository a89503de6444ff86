import { type FormEvent, useState } from 'react';
import type { OrderLineView } from '#contract/order/schema.ts';
import {
  type Chosen,
  chosenPieces,
  lastCarrier,
  type Parcel,
  type ParcelError,
  parcelError,
  saveCarrier,
} from '../../../lib/browser/desk/parcel.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { ParcelFields } from './ParcelFields.tsx';
import { type Pieces, ShipPieces } from './ShipPieces.tsx';

type Props = {
  lines: readonly OrderLineView[];
  busy: boolean;
  onShip: (parcel: Parcel & { lines?: Chosen }) => void;
  onClose: () => void;
};

export function ShipDialog({ lines, busy, onShip, onClose }: Props) {
  const { t } = useIsland();
  const [parcel, setParcel] = useState<Parcel>(() => ({ carrier: lastCarrier(), number: '' }));
  const [pieces, setPieces] = useState<Pieces>({});
  const [error, setError] = useState<ParcelError>();
  const [none, setNone] = useState(false);
  const open = lines.filter(({ toShip }) => toShip > 0);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const wrong = parcelError(parcel);
    const chosen = chosenPieces(open, pieces);
    setError(wrong);
    setNone(chosen === null);
    if (wrong || chosen === null) return;
    saveCarrier(parcel.carrier);
    onShip({ ...parcel, ...(chosen && { lines: chosen }) });
  };
  return (
    <Dialog title={t('deskorders:ship.title')} onClose={onClose}>
      <form noValidate onSubmit={send} className="mt-4 grid gap-4">
        <ParcelFields parcel={parcel} onParcel={setParcel} hint={t('deskorders:ship.hint')} error={error} />
        {open.reduce((sum, { toShip }) => sum + toShip, 0) > 1 && (
          <ShipPieces
            lines={open}
            pieces={pieces}
            error={none ? t('deskorders:ship.piecesWrong') : undefined}
            onPieces={setPieces}
          />
        )}
        <FormButtons className="mt-2" action={t('deskorders:ship.send')} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
