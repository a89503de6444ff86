import type { CodeSent } from '../account/schema.ts';
import { get, post, postOnce } from '../call.ts';
import { DESK_PAYOUT_CODES as codes } from '../desk-response-codes.ts';
import type { SheetFile } from '../sheet.schema.ts';
import type {
  FailedRequest,
  PaidRequest,
  ReceiverRequest,
  ReceiverView,
  RunDrawn,
  RunPage,
  RunView,
} from './desk.schema.ts';

export const viewReceiver = get<{ data: ReceiverView }>('/api/desk/p/payouts/receiver', {
  codes,
  looks: 'money',
  shop: true,
});
export const sendReceiverCode = post<{ data: CodeSent }>('/api/desk/p/payouts/receiver/code', {
  changes: 'money',
  shop: true,
});
export const saveReceiver = post<{ body: ReceiverRequest; data: ReceiverView }>('/api/desk/p/payouts/receiver', {
  codes,
  changes: 'money',
  shop: true,
  stepUp: true,
});

export const listRuns = get<{ query: URLSearchParams; data: RunPage }>('/api/desk/p/payouts/runs', {
  looks: 'money',
  mall: true,
});
export const drawUpRun = postOnce<{ data: RunDrawn }>('/api/desk/p/payouts/runs', {
  changes: 'money',
  mall: true,
  stepUp: true,
});
export const viewRun = get<{ params: 'id'; data: RunView }>('/api/desk/p/payouts/runs/{id}', {
  codes,
  looks: 'money',
  mall: true,
});
export const approveRun = post<{ params: 'id'; data: RunView }>('/api/desk/p/payouts/runs/{id}/approve', {
  codes,
  changes: 'money',
  mall: true,
  stepUp: true,
});
export const discardRun = post<{ params: 'id'; data: RunView }>('/api/desk/p/payouts/runs/{id}/discard', {
  codes,
  changes: 'money',
  mall: true,
});
/** For the bank: whole account numbers; written in the audit log. */
export const exportRun = get<{ params: 'id'; data: SheetFile }>('/api/desk/p/payouts/runs/{id}/export', {
  changes: 'exports',
  looks: 'money',
  mall: true,
  stepUp: true,
});
export const markPaid = post<{ params: 'id'; body: PaidRequest; data: RunView }>('/api/desk/p/payouts/{id}/paid', {
  codes,
  changes: 'money',
  mall: true,
  stepUp: true,
});
export const markFailed = post<{ params: 'id'; body: FailedRequest; data: RunView }>(
  '/api/desk/p/payouts/{id}/failed',
  { codes, changes: 'money', mall: true, stepUp: true },
);
