import { useState } from 'react';
import { HOUR_MS } from '#contract/time.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { TimeField } from './TimeField.tsx';

type Props = { busy: boolean; onAt: (iso: string) => void; onClose: () => void };

export function ScheduleDialog({ busy, onAt, onClose }: Props) {
  const { t } = useIsland();
  const [at, setAt] = useState(() => new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS).toISOString());
  return (
    <Dialog title={t('deskcontent:draft.schedule')} onClose={onClose}>
      <div className="mt-4">
        <TimeField label={t('deskcontent:draft.when')} value={at} onValue={setAt} first />
      </div>
      <p className="modal-action flex-wrap">
        <Button onClick={onClose}>{t('ui:cancel')}</Button>
        <Button look="primary" busy={busy} onClick={() => onAt(at)}>
          {t('deskcontent:draft.schedule')}
        </Button>
      </p>
    </Dialog>
  );
}
