import { useStore } from '@nanostores/react';
import type { DeskShopperStore } from '../../../stores/desk/shopper.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';

type Props = { store: DeskShopperStore; name: string; onClose: () => void };

export function LockDialog({ store, name, onClose }: Props) {
  const { t } = useIsland();
  const busy = useStore(store.$busy);
  const texts = {
    title: t('deskshoppers:lockTitle', { name }),
    hint: t('deskshoppers:lockText'),
    reason: t('deskshoppers:reason'),
    missing: t('deskshoppers:reasonMissing'),
    action: t('deskshoppers:lock'),
  };
  return <ReasonDialog texts={texts} busy={busy} onSend={(reason) => store.lock(reason)} onClose={onClose} />;
}
