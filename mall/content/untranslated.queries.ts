import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/open.ts';
import { product } from '../db/schema.ts';
import { notice } from '../db/schema-site.ts';

/** More are not listed at once. */
const LISTED = 200;

export async function noticeIds(db: Db): Promise<string[]> {
  const rows = await db.select({ id: notice.id }).from(notice).orderBy(desc(notice.publishedAt)).limit(LISTED);
  return rows.map(({ id }) => String(id));
}

const noEnglish = (column: AnyPgColumn): SQL =>
  sql`(btrim(${column}->>'zh') <> '' and coalesce(btrim(${column}->>'en'), '') = '')`;

/** Newest first. @param shopId null: of all shops */
export const productsWithoutEnglish = (db: Db, shopId: number | null) =>
  db
    .select({ id: product.id, title: product.title, selling: product.selling, detail: product.detail })
    .from(product)
    .where(
      and(
        shopId === null ? undefined : eq(product.shopId, shopId),
        or(...[product.title, product.selling, product.detail].map(noEnglish)),
      ),
    )
    .orderBy(desc(product.id))
    .limit(LISTED);
