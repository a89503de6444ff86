import { get } from '../call.ts';
import { DESK_REFUND_REPORT_CODES, DESK_REPORT_CODES, DESK_SEARCH_REPORT_CODES } from '../desk-response-codes.ts';
import type { SheetFile } from '../sheet.schema.ts';
import type { RefundReport, Report, SearchReport } from './desk.schema.ts';

export const viewReport = get<{ query: URLSearchParams; data: Report }>('/api/desk/p/report', {
  codes: DESK_REPORT_CODES,
  looks: 'home',
});
export const exportReport = get<{ query: URLSearchParams; data: SheetFile }>('/api/desk/p/report/export', {
  changes: 'exports',
  looks: 'home',
});

export const viewRefundReport = get<{ query: URLSearchParams; data: RefundReport }>('/api/desk/p/report/refunds', {
  codes: DESK_REFUND_REPORT_CODES,
  looks: 'home',
});
export const exportRefundReport = get<{ query: URLSearchParams; data: SheetFile }>(
  '/api/desk/p/report/refunds/export',
  {
    changes: 'exports',
    looks: 'home',
  },
);

/** Searches are the mall's, whatever shop sells what they find. */
export const viewSearchReport = get<{ query: URLSearchParams; data: SearchReport }>('/api/desk/p/report/searches', {
  codes: DESK_SEARCH_REPORT_CODES,
  looks: 'home',
  mall: true,
});
export const exportSearchReport = get<{ query: URLSearchParams; data: SheetFile }>(
  '/api/desk/p/report/searches/export',
  {
    changes: 'exports',
    looks: 'home',
    mall: true,
  },
);
