import type { z } from 'zod';
import type { brandQuery, ListingPage, ListingQuery, NewArrivals } from '#contract/catalog/listing.schema.ts';
import { LISTING } from '#contract/catalog/listing.values.ts';
import type { Card, CategoryName } from '#contract/catalog/schema.ts';
import { inLanguage } from '#contract/in-language.ts';
import { DAY_MS } from '#contract/time.ts';
import type { Db } from '../db/open.ts';
import { notFound } from '../error.ts';
import { chinaDay, freshUntil, type PricesNow } from '../promotion/promotion.ts';
import { allCategories } from './catalog.queries.ts';
import { cappedTotal, categoryPath, listingPages, seoOf, weekOf } from './catalog.rules.ts';
import { cards, type Viewer } from './catalog.ts';
import * as queries from './listing.queries.ts';

const { pageSize, maxPage, facetCount } = LISTING;
const NEW_PAGES = 10;

export async function listGoods(viewer: Viewer, query: ListingQuery, prices: PricesNow): Promise<ListingPage> {
  const { db, language, now } = viewer;
  const rows = await allCategories(db);
  const current = rows.find((row) => row.code === query.category);
  if (query.category && !current) throw notFound();
  const filter = queries.toFilter(query, current?.id ?? 0, await chosenValues(db, query.attr ?? []), prices);
  const [[found], ids] = await Promise.all([
    queries.countMatches(db, filter),
    queries.pageOfIds(db, filter, query.sort, pageSize, (query.page - 1) * pageSize),
  ]);
  const { total, exact } = cappedTotal(found?.n ?? 0);
  const pages = exact ? listingPages(total) : maxPage;
  if (query.page > pages) throw notFound();
  const shown = ids.map(({ id }) => id);
  const [items, options, until] = await Promise.all([
    cards(viewer, shown),
    facets(viewer, filter, total),
    freshUntil(db, now),
  ]);
  return {
    path: categoryPath(rows, current?.id).map(({ code, name }) => ({ code, name: inLanguage(name, language) })),
    ...(current && { seo: seoOf(current, language) }),
    total,
    exact,
    page: query.page,
    pages,
    items,
    facets: options,
    freshUntil: until,
  };
}

async function chosenValues(db: Db, values: number[]): Promise<Map<number, number[]>> {
  const rows = values.length ? await queries.attributesOfValues(db, values) : [];
  const found = new Map<number, number[]>();
  for (const { id, attributeId } of rows) found.set(attributeId, [...(found.get(attributeId) ?? []), id]);
  return found;
}

async function facets({ db, language }: Viewer, filter: queries.Filter, total: number): Promise<ListingPage['facets']> {
  const { categoryId } = filter;
  const [values, ofBrands, [price]] = await Promise.all([
    categoryId ? queries.valueOptions(db, categoryId) : [],
    brandCounts(db, queries.withoutBrands(filter)),
    queries.priceBounds(db, filter),
  ]);
  const brands = await queries.brandOptions(db, categoryId, [...filter.brands, ...ofBrands.first]);
  const countOfValue = total > facetCount ? UNKNOWN : await valueCounts(db, filter);
  const countOfOwn = new Map<number, Count>();
  for (const id of filter.attributes.keys()) {
    countOfOwn.set(id, await valueCounts(db, queries.withoutAttribute(filter, id)));
  }
  const groups = new Map<number, ListingPage['facets']['attributes'][number]>();
  for (const { id, name, attributeId, attributeName, count } of values) {
    const group = groups.get(attributeId) ?? { id: attributeId, name: inLanguage(attributeName, language), values: [] };
    group.values.push({
      id,
      name: inLanguage(name, language),
      count: (countOfOwn.get(attributeId) ?? countOfValue)(id, count),
    });
    groups.set(attributeId, group);
  }
  return {
    brands: brands
      .map(({ id, name, count }) => ({ id, name: inLanguage(name, language), count: ofBrands.count(id, count) }))
      .sort((a, b) => (b.count ?? 0) - (a.count ?? 0)),
    attributes: [...groups.values()],
    price: price?.min == null || price.max == null ? null : { min: Number(price.min), max: Number(price.max) },
  };
}

/** @param all of the whole category; null: not counted */
type Count = (id: number, all: number) => number | null;

const ALL: Count = (_id, all) => all;
const UNKNOWN: Count = () => null;
const counted = (rows: { id: number; count: number }[]): Count => {
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return (id) => counts.get(id) ?? 0;
};

async function brandCounts(db: Db, filter: queries.Filter): Promise<{ count: Count; first: number[] }> {
  if (queries.isOpen(filter)) return { count: ALL, first: [] };
  const rows = await queries.countBrands(db, filter);
  if (rows.reduce((sum, row) => sum + row.count, 0) > facetCount) return { count: UNKNOWN, first: [] };
  rows.sort((a, b) => b.count - a.count || a.id - b.id);
  return { count: counted(rows), first: rows.slice(0, LISTING.facetOptions).map(({ id }) => id) };
}

async function valueCounts(db: Db, filter: queries.Filter): Promise<Count> {
  if (queries.isOpen(filter)) return ALL;
  if (!filter.categoryId) return UNKNOWN;
  const rows = await queries.countValues(db, filter);
  return (rows.find(({ id }) => id === 0)?.count ?? 0) > facetCount ? UNKNOWN : counted(rows);
}

export async function findBrands({ db, language }: Viewer, { text, category }: z.output<typeof brandQuery>) {
  const current = category ? (await allCategories(db)).find(({ code }) => code === category) : undefined;
  if (category && !current) throw notFound();
  const found = await queries.brandsNamed(db, current?.id ?? 0, text);
  return found.map(({ id, name, count }) => ({ id, name: inLanguage(name, language), count }));
}

export async function listNew(viewer: Viewer, page: number): Promise<NewArrivals> {
  const everything = queries.toFilter({ sort: 'new', page }, 0, new Map(), new Map());
  const [found] = await queries.countMatches(viewer.db, everything);
  const pages = Math.min(listingPages(found?.n ?? 0), NEW_PAGES);
  if (page > pages) throw notFound();
  const ids = await queries.pageOfIds(viewer.db, everything, 'new', pageSize, (page - 1) * pageSize);
  const items = await cards(
    viewer,
    ids.map(({ id }) => id),
  );
  const pricesChange = Date.parse(await freshUntil(viewer.db, viewer.now));
  const until = new Date(Math.min(pricesChange, chinaDay(viewer.now) + DAY_MS)).toISOString();
  return { weeks: byWeek(items, viewer.now), page, pages, freshUntil: until };
}

function byWeek(items: readonly Card[], now: Date): NewArrivals['weeks'] {
  const thisWeek = Date.parse(weekOf(now));
  const weeks: NewArrivals['weeks'] = [];
  for (const card of items) {
    const from = weekOf(new Date(card.putOnAt));
    const last = weeks.at(-1);
    if (last?.from === from) last.items.push(card);
    else weeks.push({ from, weeksAgo: Math.round((thisWeek - Date.parse(from)) / (7 * DAY_MS)), items: [card] });
  }
  return weeks;
}

export async function customCategories({ db, language }: Viewer): Promise<CategoryName[]> {
  return (await queries.customCategories(db)).map(({ code, name }) => ({ code, name: inLanguage(name, language) }));
}
