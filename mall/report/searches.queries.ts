import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { Days } from '#contract/report/desk.values.ts';
import { NOT_PRESSED, type SearchesBy, type SearchFigures } from '#contract/report/searches.values.ts';
import type { Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';

export type Row = {
  words: string;
  language: Language;
  total: number | null;
  now: SearchFigures;
  before: SearchFigures;
};
type Flat = Record<keyof SearchFigures | `${keyof SearchFigures}_before`, number>;
type FlatRow = Flat & Pick<Row, 'words' | 'language' | 'total'> & { rows: number };
type Periods = { period: Days; compared: Days };

const ORDERS: Readonly<Record<SearchesBy, { having: SQL; first: SQL }>> = {
  searched: { having: sql`true`, first: sql`searches desc, searches_before desc` },
  notFound: { having: sql`missed > 0`, first: sql`missed desc, missed_before desc` },
  notPressed: {
    having: sql`searches - missed >= ${NOT_PRESSED.least} and presses * ${NOT_PRESSED.share} < searches - missed`,
    first: sql`searches - missed - presses desc, searches desc`,
  },
};

const within = ({ from, to }: Days): SQL => sql`day between ${from}::date and ${to}::date`;

const figuresOf = ({ period, compared }: Periods): SQL => {
  const sums = (['searches', 'missed', 'presses'] as const).flatMap((name) => [
    sql`coalesce(sum(${sql.raw(name)}) filter (where ${within(period)}), 0)::int as ${sql.raw(name)}`,
    sql`coalesce(sum(${sql.raw(name)}) filter (where ${within(compared)}), 0)::int as ${sql.raw(`${name}_before`)}`,
  ]);
  return sql.join(sums, sql`, `);
};

const either = ({ period, compared }: Periods): SQL => sql`(${within(period)} or ${within(compared)})`;

const toFigures = (row: Flat): Pick<Row, 'now' | 'before'> => ({
  now: { searches: row.searches, missed: row.missed, presses: row.presses },
  before: { searches: row.searches_before, missed: row.missed_before, presses: row.presses_before },
});

export async function allSearches(tx: Tx, days: Periods): Promise<Pick<Row, 'now' | 'before'>> {
  const [row] = await rowsOf<Flat>(tx, sql`select ${figuresOf(days)} from search_day where ${either(days)}`);
  return toFigures(row as Flat);
}

type Part = { most: number; skip?: number };

/** `total`: of all rows; 0 on a page behind the last, which is not found. */
export async function searchesBy(
  tx: Tx,
  by: SearchesBy,
  days: Periods,
  { most, skip = 0 }: Part,
): Promise<{ items: Row[]; total: number }> {
  const { having, first } = ORDERS[by];
  const words = sql`
    select * from (
      select words, language, ${figuresOf(days)},
        (array_agg(total order by day desc) filter (where ${within(days.period)}))[1] as total
      from search_day where ${either(days)} group by words, language
    ) grouped where ${having}`;
  const rows = await rowsOf<FlatRow>(
    tx,
    sql`with listed as materialized (${words})
      select listed.*, (select count(*) from listed)::int as rows from listed
      order by ${first}, words, language limit ${most} offset ${skip}`,
  );
  const items = rows.map((row) => ({
    ...{ words: row.words, language: row.language, total: row.total },
    ...toFigures(row),
  }));
  return { items, total: rows[0]?.rows ?? 0 };
}
