import { z } from '@hono/zod-openapi';
import * as calls from '#contract/invoice/desk.calls.ts';
import { deskInvoicePage, deskInvoiceQuery, invoiceQuery, issueFields, pdfFile } from '#contract/invoice/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { scopeOf } from '../operator/scope.ts';
import { deskInvoices } from './desk.ts';
import { invoiceFile } from './invoice.ts';
import { issueInvoice } from './issue.ts';

const form = z.object({
  ...issueFields,
  file: z
    .instanceof(File)
    .optional()
    .openapi({ type: 'string', format: 'binary', description: 'PDF of at most 2 MB; left out: made of the order.' }),
});

export function invoiceDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const call = { tag: 'Desk' } as const;
  addCall(
    app,
    calls.listInvoices,
    {
      ...call,
      summary: 'Invoices',
      query: deskInvoiceQuery,
      data: deskInvoicePage,
    },
    ({ c, query }) => deskInvoices(deps, operatorOf(c), query, c.get('language')),
  );
  addCall(
    app,
    calls.issueInvoice,
    { ...call, summary: 'Issue an invoice', form, data: z.null() },
    async ({ c, form: input }) => {
      const operator = operatorOf(c);
      await issueInvoice(deps, operator, scopeOf(operator), input);
      return null;
    },
  );
  addCall(
    app,
    calls.viewInvoiceFile,
    {
      ...call,
      summary: 'The PDF of an invoice',
      query: invoiceQuery,
      data: pdfFile,
    },
    ({ c, query }) => invoiceFile(deps, scopeOf(operatorOf(c)), query.orderId),
  );
}
