import { useStore } from '@nanostores/react';
import type { DeskOrderStore } from '../../../stores/desk/order.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

export function ShowMobile({ order }: { order: DeskOrderStore }) {
  const { t } = useIsland();
  const busy = useStore(order.$looking);
  return (
    <Button look="link" busy={busy} title={t('deskorders:view.showMobileHint')} onClick={() => void order.look()}>
      {t('deskorders:view.showMobile')}
    </Button>
  );
}
