import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import type { Db } from '../db/open.ts';
import { findQuery } from './find.rules.ts';
import { type ShopScope, shopOrdersPage } from './shop-list.queries.ts';
import { linesByOrder } from './shop-views.ts';

/** The newest orders that match, each with its first goods. */
export async function findOrders(db: Db, scope: ShopScope, text: string, most: number, language: Language) {
  const find = findQuery(text);
  if (find === undefined) return [];
  const rows = await shopOrdersPage(db, scope, { status: undefined, find }, most, 0);
  const lines = await linesByOrder(db, rows);
  return rows.map(({ id, address }) => {
    const [first] = lines.get(id) ?? [];
    return { id, recipient: address.recipient, goods: first ? inLanguage(first.title, language) : '' };
  });
}
