import { z } from 'zod';
import { invoice, priceRow } from '../checkout/schema.ts';
import { MONEY_WAYS } from '../code-words.ts';
import { groupId, groupState } from '../group-buy/schema.ts';
import { LIMITS } from '../limits.ts';
import { countedPage } from '../paging.schema.ts';
import { typed } from '../typed.schema.ts';
import { ORDER_ACTIONS, ORDER_FORMS, ORDER_SENTENCES, ORDER_WORDS } from './standing.values.ts';
import { TRACKING_STATES } from './tracking.values.ts';
import { ORDER_KINDS, ORDER_TABS } from './values.ts';

const fen = z.number().int();
export const publicId = typed(/^\d{18,24}$/, 'numberWrong').describe(
  'Number of a trade, an order or a payment; random.',
);

export const orderLineView = z
  .object({
    id: z.number().int().describe('Id of the line.'),
    productId: z.number().int().describe('Id of the product.'),
    skuId: z.number().int().describe('Id of the SKU.'),
    pointsGoodId: z.number().int().nullable().describe('Id of the good in the points mall; null: not had for points.'),
    title: z.string().describe('As it was when bought.'),
    spec: z.array(z.string()).describe("Names of the axes' values as they were when bought."),
    picture: z.string().describe('Picture: a path below `/media/`, or an absolute address.'),
    custom: z
      .array(
        z.object({
          name: z.string().describe('Name of the option.'),
          text: z.string().describe('What the buyer gave.'),
        }),
      )
      .describe('Made-to-order options of the buyer.'),
    quantity: z.number().int().describe('Pieces.'),
    listPrice: fen.describe('Per piece, before promotions, fen.'),
    price: fen.describe('Per piece, fen.'),
    points: z.number().int().describe('Per piece, of a good had for points; 0: of another.'),
    payable: fen.describe('Of the whole line, after every discount, without freight, fen.'),
    refunded: z.number().int().describe('Pieces that were refunded.'),
    toShip: z.number().int().describe('Pieces that have still to be shipped.'),
  })
  .meta({ id: 'OrderLine', description: 'A line of an order, as it was bought.' });
export type OrderLineView = z.infer<typeof orderLineView>;

export const orderKind = z
  .enum(ORDER_KINDS)
  .describe('`goods`: bought; `points`: out of the points mall; `member`: a paid membership.');

/** What is known last of a parcel. */
export const parcelNews = z.object({
  carrier: z.string().describe("Name of the carrier in the caller's language."),
  number: z.string().describe('Tracking number.'),
  state: z.enum(TRACKING_STATES).nullable().describe('Where it is; null: not known yet.'),
  at: z.iso.datetime().describe('When that was.'),
  text: z.string().describe('What happened last.'),
});
export type ParcelNews = z.infer<typeof parcelNews>;

/** What is known of a parcel under way, an order's or a return's. */
export const parcelTracking = z.object({
  carrier: z.string().describe("Name of the carrier in the caller's language."),
  number: z.string().describe('Tracking number.'),
  state: z.enum(TRACKING_STATES).nullable().describe('Where it is; null: not known yet.'),
  deliveredAt: z.iso.datetime().nullable().describe('When it was delivered; null: not yet, or not known.'),
  courier: z
    .object({ name: z.string().describe('May be empty.'), mobile: z.string().describe('Phone number.') })
    .nullable()
    .describe('Who brings it; null: not known.'),
  link: z.string().nullable().describe('Its page at the carrier; null: there is none.'),
  trail: z
    .array(z.object({ at: z.iso.datetime().describe('When.'), text: z.string().describe('What happened.') }))
    .describe('Newest first.'),
});
export type ParcelTracking = z.infer<typeof parcelTracking>;

export const orderBrief = z.object({
  id: z.string().describe('Order number, random.'),
  tradeId: z.string().describe('The trade that it is paid with.'),
  status: z
    .number()
    .int()
    .describe(
      'ORDER_STATUS: 10 to pay, 20 to accept, 30 being made, 40 to send, 50 shipped, 60 completed, 70 cancelled.',
    ),
  shop: z
    .object({
      id: z.number().int().describe('Id of the shop.'),
      name: z.string().describe("In the caller's language."),
    })
    .describe('The shop that sells it; id 0: the mall itself.'),
  lines: z.array(orderLineView).describe('What was bought.'),
  kind: orderKind,
  form: z
    .enum(ORDER_FORMS)
    .describe(
      'The kind as shoppers know it: goods made to order, of a flash sale or of a group each have one of their own.',
    ),
  word: z
    .enum(ORDER_WORDS)
    .describe(
      'The word for where it stands: `toGroup`: paid, and its group is not full; `partShipped`: some of it has left; `refunded`: all of it.',
    ),
  points: z.number().int().describe('Points that were used: as a discount, or as the price in the points mall.'),
  back: z
    .object({
      money: fen.describe('Fen.'),
      points: z.number().int().describe('Points.'),
    })
    .describe('What came back, or is on its way, by refunds and cancelling.'),
  payable: fen.describe('Fen, with freight.'),
  freight: fen.describe('Fen.'),
  createdAt: z.iso.datetime().describe('When it was submitted.'),
  together: z.number().int().describe('Orders that its trade pays; those still to be paid are cancelled together.'),
  expiresAt: z.iso.datetime().nullable().describe('Of an unpaid order: when it is cancelled; null: it is not unpaid.'),
  group: z
    .object({
      id: groupId,
      groupProdId: z.number().int().describe('Id of the group-buy activity.'),
      state: groupState,
      missing: z.number().int().describe('Shoppers that have not paid yet of those it takes.'),
      endsAt: z.iso.datetime().describe('Until when it can be filled.'),
      opener: z.boolean().describe('Whether this order opened it.'),
    })
    .nullable()
    .describe('The group it was bought in; null: none.'),
  returns: z
    .array(
      z.object({
        id: z.string().describe('Number of the refund.'),
        lineId: z.number().int().describe('The line that it is for.'),
        state: z.number().int().describe('REFUND_STATUS.'),
      }),
    )
    .describe('The newest refund of each line that was asked for one.'),
  sentence: z.enum(ORDER_SENTENCES).describe('What to tell the shopper about it.'),
  arrival: z
    .object({ from: z.iso.datetime().describe('The first day.'), to: z.iso.datetime().describe('The last.') })
    .nullable()
    .describe(
      'When it usually arrives, counted from the payment, or from when its group was full; null: nothing is on its way, it has to be made first, or that time is over.',
    ),
  parcel: parcelNews
    .extend({ parcels: z.number().int().describe('Parcels of the order that have left.') })
    .nullable()
    .describe('The parcel on its way of which there is the newest news; null: none is on its way.'),
  actions: z.array(z.enum(ORDER_ACTIONS)).describe('What the shopper may do with it now.'),
  next: z.enum(ORDER_ACTIONS).nullable().describe('The one to do first; null: none.'),
  refundable: z.array(z.number().int()).describe('Ids of the lines that a refund can be requested for.'),
});
export type OrderBrief = z.infer<typeof orderBrief>;

export const orderQuery = z.object({
  tab: z.enum(ORDER_TABS).default('all').describe('Which orders.'),
  page: z.coerce.number().int().min(1).max(10_000).default(1).describe('Page number, from 1.'),
  text: z.string().max(100).optional().describe('Order number or words of a title.'),
});
export const orderPage = z.object({
  items: z.array(orderBrief).describe('Newest first.'),
  ...countedPage('Number of matching orders.'),
  counts: z.record(z.enum(ORDER_TABS), z.number().int().describe('Number of orders.')).describe('Orders by tab.'),
  now: z.iso.datetime().describe("The server's time; countdowns count from it, never from the browser's clock."),
});
export type OrderPage = z.infer<typeof orderPage>;

export const parcelView = parcelTracking.extend({
  id: z.number().int().describe('Id of the parcel.'),
  shippedAt: z.iso.datetime().describe('When the shop shipped it.'),
  lines: z
    .array(
      z.object({
        lineId: z.number().int().describe('Id of the line.'),
        pieces: z.number().int().describe('Pieces of it.'),
      }),
    )
    .describe('What is in it; empty of a parcel that carries the whole order.'),
});
export type ParcelView = z.infer<typeof parcelView>;
export const orderAddress = z.object({
  recipient: z.string().describe('Name of the recipient.'),
  mobile: z.string().describe('Mobile number in mainland China, 11 digits.'),
  region: z.string().describe('Names from the province down.'),
  detail: z.string().describe('Street and number.'),
});
export const orderView = orderBrief.extend({
  address: orderAddress.describe('Where it is shipped, as it was when ordered; empty texts of a membership.'),
  remark: z.string().describe('Note of the buyer; may be empty.'),
  invoice: invoice.nullable().describe('Null: none.'),
  rows: z.array(priceRow).describe('What explains the price.'),
  paid: z
    .object({
      balance: fen.describe('Out of the balance, fen.'),
      online: fen.describe('Online, fen.'),
      at: z.iso.datetime().nullable().describe('Null: not paid.'),
    })
    .describe('How it was paid.'),
  refunds: z
    .array(
      z.object({
        amount: fen.describe('Fen.'),
        way: z.enum(MONEY_WAYS).describe('The way it was paid.'),
        done: z.boolean().describe('Whether the money has arrived.'),
        at: z.iso.datetime().describe('When it was done, or else begun.'),
      }),
    )
    .describe('Refunds, done or on their way.'),
  parcels: z.array(parcelView).describe('What was shipped.'),
  timeline: z
    .array(
      z.object({
        status: z.number().int().describe('ORDER_STATUS that began.'),
        at: z.iso.datetime().describe('When.'),
        reason: z.string().describe('Why; may be empty.'),
      }),
    )
    .describe('Oldest first.'),
  receiptBy: z.iso.datetime().nullable().describe('Of a shipped order: when it counts as received; null: not shipped.'),
  now: z.iso.datetime().describe("The server's time; countdowns count from it, never from the browser's clock."),
});
export type OrderView = z.infer<typeof orderView>;

const waiting = z.number().int();
export const orderOverview = z
  .object({
    waiting: z
      .object({
        toPay: waiting.describe('Orders to be paid.'),
        toAccept: waiting.describe('Orders that a shop, or their group, has still to accept.'),
        producing: waiting.describe('Orders that are being made.'),
        toSend: waiting.describe('Orders to be shipped.'),
        toReceipt: waiting.describe('Orders on their way.'),
        toReview: waiting.describe('Orders with something to review.'),
        refunding: waiting.describe('Refunds under way.'),
      })
      .describe('What waits, by what for.'),
    parcels: z
      .array(
        z.object({
          orderId: z.string().describe('Order number.'),
          title: z.string().describe('Its first product.'),
          picture: z.string().describe('Picture of its first product.'),
          carrier: z.string().describe("Name of the carrier in the caller's language."),
          number: z.string().describe('Tracking number.'),
          last: z
            .object({ at: z.iso.datetime().describe('When.'), text: z.string().describe('What happened.') })
            .nullable()
            .describe('The newest event; null: none.'),
          receiptBy: z.iso
            .datetime()
            .nullable()
            .describe('When it counts as received; null: other parcels of its order have not left.'),
        }),
      )
      .describe('Parcels on their way, shipped last first; not all of them.'),
    saved: z
      .object({
        all: fen.describe('By promotions, coupons and membership, fen.'),
        member: fen.describe('Of that by membership, fen.'),
      })
      .describe('What completed orders cost less than their list price, without what was refunded.'),
  })
  .meta({ id: 'OrderOverview', description: "What waits among a shopper's orders." });
export type OrderOverview = z.infer<typeof orderOverview>;

export const changeAddressRequest = z.object({
  addressId: z.number().int().min(1).max(2_147_483_647).describe("Id of one of the shopper's addresses."),
});
export type ChangeOrderAddress = z.input<typeof changeAddressRequest>;

export const cancelRequest = z.object({
  reason: z.string().trim().min(1).max(LIMITS.cancelReason).describe('Shown to the shop.'),
});
export type CancelOrder = z.input<typeof cancelRequest>;
/** A trade that is still to be paid ends as a whole, because it is paid as a whole. */
export const canceled = z.object({
  orderIds: z
    .array(z.string())
    .describe('The orders that ended: a trade still to be paid ends whole, because it is paid whole.'),
});
export type CanceledOrders = z.infer<typeof canceled>;
