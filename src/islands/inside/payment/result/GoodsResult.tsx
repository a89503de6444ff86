import type { Payable } from '#contract/payment/schema.ts';
import { orderPath } from '../../../../lib/browser/order/checkout.ts';
import { ordersPath } from '../../../../lib/browser/payment/payment.rules.ts';
import { arrivalOfAll, isToShipAll } from '../../../../lib/browser/payment/result.rules.ts';
import { dayAndMonth } from '../../../../lib/shared/format.ts';
import { useIsland } from '../../../ui/IslandContext.tsx';
import { Sentence } from '../../ui/order/Sentence.tsx';
import { Bought } from '../Bought.tsx';
import { NextSteps } from '../Ends.tsx';
import { Outcome } from '../Outcome.tsx';
import { TradeFacts } from './Facts.tsx';

export function GoodsResult({ trade }: { trade: Payable }) {
  const { t } = useIsland();
  const { orders, amount } = trade;
  const [first, ...others] = orders;
  if (!first) return null;
  return (
    <Outcome look="done" title={t('pay:end.paid')} amount={amount}>
      <Ships orders={orders} />
      <TradeFacts trade={trade} />
      <NextSteps orders={others.length ? ordersPath : orderPath(first.id)} />
      <Bought trade={trade} />
    </Outcome>
  );
}

/** Who ships, and when it arrives; later what has become of it since. */
export function Ships({ orders }: Pick<Payable, 'orders'>) {
  const { t, language } = useIsland();
  const [first, ...others] = orders;
  const arrival = arrivalOfAll(orders);
  const count = orders.length;
  if (!first) return null;
  if (!isToShipAll(orders)) return others.length ? <p>{t('pay:result.several')}</p> : <Sentence order={first} />;
  if (!arrival) return others.length ? <p>{t('pay:result.shipMany', { count })}</p> : <Sentence order={first} />;
  const days = { from: dayAndMonth(arrival.from, language), to: dayAndMonth(arrival.to, language) };
  return (
    <p>
      {others.length ? t('pay:result.shipMany', { count }) : t('pay:result.ship')}
      {t('pay:result.arrives', days)}
    </p>
  );
}
