export { givable, templatesById } from './coupon.queries.ts';
export { couponState } from './coupon.rules.ts';
export { notifyEndingCoupons } from './ending.ts';
export { listOffers } from './offers.ts';
export {
  couponCategories,
  expireCoupons,
  giveBackCoupons,
  spendCoupons,
  type UsableCoupon,
  usableCoupons,
} from './spend.ts';
export { giveCoupon, giveWelcomeCoupons } from './take.ts';
