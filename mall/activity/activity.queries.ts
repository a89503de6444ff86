import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { shop } from '../store/shop.tables.ts';

export const isShop = async (db: Db | Tx, id: number) => (await db.$count(shop, eq(shop.id, id))) > 0;

export const shops = (db: Db, own: number | null) =>
  db
    .select({ id: shop.id, name: shop.name })
    .from(shop)
    .where(own === null ? undefined : eq(shop.id, own))
    .orderBy(asc(shop.id));
