import type {
  EscalateRequest,
  RefundPage,
  RefundPreview,
  RefundRequest,
  RefundView,
  ShipBackRequest,
} from '#contract/refund/schema.ts';
import { REFUND_CODES } from '#contract/response-codes.ts';
import { checking } from '../check-codes.ts';
import { mall as anyMall } from './browser.ts';

const mall = checking(anyMall, REFUND_CODES);

/** Calls of a shopper's refunds (`contract/refund/schema.ts`). */

const PATH = '/oms/p/refunds';
const at = (id: string, call = ''): string => `${PATH}/${encodeURIComponent(id)}${call}`;

export const listRefunds = (query: URLSearchParams): Promise<RefundPage> => mall.get(`${PATH}?${query}`);
export const viewRefund = (id: string): Promise<RefundView> => mall.get(at(id));
export const previewRefund = (query: URLSearchParams): Promise<RefundPreview> => mall.get(`${PATH}/preview?${query}`);
/** @param key names the attempt: however often it is sent, it is applied for once */
export const applyRefund = (request: RefundRequest, key: string): Promise<{ ids: string[] }> =>
  mall.post(PATH, request, { 'idempotency-key': key });
export const withdrawRefund = (id: string): Promise<RefundView> => mall.post(at(id, '/withdraw'), {});
export const shipBack = (id: string, sent: ShipBackRequest): Promise<RefundView> => mall.post(at(id, '/ship'), sent);
export const escalateRefund = (id: string, asked: EscalateRequest): Promise<RefundView> =>
  mall.post(at(id, '/escalate'), asked);
