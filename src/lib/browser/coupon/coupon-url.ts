import { COUPON_TABS } from '#contract/coupon/values.ts';
import { COUPON_USE } from '#contract/enums.ts';
import { createAddress, oneOf, pageNumber } from '../../shared/address-state.ts';

export const {
  read: readCentre,
  params: centreParams,
  path: centrePath,
} = createAddress('/coupons', { tab: oneOf(COUPON_TABS, 'all'), page: pageNumber() });
export type CentreFilter = ReturnType<typeof readCentre>;

export type OwnStatus = (typeof COUPON_USE)[keyof typeof COUPON_USE];
export const OWN_STATUSES: readonly OwnStatus[] = Object.values(COUPON_USE);
export const {
  read: readOwn,
  params: ownParams,
  path: ownPath,
} = createAddress('/user-center/uc-coupons', { status: oneOf(OWN_STATUSES, COUPON_USE.UN_USE), page: pageNumber() });
export type OwnFilter = ReturnType<typeof readOwn>;

export const UNUSED_COUPONS: OwnFilter = { status: COUPON_USE.UN_USE, page: 1 };
