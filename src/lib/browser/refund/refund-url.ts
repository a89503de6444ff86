import { ORDER_STATUS } from '#contract/enums.ts';
import type { OrderBrief, OrderLineView } from '#contract/order/schema.ts';
import { isOpenRefund, REFUND_TABS } from '#contract/refund/values.ts';
import { createAddress, oneOf, pageNumber } from '../../shared/address-state.ts';

export const REFUNDS_PATH = '/user-center/uc-return';

export const {
  read: readRefunds,
  params: refundParams,
  path: refundsPath,
} = createAddress(REFUNDS_PATH, { tab: oneOf(REFUND_TABS, 'all'), page: pageNumber(9_999, 1) });
export type RefundFilter = ReturnType<typeof readRefunds>;

export const refundPath = (id: string): string => `/return-detail?id=${id}`;

export type Asked = { orderId: string; lineId: number | undefined };

export function readAsked(search: string): Asked {
  const query = new URLSearchParams(search);
  const lineId = query.get('lineId') ?? '';
  return {
    orderId: /^\d{18,24}$/.exec(query.get('orderId') ?? '')?.[0] ?? '',
    lineId: /^[1-9]\d{0,14}$/.test(lineId) ? Number(lineId) : undefined,
  };
}

export function applyPath({ orderId, lineId }: Asked): string {
  const query = { orderId, ...(lineId === undefined ? {} : { lineId: String(lineId) }) };
  return `/user-center/apply-return?${new URLSearchParams(query)}`;
}

const ASKABLE: readonly number[] = [
  ORDER_STATUS.TO_ACCEPT_ORDER,
  ORDER_STATUS.PRODUCTING,
  ORDER_STATUS.TO_SEND,
  ORDER_STATUS.TO_RECEIPT,
  ORDER_STATUS.COMPLETED,
];

export function mayAsk(order: Pick<OrderBrief, 'status' | 'group' | 'returns'>, line: OrderLineView): boolean {
  const last = order.returns.find(({ lineId }) => lineId === line.id);
  return (
    ASKABLE.includes(order.status) &&
    order.group?.state !== 'open' &&
    line.refunded < line.quantity &&
    !(last && isOpenRefund(last.state))
  );
}
