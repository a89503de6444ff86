import { listOrders } from '../lib/api/orders.ts';
import { type OrderWish, wishQuery } from '../lib/order/list-url.ts';
import type { FailureWords } from './form.ts';
import { createPaged } from './paged.ts';

/** The shopper's orders, as far as the address asks for them. */
export const createOrderList = (first: OrderWish, words: FailureWords) =>
  createPaged(first, (wish: OrderWish) => listOrders(wishQuery(wish)), words);
