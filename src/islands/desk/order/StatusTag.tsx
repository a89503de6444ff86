import type { DeskOrder } from '#contract/order/desk.schema.ts';
import type { OrderWord } from '#contract/order/standing.values.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

const WAITING: readonly OrderWord[] = ['toAccept', 'producing', 'toSend', 'partShipped'];

export function StatusTag({ order: { word } }: { order: Pick<DeskOrder, 'word'> }) {
  const { t } = useIsland();
  return (
    <span className="desk-status" data-waiting={WAITING.includes(word) || undefined}>
      {t(`deskorders:tab.${word}`)}
    </span>
  );
}
