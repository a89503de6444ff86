import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { PUBLISH_STATUS, STATUS } from '#contract/enums.ts';
import type { DeskShopsQuery } from '#contract/store/shop.schema.ts';
import type { Db, Tx } from '../db/open.ts';
import { pairContains } from '../db/pair-contains.ts';
import { product } from '../product/product.tables.ts';
import { shop } from './shop.tables.ts';
import { storeApplication } from './store.tables.ts';

export type ShopsFilter = Omit<DeskShopsQuery, 'page'>;

const matching = ({ kind, state, search }: ShopsFilter): SQL | undefined =>
  and(
    kind && eq(shop.official, kind === 'own'),
    state && (state === 'open' ? eq(shop.status, STATUS.NORMAL) : ne(shop.status, STATUS.NORMAL)),
    search ? pairContains(shop.name, search) : undefined,
  );

export const countShops = (db: Db, filter: ShopsFilter) => db.$count(shop, matching(filter));

export const shopsPage = (db: Db, filter: ShopsFilter, limit: number, offset: number) =>
  db
    .select({
      id: shop.id,
      name: shop.name,
      official: shop.official,
      status: shop.status,
      openedOn: shop.openedOn,
      applicationId: storeApplication.id,
      products: sql<number>`(select count(*)::int from ${product}
        where ${product.shopId} = ${shop.id} and ${product.status} = ${PUBLISH_STATUS.PUT_ON})`,
    })
    .from(shop)
    .leftJoin(storeApplication, eq(storeApplication.shopId, shop.id))
    .where(matching(filter))
    .orderBy(desc(shop.id))
    .limit(limit)
    .offset(offset);

export const shopNames = (db: Db, own: number | null) =>
  db
    .select({ id: shop.id, name: shop.name })
    .from(shop)
    .where(own === null ? undefined : eq(shop.id, own))
    .orderBy(asc(shop.id));

export async function applicationIdOf(db: Db, shopId: number) {
  const [row] = await db
    .select({ id: storeApplication.id, version: storeApplication.version })
    .from(storeApplication)
    .where(eq(storeApplication.shopId, shopId));
  return row;
}

export async function lockShop(tx: Tx, id: number) {
  const [row] = await tx.select({ status: shop.status }).from(shop).where(eq(shop.id, id)).for('update');
  return row;
}
