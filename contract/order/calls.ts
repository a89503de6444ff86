import { get, post, postOnce } from '../call.ts';
import type { CartMerged } from '../cart/schema.ts';
import { ORDER_CODES } from '../response-codes.ts';
import type { CanceledOrders, CancelOrder, ChangeOrderAddress, OrderOverview, OrderPage, OrderView } from './schema.ts';

const codes = ORDER_CODES;

export const listOrders = get<{ query: URLSearchParams; data: OrderPage }>('/api/oms/p/orders', { codes });
export const viewOverview = get<{ data: OrderOverview }>('/api/oms/p/orders/overview');
export const viewOrder = get<{ params: 'id'; data: OrderView }>('/api/oms/p/orders/{id}', { codes });
export const cancelOrder = post<{ params: 'id'; body: CancelOrder; data: CanceledOrders }>(
  '/api/oms/p/orders/{id}/cancel',
);
export const receiveOrder = post<{ params: 'id'; data: null }>('/api/oms/p/orders/{id}/receive');
/** Reminds the shop to ship; once a day. */
export const urgeOrder = post<{ params: 'id'; data: null }>('/api/oms/p/orders/{id}/urge');
/** More time to receive; once. */
export const prolongReceipt = post<{ params: 'id'; data: null }>('/api/oms/p/orders/{id}/prolong');
export const changeOrderAddress = post<{ params: 'id'; body: ChangeOrderAddress; data: null }>(
  '/api/oms/p/orders/{id}/address',
);
export const deleteOrder = post<{ params: 'id'; data: null }>('/api/oms/p/orders/{id}/delete');
/** Returns the lines that could not be put back into the cart unchanged. */
export const buyAgain = postOnce<{ params: 'id'; data: CartMerged }>('/api/oms/p/orders/{id}/buyAgain', { codes });
