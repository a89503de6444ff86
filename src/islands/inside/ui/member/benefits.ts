import type { ShownBenefits } from '#contract/member/schema.ts';
import { ONCE } from '#contract/member/values.ts';
import { couponWorth } from '../../../../lib/shared/coupon-text.ts';
import { useIsland } from '../../../ui/IslandContext.tsx';

const HUNDREDTH = 100;
export const BENEFITS = ['off', 'times', 'freeFreight', 'coupons'] as const;
export type BenefitName = (typeof BENEFITS)[number];

/** Says what a benefit gives; undefined: nothing. */
export function useBenefit(): (name: BenefitName, benefits: ShownBenefits) => string | undefined {
  const { t, language } = useIsland();
  return (name, { off, times, freeFreight, coupons }) => {
    const benefitText = {
      // In Chinese a discount is said as what is left of ten: 5% off are 9.5 折.
      off: off > 0 && t('member:benefit.offValue', { n: language === 'zh' ? 10 - off / 1_000 : off / HUNDREDTH }),
      times: times > ONCE && t('member:benefit.timesValue', { n: times / ONCE }),
      freeFreight: freeFreight > 0 && t('member:benefit.freeFreightValue', { count: freeFreight }),
      coupons: coupons.map((terms) => couponWorth(terms, t, language)).join(t('member:benefit.couponAnd')),
    }[name];
    return benefitText || undefined;
  };
}
