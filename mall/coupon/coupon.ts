/** The folder's door: what checkout, orders and the clock need of coupons. */
export { tellEndingCoupons } from './ending.ts';
export {
  couponCategories,
  expireCoupons,
  giveBackCoupons,
  spendCoupons,
  type UsableCoupon,
  usableCoupons,
} from './spend.ts';
