import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Prices in fen, by product, of those that a running promotion makes cheaper; all others cost what their row says. Listings and searches
 * sort and filter by it. Not stored in rows, since promotions begin and end by the clock, and rows would be wrong until a job had changed
 * them.
 */
export type PricesNow = ReadonlyMap<number, number>;

type Columns = { id: SQLWrapper; price: SQLWrapper };

const list = (numbers: Iterable<number>): string => `{${[...numbers].join()}}`;

export const notPromoted = (prices: PricesNow, id: SQLWrapper): SQL => sql`${id} <> all(${list(prices.keys())}::int[])`;

export const nowTable = (prices: PricesNow): SQL =>
  sql`unnest(${list(prices.keys())}::int[], ${list(prices.values())}::bigint[]) as now (id, price)`;

export function costs(prices: PricesNow, { id, price }: Columns, min = 0, max = Number.MAX_SAFE_INTEGER): SQL {
  const plain = sql`${price} between ${min}::bigint and ${max}::bigint`;
  if (!prices.size) return plain;
  const inside = [...prices].flatMap(([product, now]) => (now >= min && now <= max ? [product] : []));
  return sql`(${plain} and ${notPromoted(prices, id)} or ${id} = any(${list(inside)}::int[]))`;
}
