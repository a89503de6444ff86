import type { CouponScope, CouponTerms } from '#contract/coupon/schema.ts';
import { COUPON_TYPE } from '#contract/enums.ts';
import { shareOf } from './allocate.rules.ts';

type Goods = { productId: number; categoryIds: readonly number[] };

export function covers(scope: CouponScope, { productId, categoryIds }: Goods): boolean {
  if (scope === 'all') return true;
  if ('products' in scope) return scope.products.includes(productId);
  return categoryIds.some((id) => scope.categories.includes(id));
}

export function couponSaves({ type, threshold, amount, off, cap }: Omit<CouponTerms, 'scope'>, goods: number): number {
  if (goods < threshold) return 0;
  return Math.min(goods, type === COUPON_TYPE.C ? Math.min(shareOf(goods, off), cap) : amount);
}
