import { LISTING } from '#contract/catalog/listing.values.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import type { SearchPage } from '#contract/search/schema.ts';
import { type CategoryRow, cappedTotal, categoryPath, listingPages } from '../catalog/catalog.rules.ts';

type Pair = Record<Language, string>;
export type FacetRow = { kind: 'all' | 'category' | 'brand' | 'shop' | 'value' | 'price'; id: number; count: number };
export type ValueName = { id: number; name: Pair; attributeId: number; attributeName: Pair };
export type FacetNames = {
  brands: { id: number; name: Pair }[];
  shops: { id: number; name: Pair }[];
  values: ValueName[];
};

export const COUNTED = 2_000;

const ATTRIBUTES = 6;

export const matchesAny = (rows: readonly FacetRow[]): boolean =>
  rows.some(({ kind, count }) => kind === 'all' && count > 0);

export const namesUp = (rows: readonly CategoryRow[], id: number): Pair[] =>
  categoryPath(rows, id)
    .map(({ name }) => name)
    .reverse();

export const idsUp = (rows: readonly CategoryRow[], id: number): number[] =>
  categoryPath(rows, id).map((row) => row.id);

export const pathTo = (rows: readonly CategoryRow[], id: number | undefined, language: Language): SearchPage['path'] =>
  categoryPath(rows, id).map(({ code, name }) => ({ code, name: inLanguage(name, language) }));

export function pagesOf(counted: number): { total: number; exact: boolean; pages: number } {
  const { total, exact } = cappedTotal(counted);
  return { total, exact, pages: exact ? listingPages(total) : LISTING.maxPage };
}

export function byAttribute(values: readonly ValueName[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const { id, attributeId } of values) found.set(attributeId, [...(found.get(attributeId) ?? []), id]);
  return found;
}

const best = (rows: readonly FacetRow[], kind: FacetRow['kind'], most = Number.POSITIVE_INFINITY): FacetRow[] =>
  rows
    .filter((row) => row.kind === kind)
    .sort((a, b) => b.count - a.count || a.id - b.id)
    .slice(0, most);

export const namesNeeded = (
  rows: readonly FacetRow[],
  brands: readonly number[] = [],
): Record<'brands' | 'shops' | 'values', number[]> => ({
  brands: [...new Set([...best(rows, 'brand', LISTING.facetOptions).map(({ id }) => id), ...brands])],
  shops: best(rows, 'shop', LISTING.facetOptions).map(({ id }) => id),
  values: best(rows, 'value').map(({ id }) => id),
});

type Around = {
  names: FacetNames;
  rows: readonly CategoryRow[];
  current: number | null;
  chosen: Iterable<number>;
  language: Language;
};

export function facetsOf(
  found: readonly FacetRow[],
  { names, rows, current, chosen, language }: Around,
): SearchPage['facets'] {
  const options = (kind: 'brand' | 'shop', named: FacetNames['brands']) =>
    best(found, kind).flatMap(({ id, count }) => {
      const name = named.find((candidate) => candidate.id === id)?.name;
      return name ? [{ id, name: inLanguage(name, language), count }] : [];
    });
  const price = found.find(({ kind }) => kind === 'price');
  const many = found.some(({ kind, count }) => kind === 'all' && count > COUNTED);
  const facets = {
    categories: categoriesOf(best(found, 'category'), rows, current, language),
    brands: options('brand', names.brands),
    shops: options('shop', names.shops),
    attributes: distinctive(attributesOf(best(found, 'value'), names.values, language), new Set(chosen)),
    price: price ? { min: price.id, max: price.count } : null,
  };
  return many ? uncounted(facets) : facets;
}

function uncounted({ categories, brands, shops, attributes, price }: SearchPage['facets']): SearchPage['facets'] {
  const bare = <T>(options: T[]) => options.map((option) => ({ ...option, count: null }));
  return {
    categories: bare(categories),
    brands: bare(brands),
    shops: bare(shops),
    attributes: attributes.map((attribute) => ({ ...attribute, values: bare(attribute.values) })),
    price,
  };
}

function categoriesOf(found: FacetRow[], rows: readonly CategoryRow[], current: number | null, language: Language) {
  const counts = new Map<number, number>();
  for (const { id, count } of found) {
    const child = categoryPath(rows, id).find(({ parentId }) => parentId === current);
    if (child) counts.set(child.id, (counts.get(child.id) ?? 0) + count);
  }
  return rows
    .flatMap(({ id, code, name }) => {
      const count = counts.get(id);
      return count === undefined ? [] : [{ code, name: inLanguage(name, language), count }];
    })
    .sort((a, b) => b.count - a.count);
}

function attributesOf(found: FacetRow[], names: ValueName[], language: Language): SearchPage['facets']['attributes'] {
  const counts = new Map(found.map(({ id, count }) => [id, count]));
  const groups = new Map<number, SearchPage['facets']['attributes'][number]>();
  for (const { id, name, attributeId, attributeName } of names) {
    const group = groups.get(attributeId) ?? { id: attributeId, name: inLanguage(attributeName, language), values: [] };
    group.values.push({ id, name: inLanguage(name, language), count: counts.get(id) ?? 0 });
    groups.set(attributeId, group);
  }
  return [...groups.values()];
}

type AttributeFacet = SearchPage['facets']['attributes'][number];

/**
 * The attributes that distinguish most of the goods, and those chosen. Every part of the mall has attributes of its own, some with the same
 * name, so a broad search would show far too many.
 */
function distinctive(all: AttributeFacet[], chosen: ReadonlySet<number>): AttributeFacet[] {
  const reach = ({ id, values }: AttributeFacet) =>
    chosen.has(id) ? Number.POSITIVE_INFINITY : values.reduce((sum, { count }) => sum + Number(count), 0);
  const names = new Set<string>();
  const shown = new Set<number>();
  for (const { id, name } of all.toSorted((a, b) => reach(b) - reach(a))) {
    if (chosen.has(id) || (shown.size < ATTRIBUTES && !names.has(name))) shown.add(id);
    names.add(name);
  }
  return all.filter(({ id }) => shown.has(id));
}
