import { LISTING } from '#contract/catalog/listing.values.ts';
import type { SearchItem, SearchPage, SearchQuery } from '#contract/search/schema.ts';
import { SEARCH } from '#contract/search/values.ts';
import { cards, categoryBranch, categoryRows, type Viewer, viewShop } from '../catalog/catalog.ts';
import { notFound } from '../error.ts';
import type { SearchFilter } from '../ports/search.ts';
import { freshUntil, type PricesNow } from '../promotion/promotion.ts';
import { boostsFor } from './boosts.ts';
import { closest } from './closest.ts';
import { choiceIn } from './colours.rules.ts';
import { anyMatch, countEach, searchOf } from './engine.ts';
import { byAttribute, COUNTED, facetsOf, matchesAny, namesNeeded, pagesOf, pathTo } from './facets.rules.ts';
import { pageAskedFor } from './mall-pages.rules.ts';
import { axesOf, facetNames, skusChosen, valueNames } from './names.queries.ts';
import { NOTHING_ASKED, type ParsedQuery, parseQuery } from './parse-query.ts';
import { marksOf } from './plan.rules.ts';
import { redirectOf } from './redirects.ts';
import { type Chosen, choose, queryOf, type Where } from './relax.ts';
import { shopsNamed } from './suggest.ts';
import { synonyms } from './synonyms.ts';
import { loadTokenizer } from './tokenizer.ts';
import { toText, type Unit } from './unit.ts';

const { pageSize } = LISTING;

export { createPricesNow } from '../promotion/promotion.ts';
export { waitingToBeSent } from './feed.ts';
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
    mentioned: text && query.page === pages && total < FEW ? await mentioned(viewer, asked, chosen, filter, items) : [],
    facets: facetsOf(facetRows, {
      names,
      rows,
      current: current?.id ?? null,
      chosen: filter.attributes.keys(),
      language,
    }),
    redirect: await redirectOf(db, query),
    mallPages: shop ? [] : await pagesAskedFor(text),
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

function findsNothing({ units, price }: Chosen, { text }: SearchFilter, inShop: boolean): boolean {
  if (units.some(({ found }) => found === 'unknown')) return true;
  return text ? !text.length : !inShop && !price;
}

async function annotations(
  viewer: Viewer,
  asked: ParsedQuery,
  chosen: Chosen,
  { shopId, prices }: SearchFilter,
  anything: boolean,
) {
  const isWhole = chosen.leftOut.length === 0 && (anything || asked.units.length < 2);
  return {
    isNear: anything && (await findsNearOnly(viewer, chosen, { shopId, prices })),
    corrected: chosen.units.some(({ found }) => found === 'corrected') ? textOf(chosen) : null,
    readAs: readAs(chosen),
    leftOut: chosen.leftOut,
    ignored: asked.ignored,
    alone: isWhole ? [] : await alone(viewer, asked, { shopId, prices }),
    didYouMean: anything
      ? []
      : await closest(viewer.db, asked.units, { shopId, prices, min: undefined, max: undefined }),
  };
}

async function pagesAskedFor(text: string): Promise<SearchPage['mallPages']> {
  const page = text && pageAskedFor((await loadTokenizer()).plain(text));
  return page ? [page] : [];
}

/** Whether nothing has the words themselves, but only others that mean the same or nearly so. */
async function findsNearOnly({ db }: Viewer, { units, excluded }: Chosen, where: Where): Promise<boolean> {
  const terms = units.flatMap((unit) => unit.terms);
  if (terms.every(({ near }) => !near.length)) return false;
  if (terms.some(({ own }) => !own.length)) return true;
  const own = [...terms.map((term) => ({ ...term, near: [] })), ...excluded.map(({ term }) => term)];
  return !(await anyMatch(db, own, { ...where, min: undefined, max: undefined }));
}

/** With fewer goods than this the page also lists products that only mention the words. */
const FEW = 4;

const textOf = ({ units, price, excluded }: Chosen): string =>
  toText([...[...units, ...excluded].map(({ shown }) => shown), ...(price ? [price.text] : [])]);

function readAs({ units, price, excluded }: Chosen): SearchPage['readAs'] {
  const all: { kind: string; shown: string }[] = [
    ...units,
    ...(price ? [{ kind: 'price', shown: price.text }] : []),
    ...excluded.map(({ shown }) => ({ kind: 'excluded', shown })),
  ];
  return all.flatMap((one) => {
    const kind = FILTERS.find((name) => name === one.kind);
    const without = toText(all.filter((other) => other !== one).map(({ shown }) => shown));
    return kind && all.length > 1 ? [{ kind, words: one.shown, without }] : [];
  });
}

const FILTERS = ['price', 'colour', 'size', 'excluded'] as const;

async function alone({ db }: Viewer, { units }: ParsedQuery, where: Where): Promise<SearchPage['alone']> {
  const known = units.filter(({ found, kind }) => found !== 'unknown' && kind !== 'weak' && kind !== 'size');
  const bounds = { ...where, min: undefined, max: undefined };
  const totals = await countEach(
    db,
    known.map((unit) => ({ text: queryOf([unit]), bounds })),
    LISTING.exactCount,
  );
  return known.map(({ shown }, at) => ({ words: shown, total: totals[at] ?? 0 })).filter(({ total }) => total > 0);
}

async function mentioned(
  viewer: Viewer,
  { units }: ParsedQuery,
  { excluded }: Chosen,
  { shopId, min, max, prices }: SearchFilter,
  shown: SearchItem[],
): Promise<SearchItem[]> {
  const telling = units.filter(({ kind }) => kind !== 'weak');
  const each = telling.flatMap(({ said = [] }) => (said.length ? [said] : []));
  if (!each.length) return [];
  const ids = await searchOf(viewer.db).mentions({
    each,
    excluded: excluded.map(({ term }) => term),
    bounds: { shopId, min, max, prices },
    except: shown.map(({ id }) => id),
    limit: SEARCH.mentioned,
  });
  return marked(viewer, ids, units);
}

const NONE = { found: { counted: 0 }, items: [] };

async function pageOf(viewer: Viewer, filter: SearchFilter, query: SearchQuery, units: Unit[]) {
  const { sort, page, searchText } = query;
  const isRanked = sort === 'default' && filter.text;
  const boosts = isRanked ? { boosts: await boostsFor(viewer, searchText, filter.text ?? []) } : {};
  const wanted = { sort, limit: pageSize, offset: (page - 1) * pageSize, ...boosts };
  const found = await searchOf(viewer.db).find(filter, wanted);
  return { found, items: await marked(viewer, found.ids, units) };
}

async function facetsNamed(db: Viewer['db'], filter: SearchFilter | undefined) {
  const facetRows = filter ? await searchOf(db).facets(filter, COUNTED) : [];
  return { facetRows, names: await facetNames(db, namesNeeded(facetRows, filter?.brands)) };
}

const understood = async ({ db }: Viewer, text: string): Promise<ParsedQuery> =>
  text ? parseQuery(db, text, await synonyms(db)) : NOTHING_ASKED;

async function toFilter(
  { db }: Viewer,
  query: SearchQuery,
  { units, price, excluded }: Chosen,
  categories: number[] | undefined,
  prices: PricesNow,
): Promise<SearchFilter> {
  return {
    text: units.length || (query.searchText && !price) ? queryOf(units, excluded) : undefined,
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

async function marked(viewer: Viewer, ids: number[], units: Unit[]): Promise<SearchItem[]> {
  // Marking parts of synonyms would mark half the title.
  const words = units.flatMap(({ terms }) => terms.flatMap(({ own, near }) => [...own, ...near.filter(isSingle)]));
  const lexemes = new Set(words.flat());
  const isColoured = units.some(({ kind }) => kind === 'colour');
  const [all, chosen] = await Promise.all([
    cards(viewer, ids),
    isColoured ? inColour(viewer, ids, lexemes) : new Map<number, Shown>(),
  ]);
  return all.map((card) => ({
    ...card,
    skuId: null,
    ...chosen.get(card.id),
    marks: marksOf(card.title, lexemes),
  }));
}

type Shown = Pick<SearchItem, 'picture' | 'skuId'>;

/** Goods show themselves in the colour that was asked for, and open so. */
async function inColour({ db }: Viewer, ids: number[], lexemes: ReadonlySet<string>): Promise<Map<number, Shown>> {
  const axes = await axesOf(db, ids);
  const choices = ids.flatMap((id) => {
    const choice = choiceIn(lexemes, axes.get(id) ?? []);
    return choice ? [{ id, ...choice }] : [];
  });
  const skus = await skusChosen(db, choices);
  return new Map(choices.map(({ id, picture }) => [id, { picture, skuId: skus.get(id) ?? null }]));
}

const isSingle = (way: readonly string[]): boolean => way.length === 1;
