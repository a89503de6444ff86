import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { REFUND_VOUCHERS } from '#contract/refund/values.ts';
import type { RefundPageStore } from '../../../stores/inside/refund.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { PictureUpload } from '../ui/pictures/PictureUpload.tsx';
import { Words } from './Words.tsx';

export function EscalateDialog({ store, onClose }: { store: RefundPageStore; onClose: () => void }) {
  const { t } = useIsland();
  const busy = useStore(store.$busy);
  const error = useStore(store.$error);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const [pictures, setPictures] = useState<string[]>([]);
  const [sending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!note.trim());
    if (note.trim() && !sending && (await store.escalate({ note: note.trim(), pictures }))) onClose();
  };
  return (
    <Dialog title={t('refund:ask.escalate')} onClose={onClose}>
      <form noValidate className="refund-ask" onSubmit={(event) => void send(event)}>
        <p className="text-quiet">{t('refund:ask.escalateText')}</p>
        <Words
          label={t('refund:ask.note')}
          value={note}
          onValue={setNote}
          error={missing ? t('refund:ask.noteMissing') : error?.text}
        />
        <PictureUpload
          max={REFUND_VOUCHERS}
          value={pictures}
          onChange={setPictures}
          onBusy={setSending}
          label={t('refund:apply.pictures')}
        />
        <FormButtons action={t('refund:action.escalate')} busy={busy || sending} onClose={onClose} />
      </form>
    </Dialog>
  );
}
