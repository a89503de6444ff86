import { z } from 'zod';
import { LISTING } from './limits.ts';
import { idText } from './query.ts';

/** Calls about goods and shops. Money is in fen, scores in hundredths of a star. */

const MAX_INT = 2_147_483_647;
const ids = z
  .string()
  .max(400)
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/)
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .pipe(z.array(z.number().max(MAX_INT)).max(LISTING.maxFilters));
const yuan = z
  .string()
  .regex(/^\d{1,8}(\.\d{1,2})?$/)
  .transform((text) => Math.round(Number(text) * 100));

/** Until when an answer stays true by the clock alone: prices change when a flash-sale session starts or ends. */
const fresh = { freshUntil: z.iso.datetime() };

export const SORTS = ['default', 'sales', 'new', 'price-asc', 'price-desc', 'score'] as const;
export type Sort = (typeof SORTS)[number];

/** A listing as its address names it: `?category=&brand=&attr=&min=&max=&sort=&page=`; prices in yuan. */
export const listingQuery = z.object({
  category: z
    .string()
    .max(64)
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  brand: ids.optional(),
  shop: idText.optional(),
  attr: ids.optional(),
  min: yuan.optional(),
  max: yuan.optional(),
  stock: z.enum(['1']).optional(),
  custom: z.enum(['1']).optional(),
  sort: z.enum(SORTS).default('default'),
  page: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .pipe(z.number().max(LISTING.maxPage))
    .default(1),
});
export type ListingQuery = z.infer<typeof listingQuery>;

export const card = z.object({
  id: z.number().int(),
  title: z.string(),
  selling: z.string(),
  picture: z.string(),
  price: z.number().int(),
  listPrice: z.number().int().nullable(),
  /** Running flash-sale price of its cheapest SKU; null when there is none now. */
  flashPrice: z.number().int().nullable(),
  sales: z.number().int(),
  score: z.number().int(),
  reviews: z.number().int(),
  shopId: z.number().int(),
  shopName: z.string(),
  soldOut: z.boolean(),
  madeToOrder: z.boolean(),
  putOnAt: z.iso.datetime(),
});
export type Card = z.infer<typeof card>;

export type Category = { id: number; code: string; name: string; icon: string; level: number; children: Category[] };
export const category: z.ZodType<Category> = z
  .object({
    id: z.number().int(),
    code: z.string(),
    name: z.string(),
    icon: z.string(),
    level: z.number().int(),
    get children() {
      return z.array(category);
    },
  })
  .meta({ id: 'Category' });

export const categoryName = z.object({ code: z.string(), name: z.string() });
export type CategoryName = z.infer<typeof categoryName>;

export const option = z.object({
  id: z.number().int(),
  name: z.string(),
  /** How many products choosing it would show; null: too many match to count. */
  count: z.number().int().nullable(),
});
export const listingPage = z.object({
  /** From the top to the category shown. */
  path: z.array(categoryName),
  total: z.number().int(),
  /** False: there are at least `total`, not counted further. */
  exact: z.boolean(),
  page: z.number().int(),
  pages: z.number().int(),
  items: z.array(card),
  facets: z.object({
    brands: z.array(option),
    attributes: z.array(z.object({ id: z.number().int(), name: z.string(), values: z.array(option) })),
    /** Fen; the bounds of what the category has on sale. */
    price: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
  }),
  ...fresh,
});
export type ListingPage = z.infer<typeof listingPage>;

export const shopCard = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  intro: z.string(),
  city: z.string(),
  logo: z.string(),
  banner: z.string(),
  goodsScore: z.number().int(),
  serviceScore: z.number().int(),
  deliveryScore: z.number().int(),
  followers: z.number().int(),
  official: z.boolean(),
  openedOn: z.string(),
  products: z.number().int(),
});
export type ShopCard = z.infer<typeof shopCard>;

export const skuView = z.object({
  id: z.number().int(),
  spec: z.array(z.string()),
  price: z.number().int(),
  listPrice: z.number().int().nullable(),
  flashPrice: z.number().int().nullable(),
  stock: z.number().int(),
  picture: z.string().nullable(),
});
export type SkuView = z.infer<typeof skuView>;

export const productView = z.object({
  id: z.number().int(),
  title: z.string(),
  selling: z.string(),
  detail: z.string(),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  pictures: z.array(z.string()),
  axes: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.object({ code: z.string(), name: z.string(), picture: z.string().nullable() })),
    }),
  ),
  skus: z.array(skuView),
  custom: z
    .array(
      z.object({
        code: z.string(),
        name: z.string(),
        /** INPUT_MODE. */
        mode: z.number().int(),
        choices: z.array(z.string()),
        maxLength: z.number().int().nullable(),
        required: z.boolean(),
      }),
    )
    .nullable(),
  price: z.number().int(),
  listPrice: z.number().int().nullable(),
  /** The flash-sale session that prices some SKUs right now. */
  flash: z.object({ endsAt: z.iso.datetime() }).nullable(),
  sales: z.number().int(),
  score: z.number().int(),
  reviews: z.number().int(),
  /** How many shoppers keep it in their collection. */
  keepers: z.number().int(),
  brand: z.object({ id: z.number().int(), name: z.string() }),
  path: z.array(categoryName),
  shop: shopCard,
  freight: z.object({ fee: z.number().int(), freeFrom: z.number().int(), notDelivered: z.array(z.string()) }),
  putOnAt: z.iso.datetime(),
  /** What shoppers of this product also look at. */
  related: z.array(card),
  ...fresh,
});
export type ProductView = z.infer<typeof productView>;

export const flashSale = z.object({
  sessions: z.array(
    z.object({
      index: z.number().int(),
      title: z.string(),
      startsAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
      running: z.boolean(),
    }),
  ),
  /** Goods of the running session. */
  items: z.array(card.extend({ skuId: z.number().int(), stock: z.number().int(), sold: z.number().int() })),
  ...fresh,
});
export type FlashSale = z.infer<typeof flashSale>;

/** Goods and shops of the home page as it is arranged, best sellers first. */
export const homeGoods = z.object({
  /** In the order of the home page's floors; a floor whose category does not exist is missing. */
  floors: z.array(z.object({ category: z.string(), items: z.array(card) })),
  newest: z.array(card),
  shops: z.array(shopCard.omit({ products: true }).extend({ items: z.array(card) })),
  ...fresh,
});
export type HomeGoods = z.infer<typeof homeGoods>;

/** `from` is its Monday in China; `weeksAgo` is 0 for the week that runs. */
export const newWeek = z.object({ from: z.iso.date(), weeksAgo: z.number().int(), items: z.array(card) });
export const newArrivals = z.object({
  weeks: z.array(newWeek),
  page: z.number().int(),
  pages: z.number().int(),
  ...fresh,
});
export type NewArrivals = z.infer<typeof newArrivals>;

export const productId = idText;
