import { LISTING } from '../../contract/limits.ts';
import type { SearchItem, SearchPage, SearchQuery } from '../../contract/search.ts';
import { cards, categoryBranch, categoryRows, freshUntil, type Viewer, viewShop } from '../catalog/catalog.ts';
import { notFound } from '../http/error.ts';
import { closest } from './closest.ts';
import { byAttribute, facetsOf, matchesAny, namesNeeded, pagesOf, pathTo } from './facets.rules.ts';
import { facetNames, valueNames } from './names.queries.ts';
import { parseQuery } from './parse-query.ts';
import { marksOf, type TextQuery, toTextQuery } from './plan.rules.ts';
import * as queries from './search.queries.ts';
import { shopsNamed } from './suggest.ts';
import { synonyms } from './synonyms.ts';
import { toText, type Unit } from './unit.ts';

const { pageSize } = LISTING;

export { reindexSearch } from './reindex.ts';
export type { Viewer };

/**
 * One page of what a shopper searches for: in the whole mall, or in one shop, where words may be missing.
 * @throws MallError not found when shop or category do not exist, or the page is past the end
 */
export async function searchGoods(viewer: Viewer, query: SearchQuery): Promise<SearchPage> {
  const { db, language, now } = viewer;
  const shop = query.shopId === undefined ? null : await viewShop(viewer, query.shopId);
  const [rows, units] = await Promise.all([categoryRows(db), understood(viewer, query.searchText)]);
  const current = rows.find(({ code }) => code === query.category);
  if (query.category && !current) throw notFound();
  const filter = await toFilter(viewer, query, units, current && categoryBranch(rows, current.id));
  const unknown = units.some(({ found }) => found === 'unknown');
  const nothing = unknown || (filter.text ? !filter.text.all : !shop);
  // Cards do not wait for facets, nor the names of facets for the page.
  const [{ found, items }, { facetRows, names }, shops, fresh] = await Promise.all([
    nothing ? NONE : pageOf(viewer, filter, query, units),
    facetsNamed(db, nothing ? undefined : filter),
    shop || !query.searchText ? [] : shopsNamed(viewer, query.searchText),
    freshUntil(db, now),
  ]);
  const { total, exact, pages } = pagesOf(found.counted);
  if (query.page > pages) throw notFound();
  return {
    text: query.searchText,
    corrected: units.some(({ found }) => found === 'corrected') ? toText(units.map(({ shown }) => shown)) : null,
    didYouMean: matchesAny(facetRows) ? [] : await closest(db, units),
    shop,
    shops,
    path: pathTo(rows, current?.id, language),
    total,
    exact,
    page: query.page,
    pages,
    items,
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

const NONE = { found: { counted: 0 }, items: [] };

async function pageOf(viewer: Viewer, filter: queries.SearchFilter, { sort, page }: SearchQuery, units: Unit[]) {
  const found = await queries.findPage(viewer.db, filter, sort, pageSize, (page - 1) * pageSize);
  return { found, items: await marked(viewer, found.ids, units) };
}

async function facetsNamed(db: Viewer['db'], filter: queries.SearchFilter | undefined) {
  const facetRows = filter ? await queries.countFacets(db, filter) : [];
  return { facetRows, names: await facetNames(db, namesNeeded(facetRows)) };
}

const understood = async ({ db }: Viewer, text: string): Promise<Unit[]> =>
  text ? parseQuery(db, text, await synonyms(db)) : [];

async function toFilter(
  { db }: Viewer,
  query: SearchQuery,
  units: Unit[],
  categories: number[] | undefined,
): Promise<queries.SearchFilter> {
  const terms = units.flatMap((unit) => unit.terms);
  return {
    text: terms.length ? toTextQuery(terms) : query.searchText ? NOTHING : undefined,
    shopId: query.shopId,
    categories,
    brands: query.brand ?? [],
    shops: query.shop ?? [],
    attributes: byAttribute(query.attr ? await valueNames(db, query.attr) : []),
    min: query.min,
    max: query.max,
    inStock: query.stock !== undefined,
    madeToOrder: query.custom !== undefined,
  };
}

/** A text without a single letter or digit, which no product has. */
const NOTHING: TextQuery = toTextQuery([]);

async function marked(viewer: Viewer, ids: number[], units: Unit[]): Promise<SearchItem[]> {
  const lexemes = new Set(units.flatMap(({ terms }) => terms.flatMap(({ own, near }) => [...own, ...near].flat())));
  return (await cards(viewer, ids)).map((card) => ({ ...card, marks: marksOf(card.title, lexemes) }));
}
