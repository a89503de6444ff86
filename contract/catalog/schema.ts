import { z } from 'zod';
import { productPageView } from '../product/page.schema.ts';
import { promotionKind, skuPromotion } from '../promotion/schema.ts';
import { idText } from '../query.schema.ts';
import { NO_REASON_EXCLUSIONS } from '../refund/no-reason.values.ts';
import { seoView } from '../seo.schema.ts';

/** Calls about goods and shops. Money is in fen, scores in hundredths of a star. */

/** Until when an answer stays true by the clock alone: prices change when a promotion starts or ends. */
export const fresh = {
  freshUntil: z.iso
    .datetime()
    .describe(
      'The response is true until then by the clock alone: prices change when a promotion starts or ends. Caches may hold it no longer.',
    ),
};

export const card = z
  .object({
    id: z.number().int().describe('Id of the product.'),
    title: z.string().describe("In the caller's language."),
    selling: z.string().describe('One line on why to buy it; may be empty.'),
    picture: z.string().describe('Picture: a path below `/media/`, or an absolute address.'),
    secondPicture: z.string().nullable().describe('Shown under the pointer, as `picture`; null: there is none.'),
    price: z.number().int().describe('Price of the cheapest SKU, fen.'),
    listPrice: z.number().int().nullable().describe('Price it is compared with (struck through), fen; null: none.'),
    promotionPrice: z
      .number()
      .int()
      .nullable()
      .describe('Lowest price that a promotion gives one of its SKUs now, fen; null: none below `price`.'),
    promotion: promotionKind.nullable().describe('What gives `promotionPrice`; null: none.'),
    sales: z.number().int().describe('Pieces sold so far.'),
    score: z.number().int().describe('Average rating in hundredths of a star: 480 is 4.8; 0 before the first.'),
    reviews: z.number().int().describe('Number of ratings.'),
    shopId: z.number().int().describe('Id of the shop.'),
    shopName: z.string().describe('Name of the shop.'),
    soldOut: z.boolean().describe('Whether no SKU is in stock.'),
    madeToOrder: z.boolean().describe('Whether the product takes options of the buyer.'),
    onlySkuId: z
      .number()
      .int()
      .nullable()
      .optional()
      .describe('The one SKU of a product where nothing is to be chosen; null or absent: it is chosen on its page.'),
    putOnAt: z.iso.datetime().describe('When it was last put on sale.'),
  })
  .meta({ id: 'Card', description: 'A product as lists show it.' });
export type Card = z.infer<typeof card>;

export type Category = { id: number; code: string; name: string; icon: string; level: number; children: Category[] };
export const category: z.ZodType<Category> = z
  .object({
    id: z.number().int().describe('Id of the category.'),
    code: z.string().describe('Names it in addresses: lower-case letters, digits and hyphens.'),
    name: z.string().describe("In the caller's language."),
    icon: z.string().describe('Picture: a path below `/media/`, or an absolute address. May be empty.'),
    level: z.number().int().describe('LEVEL: 10, 20 or 30, from the top down.'),
    get children() {
      return z.array(category).describe('In the order in which they are shown.');
    },
  })
  .meta({ id: 'Category' });

export const categoryName = z.object({
  code: z.string().describe('Of the category, as in addresses.'),
  name: z.string().describe("In the caller's language."),
});
export type CategoryName = z.infer<typeof categoryName>;

export const shopCard = z
  .object({
    id: z.number().int().describe('Id of the shop.'),
    code: z.string().describe('Names the shop to people who work at the desk.'),
    name: z.string().describe("In the caller's language."),
    intro: z.string().describe('What the shop says of itself; may be empty.'),
    city: z.string().describe('Where it ships from.'),
    logo: z.string().describe('Picture: a path below `/media/`, or an absolute address. May be empty.'),
    banner: z.string().describe('Picture: a path below `/media/`, or an absolute address. May be empty.'),
    goodsScore: z
      .number()
      .int()
      .describe('Rating of the goods in hundredths of a star: 480 is 4.8; 0 before the first.'),
    serviceScore: z.number().int().describe('Rating of the service in hundredths of a star.'),
    deliveryScore: z.number().int().describe('Rating of the delivery in hundredths of a star.'),
    followers: z.number().int().describe('Number of shoppers who follow it.'),
    official: z.boolean().describe('Whether the mall itself runs it.'),
    openedOn: z.string().describe('Date, `2026-11-23`.'),
    products: z.number().int().describe('Number of its products on sale.'),
  })
  .meta({ id: 'ShopCard', description: 'A shop as pages show it.' });
export type ShopCard = z.infer<typeof shopCard>;

export const skuView = z
  .object({
    id: z.number().int().describe('Id of the SKU.'),
    spec: z.array(z.string()).describe('One value code per axis, in the order of the axes; empty with a single SKU.'),
    price: z.number().int().describe('Fen.'),
    listPrice: z.number().int().nullable().describe('Price it is compared with, fen; null: none.'),
    promotion: skuPromotion.nullable().describe('What prices it now; null: nothing.'),
    stock: z.number().int().describe('How many pieces can be bought now.'),
    picture: z
      .string()
      .nullable()
      .describe('Picture: a path below `/media/`, or an absolute address. Null: that of the product.'),
  })
  .meta({ id: 'Sku', description: 'What is bought of a product: one value of each axis.' });

export const productView = z
  .object({
    id: z.number().int().describe('Id of the product.'),
    title: z.string().describe("In the caller's language."),
    selling: z.string().describe('One line on why to buy it; may be empty.'),
    seo: seoView,
    detail: z.string().describe('HTML, cleaned by the whitelist of `contract/rich-text/whitelist.values.ts`.'),
    facts: z
      .array(z.object({ name: z.string().describe('Left column.'), value: z.string().describe('Right column.') }))
      .describe('Specifications, as a table.'),
    ...productPageView,
    pictures: z
      .array(z.string())
      .describe('Pictures of the gallery, the main one first: paths below `/media/`, or absolute addresses.'),
    axes: z
      .array(
        z.object({
          name: z.string().describe('Such as `Colour`.'),
          values: z
            .array(
              z.object({
                code: z.string().describe('As in `spec` of the SKUs.'),
                name: z.string().describe("In the caller's language."),
                picture: z
                  .string()
                  .nullable()
                  .describe('Picture: a path below `/media/`, or an absolute address. Null: none.'),
              }),
            )
            .describe('In the order in which they are shown.'),
        }),
      )
      .describe('What its SKUs differ in, such as colour and size; empty with a single SKU.'),
    skus: z.array(skuView).describe('Each combination of values that can be bought.'),
    noReason: z
      .enum(NO_REASON_EXCLUSIONS)
      .nullable()
      .describe(
        'Why it cannot be returned without a reason: `custom`: made to order; `category`: not this kind of goods; null: it can.',
      ),
    custom: z
      .array(
        z.object({
          code: z.string().describe('Names the option in cart and order.'),
          name: z.string().describe("In the caller's language."),
          mode: z.number().int().describe('INPUT_MODE: 10 select one of `choices`, 20 free text.'),
          choices: z.array(z.string()).describe('Empty for free text.'),
          maxLength: z
            .number()
            .int()
            .nullable()
            .describe('Characters of free text; null: no limit but that of the cart (200).'),
          required: z.boolean().describe('Whether it has to be given.'),
        }),
      )
      .nullable()
      .describe('Options that the buyer gives for a made-to-order product; null: it is none.'),
    price: z.number().int().describe('Price of the cheapest SKU, fen.'),
    listPrice: z.number().int().nullable().describe('Price it is compared with, fen; null: none.'),
    sales: z.number().int().describe('Pieces sold so far.'),
    score: z.number().int().describe('Average rating in hundredths of a star: 480 is 4.8; 0 before the first.'),
    reviews: z.number().int().describe('Number of ratings.'),
    favourites: z.number().int().describe('How many shoppers have it among their favourites.'),
    brand: z
      .object({
        id: z.number().int().describe('Id of the brand.'),
        name: z.string().describe("In the caller's language."),
      })
      .nullable()
      .describe('Its brand; null: it has none.'),
    path: z.array(categoryName).describe('From the top to its category.'),
    shop: shopCard.describe('The shop that sells it.'),
    freight: z
      .object({
        fee: z.number().int().describe('Of an order, fen.'),
        freeFrom: z.number().int().describe('Goods amount from which freight is free, fen.'),
        regions: z
          .array(
            z.object({
              provinces: z.array(z.string()).describe('Names of provinces, in Chinese.'),
              fee: z.number().int().describe('Fen.'),
              stepFee: z.number().int().optional().describe('Of each further weight, fen; left out: as elsewhere.'),
            }),
          )
          .describe('Provinces with a fee of their own.'),
        byWeight: z
          .object({
            first: z.number().int().describe('Grams that `fee` is for.'),
            step: z.number().int().describe('Grams of each further weight.'),
            stepFee: z.number().int().describe('Of each further weight, fen.'),
          })
          .optional()
          .describe('Left out: the fee is of any weight.'),
        notDelivered: z.array(z.string()).describe('Names of provinces that the shop does not deliver to.'),
      })
      .describe('Freight of the shop.'),
    putOnAt: z.iso.datetime().describe('When it was last put on sale.'),
    related: z.array(card).describe('What shoppers of this product also look at.'),
    group: z
      .object({
        groupProdId: z.number().int().describe('Id of the activity.'),
        size: z.number().int().describe('Shoppers that fill a group.'),
        price: z.number().int().describe('Lowest price in a group, fen.'),
      })
      .nullable()
      .describe('The group-buy that runs for it; null: none.'),
    ...fresh,
  })
  .meta({ id: 'Product', description: 'A product with everything its page shows.' });
export type ProductView = z.infer<typeof productView>;

export const homeGoods = z.object({
  floors: z
    .array(
      z.object({
        category: z.string().describe('Code of the category.'),
        items: z.array(card).describe('Best sellers first.'),
      }),
    )
    .describe("In the order of the home page's floors; a floor whose category does not exist is missing."),
  newest: z.array(card).describe('The newest products.'),
  shops: z
    .array(shopCard.omit({ products: true }).extend({ items: z.array(card).describe('Some of its best sellers.') }))
    .describe('In the order in which the home page names them.'),
  ...fresh,
});
export type HomeGoods = z.infer<typeof homeGoods>;

export const productId = idText;
