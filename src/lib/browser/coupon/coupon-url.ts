import { COUPON_TABS, type CouponTab } from '#contract/coupon/values.ts';
import { COUPON_USE } from '#contract/enums.ts';

/** What the coupon centre, and a shopper's own coupons, show: everything is in the URL. */

export type CentreFilter = { tab: CouponTab; page: number };
export type OwnStatus = (typeof COUPON_USE)[keyof typeof COUPON_USE];
export type OwnFilter = { status: OwnStatus; page: number };

const PAGE_MAX = 9_999;
const pageOf = (query: URLSearchParams): number =>
  Math.min(Math.max(1, Math.trunc(Number(query.get('page'))) || 1), PAGE_MAX);

export function readCentre(search: string): CentreFilter {
  const query = new URLSearchParams(search);
  return { tab: COUPON_TABS.find((one) => one === query.get('tab')) ?? 'all', page: pageOf(query) };
}

export const OWN_STATUSES = Object.values(COUPON_USE);
export function readOwn(search: string): OwnFilter {
  const query = new URLSearchParams(search);
  const status = OWN_STATUSES.find((one) => String(one) === query.get('status')) ?? COUPON_USE.UN_USE;
  return { status, page: pageOf(query) };
}

export const UNUSED_COUPONS: OwnFilter = { status: COUPON_USE.UN_USE, page: 1 };

/** With nothing in it that goes without saying. */
function paramsOf(entries: readonly [name: string, value: string | number, plain: string | number][]): URLSearchParams {
  return new URLSearchParams(
    entries.filter(([, value, plain]) => value !== plain).map(([name, value]) => [name, String(value)]),
  );
}
const pathOf = (path: string, query: URLSearchParams): string => (query.size ? `${path}?${query}` : path);

export const centreParams = ({ tab, page }: CentreFilter): URLSearchParams =>
  paramsOf([
    ['tab', tab, 'all'],
    ['page', page, 1],
  ]);
export const ownParams = ({ status, page }: OwnFilter): URLSearchParams =>
  paramsOf([
    ['status', status, COUPON_USE.UN_USE],
    ['page', page, 1],
  ]);
export const centrePath = (filter: CentreFilter): string => pathOf('/coupons', centreParams(filter));
export const ownPath = (filter: OwnFilter): string => pathOf('/user-center/uc-coupons', ownParams(filter));
