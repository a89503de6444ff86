import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { saveReturnPlace } from '#contract/refund/desk.calls.ts';
import type { ReturnAddress } from '#contract/refund/schema.ts';
import { createReturnPlace } from '../../../stores/desk/refund.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { May } from '../ui/may.tsx';
import { AddressFields, EMPTY, isWhole } from './AddressFields.tsx';

export function Place() {
  const { t } = useIsland();
  const [place, now] = useResource(createReturnPlace);
  const { value } = now;
  const busy = useStore(place.$busy, { ssr: 'initial' });
  const [open, setOpen] = useState(false);
  if (value === undefined)
    return now.state === 'failed' ? (
      <Loading now={now} onRetry={place.reload} />
    ) : (
      <p className="flex flex-wrap gap-x-4 gap-y-1 mb-4 text-sm text-quiet" aria-busy="true">
        &nbsp;
      </p>
    );
  const save = async (address: ReturnAddress) => {
    if (!(await place.save(address))) return;
    setOpen(false);
    toast(t('deskrefunds:place.done'), 'success');
  };
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 mb-4 text-sm text-quiet">
      <span>
        {value
          ? t('deskrefunds:place.set', { text: `${value.detail} · ${value.recipient} ${value.mobile}` })
          : t('deskrefunds:place.unset')}
      </span>
      <May call={saveReturnPlace}>
        <Button look="link" onClick={() => setOpen(true)}>
          {t('deskrefunds:place.edit')}
        </Button>
      </May>
      {open && (
        <PlaceDialog
          first={value ?? EMPTY}
          busy={busy}
          onSave={(one) => void save(one)}
          onClose={() => setOpen(false)}
        />
      )}
    </p>
  );
}

type Props = { first: ReturnAddress; busy: boolean; onSave: (address: ReturnAddress) => void; onClose: () => void };

function PlaceDialog({ first, busy, onSave, onClose }: Props) {
  const { t } = useIsland();
  const [address, setAddress] = useState(first);
  const [tried, setTried] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isWhole(address)) onSave(address);
  };
  return (
    <Dialog title={t('deskrefunds:place.title')} onClose={onClose}>
      <form noValidate onSubmit={send} className="mt-4 grid gap-4">
        <AddressFields address={address} tried={tried} onAddress={setAddress} />
        <FormButtons className="mt-2" action={t('deskrefunds:place.save')} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
