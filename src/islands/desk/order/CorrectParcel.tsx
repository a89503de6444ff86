import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import type { DeskParcel } from '#contract/order/desk.schema.ts';
import { type ParcelError, parcelError } from '../../../lib/browser/desk/parcel.ts';
import type { DeskOrderStore } from '../../../stores/desk/order.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { CarrierField } from './CarrierField.tsx';

type Props = { store: DeskOrderStore; parcel: DeskParcel };

export function CorrectParcel({ store, parcel }: Props) {
  const { t } = useIsland();
  const [open, setOpen] = useState(false);
  if (!parcel.correctable) return null;
  return (
    <>
      <Button look="link" onClick={() => setOpen(true)}>
        {t('deskorders:correct.open')}
      </Button>
      {open && <Form store={store} parcel={parcel} onClose={() => setOpen(false)} />}
    </>
  );
}

function Form({ store, parcel, onClose }: Props & { onClose: () => void }) {
  const { language, t } = useIsland();
  const busy = useStore(store.$busy);
  const [carrier, setCarrier] = useState(parcel.code);
  const [number, setNumber] = useState(parcel.number);
  const [error, setError] = useState<ParcelError>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = parcelError({ carrier, number });
    setError(wrong);
    if (wrong || !(await store.correct(parcel.id, { carrier, number }))) return;
    toast(t('deskorders:correct.done'), 'success');
    onClose();
  };
  const errorOf = (field: ParcelError['field']) =>
    error?.field === field
      ? t(`deskorders:ship.${error.key}`, { carrier: error.carrier?.[language] ?? '' })
      : undefined;
  return (
    <Dialog title={t('deskorders:correct.title')} onClose={onClose}>
      <form noValidate onSubmit={(event) => void send(event)} className="mt-4 grid gap-4">
        <CarrierField
          label={t('deskorders:ship.carrier')}
          value={carrier}
          error={errorOf('carrier')}
          onValue={setCarrier}
        />
        <Field
          label={t('deskorders:ship.number')}
          hint={t('deskorders:correct.hint')}
          value={number}
          onValue={setNumber}
          error={errorOf('number')}
          maxLength={80}
          autoComplete="off"
        />
        <FormButtons className="mt-2" action={t('deskorders:correct.send')} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
