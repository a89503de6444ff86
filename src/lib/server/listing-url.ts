import type { Sort } from '#contract/catalog/listing.schema.ts';
import { LISTING } from '#contract/catalog/listing.values.ts';
import { SORTS } from '#contract/catalog/values.ts';
import { SEARCH } from '#contract/search/values.ts';

/** What the address of a listing asks for: `?category=&brand=1,2&attr=3,4&min=&max=&stock=1&custom=1&sort=&page=`. */
export type Wanted = {
  category: string | undefined;
  brands: number[];
  values: number[];
  /** Fen. */
  min: number | undefined;
  max: number | undefined;
  stock: boolean;
  custom: boolean;
  sort: Sort;
  page: number;
  search?: { text: string; shopId: number | undefined };
  shops?: number[];
};

const MAX_ID = 2_147_483_647;
/** Longest list of ids in an address; the mall accepts no longer one. */
const MAX_IDS_LENGTH = 400;

export const everything: Wanted = {
  category: undefined,
  brands: [],
  values: [],
  min: undefined,
  max: undefined,
  stock: false,
  custom: false,
  sort: 'default',
  page: 1,
};

/**
 * Reads an address. A malformed filter is left out and the rest kept, prices the wrong way round are turned, and a form
 * may repeat a key; but a category or a page that cannot exist is not found (undefined), whatever else is asked.
 */
export function readListing(params: URLSearchParams): Wanted | undefined {
  const category = params.get('category') || undefined;
  const page = readPage(params);
  if (page === undefined || (category && !/^[a-z0-9-]{1,64}$/.test(category))) return undefined;
  const prices = [toFen(params.get('min')), toFen(params.get('max'))] as const;
  const [min, max] =
    prices[0] !== undefined && prices[1] !== undefined && prices[0] > prices[1] ? [prices[1], prices[0]] : prices;
  return {
    category,
    brands: readIds(params.getAll('brand')),
    values: readIds(params.getAll('attr')),
    min,
    max,
    stock: params.get('stock') === '1',
    custom: params.get('custom') === '1',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'default',
    page,
  };
}

export function readSearch(params: URLSearchParams): Wanted | undefined {
  const wanted = readListing(params);
  const [shopId] = readIds(params.getAll('shopId').slice(0, 1));
  if (!wanted || (params.get('shopId') && shopId === undefined)) return undefined;
  const letters = [...(params.get('searchText') ?? '').toWellFormed().trim()];
  return {
    ...wanted,
    search: { text: letters.slice(0, SEARCH.text).join('').trim(), shopId },
    shops: readIds(params.getAll('shop')),
  };
}

export function readPage(params: URLSearchParams): number | undefined {
  const page = params.get('page') || '1';
  return /^[1-9]\d{0,3}$/.test(page) && Number(page) <= LISTING.maxPage ? Number(page) : undefined;
}

function readIds(texts: string[]): number[] {
  const valid = texts
    .flatMap((text) => text.split(','))
    .filter((text) => /^[1-9]\d{0,9}$/.test(text))
    .map(Number)
    .filter((id) => id <= MAX_ID);
  const ids = [...new Set(valid)].slice(0, LISTING.maxFilters).sort((a, b) => a - b);
  while (ids.join(',').length > MAX_IDS_LENGTH) ids.pop();
  return ids;
}

function toFen(text: string | null): number | undefined {
  const plain = (text ?? '').normalize('NFKC').replaceAll('。', '.').trim();
  return /^\d{1,8}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined;
}

export const toYuan = (fen: number | undefined): string => (fen === undefined ? '' : String(fen / 100));

export function listingParams(wanted: Wanted): URLSearchParams {
  const { category, brands, values, min, max, stock, custom, sort, page, search, shops } = wanted;
  const pairs: [string, string | undefined][] = [
    ['searchText', search?.text],
    ['shopId', search?.shopId?.toString()],
    ['shop', shops?.join(',')],
    ['category', category],
    ['brand', brands.join(',')],
    ['attr', values.join(',')],
    ['min', toYuan(min)],
    ['max', toYuan(max)],
    ['stock', stock ? '1' : undefined],
    ['custom', custom ? '1' : undefined],
    ['sort', sort === 'default' ? undefined : sort],
    ['page', page > 1 ? String(page) : undefined],
  ];
  return new URLSearchParams(pairs.filter((pair): pair is [string, string] => Boolean(pair[1])));
}

export function listingUrl(wanted: Wanted, path = '/goods'): string {
  const query = String(listingParams(wanted)).replaceAll('%2C', ',');
  return query ? `${path}?${query}` : path;
}

export const change = (wanted: Wanted, choice: Partial<Wanted>): Wanted => ({ ...wanted, page: 1, ...choice });

export type Choosable = 'brands' | 'values' | 'shops';

export const toggle = (wanted: Wanted, list: Choosable, id: number): Wanted => {
  const chosen = wanted[list] ?? [];
  return change(wanted, {
    [list]: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id].sort((a, b) => a - b),
  });
};

export const clear = ({ category, sort, search }: Wanted): Wanted => ({
  ...everything,
  category,
  sort,
  ...(search && { search }),
});

export const isNarrowed = ({ brands, values, shops = [], min, max, stock, custom }: Wanted): boolean =>
  brands.length + values.length + shops.length > 0 || min !== undefined || max !== undefined || stock || custom;

/** The first page of everything, in the usual order. */
export const isWhole = (wanted: Wanted): boolean =>
  !wanted.category && !isNarrowed(wanted) && wanted.sort === 'default' && wanted.page === 1;

/** What search engines should know the listing by: its category, and its page unless it is filtered or sorted. */
export const canonical = (wanted: Wanted): Wanted => ({
  ...everything,
  category: wanted.category,
  page: isNarrowed(wanted) || wanted.sort !== 'default' ? 1 : wanted.page,
});
