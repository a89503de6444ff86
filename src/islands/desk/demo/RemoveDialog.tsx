import { useState } from 'react';
import type { DemoPlan } from '#contract/demo/schema.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = { plan: DemoPlan; busy: boolean; onConfirm: () => void; onClose: () => void };

export function RemoveDialog({ plan: { goes }, busy, onConfirm, onClose }: Props) {
  const { t } = useIsland();
  const [typed, setTyped] = useState('');
  const word = t('deskbrand:demo.word');
  const { products, orders } = goes;
  return (
    <Dialog title={t('deskbrand:demo.askTitle')} onClose={busy ? () => undefined : onClose} firm>
      <p className="mt-3 mb-4">{t('deskbrand:demo.ask', { products, orders, word })}</p>
      <Field label={t('deskbrand:demo.type')} value={typed} onValue={setTyped} autoComplete="off" data-first />
      <p role="status" className="field-hint">
        {busy && t('deskbrand:demo.busy')}
      </p>
      <p className="modal-action flex-wrap">
        <Button onClick={onClose} disabled={busy}>
          {t('ui:cancel')}
        </Button>
        <Button look="primary" busy={busy} disabled={typed.trim() !== word} onClick={onConfirm}>
          {t('deskbrand:demo.sure')}
        </Button>
      </p>
    </Dialog>
  );
}
