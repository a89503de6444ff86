import type { OrderBrief } from '#contract/order/schema.ts';
import { Countdown } from '../../ui/Countdown.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

export function StatusText({ word }: { word: OrderBrief['word'] }) {
  const { t } = useIsland();
  return <strong data-status={word}>{t(`order:word.${word}`)}</strong>;
}

export function GroupLine({ order: { group, word } }: { order: Pick<OrderBrief, 'group' | 'word'> }) {
  const { t } = useIsland();
  if (!group || word === 'canceled' || word === 'refunded') return null;
  return <p className="order-group">{t(`order:group.${group.state}`, { n: group.missing })}</p>;
}

type Props = { order: Pick<OrderBrief, 'expiresAt'>; now: string; onEnd: () => void };

export function TimeLeft({ order: { expiresAt }, now, onEnd }: Props) {
  const { t } = useIsland();
  if (!expiresAt) return null;
  return (
    <p className="order-left">
      {t('order:list.left')} <Countdown endsAt={expiresAt} now={now} onEnd={onEnd} />
    </p>
  );
}
