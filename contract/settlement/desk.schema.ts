import { z } from 'zod';
import { day, LAST_PAGE } from '../order/desk.schema.ts';
import { publicId } from '../order/schema.ts';
import { countedPage } from '../paging.schema.ts';
import { idText, ofShop } from '../query.schema.ts';
import { SETTLEMENT, SHOP_ENTRY_KINDS, STATEMENT_PERIODS, STATEMENT_STATUS } from './values.ts';

const fen = z.number().int();
const date = z.iso.date();
const kind = z.enum(SHOP_ENTRY_KINDS);
const page = z.coerce.number().int().min(1).max(LAST_PAGE).default(1).describe('Page number, from 1.');
const reason = z
  .string()
  .trim()
  .min(SETTLEMENT.reason.least)
  .max(SETTLEMENT.reason.most)
  .describe('Shown to the shop and the mall.');
const rate = z.number().int().min(SETTLEMENT.rate.least).max(SETTLEMENT.rate.most);

export const ofShopQuery = z.object({ shopId: ofShop });
export type OfShopQuery = z.input<typeof ofShopQuery>;

export const shopBalance = z.object({
  pending: fen.describe('Of orders that can still be returned, fen.'),
  available: fen.describe('What can be paid out, fen; below zero: owed by refunds after a payout.'),
  inPayout: fen.describe('On its way to the shop, fen.'),
  days: z
    .array(
      z.object({
        day: date.nullable().describe('Day in China on which it becomes available; null: not received yet.'),
        amount: fen.describe('Fen.'),
        orders: z.number().int().describe('Number of orders.'),
      }),
    )
    .describe('What is pending, soonest first.'),
  period: z.enum(STATEMENT_PERIODS).describe('How often a statement is closed.'),
});
export type ShopBalance = z.infer<typeof shopBalance>;

export const entryQuery = z.object({
  shopId: ofShop,
  page,
  kind: kind.optional().describe('Which entries; left out: all.'),
  order: z.string().trim().max(100).optional().describe('An order number.'),
  statement: idText.optional().describe('Id of a statement; left out: of all, and those in none yet.'),
  from: day.optional().describe('First day in China; left out: no limit.'),
  to: day.optional().describe('Last day in China, included; left out: no limit.'),
});
export const entrySheetQuery = entryQuery.omit({ page: true });

export const shopEntryView = z.object({
  id: z.number().int().describe('Id.'),
  kind: kind.describe('What it is for.'),
  amount: fen.describe('Fen; below zero: taken from the shop.'),
  orderId: z.string().nullable().describe('Its order; null: an entry of the shop.'),
  title: z.string().describe('Title of the goods; empty: an entry of the shop.'),
  rate: z.number().int().nullable().describe('Commission of its line, basis points; null: an entry of the shop.'),
  note: z.string().describe('Why, of an adjustment; may be empty.'),
  at: z.iso.datetime().describe('When it was booked.'),
  late: z.boolean().describe('Booked after the fact, at the rate of that time: the order is older than settlement.'),
  availableAt: z.iso.datetime().nullable().describe('When it became available; null: pending.'),
  statementId: z.number().int().nullable().describe('The statement that it is in; null: none yet.'),
});
export type ShopEntryView = z.infer<typeof shopEntryView>;
export const shopEntryPage = z.object({
  items: z.array(shopEntryView).describe('Newest first.'),
  ...countedPage('At most 10 000, which means "or more".'),
});
export type ShopEntryPage = z.infer<typeof shopEntryPage>;

const status = z.number().int();
export const statementQuery = z.object({
  shopId: ofShop,
  page,
  status: z.coerce
    .number()
    .pipe(z.union(Object.values(STATEMENT_STATUS).map((code) => z.literal(code))))
    .optional()
    .describe('STATEMENT_STATUS; left out: all.'),
});

export const statementBrief = z.object({
  id: z.number().int().describe('Id.'),
  shopId: z.number().int().describe('Id of the shop.'),
  shop: z.string().describe('Name of the shop.'),
  period: z.enum(STATEMENT_PERIODS).describe('Its length.'),
  from: date.describe('First day in China.'),
  to: date.describe('Last day in China, included.'),
  opening: fen.describe('What was available before it, fen.'),
  closing: fen.describe('What is available after it, fen.'),
  entries: z.number().int().describe('Number of entries.'),
  status: status.describe('STATEMENT_STATUS.'),
  confirmUntil: z.iso.datetime().describe('Silence until then confirms it.'),
  confirmedAt: z.iso.datetime().nullable().describe('Null: not confirmed.'),
  bySilence: z.boolean().describe('Confirmed by silence.'),
});
export type StatementBrief = z.infer<typeof statementBrief>;
export const statementPage = z.object({
  items: z.array(statementBrief).describe('Newest first.'),
  ...countedPage('Number of statements.'),
});
export type StatementPage = z.infer<typeof statementPage>;

export const disputeView = z.object({
  id: z.number().int().describe('Id.'),
  entryId: z.number().int().describe('The entry in question.'),
  kind: kind.describe('What the entry is for.'),
  amount: fen.describe('Of the entry, fen.'),
  orderId: z.string().nullable().describe('Its order.'),
  status: status.describe('DISPUTE_STATUS.'),
  reason: z.string().describe('What the shop says.'),
  at: z.iso.datetime().describe('When it said so.'),
  answer: z.string().describe('What the mall says; empty: nothing yet.'),
  answeredAt: z.iso.datetime().nullable().describe('When it said so.'),
  corrected: fen.nullable().describe('By which adjustment it was accepted, fen; null: by none.'),
  waiting: z.boolean().describe('Whether the adjustment waits for a second person.'),
});
export type DisputeView = z.infer<typeof disputeView>;

export const statementView = statementBrief.extend({
  sums: z
    .array(
      z.object({
        kind: kind.describe('What they are for.'),
        n: z.number().int().describe('Number of entries.'),
        amount: fen.describe('Fen.'),
      }),
    )
    .describe('Its entries by kind.'),
  disputes: z.array(disputeView).describe('Oldest first.'),
  mayConfirm: z.boolean().describe('Whether this operator may confirm it now.'),
  mayDispute: z.boolean().describe('Whether this operator may dispute entries of it now.'),
  mayAnswer: z.boolean().describe('Whether this operator may answer disputes of it now.'),
  now: z.iso.datetime().describe('Time of the response.'),
});
export type StatementView = z.infer<typeof statementView>;

export const disputeRequest = z.object({
  entryId: z.number().int().min(1).describe('An entry of the statement.'),
  reason,
});
export type DisputeRequest = z.input<typeof disputeRequest>;

const amount = fen
  .min(-100_000_000_00)
  .max(100_000_000_00)
  .refine((n) => n !== 0, { error: 'amountZero' });

export const answerRequest = z.object({
  disputeId: z.number().int().min(1).describe('A dispute of the statement.'),
  answer: reason,
  amount: amount.optional().describe('What the shop gets for it, fen; left out: refused.'),
});
export type AnswerRequest = z.input<typeof answerRequest>;

export const adjustmentRequest = z.object({
  shopId: z.number().int().min(1).max(2_147_483_647).describe('Id of the shop.'),
  orderId: publicId
    .optional()
    .describe('The order behind it, of which no more can be taken than is left; left out: it is of the shop.'),
  amount: amount.describe('Fen; below zero: taken from the shop.'),
  reason,
});
export type AdjustmentRequest = z.input<typeof adjustmentRequest>;
export const decisionRequest = z.object({ accept: z.boolean().describe('False: it is not booked.') });
export type DecisionRequest = z.input<typeof decisionRequest>;

export const adjustmentView = z.object({
  id: z.number().int().describe('Id.'),
  shopId: z.number().int().describe('Id of the shop.'),
  shop: z.string().describe('Name of the shop.'),
  orderId: z.string().nullable().describe('The order behind it; null: it is of the shop.'),
  amount: fen.describe('Fen.'),
  reason: z.string().describe('Why.'),
  status: status.describe('ADJUSTMENT_STATUS.'),
  by: z.string().describe('Who asked for it.'),
  at: z.iso.datetime().describe('When.'),
  decidedBy: z.string().nullable().describe('Who decided; null: nobody yet, or nobody had to.'),
  mayDecide: z.boolean().describe('Whether this operator may decide about it.'),
});
export type AdjustmentView = z.infer<typeof adjustmentView>;
export const adjustmentQuery = z.object({ page, shopId: ofShop });
export const adjustmentPage = z.object({
  items: z.array(adjustmentView).describe('Newest first.'),
  ...countedPage('Number of adjustments.'),
  limit: fen.describe('Largest amount that needs no second person, fen.'),
});
export type AdjustmentPage = z.infer<typeof adjustmentPage>;

const figures = {
  paid: fen.describe('What shoppers paid for its orders in the period, less refunds, fen.'),
  subsidy: fen.describe('What the mall bore of them, fen.'),
  commission: fen.describe('What the mall earned by them, fen.'),
  due: fen.describe('What the shop is due for them, fen.'),
  adjusted: fen.describe('Adjustments in the period, fen.'),
};
export const overviewQuery = z.object({
  page,
  text: z.string().trim().max(60).optional().describe('A part of the name of a shop.'),
  from: day.optional().describe('First day in China; left out: of this month.'),
  to: day.optional().describe('Last day in China, included; left out: today.'),
});
export const overviewSheetQuery = overviewQuery.omit({ page: true });
export const shopFigures = z.object({
  id: z.number().int().describe('Id of the shop.'),
  name: z.string().describe('Its name.'),
  own: z.boolean().describe('A shop of the mall: it pays no commission.'),
  rate: rate.nullable().describe('Commission of the shop, basis points; null: as its categories, or the mall, say.'),
  period: z.enum(STATEMENT_PERIODS).describe('How often a statement is closed.'),
  pending: fen.describe('Fen.'),
  available: fen.describe('Fen.'),
  inPayout: fen.describe('Fen.'),
  ...figures,
});
export type ShopFigures = z.infer<typeof shopFigures>;
export const overview = z.object({
  from: date.describe('First day in China.'),
  to: date.describe('Last day in China, included.'),
  all: z.object(figures).describe('Of all shops.'),
  items: z.array(shopFigures).describe('Newest shops first.'),
  ...countedPage('Number of shops.'),
});
export type Overview = z.infer<typeof overview>;

export const shopTerms = z.object({
  rate: rate.nullable().describe('Basis points; null: as its categories, or the mall, say.'),
  period: z.enum(STATEMENT_PERIODS).describe('How often a statement is closed.'),
});
export type ShopTerms = z.input<typeof shopTerms>;

export const commissionRules = z.object({
  mall: rate.describe('Of the mall, basis points.'),
  categories: z
    .array(
      z.object({
        id: z.number().int().describe('Id of the category.'),
        level: z.number().int().describe('LEVEL: 10, 20 or 30, from the top down.'),
        name: z.string().describe('Its name.'),
        rate: rate.nullable().describe('Its own, basis points; null: as the one above says.'),
        applies: rate.describe('What applies in it, basis points.'),
      }),
    )
    .describe('As a tree, in its order.'),
});
export type CommissionRules = z.infer<typeof commissionRules>;
export const categoryRate = z.object({
  rate: rate.nullable().describe('Basis points; null: as the category above, or the mall, says.'),
});
export type CategoryRate = z.input<typeof categoryRate>;

export const rateQuery = z.object({
  category: idText.describe('Id of the category.'),
  shopId: ofShop,
});
export type RateQuery = z.input<typeof rateQuery>;
export const rateView = z.object({ rate: rate.describe('Commission of goods of the shop there, basis points.') });
export type RateView = z.infer<typeof rateView>;

export const orderDue = z.object({
  lines: z
    .array(
      z.object({
        lineId: z.number().int().describe('Id of the line.'),
        title: z.string().describe('Title of the goods.'),
        rate: rate.describe('Commission, basis points.'),
        paid: fen.describe('By the shopper, with freight, less refunds, fen.'),
        subsidy: fen.describe('Borne by the mall, fen.'),
        commission: fen.describe('Of the mall, fen.'),
        due: fen.describe('Of the shop, fen.'),
      }),
    )
    .describe('Empty: nothing is booked, because it is not paid.'),
  due: fen.describe('Of the shop, fen.'),
  commission: fen.describe('Of the mall, fen.'),
  adjusted: fen.describe('Adjustments of it by the mall, fen; below zero: charged back to the shop.'),
  late: z.boolean().describe('Booked after the fact, at the rate of that time.'),
  availableAt: z.iso.datetime().nullable().describe('When it became available; null: pending.'),
});
export type OrderDue = z.infer<typeof orderDue>;
export const ofOrder = z.object({ id: publicId.describe('Order number.') });
