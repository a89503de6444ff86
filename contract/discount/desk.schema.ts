import { z } from 'zod';
import { DISCOUNT_STATES } from '../code-words.ts';
import { pair, picture, title } from '../pair.schema.ts';
import { activityPage, skuPrices, weeklyHours } from '../promotion/schema.ts';

/** Timed discounts as the desk makes them. Money is in fen. */

const id = z.number().int().min(1).max(2_147_483_647);
const time = z.iso.datetime();

export const DISCOUNT_GOODS = 200;

type Made = {
  off: number | null;
  startsAt: string;
  endsAt: string;
  weekly: { days: number[]; from: number; to: number } | null;
  goods: { productId: number; prices: Record<string, number> | null }[];
};

function discountErrors({ off, startsAt, endsAt, weekly, goods }: Made) {
  const twice = new Set(goods.map(({ productId }) => productId)).size < goods.length;
  const unpriced = (prices: Made['goods'][number]['prices']): boolean =>
    off === null ? Object.keys(prices ?? {}).length === 0 : prices !== null;
  return [
    { wrong: Date.parse(endsAt) <= Date.parse(startsAt), field: ['endsAt'], message: 'couponEnds' },
    { wrong: weekly !== null && weekly.to <= weekly.from, field: ['weekly', 'to'], message: 'couponEnds' },
    { wrong: twice, field: ['goods'], message: 'discountTwice' },
    ...goods.map(({ prices }, at) => ({
      ...{ wrong: unpriced(prices), field: ['goods', at, 'prices'], message: 'discountNoPrice' },
    })),
  ];
}

export const discountDocument = z
  .object({
    name: title.describe('Name of the timed discount.'),
    shopId: id.nullable().describe('Id of the shop whose goods it is for; null: of the mall.'),
    rule: pair.describe('What its page says of it.'),
    banner: z.union([z.literal(''), picture]).describe('Picture of its page; empty: none.'),
    off: z.number().int().min(1).max(9_999).nullable().describe('Basis points off every SKU; null: a price per SKU.'),
    startsAt: time.describe('When it starts.'),
    endsAt: time.describe('When it ends.'),
    weekly: weeklyHours.nullable().describe('It runs at these hours alone; null: all the time.'),
    limit: z
      .number()
      .int()
      .min(1)
      .max(999)
      .nullable()
      .describe('Pieces of a SKU that one shopper may buy in all; null: any.'),
    stopped: z.boolean().describe('It prices nothing any more.'),
    goods: z
      .array(
        z.object({
          productId: id.describe('Id of the product.'),
          prices: skuPrices.nullable().describe('Price of each SKU that is in it; null: by percentage.'),
        }),
      )
      .min(1)
      .max(DISCOUNT_GOODS)
      .describe('In the order in which its page shows them.'),
  })
  .superRefine((value, context) => {
    for (const { wrong, field, message } of discountErrors(value))
      if (wrong) context.addIssue({ code: 'custom', path: field, message });
  });
export type DiscountDocument = z.infer<typeof discountDocument>;

export const deskDiscount = z.object({
  id: z.number().int().describe('Id of the timed discount.'),
  version: z.number().int().describe('Its version.'),
  name: title.describe('Name of the timed discount.'),
  shop: z.string().nullable().describe("Name of the shop in the caller's language; null: of the mall."),
  off: z.number().int().nullable().describe('Basis points off every SKU; null: a price per SKU.'),
  limit: z.number().int().nullable().describe('Pieces of a SKU that one shopper may buy in all; null: any.'),
  state: z.enum([...DISCOUNT_STATES, 'stopped']).describe('`resting`: it waits for its hours of the week.'),
  startsAt: time.describe('When it starts.'),
  endsAt: time.describe('When it ends.'),
  weekly: weeklyHours.nullable().describe('It runs at these hours alone; null: all the time.'),
  goods: z.number().int().describe('Number of its products.'),
  sold: z.number().int().describe('Pieces bought at its prices; cancelled orders are not counted.'),
  shoppers: z.number().int().describe('How many shoppers bought them.'),
});
export type DeskDiscount = z.infer<typeof deskDiscount>;
export const deskDiscounts = activityPage(deskDiscount);
export type DeskDiscounts = z.infer<typeof deskDiscounts>;

export const discountChoices = z.object({
  shops: z
    .array(z.object({ id: z.number().int().describe('Id of the shop.'), name: z.string().describe('Its name.') }))
    .describe('Shops that the operator may make timed discounts of.'),
  mall: z.boolean().describe('Whether the operator may make timed discounts of the mall.'),
});
export type DiscountChoices = z.infer<typeof discountChoices>;

export const pricedGoods = z.array(
  z.object({
    id: z.number().int().describe('Id of the product.'),
    title: z.string().describe("In the caller's language."),
    picture: z.string().describe('Picture: a path below `/media/`, or an absolute address.'),
    skus: z
      .array(
        z.object({
          id: z.number().int().describe('Id of the SKU.'),
          spec: z.array(z.string()).describe("Names of its values, in the caller's language."),
          price: z.number().int().describe('Price without a promotion, fen.'),
        }),
      )
      .describe('Those that are sold.'),
  }),
);
export type PricedGoods = z.infer<typeof pricedGoods>;
