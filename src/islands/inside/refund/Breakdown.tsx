import type { RefundPreview } from '#contract/refund/schema.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { price } from '../../../lib/shared/price.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Money } from '../../ui/Money.tsx';
import { PointsPrice } from '../../ui/PointsPrice.tsx';

type Props = Pick<
  RefundPreview,
  'goods' | 'freight' | 'amount' | 'ways' | 'points' | 'earned' | 'noReason' | 'noReasonUntil'
>;

export function Breakdown({ goods, freight, amount, ways, points, earned, noReason, noReasonUntil }: Props) {
  const { language, t } = useIsland();
  const rows = [
    ['goods', goods > 0 && price(goods)],
    ['freight', freight > 0 && price(freight)],
    ['online', ways.online > 0 && price(ways.online)],
    ['balance', ways.balance > 0 && price(ways.balance)],
    ['points', points > 0 && t('refund:back.nPoints', { n: points })],
    ['earned', earned > 0 && t('refund:back.nEarned', { n: earned })],
  ] as const;
  return (
    <section aria-labelledby="refund-back">
      <h2 id="refund-back">{t('refund:back.title')}</h2>
      <p className="flex items-baseline justify-between my-3 pb-3 border-b border-base-200" role="status">
        <span>{t('refund:back.sum')}</span>{' '}
        {amount === 0 && points > 0 ? <PointsPrice points={points} money={0} /> : <Money fen={amount} />}
      </p>
      <dl className="grid gap-1.5 mb-3 text-sm">
        {rows.map(
          ([name, text]) =>
            text && (
              <div key={name} className="flex justify-between gap-4">
                <dt className="text-quiet">{t(`refund:back.${name}`)}</dt>
                <dd className="tabular-nums">{text}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="field-hint">
        {noReasonUntil
          ? t('refund:back.noReason', { time: dateTime(noReasonUntil, language) })
          : t(noReason === 'unsent' ? 'refund:back.rules' : `refund:back.noReasonIs.${noReason}`)}
      </p>
    </section>
  );
}
