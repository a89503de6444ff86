import { useStore } from '@nanostores/react';
import type { StoreView } from '../../../stores/desk/store.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';

type Props = { view: StoreView; name: string; onClose: () => void };

export function OfflineDialog({ view, name, onClose }: Props) {
  const { t } = useIsland();
  const busy = useStore(view.$busy);
  const texts = {
    title: t('deskstores:offlineTitle', { name }),
    hint: t('deskstores:offlineText'),
    reason: t('deskstores:reason'),
    missing: t('deskstores:reasonMissing'),
    action: t('deskstores:takeOffline'),
  };
  return <ReasonDialog texts={texts} busy={busy} onSend={(reason) => view.takeOffline(reason)} onClose={onClose} />;
}
