import type { CouponScope } from '#contract/coupon/schema.ts';

type Goods = { productId: number; categoryIds: readonly number[] };

export function covers(scope: CouponScope, { productId, categoryIds }: Goods): boolean {
  if (scope === 'all') return true;
  if ('products' in scope) return scope.products.includes(productId);
  return categoryIds.some((id) => scope.categories.includes(id));
}
