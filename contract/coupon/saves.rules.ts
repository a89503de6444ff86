import { COUPON_TYPE } from '../enums.ts';
import { shareOf } from '../money.ts';
import type { CouponTerms } from './schema.ts';

/** Fen that a coupon takes off goods of so many fen; 0 below its threshold. */
export function couponSaves({ type, threshold, amount, off, cap }: Omit<CouponTerms, 'scope'>, goods: number): number {
  if (goods < threshold) return 0;
  return Math.min(goods, type === COUPON_TYPE.C ? Math.min(shareOf(goods, off), cap) : amount);
}
