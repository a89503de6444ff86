import { type FormEvent, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';

type Props = {
  texts: { title: string; hint: string; reason: string; missing: string; action: string };
  busy: boolean;
  onSend: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

export function ReasonDialog({ texts, busy, onSend, onClose }: Props) {
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
        <FormButtons className="mt-2" action={texts.action} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
