import { ORDER_TABS } from '#contract/order/values.ts';
import { createAddress, oneOf, pageNumber, words } from '../../shared/address-state.ts';

export const {
  read: readFilter,
  params: filterParams,
  path: filterPath,
} = createAddress('/user-center/uc-order', { tab: oneOf(ORDER_TABS, 'all'), text: words(), page: pageNumber(10_000) });
export type OrderFilter = ReturnType<typeof readFilter>;

export const ALL_ORDERS: OrderFilter = { tab: 'all', page: 1, text: '' };
