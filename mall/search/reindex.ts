import { categoryRows } from '../catalog/catalog.ts';
import type { TextPair } from '../db/columns.ts';
import type { Tx } from '../db/open.ts';
import { liftTimeout } from '../db/timeout.ts';
import { searchIndex } from '../ports/search-index.ts';
import { isMarked } from '../ports/search-marks.rules.ts';
import { wordsElsewhere } from './category-words.rules.ts';
import { toDocument } from './document.rules.ts';
import { namesUp } from './facets.rules.ts';
import * as index from './index.queries.ts';
import { countNames, reindexNames } from './names.ts';
import { TERM_KIND } from './search.tables.ts';
import { isHan, isNumber } from './spaced-words.rules.ts';
import { slipKeys } from './spelling.rules.ts';
import { loadTokenizer, type Tokenizer } from './tokenizer.ts';

const CHUNK = 400;
const REMEMBERED = 20_000;

/**
 * Without `ids` for all products. Has to be called after `reindexListing`, in the same transaction.
 * @param former categories in which the products were listed before
 */
export async function reindexSearch(db: Tx, ids?: number[], former: number[] = []): Promise<void> {
  if (ids?.length === 0) return;
  const tokenizer = await loadTokenizer();
  await liftTimeout(db);
  const before = ids ? await index.places(db, ids) : [];
  if (ids) await index.removeTerms(db, await index.countWords(db, ids));
  else await index.clearTerms(db, false);
  await searchIndex.remove(db, ids);
  const labels = await addDocuments(db, ids, tokenizer);
  const counts = (await index.countWords(db, ids)).filter(({ word }) => !isNumber(word));
  await index.addTerms(
    db,
    counts.map((count) => wordTerm(count, labels, tokenizer)),
  );
  if (ids) await countNames(db, [...before, ...(await index.places(db, ids))], former);
  else {
    await reindexNames(db);
    await index.settleIndexes(db);
  }
}

async function addDocuments(db: Tx, ids: number[] | undefined, tokenizer: Tokenizer): Promise<Map<string, string>> {
  const categories = await categoryRows(db);
  const attributes = new Map((await index.attributeNames(db)).map(({ id, name }) => [id, name]));
  const paths = new Map(categories.map(({ id }) => [id, namesUp(categories, id)]));
  const labels = new Map<string, string>();
  const cut = memoize((text: string) => {
    const tokens = tokenizer.index(text);
    for (const { lexeme, surface } of tokens)
      if (surface !== lexeme && !labels.has(lexeme)) labels.set(lexeme, surface);
    return tokens.map(({ lexeme }) => lexeme);
  });
  const elsewhere = memoize(wordsElsewhere(categories, cut));
  const written = await index.idsToWrite(db, ids);
  for (let start = 0; start < written.length; start += CHUNK) {
    const products = await index.productTexts(db, written.slice(start, start + CHUNK));
    await searchIndex.put(
      db,
      products.map(({ id, categoryId, attributeValues, ...texts }) => ({
        id,
        ...toDocument(
          {
            ...texts,
            categories: paths.get(categoryId) ?? [],
            elsewhere: elsewhere(categoryId),
            attributes: named(attributeValues, attributes),
          },
          cut,
          tokenizer.isWord,
        ),
      })),
    );
  }
  return labels;
}

const named = (ids: number[], names: Map<number, TextPair>): TextPair[] =>
  ids.flatMap((id) => {
    const name = names.get(id);
    return name ? [name] : [];
  });

function wordTerm(
  { word, products, titles }: index.WordCount,
  labels: Map<string, string>,
  tokenizer: Tokenizer,
): index.TermRow {
  const isPiece = isMarked(word);
  const sound = titles > 0 && !isPiece && isHan(word) ? tokenizer.sound(word) : undefined;
  return {
    kind: TERM_KIND.WORD,
    ref: 0,
    word,
    label: labels.get(word) ?? word,
    pinyin: sound?.pinyin ?? null,
    initials: sound && word.length > 1 ? sound.initials : null,
    slips:
      titles < 1 || isPiece
        ? []
        : [...new Set([...slipKeys(word), ...(sound && word.length > 1 ? slipKeys(sound.pinyin) : [])])],
    products,
    titles,
  };
}

function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const old = known.get(key);
    if (old !== undefined) return old;
    const fresh = make(key);
    if (known.size >= REMEMBERED) known.clear();
    known.set(key, fresh);
    return fresh;
  };
}
