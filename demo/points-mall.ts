import { PUBLISH_STATUS } from '#contract/enums.ts';
import { DAY_MS } from '#contract/time.ts';
import type { pointsGood } from '#mall/points-mall/points-mall.tables.ts';
import type { product, sku } from '#mall/product/product.tables.ts';
import { byChoice } from './chosen.ts';

/** A demo mall that keeps running has its points mall for so long. */
const RUNS_DAYS = 365;
/** It has existed for so long already. */
const SINCE_DAYS = 60;
const PIECES = 40;
/** Price of a piece: points, and per cent of its price in money. */
const TERMS = [
  { points: 200, share: 60 },
  { points: 300, share: 0 },
  { points: 450, share: 25 },
  { points: 800, share: 0 },
  { points: 1_200, share: 30 },
  { points: 1_500, share: 0 },
  { points: 1_800, share: 40 },
  { points: 2_400, share: 20 },
  { points: 3_000, share: 0 },
  { points: 4_500, share: 35 },
  { points: 6_000, share: 30 },
  { points: 9_000, share: 45 },
];
const LIMITS = [2, null, 1, null, 2, 1];

type Sku = typeof sku.$inferInsert;
type Product = Pick<typeof product.$inferInsert, 'id' | 'code' | 'shopId' | 'status' | 'custom'>;
type Rows = { product: Product[]; sku: Sku[] };

/** A dozen goods, the cheapest for the fewest points, each of another shop. Their pieces are taken out of the stock of their SKUs. */
export function pointsGoods({ product: products, sku: skus }: Rows, today: Date): (typeof pointsGood.$inferInsert)[] {
  const first = new Map<number, Sku>();
  for (const one of skus) if (one.stock >= 3 * PIECES && !first.has(one.productId)) first.set(one.productId, one);
  const perShop = new Map<number, Product>();
  const candidates = products
    .filter(
      ({ id, status, custom }) => id !== undefined && status === PUBLISH_STATUS.PUT_ON && !custom && first.has(id),
    )
    .sort(byChoice('points'));
  for (const one of candidates) if (!perShop.has(one.shopId)) perShop.set(one.shopId, one);
  return [...perShop.values()]
    .flatMap(({ id = 0, shopId }) => {
      const own = first.get(id);
      return own ? [{ shopId, own }] : [];
    })
    .slice(0, TERMS.length)
    .sort((a, b) => a.own.price - b.own.price)
    .map(({ shopId, own }, n) => {
      const { points, share } = TERMS[n] ?? { points: 500, share: 0 };
      own.stock -= PIECES;
      return {
        ...{ id: n + 1, shopId, productId: own.productId, skuId: own.id ?? 0, points, stock: PIECES, sort: n },
        money: Math.floor((own.price * share) / 10_000) * 100,
        limitEach: LIMITS[n % LIMITS.length] ?? null,
        startsAt: new Date(today.getTime() - SINCE_DAYS * DAY_MS),
        endsAt: new Date(today.getTime() + RUNS_DAYS * DAY_MS),
      };
    });
}
