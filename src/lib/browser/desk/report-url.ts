import { REPORT_AGAINST, REPORT_BY } from '#contract/report/desk.values.ts';
import { REFUNDS_BY } from '#contract/report/refunds.values.ts';
import { SEARCHES_BY } from '#contract/report/searches.values.ts';
import { createAddress, day, idText, oneOf } from '../../shared/address-state.ts';
import { deskPage } from './query.ts';

export const REPORTS_PATH = '/desk/reports';
export const REFUND_REPORT_PATH = '/desk/reports/refunds';
export const SEARCH_REPORT_PATH = '/desk/reports/searches';

/** Days are those of China; none: the last full days. `shopId`: one of the shops that the mall's people see; empty: all of them. */
const period = { from: day, to: day, against: oneOf(REPORT_AGAINST), shopId: idText, page: deskPage };

export const {
  read: readReport,
  params: reportQuery,
  path: reportPath,
} = createAddress(REPORTS_PATH, { by: oneOf(REPORT_BY), ...period });
export type ReportFilter = ReturnType<typeof readReport>;

export const {
  read: readRefundReport,
  params: refundReportQuery,
  path: refundReportPath,
} = createAddress(REFUND_REPORT_PATH, { by: oneOf(REFUNDS_BY), ...period });
export type RefundReportFilter = ReturnType<typeof readRefundReport>;

export const {
  read: readSearchReport,
  params: searchReportQuery,
  path: searchReportPath,
} = createAddress(SEARCH_REPORT_PATH, { by: oneOf(SEARCHES_BY), ...period });
export type SearchReportFilter = ReturnType<typeof readSearchReport>;

/** What all have, so that a period stays when another report is chosen. */
export type PeriodFilter = Omit<ReportFilter, 'by'>;
