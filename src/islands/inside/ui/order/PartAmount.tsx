import type { OrderView } from '#contract/order/schema.ts';
import { price } from '../../../../lib/shared/price.ts';
import { useIsland } from '../../../ui/IslandContext.tsx';

/** What a part of a price comes to: less with its sign, and delivery that costs nothing in words. */
export function PartAmount({ part, amount }: OrderView['rows'][number]) {
  const { t } = useIsland();
  if (part === 'freight' && amount === 0) return t('order:part.free');
  return amount < 0 ? `−${price(-amount)}` : price(amount);
}
