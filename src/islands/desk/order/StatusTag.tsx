import { ORDER_STATUS } from '#contract/enums.ts';
import { statusName } from '../../../lib/browser/order/status.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

const WAITING: number[] = [ORDER_STATUS.TO_ACCEPT_ORDER, ORDER_STATUS.PRODUCTING, ORDER_STATUS.TO_SEND];

export function StatusTag({ status }: { status: number }) {
  const { t } = useIsland();
  return (
    <span className="desk-status" data-waiting={WAITING.includes(status) || undefined}>
      {t(`deskorders:tab.${statusName(status)}`)}
    </span>
  );
}
