import { get, post, postOnce } from '../call.ts';
import type { CartMerged } from '../cart/schema.ts';
import { ORDER_CODES } from '../response-codes.ts';
import type { CanceledOrders, CancelOrder, OrderOverview, OrderPage, OrderView } from './schema.ts';

const codes = ORDER_CODES;

export const listOrders = get<{ query: URLSearchParams; data: OrderPage }>('/api/oms/p/orders', { codes });
export const viewOverview = get<{ data: OrderOverview }>('/api/oms/p/orders/overview');
export const viewOrder = get<{ params: 'id'; data: OrderView }>('/api/oms/p/orders/{id}', { codes });
export const cancelOrder = post<{ params: 'id'; body: CancelOrder; data: CanceledOrders }>(
  '/api/oms/p/orders/{id}/cancel',
);
export const receiveOrder = post<{ params: 'id'; data: null }>('/api/oms/p/orders/{id}/receive');
export const deleteOrder = post<{ params: 'id'; data: null }>('/api/oms/p/orders/{id}/delete');
/** Returns the lines that could not be put back into the cart unchanged. */
export const buyAgain = postOnce<{ params: 'id'; data: CartMerged }>('/api/oms/p/orders/{id}/buyAgain', { codes });
