import { DESK_INVOICE_CODES } from '#contract/desk-response-codes.ts';
import type { DeskInvoicePage, PdfFile } from '#contract/invoice/schema.ts';
import { checking } from '../../check-codes.ts';
import { desk as anyDesk } from './client.ts';

const desk = checking(anyDesk, DESK_INVOICE_CODES);

/** Invoices that shops issue. */

export const listInvoices = (query: URLSearchParams): Promise<DeskInvoicePage> => desk.get(`/desk/p/invoices?${query}`);
export const deskInvoiceFile = (orderId: string): Promise<PdfFile> =>
  desk.get(`/desk/p/invoice/file?orderId=${encodeURIComponent(orderId)}`);
/** @param file the shop's own PDF; without it one is made of the order */
export const issueInvoice = (fields: Record<string, string>, file?: Blob): Promise<null> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set('file', file, 'invoice.pdf');
  return desk.post('/desk/p/invoice/issue', form);
};
