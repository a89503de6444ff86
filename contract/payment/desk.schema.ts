import { z } from 'zod';
import { day, LAST_PAGE } from '../order/desk.schema.ts';
import { countedPage } from '../paging.schema.ts';

export const deskPaymentQuery = z.object({
  page: z.coerce.number().int().min(1).max(LAST_PAGE).default(1).describe('Page number, from 1.'),
  text: z
    .string()
    .max(100)
    .optional()
    .describe("Number of a payment, a trade or an order, or the provider's transaction number."),
  from: day.optional().describe('First day in China on which it was paid; left out: no limit.'),
  to: day.optional().describe('Last day in China, included; left out: no limit.'),
  stuck: z
    .literal('1')
    .optional()
    .describe('Only those whose money does not get back to the shopper, after three attempts; left out: all.'),
});
export const deskPaymentSheetQuery = deskPaymentQuery.omit({ page: true });

const fen = z.number().int();

export const deskPayment = z.object({
  id: z.string().describe('Our number of the payment.'),
  tradeId: z.string().nullable().describe('Null: a top-up.'),
  orderIds: z.array(z.string()).describe('The orders of the trade.'),
  provider: z.string().describe('Name of the payment provider.'),
  way: z.string().describe('`wechat` or `wallet`.'),
  providerId: z.string().describe("The provider's transaction number."),
  amount: fen.describe('Fen.'),
  balance: fen.describe("Taken from the shopper's balance for the same trade, fen."),
  createdAt: z.iso.datetime().describe('When it was begun.'),
  paidAt: z.iso.datetime().nullable().describe('Null: not paid.'),
  refunded: fen.describe('Gone back the way it came, fen.'),
  refunding: fen.describe('On its way back, fen.'),
  refundTries: z
    .number()
    .int()
    .describe(
      'How often the provider was asked for what is on its way; many: it fails, and is tried again by the same number.',
    ),
  refundedAt: z.iso.datetime().nullable().describe('When the last of it went back; null: nothing did.'),
});
export type DeskPayment = z.infer<typeof deskPayment>;

export const deskPaymentPage = z.object({
  items: z.array(deskPayment).describe('Newest first.'),
  ...countedPage('At most 10 000, which means "or more".'),
});
export type DeskPaymentPage = z.infer<typeof deskPaymentPage>;
