import type { REFUND_ERRORS } from '../code-words.ts';
import { ORDER_STATUS } from '../enums.ts';
import type { OrderKind } from '../order/values.ts';
import { isOpenRefund, REFUND_STATUS, REFUND_TIMES, REFUND_TRIES } from './values.ts';

export type RefundBefore = { status: number; final: boolean };
export type RefundOrder = { status: number; kind: OrderKind; groupOpen: boolean };
type Order = RefundOrder & { completedAt: Date | null };

const REFUNDABLE: readonly number[] = [
  ORDER_STATUS.TO_ACCEPT_ORDER,
  ORDER_STATUS.PRODUCTING,
  ORDER_STATUS.TO_SEND,
  ORDER_STATUS.TO_RECEIPT,
  ORDER_STATUS.COMPLETED,
];

const isLate = ({ completedAt }: Order, now: Date): boolean =>
  completedAt !== null && now.getTime() - completedAt.getTime() > REFUND_TIMES.apply;

/** Why no refund of a line can be opened, by shopper or shop; null: one can. */
export function standingError(order: RefundOrder, before: readonly RefundBefore[]) {
  if (order.kind === 'member') return 'member';
  if (!REFUNDABLE.includes(order.status)) return 'status';
  if (order.groupOpen) return 'group';
  return before.some(({ status }) => isOpenRefund(status)) ? 'open' : null;
}

/**
 * Why nobody can apply for a refund of a line; null: one can.
 * @param left pieces that are not refunded yet
 * @param before refunds of the line so far
 */
export function refundError(
  order: Order,
  left: number,
  before: readonly RefundBefore[],
  now: Date,
): (typeof REFUND_ERRORS)[number] | null {
  const error = standingError(order, before);
  if (error) return error;
  if (left <= 0) return 'none';
  if (isLate(order, now)) return 'late';
  const refused = before.filter(({ status }) => status === REFUND_STATUS.REFUSED);
  return refused.length >= REFUND_TRIES || refused.some(({ final }) => final) ? 'final' : null;
}
