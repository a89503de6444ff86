import type { Payable } from '#contract/payment/schema.ts';
import { date } from '../../../../lib/shared/format.ts';
import { useIsland } from '../../../ui/IslandContext.tsx';
import { BENEFITS, useBenefit } from '../../ui/member/benefits.ts';
import { Outcome } from '../Outcome.tsx';
import { TradeFacts } from './Facts.tsx';

type Props = { trade: Payable; order: Payable['orders'][number]; mall: string };

const PLANS = '/member-center/buy-member';

export function MemberResult({ trade, order: { member }, mall }: Props) {
  const { t, language } = useIsland();
  if (!member?.until) return null;
  const { until, plan } = member;
  const isOver = until <= trade.now;
  const name = t('pay:desk.member', { mall, plan: t(`member:plan.${plan}`) });
  const day = date(until, language);
  return (
    <Outcome
      look={isOver ? 'open' : 'done'}
      title={t(isOver ? 'pay:result.memberOver' : 'pay:result.memberOn')}
      text={t(isOver ? 'pay:result.memberEnded' : 'pay:result.memberUntil', { name, day })}
    >
      {!isOver && <Gives benefits={member.benefits} />}
      <TradeFacts trade={trade} />
      <p className="pay-next">
        <a href={isOver ? PLANS : '/'} className="btn btn-primary">
          {t(isOver ? 'pay:result.memberRenew' : 'pay:result.memberShop')}
        </a>
        {!isOver && (
          <a href={PLANS} className="btn btn-outline">
            {t('pay:end.memberSee')}
          </a>
        )}
      </p>
    </Outcome>
  );
}

function Gives({ benefits }: { benefits: NonNullable<Props['order']['member']>['benefits'] }) {
  const { t } = useIsland();
  const benefitText = useBenefit();
  return (
    <ul className="flex flex-wrap justify-center gap-3" aria-label={t('pay:result.memberGives')}>
      {BENEFITS.map((benefit) => {
        const text = benefitText(benefit, benefits);
        return (
          text && (
            <li key={benefit} className="grid px-5 py-3 text-sm rounded-field bg-base-200">
              <b className="text-base">{text}</b>
              <span className="text-quiet">{t(`member:benefit.${benefit}`)}</span>
            </li>
          )
        );
      })}
    </ul>
  );
}
