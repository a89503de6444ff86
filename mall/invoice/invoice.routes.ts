import * as calls from '#contract/invoice/calls.ts';
import {
  invoiceQuery,
  invoiceRequest,
  invoiceTitles,
  invoiceView,
  ownInvoicePage,
  ownInvoiceQuery,
  pdfFile,
} from '#contract/invoice/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type CallContext, type createCalls, shopperOf } from '../http/call.ts';
import { invoiceFile, listTitles, requestInvoice, viewInvoice } from './invoice.ts';
import { listInvoices } from './own.ts';

const tag = 'Invoices';
const shopper = (c: CallContext) => ({ accountId: shopperOf(c).accountId, language: c.get('language') });

export function invoiceRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    calls.viewInvoice,
    { tag, summary: 'The invoice of an order', query: invoiceQuery, data: invoiceView },
    ({ c, query }) => viewInvoice(deps, shopper(c), query.orderId),
  );
  addCall(
    app,
    calls.requestInvoice,
    {
      tag,
      summary: 'Ask for an invoice, or for another than was asked for',
      body: invoiceRequest,
      data: invoiceView,
    },
    ({ c, body }) => requestInvoice(deps, shopper(c), body),
  );
  addCall(
    app,
    calls.listInvoices,
    { tag, summary: 'Invoices of all orders', query: ownInvoiceQuery, data: ownInvoicePage },
    ({ c, query }) => listInvoices(deps, shopper(c), query),
  );
  addCall(
    app,
    calls.listInvoiceTitles,
    { tag, summary: 'Whom invoices were made out to', data: invoiceTitles },
    async ({ c }) => ({ titles: await listTitles(deps, shopperOf(c).accountId) }),
  );
  addCall(
    app,
    calls.viewInvoiceFile,
    { tag, summary: 'The PDF of an invoice', query: invoiceQuery, data: pdfFile },
    ({ c, query }) => invoiceFile(deps, { accountId: shopperOf(c).accountId }, query.orderId),
  );
}
