import { z } from 'zod';
import { card, categoryName, listingQuery, option, shopCard } from './catalog.ts';
import { SEARCH } from './limits.ts';

/** Calls of search. */

/** No database takes NUL for text. */
const cut = (text: string): string => [...text.replaceAll('\0', ' ').trim()].slice(0, SEARCH.text).join('').trim();
const searchText = z.string().max(32_768).transform(cut);

/** A search as its address names it: a listing's parameters with words, and `shopId` for the view of one shop. */
export const searchQuery = listingQuery.omit({ shop: true }).extend({
  searchText: searchText.default(''),
  shopId: listingQuery.shape.shop,
  /** Shops chosen in the facet, which is not the view of one shop. */
  shop: listingQuery.shape.brand,
});
export type SearchQuery = z.infer<typeof searchQuery>;

/** Where a text matches: start and end, in UTF-16 units. */
export const mark = z.tuple([z.number().int(), z.number().int()]);
export type Mark = z.infer<typeof mark>;

export const searchItem = card.extend({ marks: z.array(mark) });
export type SearchItem = z.infer<typeof searchItem>;

const categoryOption = z.object({ code: z.string(), name: z.string(), count: option.shape.count });

export const searchPage = z.object({
  /** The words searched for, as understood: trimmed and cut. */
  text: z.string(),
  /** What was searched for instead, where a typing mistake was forgiven. */
  corrected: z.string().nullable(),
  /** Nothing was found; these words find something. */
  didYouMean: z.array(z.string()),
  shop: shopCard.nullable(),
  /** Shops of that name. */
  shops: z.array(z.object({ id: z.number().int(), name: z.string() })),
  /** From the top to the category chosen. */
  path: z.array(categoryName),
  total: z.number().int(),
  /** False: there are at least `total`, not counted further. */
  exact: z.boolean(),
  page: z.number().int(),
  pages: z.number().int(),
  items: z.array(searchItem),
  facets: z.object({
    /** The categories one level below the one chosen. */
    categories: z.array(categoryOption),
    brands: z.array(option),
    shops: z.array(option),
    attributes: z.array(z.object({ id: z.number().int(), name: z.string(), values: z.array(option) })),
    /** Fen. */
    price: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
  }),
  freshUntil: z.iso.datetime(),
});
export type SearchPage = z.infer<typeof searchPage>;

export const suggestQuery = z.object({ q: searchText });

export const suggestions = z.object({
  words: z.array(z.string()),
  categories: z.array(categoryName),
  shops: z.array(z.object({ id: z.number().int(), name: z.string() })),
  products: z.array(
    z.object({ id: z.number().int(), title: z.string(), picture: z.string(), price: z.number().int() }),
  ),
});
export type Suggestions = z.infer<typeof suggestions>;
