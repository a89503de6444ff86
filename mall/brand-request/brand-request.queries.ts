import { and, asc, desc, eq, gt, or, sql } from 'drizzle-orm';
import { BRAND_REQUEST } from '#contract/brand-request/values.ts';
import { brand, NO_BRAND } from '../category/category.tables.ts';
import type { TextPair } from '../db/columns.ts';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { shop } from '../store/shop.tables.ts';
import { storeApplication } from '../store/store.tables.ts';
import { brandRequest } from './brand-request.tables.ts';

type Asked = { shopId: number; name: string; key: string; note: string; operatorId: number; now: Date };

/** One statement, so that none is asked twice, nor many more than a shop may have open. @returns undefined: refused */
export async function add(tx: Tx, { shopId, name, key, note, operatorId, now }: Asked): Promise<number | undefined> {
  const [row] = await rowsOf<{ id: number }>(
    tx,
    sql`insert into brand_request (shop_id, name, key, note, operator_id, asked_at)
      select ${shopId}::int, ${name}::text, ${key}::text, ${note}::text, ${operatorId}::int, ${now.toISOString()}::timestamptz
      where (select count(*) from brand_request where shop_id = ${shopId}::int and state = 'open') < ${BRAND_REQUEST.open}::int
      on conflict (shop_id, key) where state = 'open' do nothing
      returning id`,
  );
  return row?.id;
}

export const isAsked = async (tx: Tx, shopId: number, key: string): Promise<boolean> =>
  (await tx.$count(
    brandRequest,
    and(eq(brandRequest.shopId, shopId), eq(brandRequest.key, key), eq(brandRequest.state, 'open')),
  )) > 0;

export const ofShop = (db: Db, shopId: number) =>
  db
    .select({
      id: brandRequest.id,
      name: brandRequest.name,
      note: brandRequest.note,
      state: brandRequest.state,
      reason: brandRequest.reason,
      askedAt: brandRequest.askedAt,
    })
    .from(brandRequest)
    .where(eq(brandRequest.shopId, shopId))
    .orderBy(desc(brandRequest.id))
    .limit(BRAND_REQUEST.own);

export const open = (db: Db) =>
  db
    .select({
      id: brandRequest.id,
      name: brandRequest.name,
      note: brandRequest.note,
      askedAt: brandRequest.askedAt,
      shopId: brandRequest.shopId,
      shop: shop.name,
    })
    .from(brandRequest)
    .innerJoin(shop, eq(shop.id, brandRequest.shopId))
    .where(eq(brandRequest.state, 'open'))
    .orderBy(asc(brandRequest.askedAt), asc(brandRequest.id))
    .limit(BRAND_REQUEST.listed);

export const countOpen = (db: Db): Promise<number> => db.$count(brandRequest, eq(brandRequest.state, 'open'));

type Decided = Pick<typeof brandRequest.$inferInsert, 'state' | 'reason' | 'decidedBy' | 'decidedAt'>;

/** The first decision counts. @returns undefined: there is none that waits */
export async function decide(tx: Tx, id: number, decided: Decided) {
  const [row] = await tx
    .update(brandRequest)
    .set(decided)
    .where(and(eq(brandRequest.id, id), eq(brandRequest.state, 'open')))
    .returning({ shopId: brandRequest.shopId, name: brandRequest.name });
  return row;
}

export const exists = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.$count(brandRequest, eq(brandRequest.id, id))) > 0;

export const setBrand = (tx: Tx, id: number, brandId: number) =>
  tx.update(brandRequest).set({ brandId }).where(eq(brandRequest.id, id));

/** A brand with this name in either language. */
export async function brandNamed(tx: Tx, { zh, en }: TextPair): Promise<number | undefined> {
  const keys = [zh, en].filter(Boolean).map((name) => name.toLowerCase());
  const same = keys.flatMap((key) => [
    sql`lower(${brand.name} ->> 'zh') = ${key}`,
    sql`lower(${brand.name} ->> 'en') = ${key}`,
  ]);
  const [row] = await tx
    .select({ id: brand.id })
    .from(brand)
    .where(and(gt(brand.id, NO_BRAND), or(...same)))
    .orderBy(asc(brand.id))
    .limit(1);
  return row?.id;
}

/** Undefined: the shop is the mall's own. */
export async function ownerOf(tx: Tx, shopId: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ accountId: storeApplication.accountId })
    .from(storeApplication)
    .where(eq(storeApplication.shopId, shopId));
  return row?.accountId;
}
