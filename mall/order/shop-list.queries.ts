import { and, asc, desc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { buyGroup } from '../group-buy/group-buy.tables.ts';
import { operator } from '../operator/operator.tables.ts';
import { product, sku } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { order, orderFind, orderLog } from './order.tables.ts';
import { sellerName } from './seller.queries.ts';
import { standingColumns } from './standing.queries.ts';

export type ShopScope = { shopId: number | undefined };
export type ShopFilter = {
  status: number | undefined;
  find: string | undefined;
  from?: Date;
  to?: Date;
  urged?: boolean;
  tag?: string;
};

const FOUND = 2_000;

const matching = (db: Db, { shopId }: ShopScope, { status, find, from, to, urged, tag }: ShopFilter): SQL | undefined =>
  and(
    shopId === undefined ? undefined : eq(order.shopId, shopId),
    status === undefined ? undefined : eq(order.status, status),
    from && gte(order.createdAt, from),
    to && lt(order.createdAt, to),
    urged ? sql`${order.urgedAt} is not null and ${order.status} in (20, 30, 40)` : undefined,
    tag === undefined ? undefined : sql`${order.tags} @> array[${tag}]::text[] and ${order.tags} <> '{}'`,
    find === undefined ? undefined : inArray(order.id, found(db, { shopId }, find, from, to)),
  );

const found = (db: Db, { shopId }: ShopScope, find: string, from?: Date, to?: Date) =>
  db
    .select({ id: orderFind.orderId })
    .from(orderFind)
    .where(
      and(
        sql`${orderFind.words} @@ ${find}::tsquery`,
        shopId === undefined ? undefined : eq(orderFind.shopId, shopId),
        from && gte(orderFind.createdAt, from),
        to && lt(orderFind.createdAt, to),
      ),
    )
    .orderBy(desc(orderFind.createdAt), desc(orderFind.orderId))
    .limit(FOUND);

const columns = {
  id: order.id,
  accountId: order.accountId,
  tradeId: order.tradeId,
  ...standingColumns,
  freight: order.freight,
  address: order.address,
  remark: order.remark,
  tags: order.tags,
  createdAt: order.createdAt,
  shopId: order.shopId,
  shopName: sellerName,
};

/** Pages before this one are passed over in the index alone. */
export function shopOrdersPage(db: Db, scope: ShopScope, filter: ShopFilter, limit: number, offset: number) {
  const page = db
    .select({ id: order.id })
    .from(order)
    .where(matching(db, scope, filter))
    .orderBy(desc(order.createdAt), desc(order.id))
    .limit(limit)
    .offset(offset)
    .as('page');
  return db
    .select({ ...columns, group: buyGroup })
    .from(page)
    .innerJoin(order, eq(order.id, page.id))
    .leftJoin(shop, eq(shop.id, order.shopId))
    .leftJoin(buyGroup, eq(buyGroup.id, order.groupId))
    .orderBy(desc(order.createdAt), desc(order.id));
}
export type ShopOrderRow = Awaited<ReturnType<typeof shopOrdersPage>>[number];

export const shopOrdersAfter = (
  db: Db,
  scope: ShopScope,
  filter: ShopFilter,
  place: { id: string; createdAt: Date } | undefined,
  limit: number,
) =>
  db
    .select(columns)
    .from(order)
    .leftJoin(shop, eq(shop.id, order.shopId))
    .where(
      and(
        matching(db, scope, filter),
        place && sql`(${order.createdAt}, ${order.id}) < (${place.createdAt.toISOString()}::timestamptz, ${place.id})`,
      ),
    )
    .orderBy(desc(order.createdAt), desc(order.id))
    .limit(limit);
export type SheetOrderRow = Awaited<ReturnType<typeof shopOrdersAfter>>[number];

/** As the file of products names them; of a SKU that is gone there are none. */
export async function skuCodes(
  db: Db,
  ids: number[],
): Promise<ReadonlyMap<number, { code: string; spec: string[]; barcode: string | null }>> {
  if (!ids.length) return new Map();
  const rows = await db
    .select({ id: sku.id, code: product.code, spec: sku.spec, barcode: sku.barcode })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(inArray(sku.id, ids));
  return new Map(rows.map(({ id, ...codes }) => [id, codes]));
}

export const shopOrdersById = (db: Db, { shopId }: ShopScope, ids: string[]) =>
  db
    .select(columns)
    .from(order)
    .leftJoin(shop, eq(shop.id, order.shopId))
    .where(and(inArray(order.id, ids), shopId === undefined ? undefined : eq(order.shopId, shopId)));

export async function countShopOrders(db: Db, scope: ShopScope, filter: ShopFilter, most: number): Promise<number> {
  const counted = db
    .select({ one: sql`1` })
    .from(order)
    .where(matching(db, scope, filter))
    .limit(most)
    .as('counted');
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(counted);
  return row?.n ?? 0;
}

export async function countEach(db: Db, { shopId }: ShopScope, statuses: number[], most: number) {
  const own = shopId === undefined ? sql`` : sql`and shop_id = ${shopId}`;
  const rows = await rowsOf<{ status: number; n: number }>(
    db,
    sql`select s.status, c.n from (values ${sql.join(
      statuses.map((status) => sql`(${status}::smallint)`),
      sql`, `,
    )}) s (status), lateral (
      select count(*)::int as n from (select 1 from shop_order where status = s.status ${own} limit ${most}) counted) c`,
  );
  return new Map(rows.map(({ status, n }) => [status, n]));
}

export async function countPaidSince(db: Db, { shopId }: ShopScope, since: Date, most: number): Promise<number> {
  const counted = db
    .select({ one: sql`1` })
    .from(order)
    .where(and(gt(order.paidAt, since), shopId === undefined ? undefined : eq(order.shopId, shopId)))
    .limit(most)
    .as('counted');
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(counted);
  return row?.n ?? 0;
}

export const logsWithNames = (db: Db | Tx, orderId: string) =>
  db
    .select({
      actor: orderLog.actor,
      by: operator.name,
      from: orderLog.from,
      to: orderLog.to,
      reason: orderLog.reason,
      at: orderLog.at,
    })
    .from(orderLog)
    .leftJoin(operator, and(eq(operator.id, orderLog.actorId), eq(orderLog.actor, 'shop')))
    .where(eq(orderLog.orderId, orderId))
    .orderBy(asc(orderLog.id));
