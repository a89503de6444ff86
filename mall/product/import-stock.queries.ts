import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { product, sku, stockFileLine } from './product.tables.ts';

export async function stockedLines(db: Db | Tx, shopId: number, file: string, lines: number[]): Promise<Set<number>> {
  if (!lines.length) return new Set();
  const rows = await db
    .select({ line: stockFileLine.line })
    .from(stockFileLine)
    .where(and(eq(stockFileLine.shopId, shopId), eq(stockFileLine.file, file), inArray(stockFileLine.line, lines)));
  return new Set(rows.map(({ line }) => line));
}

export const rememberLines = async (tx: Tx, shopId: number, file: string, lines: number[], now: Date) =>
  lines.length
    ? tx.insert(stockFileLine).values(lines.map((line) => ({ shopId, file, line, createdAt: now })))
    : undefined;

/** In the order of their ids, as checkouts lock them. */
export const lockByCode = (tx: Tx, shopId: number, codes: string[]) =>
  tx
    .select({ id: sku.id, code: product.code, spec: sku.spec, stock: sku.stock })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(and(eq(product.shopId, shopId), inArray(product.code, codes), eq(sku.retired, false)))
    .orderBy(asc(sku.id))
    .for('update', { of: sku });

/** @returns how many went */
export async function forgetLines(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ shopId: stockFileLine.shopId, file: stockFileLine.file, line: stockFileLine.line })
    .from(stockFileLine)
    .where(lt(stockFileLine.createdAt, before))
    .limit(limit)
    .for('update', { skipLocked: true });
  const gone = await db
    .delete(stockFileLine)
    .where(sql`(${stockFileLine.shopId}, ${stockFileLine.file}, ${stockFileLine.line}) in ${old}`)
    .returning({ line: stockFileLine.line });
  return gone.length;
}
