import { LISTING, SEARCH } from '#contract/limits.ts';
import type { SearchItem, SearchPage, SearchQuery } from '#contract/search/schema.ts';
import { cards, categoryBranch, categoryRows, type Viewer, viewShop } from '../catalog/catalog.ts';
import { notFound } from '../error.ts';
import { freshUntil, type PricesNow } from '../promotion/promotion.ts';
import { closest } from './closest.ts';
import { byAttribute, facetsOf, matchesAny, namesNeeded, pagesOf, pathTo } from './facets.rules.ts';
import { facetNames, valueNames } from './names.queries.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import { any, marksOf, type TextQuery, toTextQuery } from './plan.rules.ts';
import { type Chosen, choose, queryOf, type Where } from './relax.ts';
import * as queries from './search.queries.ts';
import { countEach } from './search.queries.ts';
import { shopsNamed } from './suggest.ts';
import { synonyms } from './synonyms.ts';
import { toText, type Unit } from './unit.ts';

const { pageSize } = LISTING;

export { createPricesNow } from '../promotion/promotion.ts';
export { reindexSearch } from './reindex.ts';
export type { Viewer };

export async function searchGoods(viewer: Viewer, query: SearchQuery, prices: PricesNow): Promise<SearchPage> {
  const { db, language, now } = viewer;
  const { searchText: text } = query;
  const { shop, rows, current, asked, chosen, filter } = await prepare(viewer, query, prices);
  const nothing = findsNothing(chosen, filter, Boolean(shop));
  // Cards do not wait for facets, nor the names of facets for the page.
  const [{ found, items }, { facetRows, names }, shops, fresh] = await Promise.all([
    nothing ? NONE : pageOf(viewer, filter, query, chosen.units),
    facetsNamed(db, nothing ? undefined : filter),
    shop || !text ? [] : shopsNamed(viewer, text),
    freshUntil(db, now),
  ]);
  const { total, exact, pages } = pagesOf(found.counted);
  if (query.page > pages) throw notFound();
  return {
    text,
    ...(await annotations(viewer, asked, chosen, filter, matchesAny(facetRows))),
    shop,
    shops,
    path: pathTo(rows, current?.id, language),
    total,
    exact,
    page: query.page,
    pages,
    items,
    mentioned: text && query.page === pages && total < FEW ? await mentioned(viewer, asked, filter, items) : [],
    facets: facetsOf(facetRows, {
      names,
      rows,
      current: current?.id ?? null,
      chosen: filter.attributes.keys(),
      language,
    }),
    freshUntil: fresh,
  };
}

async function prepare(viewer: Viewer, query: SearchQuery, prices: PricesNow) {
  const { db } = viewer;
  const shop = query.shopId === undefined ? null : await viewShop(viewer, query.shopId);
  const [rows, asked] = await Promise.all([categoryRows(db), understood(viewer, query.searchText)]);
  const current = rows.find(({ code }) => code === query.category);
  if (query.category && !current) throw notFound();
  const chosen = await choose(db, asked, { shopId: query.shopId, prices });
  const filter = await toFilter(viewer, query, chosen, current && categoryBranch(rows, current.id), prices);
  return { shop, rows, current, asked, chosen, filter };
}

function findsNothing({ units, price }: Chosen, { text }: queries.SearchFilter, inShop: boolean): boolean {
  if (units.some(({ found }) => found === 'unknown')) return true;
  return text ? !text.all : !inShop && !price;
}

async function annotations(
  viewer: Viewer,
  asked: ParsedQuery,
  chosen: Chosen,
  { shopId, prices }: queries.SearchFilter,
  anything: boolean,
) {
  const isWhole = chosen.leftOut.length === 0 && (anything || asked.units.length < 2);
  return {
    corrected: chosen.units.some(({ found }) => found === 'corrected') ? textOf(chosen) : null,
    readAs: readAs(chosen),
    leftOut: chosen.leftOut,
    alone: isWhole ? [] : await alone(viewer, asked, { shopId, prices }),
    didYouMean: anything
      ? []
      : await closest(viewer.db, asked.units, { shopId, prices, min: undefined, max: undefined }),
  };
}

/** With fewer goods than this the page also lists products that only mention the words. */
const FEW = 4;

const textOf = ({ units, price }: Chosen): string =>
  toText([...units.map(({ shown }) => shown), ...(price ? [price.text] : [])]);

function readAs({ units, price }: Chosen): SearchPage['readAs'] {
  const all: { kind: string; shown: string }[] = [...units, ...(price ? [{ kind: 'price', shown: price.text }] : [])];
  return all.flatMap((one) => {
    const kind = FILTERS.find((name) => name === one.kind);
    const without = toText(all.filter((other) => other !== one).map(({ shown }) => shown));
    return kind && all.length > 1 ? [{ kind, words: one.shown, without }] : [];
  });
}

const FILTERS = ['price', 'colour', 'size'] as const;

async function alone({ db }: Viewer, { units }: ParsedQuery, where: Where): Promise<SearchPage['alone']> {
  const known = units.filter(({ found, kind }) => found !== 'unknown' && kind !== 'weak' && kind !== 'size');
  const bounds = { ...where, min: undefined, max: undefined };
  const totals = await countEach(
    db,
    known.map((unit) => ({ all: queryOf([unit]), bounds })),
    LISTING.exactCount,
  );
  return known.map(({ shown }, at) => ({ words: shown, total: totals[at] ?? 0 })).filter(({ total }) => total > 0);
}

async function mentioned(
  viewer: Viewer,
  { units }: ParsedQuery,
  { shopId, min, max, prices }: queries.SearchFilter,
  shown: SearchItem[],
): Promise<SearchItem[]> {
  const telling = units.filter(({ kind }) => kind !== 'weak');
  const each = telling.flatMap(({ said = [] }) => (said.length ? [any(said)] : []));
  if (!each.length) return [];
  const not = shown.map(({ id }) => id);
  const ids = await queries.findMentions(viewer.db, each, { shopId, min, max, prices }, not, SEARCH.mentioned);
  return marked(viewer, ids, units);
}

const NONE = { found: { counted: 0 }, items: [] };

async function pageOf(viewer: Viewer, filter: queries.SearchFilter, { sort, page }: SearchQuery, units: Unit[]) {
  const found = await queries.findPage(viewer.db, filter, sort, pageSize, (page - 1) * pageSize);
  return { found, items: await marked(viewer, found.ids, units) };
}

async function facetsNamed(db: Viewer['db'], filter: queries.SearchFilter | undefined) {
  const facetRows = filter ? await queries.countFacets(db, filter) : [];
  return { facetRows, names: await facetNames(db, namesNeeded(facetRows, filter?.brands)) };
}

const understood = async ({ db }: Viewer, text: string): Promise<ParsedQuery> =>
  text ? parseQuery(db, text, await synonyms(db)) : { units: [], price: undefined };

async function toFilter(
  { db }: Viewer,
  query: SearchQuery,
  { units, price }: Chosen,
  categories: number[] | undefined,
  prices: PricesNow,
): Promise<queries.SearchFilter> {
  const terms = units.flatMap((unit) => unit.terms);
  return {
    text: terms.length ? toTextQuery(terms) : query.searchText && !price ? NOTHING : undefined,
    shopId: query.shopId,
    categories,
    brands: query.brand ?? [],
    shops: query.shop ?? [],
    attributes: byAttribute(query.attr ? await valueNames(db, query.attr) : []),
    min: query.min ?? price?.min,
    max: query.max ?? price?.max,
    prices,
    inStock: query.stock !== undefined,
    madeToOrder: query.custom !== undefined,
  };
}

const NOTHING: TextQuery = toTextQuery([]);

async function marked(viewer: Viewer, ids: number[], units: Unit[]): Promise<SearchItem[]> {
  // Marking parts of synonyms would mark half the title.
  const words = units.flatMap(({ terms }) => terms.flatMap(({ own, near }) => [...own, ...near.filter(isSingle)]));
  const lexemes = new Set(words.flat());
  return (await cards(viewer, ids)).map((card) => ({ ...card, marks: marksOf(card.title, lexemes) }));
}

const isSingle = (way: readonly string[]): boolean => way.length === 1;
