import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import type { FlashItemInput } from '#contract/flash-sale/desk.schema.ts';
import { goods } from '../catalog/sku-columns.queries.ts';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { changeVersion } from '../db/version.ts';
import { product, sku } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { FLASH_STATUS, flashItem, flashSession } from './flash-sale.tables.ts';

export type Session = typeof flashSession.$inferSelect;
export type Item = typeof flashItem.$inferSelect;
type SessionRow = Pick<Session, 'title' | 'startsAt' | 'endsAt' | 'daily'>;
type Own = number | null;

export async function sessionById(db: Db | Tx, id: number): Promise<Session | undefined> {
  const [row] = await db.select().from(flashSession).where(eq(flashSession.id, id));
  return row;
}

export async function addSession(tx: Tx, row: SessionRow): Promise<number> {
  const [added] = await tx.insert(flashSession).values(row).returning({ id: flashSession.id });
  return added?.id ?? 0;
}

export const changeSession = (tx: Tx, id: number, version: number, row: SessionRow): Promise<boolean> =>
  changeVersion(tx, flashSession, { is: and(eq(flashSession.id, id), eq(flashSession.closed, false)), version }, row);

export const shiftReminders = (tx: Tx, sessionId: number, ms: number) =>
  rowsOf(
    tx,
    sql`update flash_reminder r set due_at = r.due_at + ${`${ms} milliseconds`}::interval from flash_item f
      where f.id = r.flash_item_id and f.session_id = ${sessionId} and r.sent_at is null`,
  );

export async function lockForRemoval(tx: Tx, id: number): Promise<boolean> {
  await tx.select({ id: flashSession.id }).from(flashSession).where(eq(flashSession.id, id)).for('update');
  return (await tx.$count(flashItem, eq(flashItem.sessionId, id))) > 0;
}

export async function removeSession(tx: Tx, id: number, version: number): Promise<boolean> {
  const rows = await tx
    .delete(flashSession)
    .where(and(eq(flashSession.id, id), eq(flashSession.version, version)))
    .returning({ id: flashSession.id });
  return rows.length > 0;
}

export async function lockOpenSession(tx: Tx, id: number, now: Date): Promise<Session | undefined> {
  const [row] = await tx
    .select()
    .from(flashSession)
    .where(and(eq(flashSession.id, id), eq(flashSession.closed, false), gt(flashSession.endsAt, now)))
    .for('share');
  return row;
}

export const countSessions = (db: Db) => db.$count(flashSession);

export const sessionPage = (db: Db, limit: number, offset: number) =>
  db
    .select()
    .from(flashSession)
    .orderBy(desc(flashSession.startsAt), desc(flashSession.id))
    .limit(limit)
    .offset(offset);

export async function figures(db: Db, ids: number[], own: Own) {
  const none = { applied: 0, items: 0, stock: 0, sold: 0 };
  const put = sql`${flashItem.status} in (${FLASH_STATUS.ON}::int, ${FLASH_STATUS.OVER}::int)`;
  const sumOf = (what: SQL) => sql<number>`coalesce(sum(${what}) filter (where ${put}), 0)::int`;
  const rows = ids.length
    ? await db
        .select({
          id: flashItem.sessionId,
          applied: sql<number>`(count(*) filter (where ${flashItem.status} = ${FLASH_STATUS.APPLIED}::int))::int`,
          items: sql<number>`(count(*) filter (where ${put}))::int`,
          stock: sumOf(sql`${flashItem.stock}`),
          sold: sumOf(sql`${flashItem.sold}`),
        })
        .from(flashItem)
        .where(and(inArray(flashItem.sessionId, ids), own === null ? undefined : eq(flashItem.shopId, own)))
        .groupBy(flashItem.sessionId)
    : [];
  const found = new Map(rows.map(({ id, ...counts }) => [id, counts]));
  return (id: number) => found.get(id) ?? none;
}

const ofShop = (own: Own) => (own === null ? undefined : eq(product.shopId, own));

export const itemsOf = (db: Db, sessionId: number, own: Own) =>
  db
    .select({ item: flashItem, ...goods })
    .from(flashItem)
    .innerJoin(sku, eq(sku.id, flashItem.skuId))
    .innerJoin(product, eq(product.id, sku.productId))
    .innerJoin(shop, eq(shop.id, flashItem.shopId))
    .where(and(eq(flashItem.sessionId, sessionId), own === null ? undefined : eq(flashItem.shopId, own)))
    .orderBy(asc(flashItem.status), asc(flashItem.sort), asc(flashItem.id));

export const findSkus = (db: Db, { text, own }: { text: string; own: Own }, limit: number) =>
  db
    .select(goods)
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .innerJoin(shop, eq(shop.id, product.shopId))
    .where(
      and(
        onSale,
        ofShop(own),
        sql`(${product.code} = ${text} or strpos(lower(${product.title}->>'zh'), ${text.toLowerCase()}) > 0
          or strpos(lower(${product.title}->>'en'), ${text.toLowerCase()}) > 0)`,
      ),
    )
    .orderBy(desc(product.id), asc(sku.sort), asc(sku.id))
    .limit(limit);

const onSale = and(eq(sku.retired, false), eq(product.status, PUBLISH_STATUS.PUT_ON));

export const skusIn = (db: Db, sessionId: number, skuIds: number[]) =>
  db
    .select({ skuId: flashItem.skuId })
    .from(flashItem)
    .where(
      and(
        eq(flashItem.sessionId, sessionId),
        inArray(flashItem.skuId, skuIds),
        inArray(flashItem.status, [FLASH_STATUS.APPLIED, FLASH_STATUS.ON]),
      ),
    );

export async function skuOnSale(tx: Tx, id: number, own: Own) {
  const [row] = await tx
    .select({ productId: product.id, shopId: product.shopId, price: sku.price })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(and(eq(sku.id, id), onSale, ofShop(own)));
  return row;
}

type Added = FlashItemInput & {
  sessionId: number;
  shopId: number;
  productId: number;
  status: number;
  mallBears: boolean;
};

export async function addItem(tx: Tx, row: Added): Promise<number | undefined> {
  const sort = sql`(select coalesce(max(f.sort), -1) + 1 from flash_item f where f.session_id = ${row.sessionId})`;
  const [added] = await tx
    .insert(flashItem)
    .values({ ...row, sort })
    .onConflictDoNothing()
    .returning({ id: flashItem.id });
  return added?.id;
}

const ownItem = (id: number, own: Own) =>
  and(eq(flashItem.id, id), own === null ? undefined : eq(flashItem.shopId, own));

export async function itemById(db: Db | Tx, id: number, own: Own): Promise<Item | undefined> {
  const [row] = await db.select().from(flashItem).where(ownItem(id, own));
  return row;
}

export async function moveItem(
  tx: Tx,
  id: number,
  own: Own,
  { from, to, reason }: { from: number; to: number; reason: string },
): Promise<Item | undefined> {
  const [moved] = await tx
    .update(flashItem)
    .set({ status: to, reason })
    .where(and(ownItem(id, own), eq(flashItem.status, from)))
    .returning();
  return moved;
}

export async function productsIn(db: Db, sessionId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: flashItem.productId })
    .from(flashItem)
    .where(and(eq(flashItem.sessionId, sessionId), eq(flashItem.status, FLASH_STATUS.ON)));
  return rows.map(({ id }) => id);
}
