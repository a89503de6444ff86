import { asc } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { pick } from '#contract/text.ts';
import type { Db } from '../db/open.ts';
import { pairContains } from '../db/pair.ts';
import { shop } from './shop.tables.ts';

/** Shops with the words in their name, in either language. */
export async function findShops(db: Db, text: string, most: number, language: Language) {
  const rows = await db
    .select({ id: shop.id, name: shop.name })
    .from(shop)
    .where(pairContains(shop.name, text))
    .orderBy(asc(shop.id))
    .limit(most);
  return rows.map(({ id, name }) => ({ id, name: pick(name, language) }));
}
