import { useStore } from '@nanostores/react';
import type { Staff } from '../../../stores/desk/staff.ts';
import { copyText } from '../../../stores/inside/copy.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

export function GivenPassword({ staff }: { staff: Staff }) {
  const { t } = useIsland();
  const given = useStore(staff.$given);
  if (!given) return null;
  const copy = async () => {
    if (await copyText(given.password)) toast(t('desk:staff.copied'), 'success');
  };
  return (
    <Dialog title={t('desk:staff.given', { name: given.userName })} onClose={staff.putAway} firm>
      <p className="mt-3 text-quiet">{t('desk:staff.givenText')}</p>
      <p className="desk-secret mt-4 py-3.5 px-4 rounded-field text-lg tracking-[0.05em] text-center select-all bg-base-200">
        <code>{given.password}</code>
      </p>
      <p className="modal-action flex-wrap">
        <Button onClick={copy}>{t('desk:staff.copy')}</Button>
        <Button look="primary" onClick={staff.putAway} data-first>
          {t('desk:staff.kept')}
        </Button>
      </p>
    </Dialog>
  );
}
