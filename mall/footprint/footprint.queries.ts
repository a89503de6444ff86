import { and, count, desc, eq, gt, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import type { Db } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { product } from '../product/product.tables.ts';
import { footprint } from './footprint.tables.ts';

const own = (accountId: number, since: Date) => and(eq(footprint.accountId, accountId), gt(footprint.seenAt, since));

export async function addFootprint(db: Db, accountId: number, productId: number, at: Date): Promise<boolean> {
  const added = await rowsOf<{ id: number }>(
    db,
    sql`insert into footprint (account_id, product_id, seen_at)
      select ${accountId}, id, ${at.toISOString()}::timestamptz from product
      where id = ${productId} and status = ${PUBLISH_STATUS.PUT_ON}
      on conflict (account_id, product_id) do update set seen_at = greatest(footprint.seen_at, excluded.seen_at)
      returning product_id as id`,
  );
  return added.length > 0;
}

export const trim = (db: Db, accountId: number, most: number) =>
  rowsOf(
    db,
    sql`delete from footprint where account_id = ${accountId} and product_id in (
      select product_id from footprint where account_id = ${accountId}
      order by seen_at desc nulls first, product_id desc offset ${most})`,
  );

type Filter = { accountId: number; since: Date; text: string };

/** Each word stands in the title of one language. */
const titled = (text: string): SQL[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const part = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
      return sql`exists (select 1 from ${product} where ${product.id} = ${footprint.productId}
        and (${product.title} ->> 'zh' ilike ${part} or ${product.title} ->> 'en' ilike ${part}))`;
    });
const matching = ({ accountId, since, text }: Filter) => and(own(accountId, since), ...titled(text));

export const page = (db: Db, filter: Filter, limit: number, offset: number) =>
  db
    .select({ productId: footprint.productId, seenAt: footprint.seenAt })
    .from(footprint)
    .where(matching(filter))
    .orderBy(sql`${footprint.seenAt} desc nulls first`, desc(footprint.productId))
    .limit(limit)
    .offset(offset);

export async function countOf(db: Db, filter: Filter): Promise<number> {
  const [row] = await db.select({ n: count() }).from(footprint).where(matching(filter));
  return row?.n ?? 0;
}

export const recent = (db: Db, accountId: number, since: Date, except: number, limit: number) =>
  db
    .select({ id: footprint.productId })
    .from(footprint)
    .where(and(own(accountId, since), ne(footprint.productId, except)))
    .orderBy(sql`${footprint.seenAt} desc nulls first`)
    .limit(limit);

type Part = { productId: number } | { from: Date; to: Date } | 'all';

export async function drop(db: Db, accountId: number, part: Part): Promise<number> {
  const which =
    part === 'all'
      ? undefined
      : 'productId' in part
        ? eq(footprint.productId, part.productId)
        : and(gte(footprint.seenAt, part.from), lt(footprint.seenAt, part.to));
  const gone = await db
    .delete(footprint)
    .where(and(eq(footprint.accountId, accountId), which))
    .returning({ id: footprint.productId });
  return gone.length;
}

export async function dropBefore(db: Db, before: Date, most: number): Promise<number> {
  const gone = await rowsOf(
    db,
    sql`delete from footprint where (account_id, product_id) in (
      select account_id, product_id from footprint where seen_at < ${before.toISOString()}::timestamptz
      limit ${most} for update skip locked) returning product_id`,
  );
  return gone.length;
}
