import type { Payable } from '#contract/payment/schema.ts';
import { orderPath } from '../../../../lib/browser/order/checkout.ts';
import { grouped } from '../../../../lib/shared/price.ts';
import { useIsland } from '../../../ui/IslandContext.tsx';
import { PointsPrice } from '../../../ui/PointsPrice.tsx';
import { Bought } from '../Bought.tsx';
import { NextSteps } from '../Ends.tsx';
import { Outcome } from '../Outcome.tsx';
import { TradeFacts } from './Facts.tsx';
import { Ships } from './GoodsResult.tsx';

type Props = { trade: Payable; order: Payable['orders'][number] };

export function PointsResult({ trade, order }: Props) {
  const { t } = useIsland();
  const { points, payable } = order;
  const sums = { used: grouped(points), left: grouped(trade.points) };
  return (
    <Outcome look="done" title={t('pay:result.exchanged')} text={t('pay:result.pointsLeft', sums)}>
      {payable > 0 && <PointsPrice points={points} money={payable} size="xl" />}
      <Ships orders={[order]} />
      <TradeFacts trade={trade} />
      <NextSteps orders={orderPath(order.id)} />
      <Bought trade={trade} />
    </Outcome>
  );
}
