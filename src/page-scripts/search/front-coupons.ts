import { bindCoupons } from '../product/coupon-chips.ts';

export function bindFrontCoupons(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-coupons-of]'))
    bindCoupons(place, { shopId: Number(place.dataset['couponsOf']) });
}
