import { get, post } from '../call.ts';
import { INVOICE_CODES } from '../response-codes.ts';
import type { InvoiceQuery, InvoiceRequest, InvoiceTitles, InvoiceView, OwnInvoicePage, PdfFile } from './schema.ts';

const codes = INVOICE_CODES;

export const viewInvoice = get<{ query: InvoiceQuery; data: InvoiceView }>('/api/oms/p/invoice', { codes });
export const requestInvoice = post<{ body: InvoiceRequest; data: InvoiceView }>('/api/oms/p/invoice', { codes });
export const listInvoices = get<{ query: URLSearchParams; data: OwnInvoicePage }>('/api/oms/p/invoices', { codes });
export const listInvoiceTitles = get<{ data: InvoiceTitles }>('/api/oms/p/invoice/titles', { codes });
export const viewInvoiceFile = get<{ query: InvoiceQuery; data: PdfFile }>('/api/oms/p/invoice/file');
