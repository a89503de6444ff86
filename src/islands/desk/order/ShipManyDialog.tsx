import { type FormEvent, useState } from 'react';
import type { DeskOrder } from '#contract/order/desk.schema.ts';
import { lastCarrier, parcelError, saveCarrier } from '../../../lib/browser/desk/parcel.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { CarrierField } from './CarrierField.tsx';

type Row = { order: string; carrier: string; number: string };
type Props = { orders: DeskOrder[]; busy: boolean; onShip: (rows: Row[]) => void; onClose: () => void };

export function ShipManyDialog({ orders, busy, onShip, onClose }: Props) {
  const { language, t } = useIsland();
  const [carrier, setCarrier] = useState(lastCarrier);
  const [numbers, setNumbers] = useState<Record<string, string>>({});
  const [tried, setTried] = useState(false);
  const ready = orders.filter(({ moves }) => moves.includes('ship'));
  const rows = ready
    .map(({ id }) => ({ order: id, carrier, number: numbers[id]?.trim() ?? '' }))
    .filter(({ number }) => number);
  const parcelErrorOf = (number: string) => {
    const error = parcelError({ carrier, number });
    return error && t(`deskorders:ship.${error.key}`, { carrier: error.carrier?.[language] ?? '' });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!rows.length || !carrier || rows.some(({ number }) => parcelErrorOf(number))) return;
    saveCarrier(carrier);
    onShip(rows);
  };
  if (!ready.length)
    return (
      <Dialog title={t('deskorders:bulk.shipTitle')} onClose={onClose}>
        <p className="mt-3 text-quiet">{t('deskorders:bulk.nothingReady')}</p>
      </Dialog>
    );
  const carrierError = tried && !carrier ? t('deskorders:ship.carrierMissing') : undefined;
  const errorOf = (id: string) => {
    const number = numbers[id]?.trim();
    if (number) return carrier ? parcelErrorOf(number) : undefined;
    return rows.length === 0 && id === ready[0]?.id ? t('deskorders:bulk.needNumber') : undefined;
  };
  return (
    <Dialog title={t('deskorders:bulk.shipTitle')} onClose={onClose}>
      <form noValidate onSubmit={send} className="mt-4 grid gap-4">
        <p className="text-quiet">{t('deskorders:bulk.shipText')}</p>
        <CarrierField
          label={t('deskorders:bulk.sameCarrier')}
          value={carrier}
          error={carrierError}
          onValue={setCarrier}
        />
        <div className="grid gap-3 max-h-80 overflow-auto p-1">
          {ready.map(({ id }) => (
            <Field
              key={id}
              label={t('deskorders:bulk.numberOf', { id })}
              value={numbers[id] ?? ''}
              onValue={(number) => setNumbers({ ...numbers, [id]: number })}
              error={tried ? errorOf(id) : undefined}
              maxLength={80}
              autoComplete="off"
            />
          ))}
        </div>
        <FormButtons
          className="mt-2"
          action={t('deskorders:bulk.send', { count: rows.length })}
          busy={busy}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
