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

export async function addNames(db: Tx, ids: number[]): Promise<void> {
  await index.addTerms(db, namesTerms(await namesOf(db, ids), await loadTokenizer()));
}

/** Has to be called before the products' documents change, since it reads those. */
export async function removeNames(db: Tx, ids: number[]): Promise<void> {
  for (const { kind, ref, products } of await namesOf(db, ids)) await index.removeName(db, kind, ref, products);
}

async function namesOf(db: Tx, ids: number[]): Promise<Named[]> {
  const places = await index.places(db, ids);
  const categories = await categoryRows(db);
  const above = places.flatMap(({ categoryId }) => idsUp(categories, categoryId));
  const brands = places.map(({ brandId }) => brandId);
  const shops = places.map(({ shopId }) => shopId);
  const counted = (kind: number, all: readonly number[], rows: readonly { id: number; name: TextPair }[]): Named[] =>
    rows
      .map(({ id, name }) => ({ kind, ref: id, name, products: all.filter((one) => one === id).length }))
      .filter(({ products }) => products > 0);
  return [
    ...counted(TERM_KIND.CATEGORY, above, categories),
    ...counted(TERM_KIND.BRAND, brands, await index.brandNames(db, brands)),
    ...counted(TERM_KIND.SHOP, shops, await shopNames(db, shops)),
  ];
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
