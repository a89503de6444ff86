import type { OrderView } from '#contract/order/schema.ts';
import { price } from '../../../../lib/shared/price.ts';
import { useIsland } from '../../../ui/IslandContext.tsx';

export function PartAmount({ part, amount }: OrderView['rows'][number]) {
  const { t } = useIsland();
  if (part === 'freight' && amount === 0) return t('order:part.free');
  return amount < 0 ? `−${price(-amount)}` : price(amount);
}
