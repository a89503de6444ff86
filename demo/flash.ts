import { PUBLISH_STATUS } from '../contract/enums.ts';
import type { flashItem, product, sku } from '../mall/db/schema.ts';
import { hash } from './hash.ts';

const PER_SESSION = 12;
/** Pieces that one shopper may buy. */
const LIMIT_EACH = 5;

type Rows = { product: Omit<typeof product.$inferInsert, 'detail'>[]; sku: (typeof sku.$inferInsert)[] };

/** Flash-sale goods for each session of the day: ready-made products in stock, in an order that only looks like chance. */
export function flashRows({ product: products, sku: skus }: Rows, sessions: number): (typeof flashItem.$inferInsert)[] {
  const firstSku = new Map<number, (typeof sku.$inferInsert)[][number]>();
  for (const one of skus) if (one.stock >= 20 && !firstSku.has(one.productId)) firstSku.set(one.productId, one);
  const candidates = products
    .filter(
      ({ id, status, custom }) => id !== undefined && status === PUBLISH_STATUS.PUT_ON && !custom && firstSku.has(id),
    )
    .sort((a, b) => hash(`flash ${a.code}`) - hash(`flash ${b.code}`));
  return candidates.slice(0, sessions * PER_SESSION).map((row, n) => {
    const one = firstSku.get(row.id as number) as typeof sku.$inferInsert;
    const percent = 62 + (hash(`off ${row.code}`) % 22);
    const stock = Math.min(one.stock, 40 + (hash(`stock ${row.code}`) % 60));
    return {
      session: Math.floor(n / PER_SESSION),
      skuId: one.id as number,
      productId: one.productId,
      price: Math.floor((one.price * percent) / 1_000) * 10,
      stock,
      sold: Math.floor((stock * (hash(`sold ${row.code}`) % 70)) / 100),
      limitEach: LIMIT_EACH,
      sort: n % PER_SESSION,
    };
  });
}
