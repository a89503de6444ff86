import { useSyncExternalStore } from 'react';
import { copyText } from '../../../stores/inside/copy.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { QrCode } from './QrCode.tsx';

const never = () => () => {};
/** The server does not render the link: which host the shopper uses is known in the browser. */
const useOrigin = (): string =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  );

/** A group's page for friends: copied, or scanned. */
export function Invite({ path }: { path: string }) {
  const { t } = useIsland();
  const origin = useOrigin();
  const link = origin + path;
  const share = async () => {
    if (await copyText(link)) toast(t('group:copied'), 'success');
    else toast(t('group:copyFailed'), 'warning');
  };
  return (
    <div className="grid justify-items-center gap-3">
      <Button look="primary" onClick={() => void share()}>
        {t('group:invite')}
      </Button>
      <div className="size-36 overflow-hidden border border-base-300 rounded-field bg-white">
        {origin && <QrCode text={link} label={t('group:qrCode')} className="size-full" />}
      </div>
      <p className="text-sm text-quiet">{t('group:scan')}</p>
    </div>
  );
}
