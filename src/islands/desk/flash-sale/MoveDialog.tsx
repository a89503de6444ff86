import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import type { DeskFlashItem, FlashMove } from '#contract/flash-sale/desk.schema.ts';
import { createFlashMove, createFlashRefusal } from '../../../stores/desk/flash-sale.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { TextArea } from '../ui/fields.tsx';

type Common = { item: DeskFlashItem; onClose: () => void; onDone: () => Promise<void> };
/** The contract's limit, repeated because its schema would bring zod. */
const REASON = 200;

export function MoveDialog({ item, move, onClose, onDone }: Common & { move: Exclude<FlashMove, 'refuse'> }) {
  const { t, failureWords } = useIsland();
  const [moving] = useState(() => createFlashMove(item.id, failureWords));
  const busy = useStore(moving.$busy);
  const confirm = async () => {
    if (await moving.run(move)) toast(t(`deskflash:moved.${move}`), 'success');
    onClose();
    await onDone();
  };
  return (
    <Confirm
      title={t(`deskflash:ask.${move}`)}
      action={t(`deskflash:move.${move}`)}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        {item.title} {item.spec}
      </p>
      <p>{t(`deskflash:askText.${move}`, { count: item.stock - item.sold })}</p>
    </Confirm>
  );
}

export function RefuseDialog({ item, onClose, onDone }: Common) {
  const { t, failureWords } = useIsland();
  const [refusal] = useState(() => createFlashRefusal(item.id, failureWords));
  const [busy, failure] = [useStore(refusal.$busy), useStore(refusal.$failure)];
  const [reason, setReason] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const error = reason.trim() ? undefined : { field: 'reason', text: t('deskflash:reasonNeeded') };
    if (!(await refusal.refuse(reason, error))) return;
    toast(t('deskflash:moved.refuse'), 'success');
    onClose();
    await onDone();
  };
  return (
    <Dialog title={t('deskflash:moveOf.refuse', { name: item.title })} onClose={onClose}>
      <form className="mt-5 grid gap-4" noValidate onSubmit={send}>
        <TextArea
          label={t('deskflash:reason')}
          hint={t('deskflash:reasonHint')}
          value={reason}
          onValue={setReason}
          error={failure?.text}
          maxLength={REASON}
        />
        <FormButtons action={t('deskflash:move.refuse')} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
