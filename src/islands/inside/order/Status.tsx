import { ORDER_STATUS } from '#contract/enums.ts';
import type { OrderBrief } from '#contract/order/schema.ts';
import { groupPath } from '../../../lib/browser/group-buy/group-buy-url.ts';
import { statusName } from '../../../lib/browser/order/status.ts';
import { Countdown } from '../../ui/Countdown.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

export function StatusText({ status }: { status: number }) {
  const { t } = useIsland();
  const name = statusName(status);
  return <strong data-status={name}>{name ? t(`order:status.${name}`) : status}</strong>;
}

export function GroupLine({ group }: { group: OrderBrief['group'] }) {
  const { t } = useIsland();
  if (!group) return null;
  return (
    <p className="order-group">
      {t(`order:group.${group.state}`, { n: group.missing })}{' '}
      <a href={groupPath(group.groupProdId, group.id)}>{t('order:group.see')}</a>
    </p>
  );
}

type Props = { order: Pick<OrderBrief, 'status' | 'expiresAt'>; now: string; onEnd: () => void };

export function TimeLeft({ order: { status, expiresAt }, now, onEnd }: Props) {
  const { t } = useIsland();
  if (status !== ORDER_STATUS.TO_PAY || !expiresAt) return null;
  return (
    <p className="order-left">
      {t('order:list.left')} <Countdown endsAt={expiresAt} now={now} onEnd={onEnd} />
    </p>
  );
}
