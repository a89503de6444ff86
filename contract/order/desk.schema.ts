import { z } from 'zod';
import { ORDER_ACTORS, ROW_OUTCOMES } from '../code-words.ts';
import { DESK, LIMITS } from '../limits.ts';
import { countedPage } from '../paging.schema.ts';
import { ofShop } from '../query.schema.ts';
import { typed } from '../typed.schema.ts';
import { TRACKING, toTracking } from './carriers.values.ts';
import { orderBrief, orderView, parcelView, publicId } from './schema.ts';
import { ORDER_NOTES, ORDER_TABS, SHOP_MOVES } from './values.ts';

export const LAST_PAGE = DESK.counted / DESK.ordersPerPage;
/** A day of this century. */
export const day = typed(/^20\d\d-\d\d-\d\d$/, 'dayWrong').refine((text) => z.iso.date().safeParse(text).success, {
  error: 'dayWrong',
});

/** A word of the desk's own for an order. */
const orderTag = z.string().trim().min(1).max(ORDER_NOTES.tag);

export const deskOrderQuery = z.object({
  urged: z.literal('1').optional().describe('Only orders whose shopper asked to ship them; left out: all.'),
  tag: orderTag.optional().describe('Only orders with this tag; left out: all.'),
  tab: z.enum(ORDER_TABS).default('all').describe('Which orders.'),
  page: z.coerce.number().int().min(1).max(LAST_PAGE).default(1).describe('Page number, from 1.'),
  text: z
    .string()
    .max(100)
    .optional()
    .describe('Order number, goods, recipient, or a phone number or its last four digits.'),
  from: day.optional().describe('First day in China; left out: no limit.'),
  to: day.optional().describe('Last day in China, included; left out: no limit.'),
  shopId: ofShop,
});

export const receipt = z.object({
  paymentId: z.string().describe('Our number of the payment.'),
  provider: z.string().describe('Name of the payment provider.'),
  providerId: z.string().describe("The provider's transaction number."),
  amount: z.number().int().describe('Fen.'),
});
export type DeskReceipt = z.infer<typeof receipt>;

export const mobileView = z.object({
  mobile: z.string().describe('The whole number; looking at it is written in the audit log.'),
});
export type MobileView = z.infer<typeof mobileView>;

const moves = z.array(z.enum(SHOP_MOVES));
const urgedAt = z.iso.datetime().nullable();
const tags = z.array(z.string()).describe('Words that the desk gave it.');
const ofShopper = {
  arrival: true,
  parcel: true,
  sentence: true,
  actions: true,
  next: true,
  refundable: true,
  together: true,
} as const;

export const deskOrder = orderBrief.omit({ ...ofShopper, expiresAt: true }).extend({
  moves: moves.describe('What this operator may do with it now.'),
  recipient: z.string().describe('Name of the recipient.'),
  mobileEnd: z.string().describe('Last four digits of the mobile number.'),
  remark: z.string().describe('Note of the buyer; may be empty.'),
  urgedAt: urgedAt.describe('When the shopper asked last to ship it; null: not, or nothing is left to ship.'),
  tags,
});
export type DeskOrder = z.infer<typeof deskOrder>;

export const deskOrderPage = z.object({
  items: z.array(deskOrder).describe('Newest first.'),
  ...countedPage('At most 10 000, which means "or more".'),
  counts: z
    .record(z.enum(ORDER_TABS), z.number().int().describe('Number of orders.'))
    .describe('Orders by tab. At most 10 000, which means "or more".'),
});
export type DeskOrderPage = z.infer<typeof deskOrderPage>;

export const deskOrderSheetQuery = deskOrderQuery.omit({ page: true });

const deskParcel = parcelView.extend({
  code: z.string().describe('Code of the carrier.'),
  correctable: z.boolean().describe('Whether carrier and number can still be corrected.'),
});
export type DeskParcel = z.infer<typeof deskParcel>;

export const deskOrderView = orderView.omit({ ...ofShopper, timeline: true }).extend({
  moves: moves.describe('What this operator may do with it now.'),
  mobileHidden: z.boolean().describe('The middle digits of the mobile number are hidden; another call shows it whole.'),
  receipts: z.array(receipt).describe('What paid the trade online; empty for operators of a shop.'),
  urgedAt: urgedAt.describe('When the shopper asked last to ship it; null: not, or nothing is left to ship.'),
  tags,
  notes: z
    .array(
      z.object({
        id: z.number().int().describe('Id of the note.'),
        by: z.string().describe('Name of the operator.'),
        text: z.string().describe('What it says.'),
        at: z.iso.datetime().describe('When it was written.'),
      }),
    )
    .describe('Internal notes of the desk, newest first; shoppers never see them.'),
  parcels: z.array(deskParcel).describe('What was shipped.'),
  madeToOrder: z.boolean().describe('Whether a line takes options of the buyer.'),
  log: z
    .array(
      z.object({
        actor: z.enum(ORDER_ACTORS).describe('Who did it.'),
        by: z
          .string()
          .nullable()
          .describe("The operator's name; null for the buyer and for what the mall does by itself."),
        from: z.number().int().nullable().describe('ORDER_STATUS before; null: the order is new.'),
        to: z.number().int().describe('ORDER_STATUS after.'),
        reason: z.string().describe('Why; may be empty.'),
        at: z.iso.datetime().describe('When.'),
      }),
    )
    .describe('Oldest first.'),
});
export type DeskOrderView = z.infer<typeof deskOrderView>;

export const slipQuery = z.object({
  ids: z
    .string()
    .max(25 * DESK.bulkRows)
    .describe('Order numbers, separated by commas.'),
});
export type SlipQuery = z.input<typeof slipQuery>;
/** What lies in a parcel, without prices: it may be a gift. */
export const slip = z.object({
  id: z.string().describe('Order number.'),
  shop: z.string().describe('Name of the shop.'),
  createdAt: z.iso.datetime().describe('When it was ordered.'),
  recipient: z.string().describe('Name of the recipient.'),
  mobile: z.string().describe('Mobile number of the recipient.'),
  region: z.string().describe('Names from the province down.'),
  detail: z.string().describe('Street and number.'),
  remark: z.string().describe('Note of the buyer; may be empty.'),
  lines: z
    .array(
      z.object({
        title: z.string().describe('Title of the product.'),
        spec: z.array(z.string()).describe("Names of the axes' values."),
        custom: z
          .array(
            z.object({
              name: z.string().describe('Name of the option.'),
              text: z.string().describe('What the buyer gave.'),
            }),
          )
          .describe('Made-to-order options of the buyer.'),
        quantity: z.number().int().describe('Pieces.'),
      }),
    )
    .describe('What is in the parcel, without prices: it may be a gift.'),
});
export type Slip = z.infer<typeof slip>;

export const refuseRequest = z.object({
  reason: z.string().trim().min(1).max(LIMITS.cancelReason).describe('Shown to the buyer.'),
});
export type RefuseOrder = z.input<typeof refuseRequest>;
export const reduceRequest = z.object({
  off: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).describe('What is taken off the goods, fen.'),
  payable: z
    .number()
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER)
    .describe('What the order cost when the operator looked, fen.'),
  reason: z.string().trim().min(1).max(LIMITS.cancelReason).describe('Shown to the buyer.'),
});
export type ReduceOrder = z.input<typeof reduceRequest>;
export const shipRequest = z.object({
  carrier: z.string().trim().min(1).max(40).describe('Code or name of the carrier.'),
  number: typed(TRACKING, 'trackingFormat', toTracking).describe('Tracking number.'),
  lines: z
    .array(
      z.object({
        lineId: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).describe('Id of the line.'),
        pieces: z.number().int().min(1).max(9_999).describe('Pieces of it.'),
      }),
    )
    .min(1)
    .max(DESK.parcelLines)
    .optional()
    .describe('What is in the parcel; left out: everything that has still to be shipped.'),
});
export type ShipOrder = z.input<typeof shipRequest>;

export const correctParcelRequest = shipRequest.omit({ lines: true });
export type CorrectParcel = z.input<typeof correctParcelRequest>;

export const noteRequest = z.object({
  text: z.string().trim().min(1).max(ORDER_NOTES.text).describe('Seen at the desk only.'),
});
export type NoteRequest = z.input<typeof noteRequest>;
export const tagsRequest = z.object({
  tags: z.array(orderTag).max(ORDER_NOTES.tags).describe('All of them; what is left out is taken off.'),
});
export type TagsRequest = z.input<typeof tagsRequest>;

export const bulkAccept = z.object({ orders: z.array(publicId).min(1).max(DESK.bulkRows).describe('Order numbers.') });
export type AcceptOrders = z.input<typeof bulkAccept>;
const cell = z.string().max(100);
export const bulkShip = z.object({
  rows: z
    .array(
      z.object({
        order: cell.describe('Order number.'),
        carrier: cell.describe('Code or name of the carrier.'),
        number: cell.describe('Tracking number.'),
      }),
    )
    .min(1)
    .max(DESK.bulkRows)
    .describe('One per order.'),
});
export type ShipOrders = z.input<typeof bulkShip>;
export const shipCsv = z.object({
  csv: z
    .string()
    .min(1)
    .max(DESK.csv)
    .describe('Order number, carrier and tracking number, with or without a line of headings.'),
  apply: z.boolean().describe('False: says what would happen. True: ships the good rows.'),
});
export type ShipFile = z.input<typeof shipCsv>;

export const bulkReport = z.object({
  rows: z
    .array(
      z.object({
        line: z.number().int().describe('Line of the file, or place in the list, from 1.'),
        order: z.string().describe('Order number as it was given.'),
        outcome: z
          .enum(ROW_OUTCOMES)
          .describe('`already`: it was done before, the same way; `ready`: it would be done.'),
        msg: z.string().optional().describe('Why it is bad.'),
      }),
    )
    .describe('One per row that came in.'),
  good: z.number().int().describe('Number of rows that were, or would be, done.'),
  bad: z.number().int().describe('Number of bad rows.'),
});
export type BulkReport = z.infer<typeof bulkReport>;
