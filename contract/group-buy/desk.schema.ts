import { z } from 'zod';
import { GROUP_BUY_STATES } from '../code-words.ts';
import { countedPage } from '../paging.schema.ts';
import { activityPage, skuPrices } from '../promotion/schema.ts';
import { pageText } from '../query.schema.ts';
import { groupState } from './schema.ts';
import { GROUP_HOURS, GROUP_SIZE } from './values.ts';

const time = z.iso.datetime();
const id = z.number().int().min(1).max(2_147_483_647);

/** A product that costs less in a group; groups that are open keep their size and time. */
export const groupBuyDocument = z
  .object({
    productId: id.describe('Id of the product; it stays as it was made.'),
    size: z.number().int().min(GROUP_SIZE.min).max(GROUP_SIZE.max).describe('Shoppers that fill a group.'),
    hours: z.number().int().min(GROUP_HOURS.min).max(GROUP_HOURS.max).describe('Time to fill a group.'),
    prices: skuPrices.describe('Fen in a group, by SKU id; SKUs without a price are not in it.'),
    startsAt: time.describe('From when groups can be opened.'),
    endsAt: time.describe('Until when groups can be opened.'),
    limitOrder: z.number().int().min(1).max(999).nullable().describe('Pieces in one order; null: any.'),
    discounts: z.boolean().describe('Whether member discount and coupons apply as well.'),
    stopped: z.boolean().describe('No group can be opened any more; open ones run to their end.'),
    sort: z.number().int().min(0).max(9_999).describe('Place in the list, smallest first.'),
  })
  .superRefine(({ prices, startsAt, endsAt }, context) => {
    if (Date.parse(endsAt) <= Date.parse(startsAt))
      context.addIssue({ code: 'custom', path: ['endsAt'], message: 'couponEnds' });
    if (!Object.keys(prices).length) context.addIssue({ code: 'custom', path: ['prices'], message: 'groupNoPrice' });
  });
export type GroupBuyDocument = z.infer<typeof groupBuyDocument>;

export const deskGroupBuy = z.object({
  id: z.number().int().describe('Id of the activity.'),
  productId: z.number().int().describe('Id of the product.'),
  title: z.string().describe('Title of the product.'),
  shop: z.string().describe('Name of the shop.'),
  size: z.number().int().describe('Shoppers that fill a group.'),
  hours: z.number().int().describe('Time to fill a group.'),
  price: z.number().int().describe('Lowest price in a group, fen.'),
  state: z.enum([...GROUP_BUY_STATES, 'stopped']).describe('Whether groups can be opened now.'),
  startsAt: time.describe('From when groups can be opened.'),
  endsAt: time.describe('Until when groups can be opened.'),
  open: z.number().int().describe('Groups that are open now.'),
  full: z.number().int().describe('Groups that were filled.'),
  failed: z.number().int().describe('Groups that were not filled in time.'),
  orders: z.number().int().describe('Paid orders that stand.'),
  sales: z.number().int().describe('What these cost, fen.'),
});
export type DeskGroupBuy = z.infer<typeof deskGroupBuy>;
export const deskGroupBuys = activityPage(deskGroupBuy);
export type DeskGroupBuys = z.infer<typeof deskGroupBuys>;

export const groupBuyGoods = z.object({
  id: z.number().int().describe('Id of the product.'),
  title: z.string().describe("In the caller's language."),
  skus: z
    .array(
      z.object({
        id: z.number().int().describe('Id of the SKU.'),
        spec: z.array(z.string()).describe("Names of the axes' values, in the order of the product's axes."),
        price: z.number().int().describe('Without a group and promotions, fen.'),
        stock: z.number().int().describe('Pieces left.'),
      }),
    )
    .describe('SKUs that are offered.'),
});
export type GroupBuyGoods = z.infer<typeof groupBuyGoods>;

export const deskGroupsQuery = z.object({ page: pageText.default(1).describe('Page number, from 1.') });
export const deskGroups = z.object({
  items: z
    .array(
      z.object({
        id: z.string().describe('Id of the group.'),
        state: groupState,
        size: z.number().int().describe('Shoppers that fill it.'),
        paid: z.number().int().describe('Places that are paid.'),
        held: z.number().int().describe('Places held by orders that are still to be paid.'),
        openedAt: time.describe('When it was opened.'),
        endsAt: time.describe('Until when it can be filled.'),
        orders: z.array(z.string()).describe('Numbers of its orders, in the order in which they joined.'),
      }),
    )
    .describe('Newest first.'),
  ...countedPage('Number of groups.'),
});
export type DeskGroups = z.infer<typeof deskGroups>;
