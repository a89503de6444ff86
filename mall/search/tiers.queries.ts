import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { areMany, bestSelling } from './bands.queries.ts';
import type { TextQuery } from './plan.rules.ts';

/** Of so many candidates the rank is computed, which is most of the cost of a search for a common word; the others follow by tier and sales. */
export const RANKED = 1_000;

export const both = (query: string, other: string): string => `(${query})&(${other})`;

export const TIERED = sql`product_id, sales, category_id`;

type Hit = Parameters<typeof areMany>[1][number];
const tierName = (at: number): string => `tier${at}`;
const eachTier = ({ all: query, tiers }: TextQuery, hit: Hit) =>
  tiers.map((tier) => ({ ...hit, text: both(query, tier), columns: TIERED, limit: RANKED }));
const areMore = (name: string): SQL => sql`(select count(*) from ${sql.identifier(name)}) > ${RANKED}::int`;
/** A tier that is ranked alone leaves nothing to those behind it. */
const isLeft = (names: readonly string[]): SQL =>
  sql.join(
    [sql`true`, ...names.map((name) => sql`(select count(*) from ${sql.identifier(name)}) < ${RANKED}::int`)],
    sql` and `,
  );
const withTier = (names: readonly string[]): SQL => {
  const each = names.map((name, at) => sql`select ${TIERED}, ${at}::int as tier from ${sql.identifier(name)}`);
  return sql`tiered as materialized (
    select product_id, sales, category_id, min(tier) as tier from (${sql.join(each, sql` union all `)}) as each group by 1, 2, 3)`;
};

/**
 * Candidates with the tier that each is in: what the words name before what only mentions them, so that relevance does not hang on
 * sales. Only as many as are ranked.
 */
export async function tierByTier(db: Db, text: TextQuery, hit: Hit): Promise<SQL> {
  const each = eachTier(text, hit);
  const inBands = [...(await areMany(db, each)), true];
  const names = [...each.map((_, at) => tierName(at)), 'hit'];
  const found = [...each, { ...hit, columns: TIERED, limit: RANKED }].map((wanted, at) =>
    bestSelling(String(names[at]), { ...wanted, when: isLeft(names.slice(0, at)) }, inBands[at]),
  );
  return sql.join([...found, withTier(names)], sql`, `);
}

/** The same of all candidates. Where the rank of all that match is computed anyway, tiers are not asked for. */
export async function besideAll(
  db: Db,
  text: TextQuery,
  hit: Hit,
  { areRanked, inBands }: { areRanked: boolean; inBands: boolean },
): Promise<SQL> {
  const each = eachTier(text, hit);
  const eachInBands = inBands ? await areMany(db, each) : [];
  const names = each.map((_, at) => tierName(at));
  const found = each.map((wanted, at) => {
    const when = sql`${areMore('hit')} and ${areRanked ? isLeft(names.slice(0, at)) : sql`true`}`;
    return bestSelling(String(names[at]), { ...wanted, when }, eachInBands[at]);
  });
  return sql.join([...found, withTier([...names, 'hit'])], sql`, `);
}
