import { z } from 'zod';
import { attributeFacet, listingQuery, option } from '../catalog/listing.schema.ts';
import { card, categoryName, shopCard } from '../catalog/schema.ts';
import { pageFields } from '../paging.schema.ts';
import { SEARCHED_PAGES } from './page.values.ts';
import { SEARCH } from './values.ts';

/** The database stores no NUL in text. */
const cut = (text: string): string => [...text.replaceAll('\0', ' ').trim()].slice(0, SEARCH.text).join('').trim();
const searchText = z.string().max(32_768).transform(cut);

export const searchQuery = listingQuery.omit({ shop: true }).extend({
  searchText: searchText.default('').describe('The words; cut after 100 characters.'),
  shopId: listingQuery.shape.shop.describe('Id of a shop: searches its goods and shows its head.'),
  shop: listingQuery.shape.brand.describe('Ids of shops chosen as a filter, separated by commas.'),
});
export type SearchQuery = z.infer<typeof searchQuery>;

/** Where a text matches: start and end, in UTF-16 units. */
export const mark = z.tuple([z.number().int(), z.number().int()]);
export type Mark = z.infer<typeof mark>;

export const searchItem = card.extend({
  skuId: z
    .number()
    .int()
    .nullable()
    .describe(
      'The SKU in the colour that was asked for, which `picture` shows; null: none was, or it does not come in it.',
    ),
  marks: z.array(mark).describe('Where the title matches: start and end of each place, in UTF-16 units.'),
});
export type SearchItem = z.infer<typeof searchItem>;

const categoryOption = z.object({
  code: z.string().describe('Of the category, as in addresses.'),
  name: z.string().describe("In the caller's language."),
  count: option.shape.count.describe('How many products choosing it would show; null: too many match to count.'),
});

export const searchPage = z.object({
  text: z.string().describe('The words searched for, trimmed and cut.'),
  corrected: z
    .string()
    .nullable()
    .describe('What was searched for instead, where a typing mistake was forgiven; null: the words as they are.'),
  mallPages: z
    .array(z.enum(SEARCHED_PAGES))
    .describe('Pages of the mall that the words ask for: returns, coupons, customer service.'),
  isNear: z
    .boolean()
    .describe('No goods have the words themselves: what is found has words that mean the same, or nearly so.'),
  readAs: z
    .array(
      z.object({
        kind: z
          .enum(['price', 'colour', 'size', 'excluded'])
          .describe('What they narrow; `excluded`: what goods must not have.'),
        words: z.string().describe('As typed.'),
        without: z.string().describe('The text to search for without them.'),
      }),
    )
    .describe('Words that narrow what was found like filters.'),
  ignored: z
    .array(z.string())
    .describe('Words without effect: a price in other money, or what goods must not have beside no other words.'),
  leftOut: z.array(z.string()).describe('Words that no match has; what is found has all the others.'),
  alone: z
    .array(
      z.object({
        words: z.string().describe('As typed.'),
        total: z.number().int().describe('Number of products that each finds, counted up to a limit.'),
      }),
    )
    .describe('Where words were left out or nothing was found: what each would find alone.'),
  didYouMean: z.array(z.string()).describe('Nothing was found; these words find something.'),
  shop: shopCard.nullable().describe('The shop of `shopId`; null without one.'),
  shops: z
    .array(
      z.object({
        id: z.number().int().describe('Id of the shop.'),
        name: z.string().describe("In the caller's language."),
      }),
    )
    .describe('Shops of that name.'),
  path: z.array(categoryName).describe('From the top to the category chosen; empty without one.'),
  total: z.number().int().describe('Number of matching products.'),
  exact: z.boolean().describe('False: there are at least `total`, not counted further.'),
  ...pageFields,
  items: z.array(searchItem).describe('Up to 24 products.'),
  mentioned: z
    .array(searchItem)
    .describe('Behind the last of few: products whose description alone has the words. Not in `total`.'),
  facets: z
    .object({
      categories: z.array(categoryOption).describe('The categories one level below the one chosen.'),
      brands: z.array(option).describe('The most frequent first.'),
      shops: z.array(option).describe('The most frequent first.'),
      attributes: z.array(attributeFacet).describe('Those of the category.'),
      price: z
        .object({ min: z.number().int().describe('Fen.'), max: z.number().int().describe('Fen.') })
        .nullable()
        .describe('Bounds of what matches; null: nothing.'),
    })
    .describe('What the list can be filtered by.'),
  redirect: z
    .string()
    .nullable()
    .describe('Path of the page that exactly these words lead to, without any filter; null: they are searched for.'),
  freshUntil: z.iso
    .datetime()
    .describe('The response is true until then by the clock alone; caches may hold it no longer.'),
});
export type SearchPage = z.infer<typeof searchPage>;

export const suggestQuery = z.object({ q: searchText.describe('What was typed so far.') });

export const suggestions = z.object({
  words: z.array(z.string()).describe('Searches to offer, the best first.'),
  categories: z.array(categoryName).describe('Categories of that name.'),
  shops: z
    .array(
      z.object({
        id: z.number().int().describe('Id of the shop.'),
        name: z.string().describe("In the caller's language."),
      }),
    )
    .describe('Shops of that name.'),
  products: z
    .array(
      z.object({
        id: z.number().int().describe('Id of the product.'),
        title: z.string().describe("In the caller's language."),
        picture: z.string().describe('Picture: a path below `/media/`, or an absolute address.'),
        price: z.number().int().describe('Price of the cheapest SKU, fen.'),
      }),
    )
    .describe('Some matching products.'),
});
export type Suggestions = z.infer<typeof suggestions>;
