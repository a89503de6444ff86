import { get, postOnce } from '../call.ts';
import { COUPON_CODES } from '../response-codes.ts';
import type { CouponCentre, CouponCode, CouponOffers, OwnCoupon, OwnCoupons } from './schema.ts';

const codes = COUPON_CODES;

/** Whose coupons: what a product can be bought with, those of a shop, or those of the mall. */
export type CouponsOf = { productId: number } | { shopId: number } | { mall: 1 };

export const listCouponOffers = get<{ query: CouponsOf; data: CouponOffers }>('/api/promo/coupons', { codes });
export const viewCouponCentre = get<{ query: URLSearchParams; data: CouponCentre }>('/api/promo/p/coupons/centre', {
  codes,
});
export const takeCoupon = postOnce<{ params: 'id'; data: OwnCoupon }>('/api/promo/p/coupons/{id}/take', { codes });
export const redeemCoupon = postOnce<{ body: CouponCode; data: OwnCoupon }>('/api/promo/p/coupons/redeem', { codes });
export const listOwnCoupons = get<{ query: URLSearchParams; data: OwnCoupons }>('/api/promo/p/coupons/own', { codes });
