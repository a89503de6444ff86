import * as calls from '#contract/report/desk.calls.ts';
import {
  refundReport,
  refundReportQuery,
  refundReportSheetQuery,
  report,
  reportQuery,
  reportSheetQuery,
  searchReport,
  searchReportQuery,
  searchReportSheetQuery,
} from '#contract/report/desk.schema.ts';
import { sheetFile } from '#contract/sheet.schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { viewRefundReport } from './refunds.ts';
import { viewReport } from './sales.ts';
import { viewSearchReport } from './searches.ts';
import { exportRefundReport, exportReport, exportSearchReport } from './sheet.ts';

export function reportRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    calls.viewReport,
    { tag: 'Desk', summary: 'Sales of a period, and of another to compare', query: reportQuery, data: report },
    ({ c, query }) => viewReport(deps, operatorOf(c), query, c.get('language')),
  );
  addCall(
    app,
    calls.exportReport,
    {
      tag: 'Desk',
      summary: 'Sales of a period as a CSV file; written in the audit log',
      query: reportSheetQuery,
      data: sheetFile,
    },
    ({ c, query }) => exportReport(deps, operatorOf(c), query, c.get('language')),
  );
  addCall(
    app,
    calls.viewRefundReport,
    {
      tag: 'Desk',
      summary: 'Refunds paid in a period, and in another to compare',
      query: refundReportQuery,
      data: refundReport,
    },
    ({ c, query }) => viewRefundReport(deps, operatorOf(c), query, c.get('language')),
  );
  addCall(
    app,
    calls.exportRefundReport,
    {
      tag: 'Desk',
      summary: 'Refunds of a period as a CSV file; written in the audit log',
      query: refundReportSheetQuery,
      data: sheetFile,
    },
    ({ c, query }) => exportRefundReport(deps, operatorOf(c), query, c.get('language')),
  );
  addCall(
    app,
    calls.viewSearchReport,
    {
      tag: 'Desk',
      summary: 'What was searched for in a period, and in another to compare',
      query: searchReportQuery,
      data: searchReport,
    },
    ({ c, query }) => viewSearchReport(deps, operatorOf(c), query),
  );
  addCall(
    app,
    calls.exportSearchReport,
    {
      tag: 'Desk',
      summary: 'Searches of a period as a CSV file; written in the audit log',
      query: searchReportSheetQuery,
      data: sheetFile,
    },
    ({ c, query }) => exportSearchReport(deps, operatorOf(c), query, c.get('language')),
  );
}
