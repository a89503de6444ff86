import type { NamedGoods } from '#contract/content/desk.schema.ts';
import type {
  CodeCounts,
  CouponChoices,
  CouponDocument,
  DeskCoupons,
  GivenCoupons,
} from '#contract/coupon/desk.schema.ts';
import { DESK_COUPON_CODES } from '#contract/desk-response-codes.ts';
import type { SheetFile } from '#contract/sheet.schema.ts';
import { checking } from '../../check-codes.ts';
import { desk as anyDesk } from './client.ts';

const desk = checking(anyDesk, DESK_COUPON_CODES);

const PATH = '/desk/p/coupons';
const ofOne = (id: string, call: string): string => `/desk/p/coupon/${id}/${call}`;
const named = (key: string) => ({ 'idempotency-key': key });

export const listCoupons = (query: URLSearchParams): Promise<DeskCoupons> => desk.get(`${PATH}?${query}`);
export const couponChoices = (): Promise<CouponChoices> => desk.get(`${PATH}/choices`);
export const couponGoods = (ids: readonly number[]): Promise<NamedGoods> => desk.get(`${PATH}/goods?ids=${ids.join()}`);
export const addCoupon = (coupon: CouponDocument, key: string): Promise<{ id: string }> =>
  desk.post(PATH, coupon, named(key));
export const giveCoupon = (id: string, mobiles: string[], key: string): Promise<GivenCoupons> =>
  desk.post(ofOne(id, 'give'), { mobiles }, named(key));
export const codeCounts = (id: string): Promise<CodeCounts> => desk.get(ofOne(id, 'codes'));
export const makeCodes = (id: string, count: number, key: string): Promise<CodeCounts> =>
  desk.post(ofOne(id, 'codes'), { count }, named(key));
export const codeFile = (id: string): Promise<SheetFile> => desk.get(ofOne(id, 'codes/file'));
