import { useIsland } from '../../ui/IslandContext.tsx';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';

type Props = {
  name: string;
  /** Whether there is an owner who is told the reason. */
  hasOwner: boolean;
  busy: boolean;
  onSend: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

export function OfflineDialog({ name, hasOwner, busy, onSend, onClose }: Props) {
  const { t } = useIsland();
  const texts = {
    title: t('deskstores:offlineTitle', { name }),
    hint: t(hasOwner ? 'deskstores:offlineText' : 'deskstores:offlineOwn'),
    reason: t('deskstores:reason'),
    missing: t('deskstores:reasonMissing'),
    action: t('deskstores:takeOffline'),
  };
  return <ReasonDialog texts={texts} busy={busy} onSend={onSend} onClose={onClose} />;
}
