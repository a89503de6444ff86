import { price } from '../../lib/shared/price.ts';
import { couponPriceOf } from '../../lib/shared/product/coupon-price.ts';
import { $sku } from '../../stores/public/product.ts';
import type { PageData } from './show.ts';

export function showCouponPrice(coupons: PageData['coupons']): void {
  const place = document.querySelector<HTMLElement>('[data-after]');
  const sku = $sku.get();
  if (!place || !sku) return;
  const now = couponPriceOf(sku, coupons);
  if (place.lastElementChild) place.lastElementChild.textContent = now === null ? '' : price(now);
  place.hidden = now === null;
}
