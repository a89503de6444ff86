import { z } from 'zod';
import { GROUP_BUY_STATES, GROUP_STATES } from '../code-words.ts';
import { countedPage } from '../paging.schema.ts';
import { idText, pageText } from '../query.schema.ts';
import { typed } from '../typed.schema.ts';

/** Group-buy: a product costs less for shoppers who fill a group (domain decisions, section 10). Money is in fen. */

export const GROUP_PAGE = 12;
export const GROUPS_SHOWN = 20;

export type GroupState = (typeof GROUP_STATES)[number];
export const groupState = z
  .enum(GROUP_STATES)
  .describe('`unpaid`: its opener has not paid, and others do not see it; `failed`: it was not filled in time.');

export const groupId = typed(/^\d{18,24}$/, 'numberWrong').describe(
  'Id of a group; random: who has it may look at the group and join.',
);

const now = z.iso.datetime().describe("The server's time; countdowns count from it, never from the browser's clock.");

export const groupCard = z
  .object({
    groupProdId: z.number().int().describe('Id of the activity.'),
    productId: z.number().int().describe('Id of the product.'),
    title: z.string().describe("In the caller's language."),
    picture: z.string().describe('Picture: a path below `/media/`, or an absolute address.'),
    shopName: z.string().describe('Name of the shop.'),
    size: z.number().int().describe('Shoppers that fill a group.'),
    price: z.number().int().describe('Lowest price in a group, fen.'),
    alone: z.number().int().describe('What the same SKU costs without a group and promotions, fen.'),
    groups: z.number().int().describe('Groups that can be joined now.'),
    bought: z.number().int().describe('Pieces bought in groups that are filled or open.'),
    soldOut: z.boolean().describe('Whether no SKU is in stock.'),
    endsAt: z.iso.datetime().describe('When the activity ends.'),
  })
  .meta({ id: 'GroupCard', description: 'A group-buy activity as lists show it.' });
export type GroupCard = z.infer<typeof groupCard>;

export const groupListQuery = z.object({ page: pageText.default(1).describe('Page number, from 1.') });
export const groupList = z.object({
  items: z.array(groupCard).describe('Activities that run, as arranged.'),
  ...countedPage('Number of activities that run.'),
  now,
});
export type GroupList = z.infer<typeof groupList>;

export const groupInfoQuery = z.object({
  groupProdId: idText.describe('Id of the activity.'),
  groupId: groupId.optional().describe('A group of the activity; left out: the activity alone.'),
});

const person = z.object({
  name: z.string().describe('Name with all but its first and last character hidden.'),
  picture: z.string().nullable().describe('Picture: a path below `/media/`; null: none.'),
  opener: z.boolean().describe('Whether they opened the group.'),
  self: z.boolean().describe('Whether it is the caller.'),
});
export type GroupPerson = z.infer<typeof person>;

export const openGroup = z.object({
  id: groupId.describe('Id of the group.'),
  opener: person.describe('Who opened it.'),
  missing: z.number().int().describe('Places that are free.'),
  joined: z.boolean().describe('Whether the caller is in it.'),
  endsAt: z.iso.datetime().describe('Until when it can be filled.'),
});
export type OpenGroup = z.infer<typeof openGroup>;

export const oneGroup = z.object({
  id: groupId.describe('Id of the group.'),
  state: groupState,
  size: z.number().int().describe('Shoppers that fill it.'),
  members: z.array(person).describe('Those who have paid, its opener first, then in the order in which they joined.'),
  waiting: z.number().int().describe('Places held by orders that are still to be paid.'),
  missing: z.number().int().describe('Places that are free.'),
  endsAt: z.iso.datetime().describe('Until when it can be filled.'),
  order: z
    .object({
      id: z.string().describe('Order number.'),
      paid: z.boolean().describe('Whether it is paid; until then its place is held.'),
    })
    .nullable()
    .describe('Order of the caller in it; null: the caller is not in it.'),
});
export type OneGroup = z.infer<typeof oneGroup>;

export const groupInfo = z.object({
  groupProdId: z.number().int().describe('Id of the activity.'),
  state: z.enum(GROUP_BUY_STATES).describe('New groups can be opened while it runs.'),
  startsAt: z.iso.datetime().describe('When it starts.'),
  endsAt: z.iso.datetime().describe('When it ends.'),
  size: z.number().int().describe('Shoppers that fill a group.'),
  hours: z.number().int().describe('Time to fill a group.'),
  limit: z.number().int().nullable().describe('Pieces in one order; null: no limit but stock.'),
  discounts: z.boolean().describe('Whether member discount and coupons apply beside the price of the group.'),
  productId: z.number().int().describe('Id of the product.'),
  title: z.string().describe("In the caller's language."),
  selling: z.string().describe('One line on why to buy it; may be empty.'),
  pictures: z.array(z.string()).describe('Paths below `/media/`, or absolute addresses.'),
  shop: z
    .object({ id: z.number().int().describe('Id of the shop.'), name: z.string().describe('Its name.') })
    .describe('The shop that sells it.'),
  freight: z
    .object({
      fee: z.number().int().describe('Of an order, fen.'),
      freeFrom: z.number().int().describe('Goods amount from which freight is free, fen.'),
      byRegion: z.boolean().describe('Whether the fee depends on province or weight.'),
    })
    .describe('Freight of the shop.'),
  onSale: z.boolean().describe('Whether the product is on sale.'),
  skus: z
    .array(
      z.object({
        id: z.number().int().describe('Id of the SKU.'),
        spec: z.array(z.string()).describe("Names of the axes' values, in the order of the product's axes."),
        price: z.number().int().describe('In a group, fen.'),
        alone: z.number().int().describe('Without a group and promotions, fen.'),
        stock: z.number().int().describe('Pieces left.'),
      }),
    )
    .describe('SKUs that the activity has a price for.'),
  groups: z.array(openGroup).describe('Groups that can be joined, those that end soonest first.'),
  group: oneGroup.nullable().describe('The group asked for; null: none was.'),
  now,
});
export type GroupInfo = z.infer<typeof groupInfo>;
