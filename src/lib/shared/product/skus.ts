import { CART_QUANTITY } from '#contract/cart/values.ts';
import { shareOf } from '#contract/money.ts';
import type { SkuPromotion } from '#contract/promotion/schema.ts';

/** The SKU matrix as page and browser share it; pure. `at` holds one value number per axis. */
export type Sku = {
  id: number;
  at: readonly number[];
  price: number;
  listPrice: number | null;
  promotion: Pick<SkuPromotion, 'kind' | 'price' | 'limit' | 'discounts' | 'endsAt'> | null;
  stock: number;
  /** Number of its picture among the product's SKU pictures; -1: none of its own. */
  picture: number;
};

export const CUSTOM_FIELD = 'custom.';

export type PackedSku = readonly [
  id: number,
  at: readonly number[],
  price: number,
  listPrice: number | null,
  promotion: Sku['promotion'],
  stock: number,
  picture: number,
];

export const packSku = ({ id, at, price, listPrice, promotion, stock, picture }: Sku): PackedSku => [
  id,
  at,
  price,
  listPrice,
  promotion && {
    kind: promotion.kind,
    price: promotion.price,
    limit: promotion.limit,
    discounts: promotion.discounts,
    endsAt: promotion.endsAt,
  },
  stock,
  picture,
];

export const unpackSku = ([id, at, price, listPrice, promotion, stock, picture]: PackedSku): Sku => ({
  id,
  at,
  price,
  listPrice,
  promotion,
  stock,
  picture,
});

type Placed = Pick<Sku, 'at' | 'stock'>;

const isAt = (sku: Placed, at: readonly number[]): boolean =>
  sku.at.length === at.length && sku.at.every((value, axis) => value === at[axis]);

export const findSku = <T extends Placed>(skus: readonly T[], at: readonly number[]): T | undefined =>
  skus.find((sku) => isAt(sku, at));

/** What is chosen for a visitor who has not chosen: what a promotion is about, else the cheapest, of what is left. */
export function preferredSku(skus: readonly Sku[]): Sku | undefined {
  const left = skus.filter((sku) => sku.stock > 0);
  const [best] = (left.length ? left : [...skus]).toSorted(
    (a, b) => Number(b.promotion !== null) - Number(a.promotion !== null) || a.price - b.price,
  );
  return best;
}

export function isInStock(skus: readonly Placed[], at: readonly number[], axis: number, value: number): boolean {
  return (findSku(skus, at.with(axis, value))?.stock ?? 0) > 0;
}

/** The SKU with another value of one axis: all else as chosen, or where that is not sold, as much of it as can be. */
export function skuWith<T extends Placed>(skus: readonly T[], at: readonly number[], axis: number, value: number) {
  const exact = findSku(skus, at.with(axis, value));
  if (exact) return exact;
  const others = skus.filter((sku) => sku.at[axis] === value);
  return alternatives(others, at, axis)[0] ?? others[0];
}

const ALTERNATIVES = 4;

/** What is left near a sold-out choice: most values in common first, those of `axis` (chosen last) above all. */
export function alternatives<T extends Placed>(skus: readonly T[], at: readonly number[], axis = 0): T[] {
  const near = (sku: T) =>
    sku.at.reduce((sum, value, n) => sum + (value === at[n] ? (n === axis ? at.length : 1) : 0), 0);
  return skus
    .filter((sku) => sku.stock > 0)
    .toSorted((a, b) => near(b) - near(a))
    .slice(0, ALTERNATIVES);
}

export const mostOf = ({ stock, promotion }: Sku): number =>
  Math.min(stock, CART_QUANTITY, promotion?.limit ?? Number.POSITIVE_INFINITY);

export function pricesOf({ price, listPrice, promotion }: Pick<Sku, 'price' | 'listPrice' | 'promotion'>): {
  now: number;
  before: number | null;
} {
  const now = promotion?.price ?? price;
  const before = promotion ? price : listPrice;
  return { now, before: before !== null && before > now ? before : null };
}

/** What a SKU costs a member with so many basis points off; null: what it costs everybody. */
export function memberPriceOf(sku: Pick<Sku, 'price' | 'listPrice' | 'promotion'>, off: number): number | null {
  if (off === 0 || sku.promotion?.discounts === false) return null;
  const { now } = pricesOf(sku);
  return now - shareOf(now, off);
}

export function parseQuantity(text: string): number | undefined {
  const digits = text.normalize('NFKC').trim();
  return /^0*[1-9]\d*$/.test(digits) ? Math.min(Number(digits), CART_QUANTITY) : undefined;
}
