import { z } from 'zod';
import { MEMBER_REFUND_ERRORS, PAID_PLANS } from '../code-words.ts';
import { publicId } from '../order/schema.ts';

/** Buying a paid membership (domain decisions, section 11). Money is in fen. */

const plan = z.enum(PAID_PLANS).describe('Which one.');

export const memberShop = z.object({
  plans: z
    .array(
      z.object({
        plan,
        months: z.number().int().describe('How long it lasts.'),
        price: z.number().int().describe('Fen.'),
        until: z.iso.datetime().describe('Until when one is a member who buys it now.'),
        quoteHash: z
          .string()
          .describe('Of what the shopper sees: buying takes it and refuses when it no longer holds.'),
      }),
    )
    .describe('What can be bought.'),
  paid: z
    .object({ plan, until: z.iso.datetime().describe('Until when.') })
    .nullable()
    .describe('The paid membership that runs; null: none.'),
  purchases: z
    .array(
      z.object({
        orderId: publicId.describe('Order number.'),
        plan,
        price: z.number().int().describe('What was paid, fen.'),
        startsAt: z.iso.datetime().describe('From when it lasts.'),
        endsAt: z.iso.datetime().describe('Until when it lasts.'),
        refunded: z.boolean().describe('Whether it was given back.'),
        error: z
          .enum(MEMBER_REFUND_ERRORS)
          .nullable()
          .describe(
            'Why it cannot be given back: `late`, `notLast`: another was bought after it, `used`: a benefit was used; null: it can.',
          ),
      }),
    )
    .describe('The last ones that were paid, newest first.'),
  now: z.iso.datetime().describe("The server's time."),
});
export type MemberShop = z.infer<typeof memberShop>;

export const buyMember = z.object({
  plan,
  quoteHash: z.string().max(100).describe('Of the plan as it was shown. The client never sends a price.'),
});
export type BuyMember = z.infer<typeof buyMember>;

export const planFigures = z.object({
  plans: z
    .array(
      z.object({
        plan,
        sold: z.number().int().describe('Paid purchases that stand.'),
        sales: z.number().int().describe('What these cost, fen.'),
        refunded: z.number().int().describe('Purchases that were given back.'),
      }),
    )
    .describe('Each plan.'),
});
export type PlanFigures = z.infer<typeof planFigures>;
