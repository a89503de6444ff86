import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { markOf } from '../ports/search-bands.queries.ts';
import { BANDS, SAMPLES } from '../ports/search-marks.rules.ts';

const IN_SAMPLE = sql.raw(`'''${SAMPLES.small}'''::tsquery`);

/** A higher band comes first. */
const BANDS_FIRST = sql`
  select n as nth, ${markOf(sql`n`)}::tsquery as mark from (
    select generate_series(${sql.raw(`${BANDS.sold + BANDS.starts.length - 1}, ${BANDS.sold}`)}, -1) as n
    union all
    select generate_series((select max(product_id) from search_document) >> ${sql.raw(String(BANDS.idBits))}, 0, -1)
  ) as numbers`;

export const BY_SALES = sql`sales desc, product_id desc`;

/**
 * Up to so many of the small sample, all that match are read and sorted: some 50 000. Of more, band after band is read until there are enough.
 * There, both take about as long.
 */
const FEW = 200;

type Matching = {
  /** A tsquery; none: whatever the words. */
  text: string | undefined;
  where: SQL;
  /** Whether what is found is spread over the bands. */
  isSpread: boolean;
};
type Wanted = Matching & {
  /** With `product_id` and `sales`. */
  columns: SQL;
  limit: number;
  /** Otherwise there are none. */
  when?: SQL;
};

/**
 * In a subquery, so that the planner does not see how common the words are and always uses the index: it does not know the cost of reading
 * the words of each product.
 */
export const matches = (text: string): SQL => sql`words @@ (select ${text}::tsquery)`;
/** One condition for mark and words leaves the planner no other way. */
const marked = ({ text, where }: Matching, mark: SQL): SQL =>
  sql`from search_document where words @@ (${text === undefined ? mark : sql`${mark} && ${text}::tsquery`}) and ${where}`;

/** Whether so many match that the best-selling are to be read band by band. */
export async function areMany(db: Db, all: readonly Matching[]): Promise<boolean[]> {
  const counts = all.map((matching, at) =>
    matching.isSpread
      ? sql`select ${at}::int as at, count(*) > ${FEW}::int as many
          from (select ${marked(matching, IN_SAMPLE)} limit ${FEW + 1}) as sampled`
      : sql`select ${at}::int as at, false as many`,
  );
  if (!counts.length) return [];
  const rows = await rowsOf<{ at: number; many: boolean }>(db, sql`${sql.join(counts, sql` union all `)} order by at`);
  return rows.map(({ many }) => many);
}

/** The best-selling products for which all is true, as a subquery of a `with`; the result is the same with and without `inBands`. */
export function bestSelling(name: string, wanted: Wanted, inBands = false): SQL {
  const { columns, text, where, limit, when = sql`true` } = wanted;
  const [best, whole] = [sql`order by ${BY_SALES} limit ${limit}`, text === undefined ? sql`true` : matches(text)];
  const every = sql`select ${columns} from search_document where ${whole} and ${where} and ${when}`;
  if (!inBands) return sql`${sql.identifier(name)} as materialized (${every} ${best})`;
  // Sorted by band first, so that no further band is read than is needed.
  const banded = sql`select ${columns} from (${BANDS_FIRST} where ${when} order by nth desc) as bands
      cross join lateral (select * ${marked(wanted, sql`mark`)} offset 0) as documents
    order by nth desc, ${BY_SALES} limit ${limit}`;
  // Documents that were written before there were bands, or by an older node, have none; see `markBands`.
  return sql`${sql.identifier(name)} as materialized (
    select * from ((${banded}) union all (${every} and band is null ${best})) as each ${best})`;
}

/** Locks products whose documents have no band, but for those that are changed just now. @returns their ids, the next ones after `id` */
export async function lockWithoutBand(tx: Tx, id: number, most: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select p.id from search_document d join product p on p.id = d.product_id
      where d.band is null and d.product_id > ${id}::int order by d.product_id limit ${most}::int for no key update of p skip locked`,
  );
  return rows.map((row) => row.id);
}
