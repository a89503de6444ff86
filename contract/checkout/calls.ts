import { post, postOnce } from '../call.ts';
import { ORDER_CODES } from '../response-codes.ts';
import type { Preview, PreviewRequest, SubmitRequest, Submitted } from './schema.ts';

const codes = ORDER_CODES;

export const previewCheckout = post<{ body: PreviewRequest; data: Preview }>('/api/oms/p/order/preview', { codes });
export const submitCheckout = postOnce<{ body: SubmitRequest; data: Submitted }>('/api/oms/p/order/submit', { codes });
