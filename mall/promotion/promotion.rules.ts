import { shareOf } from '#contract/money.ts';
import type { SkuPrices, WeeklyHours } from '#contract/promotion/schema.ts';
import { CHINA_MS, DAY_MS, MINUTE_MS } from '#contract/time.ts';

/** Which promotion prices a SKU: one rule for every page, the cart and the checkout (domain decisions, sections 5 and 10). */

const WEEK = 7;

export type Promotion = {
  kind: 'flash' | 'discount';
  id: number;
  productId: number;
  skuId: number;
  /** Fen per piece: with it, and without any promotion. */
  price: number;
  listPrice: number;
  /** Pieces left at this price; null: as many as the SKU has. */
  left: number | null;
  limitOrder: number | null;
  limitEach: number | null;
  allowsDiscounts: boolean;
  /** Whether the mall bears what it takes off; otherwise the shop does. */
  mallBears?: boolean;
  endsAt: Date;
};

const before = (one: Promotion, other: Promotion): number =>
  Number(other.kind === 'flash') - Number(one.kind === 'flash') || one.price - other.price || one.id - other.id;

export const lowering = (running: readonly Promotion[]): Promotion[] =>
  running.filter(({ price, listPrice }) => price < listPrice);

export const promotionFor = (running: readonly Promotion[], pieces = 1): Promotion | undefined =>
  lowering(running)
    .filter(({ left }) => left === null || left >= pieces)
    .sort(before)[0];

export function mayStillBuy(
  promotion: Pick<Promotion, 'limitOrder' | 'limitEach'> | undefined,
  bought = 0,
): number | null {
  const limits = [promotion?.limitOrder ?? null, leftOf(promotion?.limitEach ?? null, bought)].filter(
    (limit) => limit !== null,
  );
  return limits.length ? Math.min(...limits) : null;
}

const leftOf = (limit: number | null, bought: number): number | null =>
  limit === null ? null : Math.max(0, limit - bought);

export function discountPrice(
  { off, prices }: { off: number | null; prices: SkuPrices | null },
  sku: { id: number; price: number },
): number | undefined {
  if (off === null) return prices?.[sku.id];
  return Math.max(1, sku.price - shareOf(sku.price, off));
}

type Window = { startsAt: Date; endsAt: Date; weekly: WeeklyHours | null };

export function runningUntil({ startsAt, endsAt, weekly }: Window, now: Date): Date | undefined {
  if (startsAt > now || endsAt <= now) return undefined;
  if (!weekly) return endsAt;
  const day = chinaDay(now);
  const { from, to } = hoursOf(weekly, day);
  if (!weekly.days.includes(weekday(day)) || now.getTime() < from || now.getTime() >= to) return undefined;
  return new Date(Math.min(to, endsAt.getTime()));
}

export function nextTurn(window: Window, now: Date): Date | undefined {
  const { startsAt, endsAt, weekly } = window;
  const turns = [startsAt.getTime(), endsAt.getTime()];
  if (weekly)
    for (let ahead = 0; ahead <= WEEK; ahead += 1) {
      const day = chinaDay(now) + ahead * DAY_MS;
      if (!weekly.days.includes(weekday(day))) continue;
      const { from, to } = hoursOf(weekly, day);
      turns.push(...[from, to].filter((time) => time > startsAt.getTime() && time < endsAt.getTime()));
    }
  const next = turns.filter((time) => time > now.getTime());
  return next.length ? new Date(Math.min(...next)) : undefined;
}

const hoursOf = ({ from, to }: WeeklyHours, day: number) => ({
  from: day + from * MINUTE_MS,
  to: day + to * MINUTE_MS,
});

/** The start of the day in China, as a UTC time in ms. */
export const chinaDay = (now: Date): number => Math.floor((now.getTime() + CHINA_MS) / DAY_MS) * DAY_MS - CHINA_MS;

/** From 1 (Monday) to 7. @param day the start of a day in China */
const weekday = (day: number): number => new Date(day + CHINA_MS).getUTCDay() || WEEK;
