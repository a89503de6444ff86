import { invoiceQuery, invoiceRequest, invoiceTitles, invoiceView, pdfFile } from '#contract/invoice/schema.ts';
import type { Deps } from '../deps.ts';
import { addPathCall, type CallContext, type createCalls, shopperOf } from '../http/call.ts';
import { invoiceFile, listTitles, requestInvoice, viewInvoice } from './invoice.ts';

const tag = 'Invoices';
const PATH = '/api/oms/p/invoice';
const shopper = (c: CallContext) => ({ accountId: shopperOf(c).accountId, language: c.get('language') });

/** Invoices of a shopper's orders. */
export function invoiceRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addPathCall(
    app,
    { method: 'get', tag, path: PATH, summary: 'The invoice of an order', query: invoiceQuery, data: invoiceView },
    ({ c, query }) => viewInvoice(deps, shopper(c), query.orderId),
  );
  addPathCall(
    app,
    {
      method: 'post',
      tag,
      path: PATH,
      summary: 'Ask for an invoice, or for another than was asked for',
      body: invoiceRequest,
      data: invoiceView,
    },
    ({ c, body }) => requestInvoice(deps, shopper(c), body),
  );
  addPathCall(
    app,
    { method: 'get', tag, path: `${PATH}/titles`, summary: 'Whom invoices were made out to', data: invoiceTitles },
    async ({ c }) => ({ titles: await listTitles(deps, shopperOf(c).accountId) }),
  );
  addPathCall(
    app,
    { method: 'get', tag, path: `${PATH}/file`, summary: 'The PDF of an invoice', query: invoiceQuery, data: pdfFile },
    ({ c, query }) => invoiceFile(deps, { accountId: shopperOf(c).accountId }, query.orderId),
  );
}
