import { z } from 'zod';
import type { FacetRow } from '../search/facets.rules.ts';
import type { SearchFilter } from './search.ts';
import { all, base, conditions, priceNow, type Query } from './search-opensearch-query.ts';

const OPTIONS = 2_000;

/** @param most how far all products are counted */
export function facetsQuery(filter: SearchFilter, most: number): Query {
  const { attributes, prices } = filter;
  const narrowing = conditions(filter);
  const without = (name?: string): Query =>
    all(Object.entries(narrowing).flatMap(([key, query]) => (key === name ? [] : [query])));
  const options = (of: Query, name?: string) => ({
    filter: without(name),
    aggs: { options: { terms: { size: OPTIONS, ...of } } },
  });
  const chosen = [...attributes.keys()];
  const price = prices.size ? { script: priceNow(prices) } : { field: 'price' };
  return {
    query: all(base(filter)),
    size: 0,
    track_total_hits: most + 1,
    aggs: {
      category: options({ field: 'categoryId' }, 'category'),
      brand: options({ field: 'brandId' }, 'brand'),
      shop: options({ field: 'shopId' }, 'shop'),
      value: options({ field: 'values', ...(chosen.length ? { exclude: `(${chosen.join('|')}):.*` } : {}) }),
      ...Object.fromEntries(
        chosen.map((id) => [`attribute${id}`, options({ field: 'values', include: `${id}:.*` }, `attribute${id}`)]),
      ),
      price: { filter: without('price'), aggs: { least: { min: price }, most: { max: price } } },
    },
  };
}

const counted = z.object({
  options: z.object({
    buckets: z.array(z.object({ key: z.union([z.number(), z.string()]), doc_count: z.number() })),
  }),
});
const prices = z.object({
  least: z.object({ value: z.number().nullable() }),
  most: z.object({ value: z.number().nullable() }),
});
const facetsAnswer = z.object({
  hits: z.object({ total: z.object({ value: z.number() }) }),
  aggregations: z.object({ price: prices }).catchall(counted),
});

export function facetRows(answer: unknown): FacetRow[] {
  const { hits, aggregations } = facetsAnswer.parse(answer);
  const { price, ...groups } = aggregations;
  const rows = Object.entries(groups).flatMap(([name, { options }]) => {
    const kind = name === 'category' || name === 'brand' || name === 'shop' ? name : 'value';
    // Values are written with their attribute: `12:345`.
    const idOf = (key: string | number): number => Number(String(key).split(':').at(-1));
    return options.buckets.map(({ key, doc_count }): FacetRow => ({ kind, id: idOf(key), count: doc_count }));
  });
  const { least, most } = price;
  return [
    ...rows,
    { kind: 'all', id: 0, count: hits.total.value },
    ...(least.value === null || most.value === null
      ? []
      : [{ kind: 'price' as const, id: least.value, count: most.value }]),
  ];
}
