import { bindCoupons } from '../product/coupon-chips.ts';

/** Coupons in blocks: of the shop that they name, or of the mall. */
export function bindBlockCoupons(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-coupons-of]')) {
    const shopId = Number(place.dataset['couponsOf']);
    bindCoupons(place, shopId ? { shopId } : { mall: 1 });
  }
}
