import { dateTime } from '../../../../lib/shared/format.ts';
import { useIsland } from '../../../ui/IslandContext.tsx';

type Props = { name: string; number: string; time: string; at: string | null };

/** By what a result is found again. @param name what is numbered @param time what happened then */
export function Facts({ name, number, time, at }: Props) {
  const { language } = useIsland();
  return (
    <dl className="flex flex-wrap justify-center gap-x-8 gap-y-1 text-sm">
      <div className="flex gap-2">
        <dt className="text-quiet">{name}</dt>
        <dd className="tabular-nums">{number}</dd>
      </div>
      {at && (
        <div className="flex gap-2">
          <dt className="text-quiet">{time}</dt>
          <dd>
            <time dateTime={at}>{dateTime(at, language)}</time>
          </dd>
        </div>
      )}
    </dl>
  );
}

type TradeProps = { trade: { tradeId: string; paidAt: string | null; orders: { id: string }[] } };

export function TradeFacts({ trade: { tradeId, paidAt, orders } }: TradeProps) {
  const { t } = useIsland();
  const [first, ...others] = orders;
  const single = first && others.length === 0;
  return (
    <Facts
      name={t(single ? 'pay:result.order' : 'pay:result.trade')}
      number={single ? first.id : tradeId}
      time={t('pay:result.paidAt')}
      at={paidAt}
    />
  );
}
