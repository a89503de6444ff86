import { type FormEvent, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { price } from '../../../lib/shared/price.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = {
  of: 'refuse' | 'cancel';
  /** What goes back, fen. */
  payable: number;
  busy: boolean;
  onRefuse: (reason: string) => void;
  onClose: () => void;
};

const USUAL = ['stock', 'area', 'making'] as const;

export function RefuseDialog({ of, payable, busy, onRefuse, onClose }: Props) {
  const { t } = useIsland();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!reason.trim());
    if (reason.trim()) onRefuse(reason.trim());
  };
  return (
    <Dialog title={t(`deskorders:${of}.title`)} onClose={onClose}>
      <form noValidate onSubmit={send} className="mt-4 grid gap-4">
        <p className="text-quiet">
          {payable > 0 ? t(`deskorders:${of}.text`, { amount: price(payable) }) : t(`deskorders:${of}.textFree`)}
        </p>
        <Field
          label={t(`deskorders:${of}.reason`)}
          hint={t(`deskorders:${of}.hint`)}
          value={reason}
          onValue={setReason}
          error={missing ? t(`deskorders:${of}.missing`) : undefined}
          maxLength={LIMITS.cancelReason}
          autoComplete="off"
          data-first
        />
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-2 text-sm text-quiet">{t(`deskorders:${of}.usual`)}</legend>
          {USUAL.map((one) => (
            <Button key={one} size="sm" onClick={() => setReason(t(`deskorders:${of}.usually.${one}`))}>
              {t(`deskorders:${of}.usually.${one}`)}
            </Button>
          ))}
        </fieldset>
        <p className="modal-action mt-2 flex-wrap">
          <Button onClick={onClose}>{t(`deskorders:${of}.keep`)}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t(`deskorders:${of}.send`)}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
