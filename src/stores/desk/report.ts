import * as calls from '#contract/report/desk.calls.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import {
  type RefundReportFilter,
  type ReportFilter,
  refundReportQuery,
  reportQuery,
  type SearchReportFilter,
  searchReportQuery,
} from '../../lib/browser/desk/report-url.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createPaged } from '../public/paged.ts';
import { createSheet } from './sheet.ts';

export function createReport(first: ReportFilter, words: FailureWords) {
  const list = createPaged(
    first,
    (filter: ReportFilter) => desk.call(calls.viewReport, { query: reportQuery(filter) }),
    words,
  );
  const sheet = createSheet(
    () => desk.call(calls.exportReport, { query: reportQuery({ ...list.$filter.get(), page: 1 }) }),
    words,
  );
  return { ...list, sheet };
}

export function createRefundReport(first: RefundReportFilter, words: FailureWords) {
  const list = createPaged(
    first,
    (filter: RefundReportFilter) => desk.call(calls.viewRefundReport, { query: refundReportQuery(filter) }),
    words,
  );
  const sheet = createSheet(
    () => desk.call(calls.exportRefundReport, { query: refundReportQuery({ ...list.$filter.get(), page: 1 }) }),
    words,
  );
  return { ...list, sheet };
}

export function createSearchReport(first: SearchReportFilter, words: FailureWords) {
  const list = createPaged(
    first,
    (filter: SearchReportFilter) => desk.call(calls.viewSearchReport, { query: searchReportQuery(filter) }),
    words,
  );
  const sheet = createSheet(
    () => desk.call(calls.exportSearchReport, { query: searchReportQuery({ ...list.$filter.get(), page: 1 }) }),
    words,
  );
  return { ...list, sheet };
}
