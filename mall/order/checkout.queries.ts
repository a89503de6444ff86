import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { goods } from '../catalog/sku-columns.queries.ts';
import { dayInChina } from '../db/day.ts';
import type { Db, Tx } from '../db/open.ts';
import { flashItem, product, shop, sku } from '../db/schema.ts';
import { cartLine, flashPurchase } from '../db/schema-buying.ts';
import { wallet } from '../db/schema-money.ts';
import { statement } from '../db/statement.ts';

const ofAccount = sql.placeholder('accountId');
const ofSku = sql.placeholder('skuId');
const today = dayInChina(sql`${sql.placeholder('now')}::timestamptz`);
const selected = and(eq(cartLine.accountId, ofAccount), eq(cartLine.selected, true));

const cartRows = statement((db) =>
  db
    .select({ ...goods, cartLineId: cartLine.id, quantity: cartLine.quantity, custom: cartLine.custom })
    .from(cartLine)
    .innerJoin(sku, eq(sku.id, cartLine.skuId))
    .innerJoin(product, eq(product.id, sku.productId))
    .innerJoin(shop, eq(shop.id, product.shopId))
    .where(selected)
    .orderBy(desc(cartLine.addedAt), desc(cartLine.id)),
);

/** The selected lines of a cart with all that a checkout needs, in the order of the cart. */
export const cartGoods = (db: Db | Tx, accountId: number) => cartRows(db, { accountId });

const skuRows = statement((db) =>
  db
    .select(goods)
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

const flashRows = (db: Db | Tx) =>
  db
    .select({
      id: flashItem.id,
      session: flashItem.session,
      limitEach: flashItem.limitEach,
      bought: flashPurchase.quantity,
      skuId: flashItem.skuId,
      price: flashItem.price,
      stock: flashItem.stock,
      sold: flashItem.sold,
    })
    .from(flashItem)
    .leftJoin(
      flashPurchase,
      and(
        eq(flashPurchase.flashItemId, flashItem.id),
        eq(flashPurchase.accountId, ofAccount),
        eq(flashPurchase.day, today),
      ),
    );

const flashRowsOfSku = statement((db) => {
  const ofProduct = db.select({ id: sku.productId }).from(sku).where(eq(sku.id, ofSku));
  return flashRows(db)
    .where(and(inArray(flashItem.productId, ofProduct), eq(flashItem.skuId, ofSku)))
    .orderBy(asc(flashItem.id));
});

const flashRowsOfCart = statement((db) => {
  const skus = db.select({ id: cartLine.skuId }).from(cartLine).where(selected);
  const products = db.select({ id: sku.productId }).from(sku).where(inArray(sku.id, skus));
  return flashRows(db)
    .where(and(inArray(flashItem.productId, products), inArray(flashItem.skuId, skus)))
    .orderBy(asc(flashItem.id));
});

/** Flash-sale goods of any session, of a SKU or of the selected lines of a cart, and what this shopper bought of them today. */
export function flashOf(db: Db | Tx, accountId: number, at: Date, skuId?: number) {
  const now = at.toISOString();
  return skuId === undefined ? flashRowsOfCart(db, { accountId, now }) : flashRowsOfSku(db, { accountId, now, skuId });
}
export type FlashRow = Awaited<ReturnType<typeof flashOf>>[number];

const walletRows = statement((db) =>
  db.select({ points: wallet.points }).from(wallet).where(eq(wallet.accountId, ofAccount)),
);

export async function pointsOf(db: Db | Tx, accountId: number): Promise<number> {
  const [row] = await walletRows(db, { accountId });
  return row?.points ?? 0;
}

/** Takes bought lines out of the cart. @returns how many were still there */
export async function takeCartLines(tx: Tx, accountId: number, ids: number[]): Promise<number> {
  const gone = await tx
    .delete(cartLine)
    .where(and(eq(cartLine.accountId, accountId), inArray(cartLine.id, ids)))
    .returning({ id: cartLine.id });
  return gone.length;
}
