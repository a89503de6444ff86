import { z } from 'zod';
import { MONEY_WAYS, REFUND_ERRORS } from '../code-words.ts';
import { LIMITS } from '../limits.ts';
import { TRACKING, toTracking } from '../order/carriers.values.ts';
import { orderLineView, parcelNews, parcelTracking, publicId } from '../order/schema.ts';
import { countedPage } from '../paging.schema.ts';
import { pageText } from '../query.schema.ts';
import { typed } from '../typed.schema.ts';
import { NO_REASON_STATES } from './no-reason.values.ts';
import {
  REFUND_ACTIONS,
  REFUND_ACTORS,
  REFUND_DESCRIPTION,
  REFUND_KIND,
  REFUND_MOVE_NAMES,
  REFUND_STATUS,
  REFUND_TABS,
  REFUND_VOUCHERS,
} from './values.ts';

/** Refunds and returns (domain decisions, sections 4 and 12). */

const fen = z.number().int();
const lineId = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
export const refundKind = z
  .literal(Object.values(REFUND_KIND))
  .describe('REFUND_KIND: 10 refund only, 20 return and refund.');
export const refundStatus = z
  .literal(Object.values(REFUND_STATUS))
  .describe(
    'REFUND_STATUS: 10 applied, 20 agreed, 30 sent back, 40 received, 50 refunded, 60 refused, 70 at the service of the mall, 80 withdrawn, 90 closed.',
  );

const pictures = z
  .array(z.string().max(200).describe('As `/app/p/upload` gave it.'))
  .max(REFUND_VOUCHERS)
  .default([])
  .describe('Pictures of the shopper, up to five.');

export type RefundError = (typeof REFUND_ERRORS)[number];

export const refundPreviewQuery = z.object({
  orderId: publicId,
  lineId: z.coerce
    .number()
    .pipe(lineId)
    .optional()
    .describe('The line; left out: every line of an order that is not shipped yet.'),
  quantity: z.coerce.number().int().min(1).max(9_999).optional().describe('Pieces; left out: all that are left.'),
  kind: z.coerce
    .number()
    .pipe(refundKind)
    .optional()
    .describe(
      'Of a line that is shipped in part: a return is for pieces that have left, a refund only for the others.',
    ),
});
export type RefundPreviewQuery = z.infer<typeof refundPreviewQuery>;

const ways = z
  .object({
    online: fen.describe('Back to where it was paid online, fen.'),
    balance: fen.describe('Back to the balance, fen.'),
  })
  .describe('Where the money goes: the way it came, online first.');

export const refundPreview = z
  .object({
    orderId: z.string().describe('Order number.'),
    shop: z.string().describe("In the caller's language."),
    lines: z
      .array(
        orderLineView.extend({
          left: z.number().int().describe('Pieces that can be refunded.'),
          asked: z.number().int().describe('Pieces that this refund would be for.'),
          amount: fen.describe('What comes back for them, fen.'),
        }),
      )
      .describe('What it would be for.'),
    kinds: z.array(refundKind).describe('What can be asked for; before shipping only a refund.'),
    whole: z.boolean().describe('Before shipping a line is refunded whole: the number of pieces cannot be chosen.'),
    instant: z
      .boolean()
      .describe('Whether it is paid as soon as it is applied for: nothing was sent, and the shop allows it.'),
    goods: fen.describe('Of the goods, fen.'),
    freight: fen.describe('Freight that comes back with the last line of an order that is not shipped, fen.'),
    amount: fen.describe('All money, fen.'),
    ways,
    points: z.number().int().describe('Points that were spent and come back.'),
    earned: z.number().int().describe('Points that the order earned and that are taken back.'),
    noReasonUntil: z.iso
      .datetime()
      .nullable()
      .describe('Until when they can be returned without a reason; null: not at all, or that time has not begun.'),
    noReason: z
      .enum(NO_REASON_STATES)
      .describe(
        'Whether they can be returned without a reason: `open`; `unsent`: nothing was sent; `over`: the time for it is over; `custom`: made to order; `category`: not this kind of goods.',
      ),
    unfit: z
      .array(z.string())
      .describe('Values of the dictionary `refund_reason` that make no sense here, and are not offered.'),
    error: z
      .enum(REFUND_ERRORS)
      .nullable()
      .describe(
        'Why it cannot be applied for; null: it can. `member`: memberships are refunded with a call of their own; `status`: not paid, or cancelled; `group`: its group is open; `open`: one is under way; `none`: nothing is left; `late`: too long ago; `final`: the mall has decided, or the shop refused twice.',
      ),
  })
  .meta({ id: 'RefundPreview', description: 'What a refund would give back.' });
export type RefundPreview = z.infer<typeof refundPreview>;

export const refundRequest = z.object({
  orderId: publicId,
  lineId: lineId.optional().describe('The line; left out: every line of an order that is not shipped yet.'),
  quantity: z.number().int().min(1).max(9_999).optional().describe('Pieces; left out: all that are left.'),
  kind: refundKind,
  reason: z.string().trim().min(1).max(LIMITS.cancelReason).describe('Of the dictionary `refund_reason`.'),
  description: z.string().trim().max(REFUND_DESCRIPTION).default('').describe('Up to 200 characters.'),
  pictures,
});
export type RefundRequest = z.input<typeof refundRequest>;
export const refundsApplied = z.object({ ids: z.array(z.string()).describe('Numbers of the refunds: one per line.') });
export type RefundsApplied = z.infer<typeof refundsApplied>;

export const refundQuery = z.object({
  tab: z.enum(REFUND_TABS).default('all').describe('Which refunds.'),
  page: pageText.default(1).describe('Page number, from 1.'),
});

export const refundBrief = z.object({
  id: z.string().describe('Number of the refund, random.'),
  orderId: z.string().describe('Order number.'),
  line: orderLineView.describe('What it is for.'),
  shop: z
    .object({
      id: z.number().int().describe('Id of the shop.'),
      name: z.string().describe("In the caller's language."),
    })
    .describe('The shop that sold it.'),
  kind: refundKind,
  status: refundStatus,
  quantity: z.number().int().describe('Pieces; 0: an amount that the shop gave back without any.'),
  unasked: z.boolean().describe('Whether the shop gave it back without being asked.'),
  amount: fen.describe('Money, fen; with the freight once it is refunded.'),
  points: z.number().int().describe('Points that come back.'),
  reason: z.string().describe('Why.'),
  appliedAt: z.iso.datetime().describe('When it was applied for.'),
  dueAt: z.iso.datetime().nullable().describe('When the clock that runs now ends; null: none runs.'),
  appealBy: z.iso
    .datetime()
    .nullable()
    .describe("Of a refused one: until when the mall's service can be asked; null: it cannot."),
  parcel: parcelNews.nullable().describe('Where the goods that go back are; null: they are not on their way.'),
  actions: z.array(z.enum(REFUND_ACTIONS)).describe('What the shopper may do now.'),
});
export type RefundBrief = z.infer<typeof refundBrief>;

export const refundPage = z.object({
  items: z.array(refundBrief).describe('Newest first.'),
  ...countedPage('Number of matching refunds.'),
  counts: z.record(z.enum(REFUND_TABS), z.number().int().describe('Number of refunds.')).describe('Refunds by tab.'),
  now: z.iso.datetime().describe("The server's time; countdowns count from it, never from the browser's clock."),
});
export type RefundPage = z.infer<typeof refundPage>;

export const returnAddress = z.object({
  recipient: z.string().trim().min(1).max(LIMITS.recipient).describe('Who takes the parcel.'),
  mobile: z.string().trim().min(5).max(20).describe('Phone number of the shop.'),
  detail: z.string().trim().min(5).max(LIMITS.detailedAddress).describe('Region, street and number.'),
});
export type ReturnAddress = z.infer<typeof returnAddress>;

export const refundStep = z.object({
  move: z.enum(['apply', ...REFUND_MOVE_NAMES]).describe('What was done.'),
  status: refundStatus,
  actor: z.enum(REFUND_ACTORS).describe('Who did it; `system`: the clock.'),
  note: z.string().describe('What was said; may be empty.'),
  pictures: z.array(z.string().describe('A path below `/media/`.')).describe('What was shown.'),
  at: z.iso.datetime().describe('When.'),
});
export type RefundStep = z.infer<typeof refundStep>;

export const refundView = refundBrief
  .extend({
    goods: fen.describe('Of the goods, fen.'),
    freight: fen.describe('Freight that came back with it, fen.'),
    earned: z.number().int().describe('Points that the order had earned and that were taken back.'),
    description: z.string().describe('May be empty.'),
    record: z.array(refundStep).describe('What both sides did and said, oldest first.'),
    address: returnAddress.nullable().describe('Where the goods go; null: the shop has not given it yet.'),
    parcel: parcelTracking
      .extend({ code: z.string().describe('Code of the carrier.') })
      .nullable()
      .describe('What the buyer sent; null: nothing yet.'),
    money: z
      .array(
        z.object({
          amount: fen.describe('Fen.'),
          way: z.enum(MONEY_WAYS).describe('The way it was paid.'),
          done: z.boolean().describe('Whether the money has arrived.'),
          at: z.iso.datetime().describe('When it was done, or else begun.'),
        }),
      )
      .describe('Money on its way back or there.'),
    final: z.boolean().describe("Whether the mall's service has decided: nothing can be asked for after that."),
    refundedAt: z.iso.datetime().nullable().describe('When it was refunded; null: it is not.'),
    now: z.iso.datetime().describe("The server's time; countdowns count from it, never from the browser's clock."),
  })
  .meta({ id: 'RefundView', description: 'A refund.' });
export type RefundView = z.infer<typeof refundView>;

export const shipBackRequest = z.object({
  carrier: z.string().trim().min(1).max(40).describe('Code or name of the carrier.'),
  number: typed(TRACKING, 'trackingFormat', toTracking).describe('Tracking number.'),
});
export type ShipBackRequest = z.input<typeof shipBackRequest>;

export const escalateRequest = z.object({
  note: z
    .string()
    .trim()
    .min(1)
    .max(REFUND_DESCRIPTION)
    .describe('What the service of the mall should know, up to 200 characters.'),
  pictures,
});
export type EscalateRequest = z.input<typeof escalateRequest>;
