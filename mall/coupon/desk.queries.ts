import { and, count, desc, eq, exists, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { COUPON_USE, ORDER_STATUS } from '#contract/enums.ts';
import { account } from '../account/account.tables.ts';
import { category } from '../category/category.tables.ts';
import type { Db, Tx } from '../db/open.ts';
import { pairContains } from '../db/pair-contains.ts';
import { changeVersion } from '../db/version.ts';
import { order } from '../order/order.tables.ts';
import { product } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { coupon, couponCode, couponTemplate } from './coupon.tables.ts';

export async function templateById(db: Db | Tx, id: number) {
  const [row] = await db.select().from(couponTemplate).where(eq(couponTemplate.id, id));
  return row;
}

type Row = Omit<typeof couponTemplate.$inferInsert, 'id' | 'taken' | 'version' | 'createdAt'>;

export async function addTemplate(tx: Tx, row: Row): Promise<number> {
  const [added] = await tx.insert(couponTemplate).values(row).returning({ id: couponTemplate.id });
  return added?.id ?? 0;
}

export const changeTemplate = (tx: Tx, id: number, version: number, row: Row): Promise<boolean> =>
  changeVersion(
    tx,
    couponTemplate,
    { is: and(eq(couponTemplate.id, id), lte(couponTemplate.taken, row.total)), version },
    row,
  );

export type Filter = { shopId: number | null; words: string | undefined };
const matching = ({ shopId, words }: Filter): SQL | undefined =>
  and(
    shopId === null ? undefined : eq(couponTemplate.shopId, shopId),
    words ? pairContains(couponTemplate.name, words) : undefined,
  );

export const countTemplates = (db: Db, filter: Filter) => db.$count(couponTemplate, matching(filter));

export const templatePage = (db: Db, filter: Filter, limit: number, offset: number) =>
  db
    .select({ template: couponTemplate, shop: shop.name })
    .from(couponTemplate)
    .leftJoin(shop, eq(shop.id, couponTemplate.shopId))
    .where(matching(filter))
    .orderBy(desc(couponTemplate.id))
    .limit(limit)
    .offset(offset);

export async function figures(db: Db, ids: number[]) {
  if (!ids.length) return new Map<number, { used: number; saved: number; sales: number }>();
  const sales = sql`(select coalesce(sum(o.payable), 0) from shop_order o where o.trade_id = ${coupon.tradeId}
    and o.shop_id = coalesce(${coupon.shopId}, o.shop_id) and o.status <> ${ORDER_STATUS.CANCELED})`;
  const rows = await db
    .select({
      id: coupon.templateId,
      used: count(),
      saved: sql<string>`coalesce(sum(${coupon.saved}), 0)`,
      sales: sql<string>`coalesce(sum(${sales}), 0)`,
    })
    .from(coupon)
    .where(and(inArray(coupon.templateId, ids), eq(coupon.status, COUPON_USE.USED)))
    .groupBy(coupon.templateId);
  return new Map(
    rows.map(({ id, used, saved, sales: cost }) => [id, { used, saved: Number(saved), sales: Number(cost) }]),
  );
}

export const categoriesAmong = (db: Db | Tx, ids: number[]) => db.$count(category, inArray(category.id, ids));
export const productsAmong = (db: Db | Tx, ids: number[], shopId: number | null) =>
  db.$count(product, and(inArray(product.id, ids), shopId === null ? undefined : eq(product.shopId, shopId)));

const given = { id: account.id, mobile: account.mobile, standing: account.standing };

/** Until the transaction ends, none of them is closed. */
export const lockByMobile = (tx: Tx, mobiles: string[]) =>
  tx.select(given).from(account).where(inArray(account.mobile, mobiles)).orderBy(account.id).for('share');

export const lockBuyersByMobile = (tx: Tx, shopId: number, mobiles: string[]) =>
  tx
    .select(given)
    .from(account)
    .where(
      and(
        inArray(account.mobile, mobiles),
        exists(
          tx
            .select({ id: order.id })
            .from(order)
            .where(and(eq(order.accountId, account.id), eq(order.shopId, shopId), isNotNull(order.paidAt))),
        ),
      ),
    )
    .orderBy(account.id)
    .for('share');

export const addCodes = async (tx: Tx, rows: (typeof couponCode.$inferInsert)[]): Promise<number> =>
  (await tx.insert(couponCode).values(rows).onConflictDoNothing().returning({ id: couponCode.id })).length;

export async function lastBatch(tx: Tx, templateId: number): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${couponCode.batch}), 0)::int` })
    .from(couponCode)
    .where(eq(couponCode.templateId, templateId));
  return row?.last ?? 0;
}

const ofTemplate = (templateId: number) => eq(couponCode.templateId, templateId);
export async function codeCounts(db: Db | Tx, templateId: number): Promise<{ codes: number; used: number }> {
  const [codes, unused] = await Promise.all([
    db.$count(couponCode, ofTemplate(templateId)),
    db.$count(couponCode, and(ofTemplate(templateId), isNull(couponCode.couponId))),
  ]);
  return { codes, used: codes - unused };
}

export const codesOf = (db: Db, templateId: number, limit: number) =>
  db.select().from(couponCode).where(ofTemplate(templateId)).orderBy(desc(couponCode.id)).limit(limit);
