import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import type { OrderView } from '#contract/order/schema.ts';
import { addressLine } from '../../../lib/browser/address/line.ts';
import { createAddressBook } from '../../../stores/inside/address-book.ts';
import { createOrderActions } from '../../../stores/inside/order-actions.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { AddressDialog } from '../ui/address/AddressDialog.tsx';

type Props = { order: OrderView; onChange: () => void };

export function ChangeAddress({ order, onChange }: Props) {
  const { t } = useIsland();
  const [open, setOpen] = useState(false);
  if (!order.actions.includes('changeAddress')) return null;
  return (
    <>
      <Button look="link" onClick={() => setOpen(true)}>
        {t('order:action.changeAddress')}
      </Button>
      {open && <Choice order={order} onChange={onChange} onClose={() => setOpen(false)} />}
    </>
  );
}

function Choice({ order, onChange, onClose }: Props & { onClose: () => void }) {
  const { language, t, failureWords } = useIsland();
  const [actions] = useState(() => createOrderActions(order.id, failureWords));
  const [book, now] = useResource(createAddressBook);
  const busy = useStore(actions.$busy);
  const [chosen, setChosen] = useState<number>();
  const [adding, setAdding] = useState(false);
  const items = now.state === 'loaded' ? now.value.items : [];
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen === undefined || !(await actions.changeAddress(chosen))) return;
    toast(t('order:ask.addressChanged'), 'success');
    onClose();
    onChange();
  };
  if (adding)
    return (
      <AddressDialog
        address={undefined}
        onSaved={({ id }) => {
          setAdding(false);
          setChosen(id);
          void book.reload();
        }}
        onClose={() => setAdding(false)}
      />
    );
  return (
    <Dialog title={t('order:ask.addressTitle')} onClose={onClose}>
      <form noValidate className="mt-4 grid gap-3" onSubmit={(event) => void send(event)}>
        <p className="text-quiet">{t('order:ask.addressText')}</p>
        <Loading now={now} onRetry={book.reload}>
          <Skeleton count={2} className="h-14" />
        </Loading>
        <fieldset className="grid gap-2">
          <legend className="sr-only">{t('order:detail.address')}</legend>
          {items.map((address) => (
            <label key={address.id} className="flex gap-3 p-3 border border-base-300 rounded-field cursor-pointer">
              <input
                type="radio"
                name="address"
                className="radio radio-sm"
                checked={address.id === chosen}
                onChange={() => setChosen(address.id)}
              />
              <span className="min-w-0 wrap-anywhere">
                {address.recipient} <span className="tabular-nums">{address.mobile}</span>
                <small className="block text-quiet">{addressLine(address, language)}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <Button look="link" className="justify-self-start" onClick={() => setAdding(true)}>
          {t('order:ask.addressNew')}
        </Button>
        <FormButtons
          action={t('order:ask.addressSend')}
          busy={busy}
          disabled={chosen === undefined}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
