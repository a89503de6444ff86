import { type FormEvent, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = {
  texts: { title: string; hint: string; reason: string; missing: string; action: string };
  busy: boolean;
  onSend: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks why, because somebody is told. */
export function ReasonDialog({ texts, busy, onSend, onClose }: Props) {
  const { t } = useIsland();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!reason.trim());
    if (!reason.trim()) return;
    await onSend(reason.trim());
    onClose();
  };
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <form noValidate onSubmit={send} className="mt-4 grid gap-4">
        <p className="text-quiet">{texts.hint}</p>
        <Field
          label={texts.reason}
          value={reason}
          onValue={setReason}
          error={missing ? texts.missing : undefined}
          maxLength={LIMITS.cancelReason}
          autoComplete="off"
          data-first
        />
        <p className="modal-action mt-2 flex-wrap">
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {texts.action}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
