import { z } from 'zod';
import { LANGUAGES } from '../language.ts';
import { day, LAST_PAGE } from '../order/desk.schema.ts';
import { countedPage } from '../paging.schema.ts';
import { ofShop } from '../query.schema.ts';
import { REPORT, REPORT_AGAINST, REPORT_BY } from './desk.values.ts';
import { REFUNDS_BY } from './refunds.values.ts';
import { SEARCHES_BY } from './searches.values.ts';

const n = z.number().int();
const date = z.iso.date();

/** Of every report. */
const periodQuery = z.object({
  from: day.optional().describe(`First day in China. Of both left out: the last ${REPORT.usual} full days.`),
  to: day.optional().describe(`Last day in China, included; a period has at most ${REPORT.most} days.`),
  against: z
    .enum(REPORT_AGAINST)
    .default('before')
    .describe('Compared with as many days right before, or with the same days a year before.'),
  shopId: ofShop,
});
const page = z.coerce.number().int().min(1).max(LAST_PAGE).default(1).describe('Page number, from 1.');

const salesBy = z.enum(REPORT_BY).default('day').describe('What each row is.');
export const reportSheetQuery = periodQuery.extend({ by: salesBy });
export const reportQuery = reportSheetQuery.extend({ page });

const refundsBy = z.enum(REFUNDS_BY).default('reason').describe('What each row is.');
export const refundReportSheetQuery = periodQuery.extend({ by: refundsBy });
export const refundReportQuery = refundReportSheetQuery.extend({ page });

const searchesBy = z.enum(SEARCHES_BY).default('searched').describe('Which words are listed.');
export const searchReportSheetQuery = periodQuery.omit({ shopId: true }).extend({ by: searchesBy });
export const searchReportQuery = searchReportSheetQuery.extend({ page });

const sales = z.object({
  orders: n.describe('Orders paid.'),
  pieces: n.describe('Pieces of them.'),
  sales: n.describe('Paid for them, fen.'),
  refunded: n.describe('Of it given back until now, by refunds and cancelled orders, fen.'),
  visits: n.nullable().describe('Visits of the mall, or of the shop; null: rows of which none are counted.'),
});
const refunds = z.object({
  refunds: n.describe('Refunds paid.'),
  pieces: n.describe('Pieces of them; of an amount without pieces none.'),
  amount: n.describe('Given back with them, freight included, fen.'),
});

const searches = z.object({
  searches: n.describe('Searches: of one client and the same words one a day.'),
  missed: n.describe('Of them those that found nothing.'),
  presses: n.describe('Of them those of which a result was pressed.'),
});

const compared = <T extends z.ZodType>(figures: T) => ({
  now: figures.describe('In the period.'),
  before: figures.describe('In what it is compared with.'),
});

export const reportRow = z.object({
  key: z
    .string()
    .describe(
      'Id of the product, category, coupon or shop, the day, or kind and id of a promotion; 0: what belongs to none.',
    ),
  name: z.string().describe("In the caller's language; of a day, the day itself."),
  ...compared(sales),
});
export type ReportRow = z.infer<typeof reportRow>;

export const refundReportRow = z.object({
  key: z.string().describe('Id of the product or shop, or the reason.'),
  name: z.string().describe("In the caller's language."),
  ...compared(refunds),
});
export type RefundReportRow = z.infer<typeof refundReportRow>;

export const searchReportRow = z.object({
  words: z.string().describe('What was searched for, in the form in which it is counted.'),
  language: z.enum(LANGUAGES).describe('Of the pages on which it was.'),
  total: n.nullable().describe('Products that the last search of the period found; null: there was none in it.'),
  ...compared(searches),
});
export type SearchReportRow = z.infer<typeof searchReportRow>;

const days = z.object({
  from: date.describe('First day in China.'),
  to: date.describe('Last day in China, included.'),
});

const asked = {
  period: days.describe('What was asked for.'),
  compared: days.describe('What it is compared with: as many days.'),
  today: date.describe('Today in China.'),
  shop: z.string().nullable().describe('Name of the shop; null: all.'),
};

export const report = z.object({
  ...asked,
  by: z.enum(REPORT_BY).describe('What each row is.'),
  all: z.object(compared(sales)).describe('Of the whole period.'),
  items: z.array(reportRow).describe('Days in their order, else what brought most after refunds first.'),
  ...countedPage('Number of rows.'),
});
export type Report = z.infer<typeof report>;

export const refundReport = z.object({
  ...asked,
  by: z.enum(REFUNDS_BY).describe('What each row is.'),
  all: z.object(compared(refunds)).describe('Of the whole period.'),
  items: z.array(refundReportRow).describe('Of most money first.'),
  ...countedPage('Number of rows.'),
});
export type RefundReport = z.infer<typeof refundReport>;

const { shop: _, ...askedOfMall } = asked;
export const searchReport = z.object({
  ...askedOfMall,
  by: z.enum(SEARCHES_BY).describe('Which words are listed.'),
  all: z.object(compared(searches)).describe('Of the whole period.'),
  items: z.array(searchReportRow).describe('The most frequent first.'),
  ...countedPage('Number of rows.'),
});
export type SearchReport = z.infer<typeof searchReport>;
