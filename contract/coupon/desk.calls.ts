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
  looks: 'promotions',
});
export const listCouponChoices = get<{ data: CouponChoices }>('/api/desk/p/coupons/choices', { looks: 'promotions' });
export const listCouponGoods = get<{ query: { ids: string }; data: NamedGoods }>('/api/desk/p/coupons/goods', {
  looks: 'promotions',
});
export const addCoupon = postOnce<{ body: CouponDocument; data: AddedDocument }>('/api/desk/p/coupons', {
  changes: 'promotions',
});
export const giveCoupon = postOnce<{ params: 'ref'; body: GiveCoupons; data: GivenCoupons }>(
  '/api/desk/p/coupon/{ref}/give',
  { changes: 'promotions' },
);

export const countCodes = get<{ params: 'ref'; data: CodeCounts }>('/api/desk/p/coupon/{ref}/codes', {
  looks: 'promotions',
});
export const makeCodes = postOnce<{ params: 'ref'; body: MakeCodes; data: CodeCounts }>(
  '/api/desk/p/coupon/{ref}/codes',
  { changes: 'promotions' },
);
export const exportCodes = get<{ params: 'ref'; data: SheetFile }>('/api/desk/p/coupon/{ref}/codes/file', {
  changes: 'exports',
  looks: 'promotions',
});
