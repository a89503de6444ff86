import { get, postOnce } from '../call.ts';
import type { NamedGoods } from '../content/desk.schema.ts';
import { DESK_COUPON_CODES } from '../desk-response-codes.ts';
import type { AddedDocument } from '../documents/schema.ts';
import type { SheetFile } from '../sheet.schema.ts';
import type {
  CodeCounts,
  CouponChoices,
  CouponDocument,
  DeskCoupons,
  GiveCoupons,
  GivenCoupons,
  MakeCodes,
} from './desk.schema.ts';

export const listCoupons = get<{ query: URLSearchParams; data: DeskCoupons }>('/api/desk/p/coupons', {
  codes: DESK_COUPON_CODES,
});
export const listCouponChoices = get<{ data: CouponChoices }>('/api/desk/p/coupons/choices');
export const listCouponGoods = get<{ query: { ids: string }; data: NamedGoods }>('/api/desk/p/coupons/goods');
export const addCoupon = postOnce<{ body: CouponDocument; data: AddedDocument }>('/api/desk/p/coupons');
export const giveCoupon = postOnce<{ params: 'ref'; body: GiveCoupons; data: GivenCoupons }>(
  '/api/desk/p/coupon/{ref}/give',
);

export const countCodes = get<{ params: 'ref'; data: CodeCounts }>('/api/desk/p/coupon/{ref}/codes');
export const makeCodes = postOnce<{ params: 'ref'; body: MakeCodes; data: CodeCounts }>(
  '/api/desk/p/coupon/{ref}/codes',
);
export const exportCodes = get<{ params: 'ref'; data: SheetFile }>('/api/desk/p/coupon/{ref}/codes/file');
