import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * What products cost now that a running promotion makes cheaper, in fen by product; all others cost what their row says.
 * Listings and searches order and narrow by it. It is worked out for each of them, since promotions begin and end by the
 * clock, and rows that say what something costs now would be wrong until a job had changed them.
 */
export type PricesNow = ReadonlyMap<number, number>;

/** Columns of goods: the id of the product, and its price without promotions. */
type Columns = { id: SQLWrapper; price: SQLWrapper };

/** As one value, so that the text of a statement is the same for any number of them. */
const list = (numbers: Iterable<number>): string => `{${[...numbers].join()}}`;

export const notPromoted = (prices: PricesNow, id: SQLWrapper): SQL => sql`${id} <> all(${list(prices.keys())}::int[])`;

/** The products and their prices as a table `now (id, price)`. */
export const nowTable = (prices: PricesNow): SQL =>
  sql`unnest(${list(prices.keys())}::int[], ${list(prices.values())}::bigint[]) as now (id, price)`;

/** Goods that cost from `min` to `max`; an index of prices finds them. */
export function costs(prices: PricesNow, { id, price }: Columns, min = 0, max = Number.MAX_SAFE_INTEGER): SQL {
  const plain = sql`${price} between ${min}::bigint and ${max}::bigint`;
  if (!prices.size) return plain;
  const inside = [...prices].flatMap(([product, now]) => (now >= min && now <= max ? [product] : []));
  return sql`(${plain} and ${notPromoted(prices, id)} or ${id} = any(${list(inside)}::int[]))`;
}
