import type { OrderBrief } from '#contract/order/schema.ts';
import { price } from '../../../../lib/shared/price.ts';
import { useIsland } from '../../../ui/IslandContext.tsx';

export function Sentence({ order: { sentence, back } }: { order: Pick<OrderBrief, 'sentence' | 'back'> }) {
  const { t } = useIsland();
  return <p>{t(`order:sentence.${sentence}`, { back: backText(back, t) })}</p>;
}

export function Back({ order: { back } }: { order: Pick<OrderBrief, 'back'> }) {
  const { t } = useIsland();
  const text = backText(back, t);
  return text ? <small>{t('order:list.refunded', { back: text })}</small> : null;
}

const backText = ({ money, points }: OrderBrief['back'], t: ReturnType<typeof useIsland>['t']): string =>
  [...(money > 0 ? [price(money)] : []), ...(points > 0 ? [t('order:list.back', { points })] : [])].join(' + ');
