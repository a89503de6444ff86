import { ORDER_STATUS } from '#contract/enums.ts';
import { isToShip } from '#contract/order/values.ts';
import {
  DESK_REFUND_MOVES,
  type DeskRefundMove,
  mayMoveRefund,
  REFUND_STATUS,
  REFUND_TIMES,
  type RefundAction,
  type RefundActor,
  type RefundMove,
} from '#contract/refund/values.ts';

const { REFUSED } = REFUND_STATUS;

/**
 * Whether a refund is paid without an answer: its pieces have not left, and nothing made to order has been begun.
 * @param allowed whether the shop does so
 */
export const isInstant = ({ status }: { status: number }, madeToOrder: boolean, allowed: boolean): boolean =>
  allowed && isToShip(status) && (!madeToOrder || status === ORDER_STATUS.TO_ACCEPT_ORDER);

const CLOCKS: Partial<Record<number, number>> = {
  [REFUND_STATUS.APPLIED]: REFUND_TIMES.answer,
  [REFUND_STATUS.AGREED]: REFUND_TIMES.ship,
  [REFUND_STATUS.BUYER_SHIPPED]: REFUND_TIMES.parcel,
};

/** The deadline that starts with a status; null while the shopper has no address to send to. */
export function dueAfter(status: number, now: Date, hasAddress: boolean, move?: RefundMove): Date | null {
  const time = move === 'handOver' ? REFUND_TIMES.service : CLOCKS[status];
  if (time === undefined || (status === REFUND_STATUS.AGREED && !hasAddress)) return null;
  return new Date(now.getTime() + time);
}

/** @param refusedAt undefined: it is not refused @returns until when the mall's service can be asked; null: it cannot */
export function appealBy(
  refund: Refund,
  { refusedAt, newest }: { refusedAt: Date | undefined; newest: boolean },
  now: Date,
): Date | null {
  if (!refusedAt || !newest || refund.final || !mayMoveRefund('escalate', stateOf(refund), 'buyer')) return null;
  const end = new Date(refusedAt.getTime() + REFUND_TIMES.appeal);
  return end > now ? end : null;
}

type Refund = { id: string; status: number; kind: number; number: string | null; final: boolean };
const stateOf = ({ status, kind, number }: Refund) => ({ status, kind, sent: number !== null });

export function actionsOf(
  refund: Refund & { address: unknown },
  { newest, again, mayAppeal }: { newest: boolean; again: boolean; mayAppeal: boolean },
): RefundAction[] {
  const may = (move: 'withdraw' | 'shipBack' | 'correctParcel') => mayMoveRefund(move, stateOf(refund), 'buyer');
  const actions: RefundAction[] = [];
  if (may('shipBack') && refund.address) actions.push('shipBack');
  if (may('correctParcel')) actions.push('correctParcel');
  if (mayAppeal) actions.push('escalate');
  if (refund.status === REFUSED && newest && again) actions.push('again');
  if (may('withdraw')) actions.push('withdraw');
  return actions;
}

export const deskMovesOf = (refund: Refund, actors: readonly RefundActor[]): DeskRefundMove[] =>
  DESK_REFUND_MOVES.filter((move) => actors.some((by) => mayMoveRefund(move, stateOf(refund), by)));
