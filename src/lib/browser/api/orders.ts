import type { Preview, PreviewRequest, SubmitRequest, Submitted } from '#contract/checkout/schema.ts';
import { ORDER_CODES } from '#contract/response-codes.ts';
import { checking } from '../check-codes.ts';
import { mall as anyMall } from './browser.ts';

const mall = checking(anyMall, ORDER_CODES);

/** Calls of checkout (`contract/checkout/schema.ts`). */

export const previewOrder = (request: PreviewRequest): Promise<Preview> => mall.post('/oms/p/order/preview', request);
/** @param key names the attempt: the same key and request make one order, however often they are sent */
export const submitOrder = (request: SubmitRequest, key: string): Promise<Submitted> =>
  mall.post('/oms/p/order/submit', request, { 'idempotency-key': key });
