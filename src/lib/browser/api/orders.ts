import type { CartMerged } from '#contract/cart/schema.ts';
import type { Preview, PreviewRequest, SubmitRequest, Submitted } from '#contract/checkout/schema.ts';
import type { OrderPage, OrderView } from '#contract/order/schema.ts';
import { ORDER_CODES } from '#contract/response-codes.ts';
import { checking } from '../check-codes.ts';
import { mall as anyMall } from './browser.ts';

const mall = checking(anyMall, ORDER_CODES);

/** Calls of checkout and of a shopper's own orders (`contract/order/schema.ts`). */

const OWN = '/oms/p/orders';
const at = (id: string, call = ''): string => `${OWN}/${encodeURIComponent(id)}${call}`;

export const previewOrder = (request: PreviewRequest): Promise<Preview> => mall.post('/oms/p/order/preview', request);
/** @param key names the attempt: the same key and request make one order, however often they are sent */
export const submitOrder = (request: SubmitRequest, key: string): Promise<Submitted> =>
  mall.post('/oms/p/order/submit', request, { 'idempotency-key': key });

/** @param query as `orderQuery` of the contract */
export const listOrders = (query: URLSearchParams): Promise<OrderPage> => mall.get(`${OWN}?${query}`);
export const viewOrder = (id: string): Promise<OrderView> => mall.get(at(id));
export const cancelOrder = (id: string, reason: string): Promise<unknown> => mall.post(at(id, '/cancel'), { reason });
export const receiveOrder = (id: string): Promise<unknown> => mall.post(at(id, '/receive'), {});
export const deleteOrder = (id: string): Promise<unknown> => mall.post(at(id, '/delete'), {});
/**
 * @param key names the attempt: its goods come once, however often it is sent
 * @returns what could not go back into the cart as it was
 */
export const buyAgain = (id: string, key: string): Promise<CartMerged> =>
  mall.post(at(id, '/buyAgain'), {}, { 'idempotency-key': key });
