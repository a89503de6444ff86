import { categoryRows } from '../catalog/catalog.ts';
import { liftTimeout } from '../db/grow.ts';
import type { Tx } from '../db/open.ts';
import type { TextPair } from '../db/schema.ts';
import { type searchTerm, TERM_KIND } from '../db/schema-search.ts';
import { toDocument } from './document.rules.ts';
import { namesUp } from './facets.rules.ts';
import * as index from './index.queries.ts';
import { isHan, isNumber } from './latin.rules.ts';
import { slipKeys } from './spelling.rules.ts';
import { type Words, words } from './words.ts';

const CHUNK = 400;
const REMEMBERED = 20_000;

type TermRow = Required<typeof searchTerm.$inferInsert>;

/**
 * Writes what search knows of these products (all of them without `ids`) anew. To be called after `reindexListing`, in
 * the same transaction.
 */
export async function reindexSearch(db: Tx, ids?: number[]): Promise<void> {
  if (ids?.length === 0) return;
  const cutter = await words();
  await liftTimeout(db);
  if (ids) await index.takeTerms(db, await index.countWords(db, ids));
  else await index.clearTerms(db, false);
  await index.deleteDocuments(db, ids);
  const labels = await addDocuments(db, ids, cutter);
  const counts = (await index.countWords(db, ids)).filter(({ word }) => !isNumber(word));
  await inChunks(counts, (chunk) =>
    index.addTerms(
      db,
      chunk.map((count) => wordTerm(count, labels, cutter)),
    ),
  );
  if (!ids) await reindexNames(db);
}

/** Writes the names of categories, brands and shops anew; to be called when one of them changes its name. */
export async function reindexNames(db: Tx): Promise<void> {
  const cutter = await words();
  await index.clearTerms(db, true);
  const rows = new Map<string, TermRow>();
  for (const { kind, ref, name, products } of await index.namedThings(db)) {
    for (const label of new Set([name.zh, name.en])) {
      const row = nameTerm(kind, ref, label, products, cutter);
      if (row.word) rows.set(`${kind} ${ref} ${row.word}`, row);
    }
  }
  await inChunks([...rows.values()], (chunk) => index.addTerms(db, chunk));
}

/** @returns how a title writes each word that is looked up in another form */
async function addDocuments(db: Tx, ids: number[] | undefined, cutter: Words): Promise<Map<string, string>> {
  const categories = await categoryRows(db);
  const attributes = new Map((await index.attributeNames(db)).map(({ id, name }) => [id, name]));
  const paths = new Map(categories.map(({ id }) => [id, namesUp(categories, id)]));
  const labels = new Map<string, string>();
  const cut = remembering((text) => {
    const tokens = cutter.index(text);
    for (const { lexeme, surface } of tokens)
      if (surface !== lexeme && !labels.has(lexeme)) labels.set(lexeme, surface);
    return tokens.map(({ lexeme }) => lexeme);
  });
  for (let after = 0; ; ) {
    const products = await index.productsAfter(db, after, ids, CHUNK);
    if (!products.length) return labels;
    await index.insertDocuments(
      db,
      products.map(({ id, categoryId, attributeValues, ...texts }) => ({
        id,
        ...toDocument(
          { ...texts, categories: paths.get(categoryId) ?? [], attributes: named(attributeValues, attributes) },
          cut,
        ),
      })),
    );
    after = products.at(-1)?.id ?? after;
  }
}

const named = (ids: number[], names: Map<number, TextPair>): TextPair[] =>
  ids.flatMap((id) => {
    const name = names.get(id);
    return name ? [name] : [];
  });

function wordTerm({ word, products, titles }: index.WordCount, labels: Map<string, string>, cutter: Words): TermRow {
  const sound = titles > 0 && isHan(word) ? cutter.sound(word) : undefined;
  return {
    kind: TERM_KIND.WORD,
    ref: 0,
    word,
    label: labels.get(word) ?? word,
    pinyin: sound?.pinyin ?? null,
    initials: sound && word.length > 1 ? sound.initials : null,
    slips:
      titles < 1 ? [] : [...new Set([...slipKeys(word), ...(sound && word.length > 1 ? slipKeys(sound.pinyin) : [])])],
    products,
    titles,
  };
}

function nameTerm(kind: number, ref: number, label: string, products: number, cutter: Words): TermRow {
  const lexemes = cutter.query(label).map(({ lexeme }) => lexeme);
  const sound = isHan(label) ? cutter.sound(lexemes.join('')) : undefined;
  const spelling = { pinyin: sound?.pinyin ?? null, initials: sound?.initials ?? null };
  return { kind, ref, word: lexemes.join(' '), label, ...spelling, slips: [], products, titles: products };
}

async function inChunks<T>(all: T[], run: (chunk: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < all.length; start += CHUNK) await run(all.slice(start, start + CHUNK));
}

/** Names and descriptions come again and again in a catalogue. */
function remembering(cut: (text: string) => string[]): (text: string) => string[] {
  const known = new Map<string, string[]>();
  return (text) => {
    const old = known.get(text);
    if (old) return old;
    const fresh = cut(text);
    if (known.size >= REMEMBERED) known.clear();
    known.set(text, fresh);
    return fresh;
  };
}
