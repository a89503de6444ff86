import type { Invoice } from '#contract/checkout/schema.ts';
import type { InvoiceView, PdfFile } from '#contract/invoice/schema.ts';
import { INVOICE_CODES } from '#contract/response-codes.ts';
import { checking } from '../check-codes.ts';
import { mall as anyMall } from './browser.ts';

const mall = checking(anyMall, INVOICE_CODES);

/** Invoices of a shopper's orders (`contract/invoice/schema.ts`). */

const PATH = '/oms/p/invoice';
const at = (orderId: string, call = ''): string => `${PATH}${call}?orderId=${encodeURIComponent(orderId)}`;

export const viewInvoice = (orderId: string): Promise<InvoiceView> => mall.get(at(orderId));
export const requestInvoice = (orderId: string, invoice: Invoice): Promise<InvoiceView> =>
  mall.post(PATH, { orderId, invoice });
export const invoiceTitles = (): Promise<{ titles: Invoice[] }> => mall.get(`${PATH}/titles`);
export const invoiceFile = (orderId: string): Promise<PdfFile> => mall.get(at(orderId, '/file'));
