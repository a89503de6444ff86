import { categoryRows } from '../catalog/catalog.ts';
import type { TextPair } from '../db/columns.ts';
import type { Tx } from '../db/open.ts';
import { idsUp } from './facets.rules.ts';
import * as index from './index.queries.ts';
import { shopNames } from './names.queries.ts';
import { TERM_KIND } from './search.tables.ts';
import { isHan } from './spaced-words.rules.ts';
import { loadTokenizer, type Tokenizer } from './tokenizer.ts';

type Named = { kind: number; ref: number; name: TextPair; products: number };

/** Has to be called when a category, brand or shop is renamed. */
export async function reindexNames(db: Tx): Promise<void> {
  const tokenizer = await loadTokenizer();
  await index.clearTerms(db, true);
  await index.addTerms(db, namesTerms(await index.namedThings(db), tokenizer));
}

type Place = { categoryId: number; brandId: number; shopId: number };

/**
 * Writes the names of all that these places name with how many products each has now. Has to be called after the products' listing and
 * documents are written.
 * @param former categories that may have lost products besides
 */
export async function countNames(db: Tx, places: readonly Place[], former: readonly number[]): Promise<void> {
  const categories = await categoryRows(db);
  const distinct = (ids: readonly number[]) => [...new Set(ids)];
  const above = distinct([...former, ...places.flatMap(({ categoryId }) => idsUp(categories, categoryId))]);
  const brands = distinct(places.map(({ brandId }) => brandId));
  const shops = distinct(places.map(({ shopId }) => shopId));
  await writeNames(db, TERM_KIND.CATEGORY, above, categories, await index.countCategories(db, above));
  await writeNames(
    db,
    TERM_KIND.BRAND,
    brands,
    await index.brandNames(db, brands),
    await index.countBrands(db, brands),
  );
  await writeNames(db, TERM_KIND.SHOP, shops, await shopNames(db, shops), await index.countShops(db, shops));
}

async function writeNames(
  db: Tx,
  kind: number,
  refs: number[],
  names: readonly { id: number; name: TextPair }[],
  counts: readonly { ref: number; products: number }[],
): Promise<void> {
  const named = counts.flatMap(({ ref, products }): Named[] => {
    const found = names.find(({ id }) => id === ref);
    return found ? [{ kind, ref, name: found.name, products }] : [];
  });
  await index.removeNames(db, kind, refs);
  await index.addTerms(db, namesTerms(named, await loadTokenizer()));
}

function namesTerms(all: readonly Named[], tokenizer: Tokenizer): index.TermRow[] {
  const rows = new Map<string, index.TermRow>();
  for (const { kind, ref, name, products } of all) {
    for (const label of new Set([name.zh, name.en])) {
      const row = nameTerm(kind, ref, label, products, tokenizer);
      if (row.word) rows.set(`${kind} ${ref} ${row.word}`, row);
    }
  }
  return [...rows.values()];
}

function nameTerm(kind: number, ref: number, label: string, products: number, tokenizer: Tokenizer): index.TermRow {
  const lexemes = tokenizer.query(label).map(({ lexeme }) => lexeme);
  const sound = isHan(label) ? tokenizer.sound(lexemes.join('')) : undefined;
  const spelling = { pinyin: sound?.pinyin ?? null, initials: sound?.initials ?? null };
  return { kind, ref, word: lexemes.join(' '), label, ...spelling, slips: [], products, titles: products };
}
