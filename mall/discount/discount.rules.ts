import type { DiscountGoods, DiscountSort, DiscountState } from '#contract/discount/schema.ts';
import type { SkuPrices, WeeklyHours } from '#contract/promotion/schema.ts';
import { discountPrice, runningUntil } from '../promotion/promotion.rules.ts';

type Window = { startsAt: Date; endsAt: Date; weekly: WeeklyHours | null; stopped: boolean };

export function stateOf(window: Window, now: Date): DiscountState {
  if (window.stopped || window.endsAt <= now) return 'over';
  if (window.startsAt > now) return 'coming';
  return runningUntil(window, now) ? 'running' : 'resting';
}

type Offer = { off: number | null; prices: SkuPrices | null; skus: readonly { id: number; price: number }[] };

export function offerOf({ off, prices, skus }: Offer, price: number): number | null {
  const offers = skus.flatMap((sku) => discountPrice({ off, prices }, sku) ?? []);
  const lowest = Math.min(...offers);
  return lowest < price ? lowest : null;
}

export const shownPrice = ({ price, promotionPrice, offer }: DiscountGoods, state: DiscountState): number =>
  (state === 'running' || state === 'over' ? promotionPrice : offer) ?? price;

export function sorted(goods: readonly DiscountGoods[], sort: DiscountSort, state: DiscountState): DiscountGoods[] {
  const price = (one: DiscountGoods) => shownPrice(one, state);
  const orders: Record<DiscountSort, (one: DiscountGoods, other: DiscountGoods) => number> = {
    default: () => 0,
    sales: (one, other) => other.sales - one.sales,
    'price-asc': (one, other) => price(one) - price(other),
    'price-desc': (one, other) => price(other) - price(one),
  };
  return goods.toSorted(orders[sort]);
}
