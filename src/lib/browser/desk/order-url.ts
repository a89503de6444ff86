import { DESK } from '#contract/limits.ts';
import { ORDER_TABS } from '#contract/order/values.ts';
import { createAddress, day, idText, oneOf, words } from '../../shared/address-state.ts';
import { deskPage } from './query.ts';

export const ORDERS_PATH = '/desk/orders';
export const SLIPS_PATH = '/desk/slips';

/** Days are those of China. `shopId`: one of the shops that the mall's people see; empty: all of them. */
export const {
  read: readDeskFilter,
  params: deskFilterParams,
  path: deskFilterPath,
} = createAddress(ORDERS_PATH, {
  tab: oneOf(ORDER_TABS, 'all'),
  text: words(),
  from: day,
  to: day,
  shopId: idText,
  urged: oneOf(['', '1'], ''),
  tag: words(),
  page: deskPage,
});
export type DeskFilter = ReturnType<typeof readDeskFilter>;

export const orderPath = (id: string): string => `${ORDERS_PATH}/${id}`;
export const slipsPath = (ids: Iterable<string>): string => `${SLIPS_PATH}?ids=${[...ids].join(',')}`;

/** A count that stops at `DESK.counted`: from there on it says "or more". */
export const counted = (n: number): string => (n >= DESK.counted ? `${DESK.counted - 1}+` : String(n));
