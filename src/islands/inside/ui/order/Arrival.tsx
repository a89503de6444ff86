import type { OrderBrief } from '#contract/order/schema.ts';
import { dayAndMonth } from '../../../../lib/shared/format.ts';
import { useIsland } from '../../../ui/IslandContext.tsx';

/** When a paid order is expected. */
export function Arrival({ order: { arrival, expiresAt } }: { order: Pick<OrderBrief, 'arrival' | 'expiresAt'> }) {
  const { t, language } = useIsland();
  if (!arrival || expiresAt) return null;
  const days = { from: dayAndMonth(arrival.from, language), to: dayAndMonth(arrival.to, language) };
  return <p>{t('order:arrives', days)}</p>;
}
