import type { SkuPromotion } from '#contract/promotion/schema.ts';
import { DAY_MS } from '#contract/time.ts';
import type { Db, Tx } from '../db/open.ts';
import { knownPrices } from './known-prices.ts';
import * as queries from './promotion.queries.ts';
import {
  chinaDay,
  discountPrice,
  lowering,
  mayStillBuy,
  nextTurn,
  type Promotion,
  promotionFor,
  runningUntil,
} from './promotion.rules.ts';

export { flashNamedIn, namingFlash } from './gate.rules.ts';
export { createFlashGate } from './gate.ts';
export type { PricesNow } from './prices-now.queries.ts';
export { type Promoted, returnPromoted, takePromoted } from './purchase.queries.ts';
export { chinaDay, mayStillBuy, nextTurn, type Promotion };

export type Promotions = {
  of(skuId: number, pieces?: number): Promotion | undefined;
  lowestOf(productId: number): Promotion | undefined;
  /** A flash sale has stock of its own. */
  stockOf(sku: { id: number; stock: number }): number;
};

export async function promotionsOf(db: Db | Tx, now: Date, productIds: readonly number[]): Promise<Promotions> {
  return toPromotions(productIds.length ? await runningOf(db, now, productIds) : []);
}

export const createPricesNow = (deps: Parameters<typeof knownPrices>[0]) => knownPrices(deps, readPrices);

async function readPrices(db: Db, now: Date) {
  const [running, until] = await Promise.all([runningOf(db, now), freshUntil(db, now)]);
  const products = new Set(running.map(({ productId }) => productId));
  const promotions = toPromotions(running);
  const own = products.size ? await queries.pricesOf(db, [...products]) : [];
  const prices = new Map(
    own.flatMap(({ id, price }) => {
      const lowest = promotions.lowestOf(id)?.price ?? price;
      return lowest < price ? [[id, lowest] as const] : [];
    }),
  );
  return { prices, products, until: Date.parse(until) };
}

function toPromotions(running: readonly Promotion[]): Promotions {
  const ofSku = Map.groupBy(running, ({ skuId }) => skuId);
  const of = (skuId: number, pieces = 1) => promotionFor(ofSku.get(skuId) ?? [], pieces);
  const ofProduct = Map.groupBy(
    [...ofSku.keys()].flatMap((skuId) => of(skuId) ?? []),
    ({ productId }) => productId,
  );
  return {
    of,
    lowestOf: (productId) => ofProduct.get(productId)?.toSorted((one, other) => one.price - other.price)[0],
    stockOf: ({ id, stock }) => Math.max(stock, ...lowering(ofSku.get(id) ?? []).map(({ left }) => left ?? 0)),
  };
}

async function runningOf(db: Db | Tx, now: Date, productIds?: readonly number[]): Promise<Promotion[]> {
  const [flash, discounts] = await Promise.all([
    queries.runningFlash(db, now, productIds),
    queries.begunDiscounts(db, now, productIds),
  ]);
  return [
    ...flash.map((row) => ({ kind: 'flash' as const, ...row })),
    ...discounts.flatMap(({ off, prices, startsAt, endsAt, weekly, ...row }) => {
      const price = discountPrice({ off, prices }, { id: row.skuId, price: row.listPrice });
      const until = runningUntil({ startsAt, endsAt, weekly }, now);
      if (price === undefined || !until) return [];
      return {
        kind: 'discount' as const,
        ...row,
        price,
        left: null,
        limitOrder: null,
        allowsDiscounts: true,
        endsAt: until,
      };
    }),
  ];
}

export async function boughtOf(db: Db | Tx, accountId: number, promotions: readonly Promotion[]) {
  const limited = promotions.filter(({ limitEach }) => limitEach !== null);
  const ids = (kind: Promotion['kind']) => limited.filter((one) => one.kind === kind).map(({ id }) => id);
  const [flash, discounts] = await Promise.all([
    ids('flash').length ? queries.flashBought(db, accountId, ids('flash')) : [],
    ids('discount').length ? queries.discountBought(db, accountId, ids('discount')) : [],
  ]);
  return ({ kind, id, skuId }: Promotion): number =>
    (kind === 'flash'
      ? flash.find((row) => row.id === id)
      : discounts.find((row) => row.id === id && row.skuId === skuId)
    )?.quantity ?? 0;
}

export async function flashError(
  db: Db | Tx,
  now: Date,
  { id, skuId }: { id: number; skuId: number },
): Promise<'flashNotYet' | 'flashOver' | undefined> {
  const times = await queries.flashTimes(db, id, skuId);
  if (!times || times.endsAt <= now) return 'flashOver';
  return times.startsAt > now ? 'flashNotYet' : undefined;
}

export const toSkuPromotion = (promotion: Promotion): SkuPromotion => ({
  kind: promotion.kind,
  id: promotion.id,
  price: promotion.price,
  limit: mayStillBuy(promotion),
  discounts: promotion.allowsDiscounts,
  endsAt: promotion.endsAt.toISOString(),
});

export async function freshUntil(db: Db | Tx, now: Date): Promise<string> {
  const [flash, windows] = await Promise.all([queries.nextFlashTurn(db, now), queries.openDiscounts(db, now)]);
  const turns = [flash, ...windows.map((window) => nextTurn(window, now))];
  const times = turns.flatMap((turn) => turn?.getTime() ?? []);
  return new Date(Math.min(now.getTime() + DAY_MS, ...times)).toISOString();
}
