import { useStore } from '@nanostores/react';
import { type SubmitEvent, useState } from 'react';
import type { DeskProduct } from '../../../stores/desk/product.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

export function RefuseDialog({ product, onClose }: { product: DeskProduct; onClose: () => void }) {
  const { t } = useIsland();
  const busy = useStore(product.$busy);
  const [reason, setReason] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const missing = submitted && !reason.trim();
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (reason.trim() && (await product.move('refuse', reason.trim()))) onClose();
  };
  return (
    <Dialog title={t('deskgoods:move.refuse')} onClose={onClose}>
      <form className="mt-5" noValidate onSubmit={send}>
        <Field
          label={t('deskgoods:move.reason')}
          error={missing ? t('deskgoods:move.missing') : undefined}
          value={reason}
          onValue={setReason}
          maxLength={200}
          data-first
        />
        <FormButtons action={t('deskgoods:move.refuse')} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
