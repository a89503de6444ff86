import { get, post, postOnce } from '../call.ts';
import { REFUND_CODES } from '../response-codes.ts';
import type {
  EscalateRequest,
  RefundPage,
  RefundPreview,
  RefundPreviewQuery,
  RefundRequest,
  RefundsApplied,
  RefundView,
  ShipBackRequest,
} from './schema.ts';

const codes = REFUND_CODES;

export const listRefunds = get<{ query: URLSearchParams; data: RefundPage }>('/api/oms/p/refunds', { codes });
export const previewRefund = get<{ query: RefundPreviewQuery; data: RefundPreview }>('/api/oms/p/refunds/preview', {
  codes,
});
export const applyRefund = postOnce<{ body: RefundRequest; data: RefundsApplied }>('/api/oms/p/refunds');
export const viewRefund = get<{ params: 'id'; data: RefundView }>('/api/oms/p/refunds/{id}', { codes });
export const withdrawRefund = post<{ params: 'id'; data: RefundView }>('/api/oms/p/refunds/{id}/withdraw', { codes });
export const shipBack = post<{ params: 'id'; body: ShipBackRequest; data: RefundView }>(
  '/api/oms/p/refunds/{id}/ship',
  { codes },
);
export const correctParcel = post<{ params: 'id'; body: ShipBackRequest; data: RefundView }>(
  '/api/oms/p/refunds/{id}/parcel',
  { codes },
);
export const escalateRefund = post<{ params: 'id'; body: EscalateRequest; data: RefundView }>(
  '/api/oms/p/refunds/{id}/escalate',
  { codes },
);
