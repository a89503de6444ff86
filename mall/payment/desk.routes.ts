import * as calls from '#contract/payment/desk.calls.ts';
import { deskPaymentPage, deskPaymentQuery, deskPaymentSheetQuery } from '#contract/payment/desk.schema.ts';
import { sheetFile } from '#contract/sheet.schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { deskPayments, exportPayments } from './desk.ts';

export function paymentDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const desk = { tag: 'Desk' } as const;
  addCall(
    app,
    calls.listPayments,
    {
      ...desk,
      summary: 'Payments that came in',
      query: deskPaymentQuery,
      data: deskPaymentPage,
    },
    ({ query }) => deskPayments(deps, query),
  );
  addCall(
    app,
    calls.exportPayments,
    {
      ...desk,
      summary: 'Payments as a CSV file; written in the audit log',
      query: deskPaymentSheetQuery,
      data: sheetFile,
    },
    ({ c, query }) => exportPayments(deps, operatorOf(c), query, c.get('language')),
  );
}
