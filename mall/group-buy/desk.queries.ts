import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { ORDER_STATUS } from '#contract/enums.ts';
import type { Db, Tx } from '../db/open.ts';
import { pairContains } from '../db/pair-contains.ts';
import { rowsOf } from '../db/rows.ts';
import { changeVersion } from '../db/version.ts';
import { product, sku } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { buyGroup, GROUP_STATUS, groupActivity, groupMember, MEMBER_STATUS } from './group-buy.tables.ts';

type Row = Omit<typeof groupActivity.$inferInsert, 'id' | 'version' | 'createdAt'>;

export async function addActivity(tx: Tx, row: Row): Promise<number> {
  const [added] = await tx.insert(groupActivity).values(row).returning({ id: groupActivity.id });
  return added?.id ?? 0;
}

export const changeActivity = (tx: Tx, id: number, version: number, row: Row): Promise<boolean> =>
  changeVersion(tx, groupActivity, { is: eq(groupActivity.id, id), version }, row);

export async function goodsById(db: Db | Tx, id: number, shopId: number | null) {
  const own = shopId === null ? undefined : eq(product.shopId, shopId);
  const [row] = await db
    .select()
    .from(product)
    .where(and(eq(product.id, id), own));
  return row;
}

export const skusOf = (db: Db | Tx, productId: number) =>
  db
    .select()
    .from(sku)
    .where(and(eq(sku.productId, productId), eq(sku.retired, false)))
    .orderBy(asc(sku.sort), asc(sku.id));

export type Filter = { shopId: number | null; words: string | undefined };
const matching = ({ shopId, words }: Filter): SQL | undefined =>
  and(
    shopId === null ? undefined : eq(groupActivity.shopId, shopId),
    words ? pairContains(product.title, words) : undefined,
  );

export const activityPage = (db: Db, filter: Filter, limit: number, offset: number) =>
  db
    .select({ activity: groupActivity, title: product.title, shop: shop.name })
    .from(groupActivity)
    .innerJoin(product, eq(product.id, groupActivity.productId))
    .innerJoin(shop, eq(shop.id, groupActivity.shopId))
    .where(matching(filter))
    .orderBy(desc(groupActivity.id))
    .limit(limit)
    .offset(offset);

export async function countActivities(db: Db, filter: Filter): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(groupActivity)
    .innerJoin(product, eq(product.id, groupActivity.productId))
    .where(matching(filter));
  return row?.n ?? 0;
}

export type Figures = { id: number; open: number; full: number; failed: number; orders: number; sales: number };

export async function figures(db: Db, ids: number[]): Promise<Map<number, Figures>> {
  if (!ids.length) return new Map();
  const { TO_PAY, CANCELED } = ORDER_STATUS;
  const { OPEN, FULL, FAILED } = GROUP_STATUS;
  const rows = await rowsOf<Figures>(
    db,
    sql`select g.activity_id as id, sum((g.status = ${OPEN}::int)::int)::int as open,
        sum((g.status = ${FULL}::int)::int)::int as full, sum((g.status = ${FAILED}::int and g.paid > 0)::int)::int as failed,
        coalesce(sum(o.n), 0)::int as orders, coalesce(sum(o.sales), 0)::float8 as sales
      from buy_group g left join lateral (
        select count(*) as n, sum(payable) as sales from shop_order
        where group_id = g.id and status not in (${TO_PAY}::int, ${CANCELED}::int)) o on true
      where g.activity_id in ${ids} group by 1`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export const groupPage = (db: Db, activityId: number, limit: number, offset: number) =>
  db
    .select()
    .from(buyGroup)
    .where(eq(buyGroup.activityId, activityId))
    .orderBy(desc(buyGroup.openedAt), desc(buyGroup.id))
    .limit(limit)
    .offset(offset);

export const countGroups = (db: Db, activityId: number) => db.$count(buyGroup, eq(buyGroup.activityId, activityId));

export const memberOrders = (db: Db, groupIds: string[]) =>
  db
    .select({ groupId: groupMember.groupId, orderId: groupMember.orderId })
    .from(groupMember)
    .where(
      and(
        inArray(groupMember.groupId, groupIds),
        inArray(groupMember.status, [MEMBER_STATUS.HELD, MEMBER_STATUS.PAID]),
      ),
    )
    .orderBy(asc(groupMember.joinedAt), asc(groupMember.orderId));
