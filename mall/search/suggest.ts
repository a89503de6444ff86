import { inLanguage } from '#contract/in-language.ts';
import type { Suggestions } from '#contract/search/schema.ts';
import { SEARCH } from '#contract/search/values.ts';
import { cards, categoryRows, type Viewer } from '../catalog/catalog.ts';
import type { SearchFilter } from '../ports/search.ts';
import { respelled } from './closest.ts';
import { searchOf } from './engine.ts';
import { shopNames } from './names.queries.ts';
import { parseQuery } from './parse-query.ts';
import { popularPhrases } from './popular.ts';
import { TERM_KIND } from './search.tables.ts';
import { isHan, normalise } from './spaced-words.rules.ts';
import { synonyms } from './synonyms.ts';
import { toText, type Unit } from './unit.ts';
import * as vocabulary from './vocabulary.ts';

const NONE: Suggestions = { words: [], categories: [], shops: [], products: [] };
const HAS_LETTER = /[\p{L}\p{N}]/u;
const FEW = 3;
const PRODUCTS = 4;
const LOOKED_AT = 40;
const WHOLE_MALL: SearchFilter = {
  text: undefined,
  shopId: undefined,
  categories: undefined,
  brands: [],
  shops: [],
  attributes: new Map(),
  min: undefined,
  max: undefined,
  prices: new Map(),
  inStock: false,
  madeToOrder: false,
};

export async function suggest(viewer: Viewer, text: string): Promise<Suggestions> {
  const start = normalise(text).replace(/\s+/g, ' ').trim();
  if (!HAS_LETTER.test(start)) return NONE;
  const [popular, lexemes, categories, shops, units] = await Promise.all([
    popularPhrases(viewer, text),
    wordsFrom(viewer, start),
    categoriesNamed(viewer, start),
    shopsNamed(viewer, start),
    synonyms(viewer.db)
      .then((known) => parseQuery(viewer.db, text, known))
      .then((parsed) => parsed.units),
  ]);
  const words = [...new Set([...popular, ...lexemes])].slice(0, SEARCH.suggestions);
  return {
    words: words.length ? words : corrected(await respelled(viewer.db, units)),
    categories,
    shops,
    products: await productsFor(viewer, units),
  };
}

const corrected = (units: Unit[]): string[] =>
  units.some(({ found }) => found === 'corrected') ? [toText(units.map(({ shown }) => shown))] : [];

async function wordsFrom({ db, language }: Viewer, start: string): Promise<string[]> {
  const found = await vocabulary.startingWith(db, start, LOOKED_AT);
  const chinese = language === 'zh' || isHan(start);
  const labels = found
    .filter(({ kind, label }) => (kind === TERM_KIND.WORD || kind === TERM_KIND.BRAND) && label.length > 1)
    .map(({ label }) => label)
    .filter((label) => chinese || !isHan(label));
  const ordered = language === 'zh' ? [...labels.filter(isHan), ...labels.filter((label) => !isHan(label))] : labels;
  return [...new Set(ordered)].slice(0, SEARCH.suggestions);
}

async function categoriesNamed({ db, language }: Viewer, start: string): Promise<Suggestions['categories']> {
  const refs = await vocabulary.named(db, TERM_KIND.CATEGORY, start, FEW * 2);
  const rows = refs.length ? await categoryRows(db) : [];
  const ids = [...new Set(refs.map(({ ref }) => ref))].slice(0, FEW);
  return ids.flatMap((id) =>
    rows.filter((row) => row.id === id).map(({ code, name }) => ({ code, name: inLanguage(name, language) })),
  );
}

export async function shopsNamed({ db, language }: Viewer, text: string): Promise<Suggestions['shops']> {
  const start = normalise(text).trim();
  const refs = HAS_LETTER.test(start) ? await vocabulary.named(db, TERM_KIND.SHOP, start, FEW * 2) : [];
  const ids = [...new Set(refs.map(({ ref }) => ref))].slice(0, FEW);
  const rows = ids.length ? await shopNames(db, ids) : [];
  return ids.flatMap((id) =>
    rows.filter((row) => row.id === id).map(({ name }) => ({ id, name: inLanguage(name, language) })),
  );
}

async function productsFor(viewer: Viewer, units: Unit[]): Promise<Suggestions['products']> {
  if (!units.length || units.some(({ found }) => found === 'unknown')) return [];
  const filter: SearchFilter = { ...WHOLE_MALL, text: units.flatMap(({ terms }) => terms) };
  const { ids } = await searchOf(viewer.db).find(filter, { sort: 'default', limit: PRODUCTS, offset: 0 });
  const found = await cards(viewer, ids);
  return found.map(({ id, title, picture, price, promotionPrice }) => ({
    id,
    title,
    picture,
    price: promotionPrice ?? price,
  }));
}
