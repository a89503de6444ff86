import { get, post } from '../call.ts';
import { DESK_INVOICE_CODES } from '../desk-response-codes.ts';
import type { DeskInvoicePage, InvoiceQuery, PdfFile } from './schema.ts';

export const listInvoices = get<{ query: URLSearchParams; data: DeskInvoicePage }>('/api/desk/p/invoices', {
  codes: DESK_INVOICE_CODES,
  looks: 'invoices',
});
/** Fields of the invoice; `file`: the shop's own PDF, without it one is made of the order. */
export const issueInvoice = post<{ body: FormData; data: null }>('/api/desk/p/invoice/issue', { changes: 'invoices' });
export const viewInvoiceFile = get<{ query: InvoiceQuery; data: PdfFile }>('/api/desk/p/invoice/file', {
  looks: 'invoices',
});
