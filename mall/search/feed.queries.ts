import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { outbox } from '../outbox/outbox.tables.ts';
import type { IndexedProduct } from '../ports/search.ts';
import { INDEX_STATE, searchDocument, searchIndexes } from './search.tables.ts';

/** Orders that end during that time wait as well. */
const WRITERS_MS = 2_000;

export const indexes = (db: Db | Tx) => db.select().from(searchIndexes).orderBy(asc(searchIndexes.createdAt));
export type IndexRow = Awaited<ReturnType<typeof indexes>>[number];

export const add = (db: Tx, name: string) => db.insert(searchIndexes).values({ name, state: INDEX_STATE.NEW });

export const setState = (db: Db | Tx, name: string, state: number) =>
  db.update(searchIndexes).set({ state }).where(eq(searchIndexes.name, name));

export const setFilled = (db: Db, name: string, filledTo: number) =>
  db.update(searchIndexes).set({ filledTo }).where(eq(searchIndexes.name, name));

/** From now on this one is fed and searched alone. */
export const setLive = (tx: Tx, name: string) =>
  tx.update(searchIndexes).set({
    state: sql`case when ${searchIndexes.name} = ${name} then ${INDEX_STATE.LIVE}::int else ${INDEX_STATE.OLD}::int end`,
  });

export const remove = (db: Db, name: string) => db.delete(searchIndexes).where(eq(searchIndexes.name, name));

/** @returns false while another node has it */
export async function claim(db: Db, seconds: number): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update ${searchIndexes} set claimed_until = now() + make_interval(secs => ${seconds})
      where not exists (select from ${searchIndexes} where claimed_until > now()) returning 1`,
  );
  return rows.length > 0;
}

/** Long past, so that a clock that is set back does not hold it. */
export const release = (db: Db) => db.update(searchIndexes).set({ claimedUntil: new Date(0) });

/** No other transaction adds an index until this one ends. */
export const lockIndexes = (tx: Tx) => tx.execute(sql`lock table ${searchIndexes} in share row exclusive mode`);

/**
 * Until this transaction ends, no other one changes what search has of products; those that already have are over. They did not know that
 * a service would want it.
 */
export async function waitForWriters(tx: Tx): Promise<void> {
  await tx.execute(sql.raw(`set local lock_timeout = ${WRITERS_MS}`));
  await tx.execute(sql`lock table ${searchDocument} in share mode`);
}

type Change = { id: number; ids: number[]; whole: boolean };

export const changes = (db: Db, topic: string, most: number): Promise<Change[]> =>
  rowsOf<Change>(
    db,
    sql`select id::float8 as id, payload -> 'ids' as ids, (payload ->> 'whole')::boolean as whole
      from ${outbox} where topic = ${topic} order by outbox.id limit ${most}::int`,
  );

export const dropChanges = (tx: Tx, ids: number[]) => tx.delete(outbox).where(inArray(outbox.id, ids));

export async function waiting(db: Db, topic: string): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      oldest: sql<Date | null>`min(${outbox.createdAt})`.mapWith(outbox.createdAt),
    })
    .from(outbox)
    .where(eq(outbox.topic, topic));
  return row ?? { count: 0, oldest: null };
}

/** Drops changes that no node has sent for so long, and the indexes that lack them. @returns how many */
export async function giveUp(tx: Tx, topic: string, seconds: number): Promise<number> {
  const isLate = sql`exists (select from ${outbox} where topic = ${topic} and created_at < now() - make_interval(secs => ${seconds}))`;
  const retired = await tx
    .update(searchIndexes)
    .set({ state: INDEX_STATE.OLD })
    .where(and(ne(searchIndexes.state, INDEX_STATE.OLD), isLate))
    .returning({ name: searchIndexes.name });
  if (retired.length) await tx.delete(outbox).where(eq(outbox.topic, topic));
  return retired.length;
}

const lexemes = (column: SQL): SQL => sql`coalesce((select json_agg(w.lexeme) from unnest(${column}) as w), '[]')`;

const products = (which: SQL): SQL => sql`
  select d.product_id as id, d.shop_id as "shopId", d.brand_id as "brandId", d.category_id as "categoryId", d.price::float8 as price,
    d.sales, d.score, (extract(epoch from d.put_on_at) * 1000000)::bigint::float8 as "putOnAt", d.made_to_order as "madeToOrder",
    d.in_stock as "inStock", ${lexemes(sql`d.words`)} as words, ${lexemes(sql`d.mentions`)} as mentions,
    coalesce((select json_agg(json_build_array(w.lexeme, w.weights)) from unnest(h.head) as w), '[]') as head,
    coalesce((select json_agg(v.attribute_id || ':' || v.id) from attribute_value v where v.id = any(d.attribute_values)), '[]') as values,
    json_build_array(p.title, p.selling, p.detail) as texts
  from search_document d
  join search_head h on h.product_id = d.product_id
  join product p on p.id = d.product_id
  where ${which} order by d.product_id`;

type Row = Omit<IndexedProduct, 'texts'> & { texts: { zh: string; en: string }[] };

export const productsOf = (db: Db, ids: number[]): Promise<Row[]> =>
  rowsOf<Row>(db, products(sql`d.product_id in ${ids}`));

export const productsAfter = (db: Db, id: number, most: number): Promise<Row[]> =>
  rowsOf<Row>(db, sql`${products(sql`d.product_id > ${id}::int`)} limit ${most}::int`);
