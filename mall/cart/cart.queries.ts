import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { CustomTexts } from '#contract/cart/schema.ts';
import { account } from '../account/account.tables.ts';
import { goods } from '../catalog/sku-columns.queries.ts';
import type { Db, Tx } from '../db/open.ts';
import { product, sku } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { cartLine } from './cart.tables.ts';

const cartGoods = { ...goods, official: shop.official };

export const lockCart = (tx: Tx, accountId: number) =>
  tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update');

export async function piecesOf(db: Db | Tx, accountId: number): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`coalesce(sum(${cartLine.quantity}), 0)::int` })
    .from(cartLine)
    .where(eq(cartLine.accountId, accountId));
  return row?.n ?? 0;
}

export const linesWithGoods = (db: Db | Tx, accountId: number) =>
  db
    .select({
      ...cartGoods,
      id: cartLine.id,
      quantity: cartLine.quantity,
      selected: cartLine.selected,
      addedPrice: cartLine.addedPrice,
      custom: cartLine.custom,
      customKey: cartLine.customKey,
    })
    .from(cartLine)
    .innerJoin(sku, eq(sku.id, cartLine.skuId))
    .innerJoin(product, eq(product.id, sku.productId))
    .innerJoin(shop, eq(shop.id, product.shopId))
    .where(eq(cartLine.accountId, accountId))
    .orderBy(desc(cartLine.addedAt), desc(cartLine.id));
export type CartRow = Awaited<ReturnType<typeof linesWithGoods>>[number];

export const goodsOf = (db: Db | Tx, skuIds: number[]) =>
  db
    .select(cartGoods)
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .innerJoin(shop, eq(shop.id, product.shopId))
    .where(inArray(sku.id, skuIds));
export type GoodsRow = Awaited<ReturnType<typeof goodsOf>>[number];

const plain = {
  id: cartLine.id,
  skuId: cartLine.skuId,
  quantity: cartLine.quantity,
  custom: cartLine.custom,
  customKey: cartLine.customKey,
};
export const linesOf = (tx: Tx, accountId: number) =>
  tx.select(plain).from(cartLine).where(eq(cartLine.accountId, accountId));

type NewLine = {
  accountId: number;
  skuId: number;
  quantity: number;
  selected: boolean;
  addedPrice: number;
  custom: CustomTexts | null;
  customKey: string;
  addedAt: Date;
};
export const upsertLine = (tx: Tx, line: NewLine) =>
  tx
    .insert(cartLine)
    .values(line)
    .onConflictDoUpdate({
      target: [cartLine.accountId, cartLine.skuId, cartLine.customKey],
      set: { quantity: line.quantity, selected: line.selected, addedAt: line.addedAt },
    });

export const changeLine = (
  tx: Tx,
  accountId: number,
  id: number,
  change: Partial<Pick<NewLine, 'skuId' | 'quantity' | 'selected' | 'addedPrice' | 'custom' | 'customKey'>>,
) =>
  tx
    .update(cartLine)
    .set(change)
    .where(and(eq(cartLine.accountId, accountId), eq(cartLine.id, id)));

export const selectLines = (tx: Tx, accountId: number, ids: number[], selected: boolean) =>
  tx
    .update(cartLine)
    .set({ selected })
    .where(and(eq(cartLine.accountId, accountId), inArray(cartLine.id, ids)));

export const removeLines = (tx: Tx, accountId: number, ids: number[]) =>
  tx
    .delete(cartLine)
    .where(and(eq(cartLine.accountId, accountId), inArray(cartLine.id, ids)))
    .returning({ id: cartLine.id, skuId: cartLine.skuId });
