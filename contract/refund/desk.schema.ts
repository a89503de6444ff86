import { z } from 'zod';
import { DESK, LIMITS } from '../limits.ts';
import { orderLineView, publicId } from '../order/schema.ts';
import { countedPage } from '../paging.schema.ts';
import { ofShop } from '../query.schema.ts';
import { GIVE_BACK_ERRORS } from './give-back.rules.ts';
import { refundBrief, refundView, returnAddress } from './schema.ts';
import { DESK_REFUND_MOVES, DESK_REFUND_TABS, REFUND_DESCRIPTION, REFUND_VOUCHERS } from './values.ts';

const moves = z.array(z.enum(DESK_REFUND_MOVES)).describe('What this operator may do with it now.');
const buyer = z.string().describe('Name of the recipient of the order.');

export const deskRefundQuery = z.object({
  tab: z.enum(DESK_REFUND_TABS).default('toAnswer').describe('Which refunds.'),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(DESK.counted / DESK.ordersPerPage)
    .default(1)
    .describe('Page number, from 1.'),
  text: z.string().max(100).optional().describe('Number of a refund or of an order.'),
  shopId: ofShop,
});
export const deskRefundSheetQuery = deskRefundQuery.omit({ page: true });

export const deskRefund = refundBrief.omit({ actions: true }).extend({ moves, buyer });
export type DeskRefund = z.infer<typeof deskRefund>;
export const deskRefundPage = z.object({
  items: z.array(deskRefund).describe('Those whose time ends first, or the newest.'),
  ...countedPage('Number of matching refunds.'),
  counts: z
    .record(z.enum(DESK_REFUND_TABS), z.number().int().describe('Number of refunds.'))
    .describe('Refunds by tab.'),
  now: z.iso.datetime().describe("The server's time; countdowns count from it, never from the browser's clock."),
});
export type DeskRefundPage = z.infer<typeof deskRefundPage>;

export const deskRefundView = refundView.omit({ actions: true }).extend({
  moves,
  buyer,
  paid: z.number().int().describe('What the whole line was paid with, without freight, fen.'),
  noReason: z.boolean().describe('A return without a reason: refused only for the state of the goods, with pictures.'),
  place: returnAddress.nullable().describe('Where the shop takes parcels back; null: it has not said yet.'),
});
export type DeskRefundView = z.infer<typeof deskRefundView>;

const restock = z.boolean().default(false).describe('Whether the pieces can be sold again.');
export const agreeRefund = z.object({
  restock,
  address: returnAddress.optional().describe('Of a return: where the goods go; left out: where the shop takes them.'),
});
export type AgreeRefund = z.input<typeof agreeRefund>;
export const receiveRefund = z.object({ restock });
export type ReceiveRefund = z.input<typeof receiveRefund>;
export const denyRefund = z.object({
  reason: z.string().trim().min(1).max(REFUND_DESCRIPTION).describe('Shown to the buyer.'),
  pictures: z
    .array(z.string().max(200).describe('Path, as `/desk/p/picture` gave it to this operator.'))
    .max(REFUND_VOUCHERS)
    .default([])
    .describe('Pictures that show why, up to five.'),
});
export type DenyRefund = z.input<typeof denyRefund>;
export const decideRefund = z.object({
  decision: z
    .enum(['pay', 'return', 'refuse'])
    .describe('`pay`: the money goes back at once; `return`: once the goods are back; `refuse`: it stays refused.'),
  reason: z.string().trim().min(1).max(REFUND_DESCRIPTION).describe('Shown to both sides.'),
  restock,
});
export type DecideRefund = z.input<typeof decideRefund>;

export const giveBackView = z.object({
  lines: z
    .array(
      orderLineView.extend({
        pieces: z.number().int().describe('Pieces that can be given back.'),
        of: z.number().int().describe('Pieces that are not refunded.'),
        ofShipped: z.boolean().describe('Whether these pieces have left.'),
        moneyLeft: z.number().int().describe('What is left of what was paid for it, without freight, fen.'),
        pointsLeft: z.number().int().describe('Points spent on it that are left.'),
        error: z
          .enum(GIVE_BACK_ERRORS)
          .nullable()
          .describe('Why nothing can be given back; `open`: the refund that was asked for comes first; null: it can.'),
      }),
    )
    .describe('Every line of the order.'),
});
export type GiveBackView = z.infer<typeof giveBackView>;

export const giveBackRequest = z
  .object({
    lineId: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).describe('Id of the line.'),
    pieces: z.number().int().min(1).max(9_999).optional().describe('Pieces whose price is given back.'),
    amount: z
      .number()
      .int()
      .min(1)
      .max(Number.MAX_SAFE_INTEGER)
      .optional()
      .describe('Or an amount, fen, up to what is left.'),
    moneyLeft: z
      .number()
      .int()
      .min(0)
      .max(Number.MAX_SAFE_INTEGER)
      .describe('What was left when the operator looked, fen.'),
    reason: z.string().trim().min(1).max(LIMITS.cancelReason).describe('Shown to the buyer.'),
    restock: restock.describe('Whether pieces that were never sent can be sold again.'),
  })
  .refine(({ pieces, amount }) => (pieces === undefined) !== (amount === undefined), {
    path: ['amount'],
    error: 'giveBackOne',
  });
export type GiveBack = z.input<typeof giveBackRequest>;
export const givenBack = z.object({
  id: z.string().describe('Number of the refund.'),
  amount: z.number().int().describe('Fen that go back, with freight.'),
});
export type GivenBack = z.infer<typeof givenBack>;

export const agreeMany = z.object({
  ids: z.array(publicId).min(1).max(DESK.bulkRows).describe('Numbers of refunds.'),
  restock: z.boolean().default(false).describe('Whether pieces that were never sent can be sold again.'),
});
export type AgreeMany = z.input<typeof agreeMany>;
export const agreedMany = z.object({
  done: z.number().int().describe('How many were agreed to.'),
  failed: z
    .array(z.object({ id: z.string().describe('Number of the refund.'), msg: z.string().describe('Why not.') }))
    .describe('Those that were not.'),
});
export type AgreedMany = z.infer<typeof agreedMany>;

export const returnPlaceQuery = z.object({
  shopId: z.coerce
    .number()
    .int()
    .min(1)
    .max(2_147_483_647)
    .optional()
    .describe("For those who see every shop; left out: the mall's own."),
});
export type ReturnPlaceQuery = z.infer<typeof returnPlaceQuery>;
export const returnPlaceView = z.object({
  address: returnAddress.nullable().describe('Where parcels go; null: nobody has said yet.'),
});
export type ReturnPlace = z.infer<typeof returnPlaceView>;
export const returnPlaceRequest = z.object({
  address: returnAddress.describe('Where parcels go.'),
  shopId: z.number().int().min(1).max(2_147_483_647).optional().describe('For those who see every shop.'),
});
export type ReturnPlaceRequest = z.infer<typeof returnPlaceRequest>;

export const REFUND_FIGURE_DAYS = 30;
export const refundFigures = z.object({
  days: z.number().int().describe('Days that these look back.'),
  applied: z.number().int().describe('Refunds applied for.'),
  orders: z.number().int().describe('Orders paid.'),
  rate: z.number().int().describe('Orders with a refund of those paid, basis points.'),
  money: z.number().int().describe('Fen that went back.'),
  answer: z.number().int().nullable().describe('Time to an answer on average, ms; null: nothing was answered.'),
});
export type RefundFigures = z.infer<typeof refundFigures>;
