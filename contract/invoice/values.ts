import type { Invoice } from '../checkout/schema.ts';
import { INVOICE_TYPE } from '../enums.ts';
import { LIMITS } from '../limits.ts';
import { halfWidth } from '../text.ts';

export const cleanTaxNumber = (text: string): string => halfWidth(text).replace(/[\s-]/g, '').toUpperCase();
/** A unified social credit code has 18 characters; older taxpayer numbers have 15, 17 or 20. */
export const TAX_NUMBER = /^(?:[0-9A-Z]{15}|[0-9A-Z]{17,18}|[0-9A-Z]{20})$/;

export function cleanInvoice({ type, title, taxNumber = '' }: Invoice): Invoice {
  const invoice = { type, title: title.trim() };
  return type === INVOICE_TYPE.UNIT ? { ...invoice, taxNumber: cleanTaxNumber(taxNumber) } : invoice;
}

export type InvoiceError = 'invoiceTitleRequired' | 'invoiceTitleLength' | 'taxNumberRequired' | 'taxNumberInvalid';
export function invoiceError(invoice: Invoice): { field: 'title' | 'taxNumber'; error: InvoiceError } | undefined {
  const title = invoice.title.trim();
  if (!title) return { field: 'title', error: 'invoiceTitleRequired' };
  if (title.length > LIMITS.invoiceTitle) return { field: 'title', error: 'invoiceTitleLength' };
  if (invoice.type !== INVOICE_TYPE.UNIT) return undefined;
  const number = cleanTaxNumber(invoice.taxNumber ?? '');
  if (!number) return { field: 'taxNumber', error: 'taxNumberRequired' };
  return TAX_NUMBER.test(number) ? undefined : { field: 'taxNumber', error: 'taxNumberInvalid' };
}

/** After an order is completed. */
export const INVOICE_DAYS = 90;
/** Days in which a shop issues an invoice: after the order is completed, or after it was last asked for or changed. */
export const INVOICE_ISSUE_DAYS = 3;

export const INVOICE_FILE_BYTES = 2 * 1024 * 1024;

/** Electronic invoices have numbers of 8 or 20 digits; other systems use other formats. */
export const INVOICE_NUMBER = /^[0-9A-Za-z-]{6,32}$/;

export const INVOICE_TABS = ['requested', 'issued', 'red'] as const;
/** `open`: it can be asked for; `issued`: the red-lettered ones as well. */
export const OWN_INVOICE_TABS = ['open', 'requested', 'issued'] as const;
