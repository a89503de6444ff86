import { asc } from 'drizzle-orm';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import type { Db } from '../db/open.ts';
import { pairContains } from '../db/pair-contains.ts';
import { shop } from './shop.tables.ts';

/** Shops with the words in their name, in either language. */
export async function findShops(db: Db, text: string, most: number, language: Language) {
  const rows = await db
    .select({ id: shop.id, name: shop.name })
    .from(shop)
    .where(pairContains(shop.name, text))
    .orderBy(asc(shop.id))
    .limit(most);
  return rows.map(({ id, name }) => ({ id, name: inLanguage(name, language) }));
}
