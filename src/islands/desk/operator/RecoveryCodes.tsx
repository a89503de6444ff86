import { copyText } from '../../../stores/inside/copy.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = { codes: readonly string[]; onClose: () => void };

export function RecoveryCodes({ codes, onClose }: Props) {
  const { t } = useIsland();
  const copy = async () => {
    if (await copyText(codes.join('\n'))) toast(t('desk:staff.copied'), 'success');
  };
  return (
    <Dialog title={t('desksecurity:recovery.title')} onClose={onClose} firm>
      <p className="mt-3 text-quiet">{t('desksecurity:recovery.text')}</p>
      <ul className="desk-secret mt-4 grid gap-x-6 gap-y-1.5 rounded-field bg-base-200 px-4 py-3.5 select-all sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="modal-action flex-wrap">
        <Button onClick={copy}>{t('desksecurity:recovery.copy')}</Button>
        <Button look="primary" onClick={onClose} data-first>
          {t('desksecurity:recovery.saved')}
        </Button>
      </p>
    </Dialog>
  );
}
