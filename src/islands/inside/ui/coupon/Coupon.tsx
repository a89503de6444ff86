import type { ReactNode } from 'react';
import type { CouponOffer } from '#contract/coupon/schema.ts';
import { couponCovers } from '../../../../lib/shared/coupon-covers.ts';
import { couponAmount, couponRule } from '../../../../lib/shared/coupon-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useIsland } from '../../../ui/IslandContext.tsx';

type Shown = Pick<CouponOffer, 'name' | 'shop' | 'scope' | 'covers' | 'type' | 'threshold' | 'amount' | 'off' | 'cap'>;
type Props = {
  coupon: Shown;
  time: string;
  badge?: string | undefined;
  faded?: boolean;
  children: ReactNode;
};

export function Coupon({ coupon, time, badge, faded = false, children }: Props) {
  const { t, language } = useIsland();
  const { name, shop, scope } = coupon;
  const where =
    couponCovers(coupon, t, language) || t(scope === 'all' && shop ? 'coupon:scope.shop' : 'coupon:scope.all');
  return (
    <article className={faded ? 'coupon coupon-faded' : 'coupon'} aria-label={name}>
      <p className="coupon-worth">
        <b className="font-display text-xl leading-[1.2] whitespace-nowrap">{couponAmount(coupon, t, language)}</b>
        <span className="text-xs">{couponRule(coupon, t)}</span>
      </p>
      <div className="coupon-text">
        <p className="coupon-name">
          {badge && <span className="tag">{badge}</span>}
          {name}
        </p>
        {shop && (
          <p>
            <Icon name="shop" className="size-4 flex-none" />
            {shop.name}
          </p>
        )}
        <p className="coupon-where" title={where}>
          {where}
        </p>
        <p>{time}</p>
      </div>
      <div className="coupon-do">{children}</div>
    </article>
  );
}
