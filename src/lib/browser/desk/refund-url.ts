import { DESK_REFUND_TABS } from '#contract/refund/values.ts';
import { createAddress, idText, oneOf, words } from '../../shared/address-state.ts';
import { deskPage } from './query.ts';

export const DESK_REFUNDS_PATH = '/desk/refunds';

export const {
  read: readDeskRefunds,
  params: deskRefundParams,
  path: deskRefundsPath,
} = createAddress(DESK_REFUNDS_PATH, {
  tab: oneOf(DESK_REFUND_TABS, 'toAnswer'),
  text: words(),
  shopId: idText,
  page: deskPage,
});
export type DeskRefundFilter = ReturnType<typeof readDeskRefunds>;

export const deskRefundPath = (id: string): string => `${DESK_REFUNDS_PATH}/${id}`;
