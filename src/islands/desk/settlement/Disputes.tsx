import type { DisputeView, StatementView } from '#contract/settlement/desk.schema.ts';
import { DISPUTE_STATUS } from '#contract/settlement/values.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { signedPrice } from '../../../lib/shared/price.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = {
  statement: StatementView;
  /** Undefined: the operator may only read. */
  onAnswer: ((dispute: DisputeView) => void) | undefined;
};

export function Disputes({ statement: { disputes }, onAnswer }: Props) {
  const { t, language } = useIsland();
  if (!disputes.length) return null;
  return (
    <section className="desk-card mb-4" aria-labelledby="statement-disputes">
      <h2 id="statement-disputes" className="mb-3 font-semibold">
        {t('desksettlement:disputes')}
      </h2>
      <ul className="grid gap-4">
        {disputes.map((one) => (
          <li key={one.id} className="grid gap-1 border-s-2 border-base-300 ps-4">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <strong className="font-medium">
                {t(`desksettlement:kind.${one.kind}`)} {signedPrice(one.amount)}
              </strong>
              {one.orderId && <span className="desk-number">{one.orderId}</span>}
              <span className="text-sm text-quiet">{t(`desksettlement:answered.${one.status}`)}</span>
            </p>
            <p>
              {t('desksettlement:says', { reason: one.reason })}{' '}
              <small className="text-quiet">{dateTime(one.at, language)}</small>
            </p>
            {one.answeredAt && (
              <p>
                {t('desksettlement:answers', { answer: one.answer })}{' '}
                {one.corrected !== null && (
                  <span className="text-sm">
                    {t(one.waiting ? 'desksettlement:corrects' : 'desksettlement:corrected', {
                      amount: signedPrice(one.corrected),
                    })}{' '}
                  </span>
                )}
                <small className="text-quiet">{dateTime(one.answeredAt, language)}</small>
              </p>
            )}
            {onAnswer && one.status === DISPUTE_STATUS.OPEN && (
              <p>
                <Button size="sm" onClick={() => onAnswer(one)}>
                  {t('desksettlement:answer')}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
