import type { Payable } from '#contract/payment/schema.ts';
import { orderPath } from '../../../../lib/browser/order/checkout.ts';
import { ordersPath } from '../../../../lib/browser/payment/payment.rules.ts';
import { resultOf } from '../../../../lib/browser/payment/result.rules.ts';
import { useIsland } from '../../../ui/IslandContext.tsx';
import { Sentence } from '../../ui/order/Sentence.tsx';
import { Bought } from '../Bought.tsx';
import { NextSteps } from '../Ends.tsx';
import { Outcome } from '../Outcome.tsx';
import { TradeFacts } from './Facts.tsx';
import { GoodsResult } from './GoodsResult.tsx';
import { GroupResult } from './GroupResult.tsx';
import { MemberResult } from './MemberResult.tsx';
import { PointsResult } from './PointsResult.tsx';

type Props = { trade: Payable; mall: string; onChange: () => void };

/** What became of a paid trade, by what it bought; whatever was said of it when it was paid, it says what holds now. */
export function TradeResult({ trade, mall, onChange }: Props) {
  const [first] = trade.orders;
  if (!first) return null;
  switch (resultOf(trade)) {
    case 'ended':
      return <Ended trade={trade} />;
    case 'group':
      return <GroupResult trade={trade} order={first} onChange={onChange} />;
    case 'member':
      return <MemberResult trade={trade} order={first} mall={mall} />;
    case 'points':
      return <PointsResult trade={trade} order={first} />;
    case 'goods':
      return <GoodsResult trade={trade} />;
  }
}

function Ended({ trade }: { trade: Payable }) {
  const { t } = useIsland();
  const [first, ...others] = trade.orders;
  if (!first) return null;
  return (
    <Outcome look="open" title={t(`order:word.${first.word}`)} text={others.length ? t('pay:result.ended') : undefined}>
      {others.length === 0 && <Sentence order={first} />}
      <TradeFacts trade={trade} />
      <NextSteps orders={others.length ? ordersPath : orderPath(first.id)} />
      <Bought trade={trade} />
    </Outcome>
  );
}
