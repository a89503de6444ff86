import { couponSaves } from '#contract/coupon/saves.rules.ts';
import type { CouponTerms } from '#contract/coupon/schema.ts';
import { pricesOf, type Sku } from './skus.ts';

/** What a piece costs with the coupon that saves most; null: none applies. */
export function couponPriceOf(
  sku: Pick<Sku, 'price' | 'listPrice' | 'promotion'>,
  coupons: readonly Omit<CouponTerms, 'scope'>[],
): number | null {
  if (sku.promotion && !sku.promotion.discounts) return null;
  const { now } = pricesOf(sku);
  const saved = Math.max(0, ...coupons.map((terms) => couponSaves(terms, now)));
  return saved > 0 ? now - saved : null;
}
