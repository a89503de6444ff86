import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import type { Db } from '../db/open.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { goodsIds, goodsRows } from './list.queries.ts';
import { filterOf } from './list.ts';

/** The newest products of the operator's shop, or of all, with the words in code or title. */
export async function findProducts(db: Db, by: LiveOperator, text: string, most: number, language: Language) {
  const filter = await filterOf(db, by, { text });
  const ids = (await goodsIds(db, filter, most, 0)).map(({ id }) => id);
  const rows = ids.length ? await goodsRows(db, ids) : [];
  return rows
    .toSorted((a, b) => b.id - a.id)
    .map(({ id, code, title }) => ({ id, code, title: inLanguage(title, language) }));
}
