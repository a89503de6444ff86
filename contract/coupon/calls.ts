import { get, postOnce } from '../call.ts';
import { COUPON_CODES } from '../response-codes.ts';
import type { CouponCentre, CouponCode, CouponOffers, OwnCoupon, OwnCoupons } from './schema.ts';

const codes = COUPON_CODES;

export const listCouponOffers = get<{ query: { productId: number } | { shopId: number }; data: CouponOffers }>(
  '/api/promo/coupons',
  { codes },
);
export const viewCouponCentre = get<{ query: URLSearchParams; data: CouponCentre }>('/api/promo/p/coupons/centre', {
  codes,
});
export const takeCoupon = postOnce<{ params: 'id'; data: OwnCoupon }>('/api/promo/p/coupons/{id}/take', { codes });
export const redeemCoupon = postOnce<{ body: CouponCode; data: OwnCoupon }>('/api/promo/p/coupons/redeem', { codes });
export const listOwnCoupons = get<{ query: URLSearchParams; data: OwnCoupons }>('/api/promo/p/coupons/own', { codes });
