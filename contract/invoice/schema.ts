import { z } from 'zod';
import { invoice } from '../checkout/schema.ts';
import { INVOICE_REFUSALS, INVOICE_STATES } from '../code-words.ts';
import { publicId } from '../order/schema.ts';
import { countedPage } from '../paging.schema.ts';
import { pageText } from '../query.schema.ts';
import { typed } from '../typed.schema.ts';
import { INVOICE_NUMBER, INVOICE_TABS, OWN_INVOICE_TABS } from './values.ts';

/** Invoices of orders (domain decisions, section 12). */

export const INVOICE_TITLES = 10;
export const INVOICE_PAGE = 20;
export const OWN_INVOICE_PAGE = 10;

export type InvoiceState = (typeof INVOICE_STATES)[number];

const fen = z.number().int();
const orderId = publicId.describe('Number of the order.');
const day = z.iso.date();

const dueAt = z.iso
  .datetime()
  .nullable()
  .describe(
    'Until when the shop issues it; null: none was asked for, the order is not completed yet, or it is issued.',
  );
const issued = z.object({
  number: z.string().describe("Its number in the shop's books."),
  day: day.describe('The day it bears.'),
  issuedAt: z.iso.datetime().describe('When the shop issued it.'),
  redAt: z.iso.datetime().nullable().describe('When it was red-lettered; null: it was not.'),
});

export const invoiceQuery = z.object({ orderId });
export type InvoiceQuery = z.infer<typeof invoiceQuery>;
export const invoiceView = z
  .object({
    orderId,
    shop: z.string().describe("Name of the shop that issues it, in the caller's language."),
    state: z.enum(INVOICE_STATES).describe('How far it is.'),
    invoice: invoice.nullable().describe('Whom it is made out to; null: none was asked for.'),
    amount: fen.describe('What it is made out for: the order less what was refunded of it, fen.'),
    refusal: z
      .enum(INVOICE_REFUSALS)
      .nullable()
      .describe('Why it cannot be asked for or changed any more; null: it can.'),
    until: z.iso.datetime().nullable().describe('Until when it can be; null: the order is not completed yet.'),
    dueAt,
    issued: issued.nullable().describe('What the shop issued; null: nothing yet.'),
  })
  .meta({ id: 'InvoiceView', description: 'The invoice of an order.' });
export type InvoiceView = z.infer<typeof invoiceView>;

export const invoiceRequest = z.object({ orderId, invoice });
export type InvoiceRequest = z.input<typeof invoiceRequest>;
export const invoiceTitles = z.object({
  titles: z.array(invoice).describe('Whom invoices of this shopper were made out to, the latest first.'),
});
export type InvoiceTitles = z.infer<typeof invoiceTitles>;

const ownTab = z.enum(OWN_INVOICE_TABS);
export type OwnInvoiceTab = z.infer<typeof ownTab>;
export const ownInvoiceQuery = z.object({
  tab: ownTab.default('open').describe('Which invoices.'),
  page: pageText.default(1).describe('Page number, from 1.'),
});
export const ownInvoice = invoiceView
  .omit({ refusal: true })
  .extend({
    orderedAt: z.iso.datetime().describe('When the order was placed.'),
    picture: z.string().describe('Of its first line.'),
    title: z.string().describe("Of its first line, in the caller's language."),
    lines: z.number().int().describe('Number of its lines.'),
  })
  .meta({ id: 'OwnInvoice', description: 'The invoice of an order in the list of its shopper.' });
export type OwnInvoice = z.infer<typeof ownInvoice>;
export const ownInvoicePage = z.object({
  items: z.array(ownInvoice).describe('The newest first.'),
  ...countedPage('Number of invoices of this tab.'),
  counts: z.record(ownTab, z.number().int().describe('Number of invoices.')).describe('Invoices by tab.'),
});
export type OwnInvoicePage = z.infer<typeof ownInvoicePage>;

export const pdfFile = z.object({
  name: z.string().describe('Suggested file name.'),
  base64: z.string().describe('The PDF in base64.'),
});
export type PdfFile = z.infer<typeof pdfFile>;
export type InvoiceTab = (typeof INVOICE_TABS)[number];
const tab = z.enum(INVOICE_TABS);

export const deskInvoiceQuery = z.object({
  tab: tab.default('requested').describe('Which invoices.'),
  page: pageText.default(1).describe('Page number, from 1.'),
  text: z.string().trim().max(60).optional().describe('An order number, an invoice number, or a part of the title.'),
});
export const deskInvoice = z.object({
  orderId,
  shop: z.string().describe("Name of the shop, in the caller's language."),
  invoice: invoice.describe('Whom it is made out to.'),
  mark: z.string().describe('Stands for what was asked for: issuing it is refused when the shopper has changed it.'),
  amount: fen.describe('What it is made out for, fen.'),
  completedAt: z.iso.datetime().nullable().describe('When the order was completed.'),
  dueAt,
  issued: issued.nullable().describe('What the shop issued; null: nothing yet.'),
});
export type DeskInvoice = z.infer<typeof deskInvoice>;
export const deskInvoicePage = z.object({
  items: z.array(deskInvoice).describe('Of those to be issued the oldest first, of others the newest.'),
  ...countedPage('Number of matching invoices.'),
  counts: z.record(tab, z.number().int().describe('Number of invoices.')).describe('Invoices by tab.'),
  may: z.boolean().describe('Whether the caller may issue them.'),
});
export type DeskInvoicePage = z.infer<typeof deskInvoicePage>;

export const issueFields = {
  orderId,
  number: typed(INVOICE_NUMBER, 'invoiceNumberFormat').describe("Its number in the shop's books."),
  day: day.describe('The day it bears.'),
  mark: z.string().max(64).describe('As the list gave it.'),
};
