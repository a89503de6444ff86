import type { CouponCentre, CouponOffers, OwnCoupon, OwnCoupons } from '#contract/coupon/schema.ts';
import { checking } from '../check-codes.ts';
import { COUPON_CODES } from '../codes.ts';
import { mall as anyMall, quietMall as anyQuietMall } from './browser.ts';

const mall = checking(anyMall, COUPON_CODES);
const quietMall = checking(anyQuietMall, COUPON_CODES);

/** Calls of coupons (`contract/coupon/schema.ts`). */

const PATH = '/promo/p/coupons';
const named = (key: string) => ({ 'idempotency-key': key });

export const couponCentre = (query: URLSearchParams): Promise<CouponCentre> => mall.get(`${PATH}/centre?${query}`);
export const ownCoupons = (query: URLSearchParams): Promise<OwnCoupons> => mall.get(`${PATH}/own?${query}`);
/** @param key names the attempt: however often it is sent, it takes one coupon */
export const takeCoupon = (id: number, key: string): Promise<OwnCoupon> =>
  mall.post(`${PATH}/${id}/take`, {}, named(key));
export const redeemCode = (code: string, key: string): Promise<OwnCoupon> =>
  mall.post(`${PATH}/redeem`, { code }, named(key));
export const shopCoupons = (shopId: number): Promise<CouponOffers> => mall.get(`/promo/coupons?shopId=${shopId}`);
/** Asked for when a page opens, not by the shopper. */
export const productCoupons = (productId: number): Promise<CouponOffers> =>
  quietMall.get(`/promo/coupons?productId=${productId}`);
