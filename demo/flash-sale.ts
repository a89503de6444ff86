import { PUBLISH_STATUS } from '#contract/enums.ts';
import { MINUTE_MS } from '#contract/time.ts';
import type { flashItem, flashSession } from '#mall/flash-sale/flash-sale.tables.ts';
import type { product, sku } from '#mall/product/product.tables.ts';
import { chinaDay } from '#mall/promotion/promotion.rules.ts';
import { byChoice } from './chosen.ts';
import { hash } from './hash.ts';

const PER_SESSION = 12;
const LIMIT_EACH = 5;
/** Pieces of a SKU that is in the sale, at least: the next days' sessions take theirs from it, and some are left at the ordinary price. */
const STOCK_LEAST = 300;

type Rows = { product: Omit<typeof product.$inferInsert, 'detail'>[]; sku: (typeof sku.$inferInsert)[] };

type DemoSession = { start: number; end: number; title: { zh: string; en: string } };

/**
 * The flash sale of the first day, which repeats every day: ready-made products in stock, dealt out to the sessions. Their pieces are
 * apart from those of the SKUs.
 */
export function flashRows({ product: products, sku: skus }: Rows, times: readonly DemoSession[], now: Date) {
  const day = chinaDay(now);
  const sessions = times.map(({ start, end, title }, at): typeof flashSession.$inferInsert => ({
    id: at + 1,
    title,
    startsAt: new Date(day + start * MINUTE_MS),
    endsAt: new Date(day + end * MINUTE_MS),
    daily: true,
  }));
  const cheapest = new Map<number, (typeof sku.$inferInsert)[][number]>();
  for (const one of skus)
    if (one.stock > 0 && one.price < (cheapest.get(one.productId)?.price ?? Number.POSITIVE_INFINITY))
      cheapest.set(one.productId, one);
  const candidates = products
    .filter(
      ({ id, status, custom }) => id !== undefined && status === PUBLISH_STATUS.PUT_ON && !custom && cheapest.has(id),
    )
    .sort(byChoice('flash'));
  const items = candidates.slice(0, times.length * PER_SESSION).map((row, n): typeof flashItem.$inferInsert => {
    const one = cheapest.get(row.id as number) as typeof sku.$inferInsert;
    one.stock = Math.max(one.stock, STOCK_LEAST);
    const percent = 62 + (hash(`off ${row.code}`) % 22);
    const stock = 40 + (hash(`stock ${row.code}`) % 60);
    const session = n % times.length;
    const begun = (sessions[session]?.startsAt ?? now) <= now;
    return {
      sessionId: session + 1,
      shopId: row.shopId,
      skuId: one.id as number,
      productId: one.productId,
      price: Math.floor((one.price * percent) / 1_000) * 10,
      stock,
      sold: begun ? Math.floor((stock * (hash(`sold ${row.code}`) % 70)) / 100) : 0,
      limitEach: LIMIT_EACH,
      sort: Math.floor(n / times.length),
    };
  });
  return { sessions, items };
}
