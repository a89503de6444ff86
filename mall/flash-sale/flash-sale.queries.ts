import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { sku } from '../product/product.tables.ts';
import { FLASH_STATUS, flashItem, flashSession } from './flash-sale.tables.ts';

export const sessionsBetween = (db: Db | Tx, from: Date, to: Date) =>
  db
    .select()
    .from(flashSession)
    .where(and(lt(flashSession.startsAt, to), gt(flashSession.endsAt, from)))
    .orderBy(asc(flashSession.startsAt), asc(flashSession.id));

export const itemsOf = (db: Db | Tx, sessionId: number, limit: number) =>
  db
    .select({
      id: flashItem.id,
      skuId: flashItem.skuId,
      productId: flashItem.productId,
      price: flashItem.price,
      skuPrice: sku.price,
      stock: flashItem.stock,
      sold: flashItem.sold,
    })
    .from(flashItem)
    .innerJoin(sku, eq(sku.id, flashItem.skuId))
    .where(and(eq(flashItem.sessionId, sessionId), eq(flashItem.status, FLASH_STATUS.ON)))
    .orderBy(asc(flashItem.sort), asc(flashItem.id))
    .limit(limit);
