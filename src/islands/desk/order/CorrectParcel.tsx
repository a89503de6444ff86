import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import type { DeskParcel } from '#contract/order/desk.schema.ts';
import { type Parcel, type ParcelError, parcelError } from '../../../lib/browser/desk/parcel.ts';
import type { DeskOrderStore } from '../../../stores/desk/order.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { ParcelFields } from './ParcelFields.tsx';

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
  const { t } = useIsland();
  const busy = useStore(store.$busy);
  const [sent, setSent] = useState<Parcel>({ carrier: parcel.code, number: parcel.number });
  const [error, setError] = useState<ParcelError>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = parcelError(sent);
    setError(wrong);
    if (wrong || !(await store.correct(parcel.id, sent))) return;
    toast(t('deskorders:correct.done'), 'success');
    onClose();
  };
  return (
    <Dialog title={t('deskorders:correct.title')} onClose={onClose}>
      <form noValidate onSubmit={(event) => void send(event)} className="mt-4 grid gap-4">
        <ParcelFields parcel={sent} onParcel={setSent} hint={t('deskorders:correct.hint')} error={error} />
        <FormButtons className="mt-2" action={t('deskorders:correct.send')} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
