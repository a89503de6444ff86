import { z } from 'zod';
import { pageFields } from '../paging.schema.ts';
import { idText } from '../query.schema.ts';
import { seoView } from '../seo.schema.ts';
import { typed } from '../typed.schema.ts';
import { LISTING } from './listing.values.ts';
import { card, categoryName, fresh } from './schema.ts';
import { SORTS } from './values.ts';

const MAX_INT = 2_147_483_647;
const ids = typed(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/, 'idsWrong')
  .max(400)
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .pipe(z.array(z.number().max(MAX_INT)).max(LISTING.maxFilters));

const yuan = typed(/^\d{1,8}(\.\d{1,2})?$/, 'amountWrong').transform((text) => Math.round(Number(text) * 100));

export type Sort = (typeof SORTS)[number];

/** A listing as its address names it: `?category=&brand=&attr=&min=&max=&sort=&page=`; prices in yuan. */
export const listingQuery = z.object({
  category: typed(/^[a-z0-9-]+$/, 'referenceWrong')
    .max(64)
    .optional()
    .describe('Code of a category, with all below it; left out: all goods.'),
  brand: ids.optional().describe('Ids of brands, separated by commas.'),
  shop: idText.optional().describe('Id of a shop.'),
  attr: ids
    .optional()
    .describe('Ids of attribute values, separated by commas; values of one attribute are alternatives.'),
  min: yuan.optional().describe('Lowest price, yuan with up to two decimals.'),
  max: yuan.optional().describe('Highest price, yuan with up to two decimals.'),
  stock: z.enum(['1']).optional().describe('`1`: only what is in stock.'),
  custom: z.enum(['1']).optional().describe('`1`: only made-to-order goods.'),
  sort: z
    .enum(SORTS)
    .default('default')
    .describe('`default`: best sellers first; `score`: best rated first; the others say what they sort by.'),
  page: typed(/^[1-9]\d{0,3}$/, 'idWrong')
    .transform(Number)
    .pipe(z.number().max(LISTING.maxPage))
    .default(1)
    .describe('Page number, from 1 to 100.'),
});
export type ListingQuery = z.infer<typeof listingQuery>;

export const option = z
  .object({
    id: z.number().int().describe('Id of the value.'),
    name: z.string().describe("In the caller's language."),
    count: z
      .number()
      .int()
      .nullable()
      .describe('How many products choosing it would show; null: too many match to count.'),
  })
  .meta({ id: 'Option', description: 'A value to filter by.' });
export type Option = z.infer<typeof option>;

export const attributeFacet = z.object({
  id: z.number().int().describe('Id of the attribute.'),
  name: z.string().describe("In the caller's language."),
  values: z.array(option).describe('The most frequent first.'),
});

export const brandQuery = z.object({
  text: z.string().trim().min(1).max(50).describe('Part of the name, in any language.'),
  category: listingQuery.shape.category.describe('Code of the category whose brands are looked for; left out: of all.'),
});

export const listingPage = z.object({
  path: z.array(categoryName).describe('From the top to the category shown; empty without one.'),
  seo: seoView,
  total: z.number().int().describe('Number of matching products.'),
  exact: z.boolean().describe('False: there are at least `total`, not counted further.'),
  ...pageFields,
  items: z.array(card).describe('Up to 24 products.'),
  facets: z
    .object({
      brands: z.array(option).describe('The most frequent first.'),
      attributes: z.array(attributeFacet).describe('Those of the category.'),
      price: z
        .object({ min: z.number().int().describe('Fen.'), max: z.number().int().describe('Fen.') })
        .nullable()
        .describe('Bounds of what the category has on sale; null: nothing.'),
    })
    .describe('What the list can be filtered by.'),
  ...fresh,
});
export type ListingPage = z.infer<typeof listingPage>;

/** `from` is its Monday in China; `weeksAgo` is 0 for the week that runs. */
export const newWeek = z.object({
  from: z.iso.date().describe('Monday of the week, in China.'),
  weeksAgo: z.number().int().describe('0: the week that runs.'),
  items: z.array(card).describe('Newest first.'),
});

export const newArrivals = z.object({
  weeks: z.array(newWeek).describe('The newest week first.'),
  ...pageFields,
  ...fresh,
});
export type NewArrivals = z.infer<typeof newArrivals>;
