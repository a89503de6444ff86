import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { cartLine } from '../cart/cart.tables.ts';
import { commissionRate, goods } from '../catalog/sku-columns.queries.ts';
import type { Db, Tx } from '../db/open.ts';
import { statement } from '../db/statement.ts';
import { product, sku } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';

const ofAccount = sql.placeholder('accountId');
const ofSku = sql.placeholder('skuId');
const selected = and(eq(cartLine.accountId, ofAccount), eq(cartLine.selected, true));

const checkoutGoods = { ...goods, commissionRate };

const cartRows = statement((db) =>
  db
    .select({ ...checkoutGoods, cartLineId: cartLine.id, quantity: cartLine.quantity, custom: cartLine.custom })
    .from(cartLine)
    .innerJoin(sku, eq(sku.id, cartLine.skuId))
    .innerJoin(product, eq(product.id, sku.productId))
    .innerJoin(shop, eq(shop.id, product.shopId))
    .where(selected)
    .orderBy(desc(cartLine.addedAt), desc(cartLine.id)),
);

export const cartGoods = (db: Db | Tx, accountId: number) => cartRows(db, { accountId });

const skuRows = statement((db) =>
  db
    .select(checkoutGoods)
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .innerJoin(shop, eq(shop.id, product.shopId))
    .where(eq(sku.id, ofSku)),
);

export const skuGoods = (db: Db | Tx, skuId: number) => skuRows(db, { skuId });

export type GoodsRow = Awaited<ReturnType<typeof skuGoods>>[number] & {
  cartLineId: number | null;
  quantity: number;
  custom: Record<string, string> | null;
};

export async function takeCartLines(tx: Tx, accountId: number, ids: number[]): Promise<number> {
  const gone = await tx
    .delete(cartLine)
    .where(and(eq(cartLine.accountId, accountId), inArray(cartLine.id, ids)))
    .returning({ id: cartLine.id });
  return gone.length;
}
