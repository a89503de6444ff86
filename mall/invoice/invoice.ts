import type { z } from 'zod';
import type { Invoice } from '#contract/checkout/schema.ts';
import { inLanguage } from '#contract/in-language.ts';
import { invoiceDueAt, invoiceRefusal, invoiceUntil } from '#contract/invoice/refusal.rules.ts';
import type { InvoiceView, PdfFile } from '#contract/invoice/schema.ts';
import { INVOICE_TITLES, type invoiceRequest } from '#contract/invoice/schema.ts';
import { cleanInvoice, invoiceError } from '#contract/invoice/values.ts';
import type { Language } from '#contract/language.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError, notFound } from '../error.ts';
import { notify } from '../message/message.ts';
import * as queries from './invoice.queries.ts';
import { stateOf } from './invoice.rules.ts';

export type Shopper = { accountId: number; language: Language };

const REFUSED = {
  issued: 'invoiceIssued',
  canceled: 'invoiceCanceled',
  late: 'invoiceLate',
  nothing: 'invoiceNothing',
} as const;

export const amountOf = ({ issued, payable, refunded }: queries.InvoiceRow): number =>
  issued ? issued.amount : Math.max(0, payable - refunded);

export const toIssued = ({ issued }: queries.InvoiceRow) =>
  issued && {
    number: issued.number,
    day: issued.day,
    issuedAt: issued.issuedAt.toISOString(),
    redAt: issued.redAt?.toISOString() ?? null,
  };

export const dueAtOf = (row: queries.InvoiceRow): string | null =>
  (row.invoice && !row.issued && invoiceDueAt(row)?.toISOString()) || null;

export const toInvoice = (row: queries.InvoiceRow, language: Language) => ({
  orderId: row.orderId,
  shop: inLanguage(row.shopName, language),
  state: stateOf(row),
  invoice: row.invoice,
  amount: amountOf(row),
  until: invoiceUntil(row)?.toISOString() ?? null,
  dueAt: dueAtOf(row),
  issued: toIssued(row),
});

export async function viewInvoice(deps: Deps, shopper: Shopper, orderId: string): Promise<InvoiceView> {
  const row = await queries.invoiceOf(deps.database.db, { accountId: shopper.accountId }, orderId);
  if (!row) throw notFound();
  return { ...toInvoice(row, shopper.language), refusal: invoiceRefusal(row, deps.clock()) };
}

export async function requestInvoice(
  deps: Deps,
  shopper: Shopper,
  { orderId, invoice: sent }: z.output<typeof invoiceRequest>,
): Promise<InvoiceView> {
  const { db } = deps.database;
  const { accountId } = shopper;
  const invoice = cleanInvoice(sent);
  const error = invoiceError(invoice);
  if (error) throw fieldError(error.field, error.error);
  const row = await queries.invoiceOf(db, { accountId }, orderId);
  if (!row) throw notFound();
  const refusal = invoiceRefusal(row, deps.clock());
  if (refusal) throw new MallError('message', REFUSED[refusal]);
  if (!(await queries.setRequest(db, accountId, orderId, invoice, deps.clock())))
    throw new MallError('message', 'invoiceIssued');
  return viewInvoice(deps, shopper, orderId);
}

export const listTitles = (deps: Deps, accountId: number): Promise<Invoice[]> =>
  queries.titlesOf(deps.database.db, accountId, INVOICE_TITLES);

export async function invoiceFile(
  { database: { db }, files }: Deps,
  owner: queries.Owner,
  orderId: string,
): Promise<PdfFile> {
  const issued = (await queries.invoiceOf(db, owner, orderId))?.issued;
  const bytes = issued && (await files.read(issued.file));
  if (!bytes) throw notFound();
  return { name: `invoice-${issued.number}.pdf`, base64: bytes.toString('base64') };
}

/**
 * Red-letters the invoice of an order that was refunded whole, and notifies the shopper; to be called in the transaction of every refund.
 * @returns whether it did
 */
export async function redLetter(tx: Tx, orderId: string, at: Date): Promise<boolean> {
  const red = await queries.markRed(tx, orderId, at);
  if (!red) return false;
  const { accountId, number } = red;
  await notify(tx, 'invoiceRed', [{ accountId, about: orderId, params: { order: orderId, number } }], at);
  return true;
}
