import { REFUND_TABS } from '#contract/refund/values.ts';
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
