import type { GROUP_STATES, MEMBER_REFUND_ERRORS } from '../code-words.ts';
import { ORDER_STATUS } from '../enums.ts';
import { type InvoiceFacts, invoiceRefusal } from '../invoice/refusal.rules.ts';
import { type RefundBefore, refundError } from '../refund/ask.rules.ts';
import { isReviewable } from '../review/time.rules.ts';
import { isPartShipped } from './pieces.rules.ts';
import { mayProlong, mayUrge } from './receipt.rules.ts';
import type { OrderAction, OrderForm, OrderSentence, OrderWord } from './standing.values.ts';
import { ORDER_ACTIONS } from './standing.values.ts';
import { isToShip, mayMove, type OrderKind } from './values.ts';

const { TO_PAY, TO_ACCEPT_ORDER, PRODUCTING, TO_SEND, TO_RECEIPT, COMPLETED, CANCELED } = ORDER_STATUS;

type Pieces = { quantity: number; refundedPieces: number; shippedPieces: number };

/** What words need to know of an order. */
export type OrderCore = {
  status: number;
  kind: OrderKind;
  madeToOrder: boolean;
  flash: boolean;
  /** `groupOpen` lasts a moment longer than the group is open: until its orders are let go on, or ended. */
  groupOpen: boolean;
  group: { state: (typeof GROUP_STATES)[number]; endsAt: Date } | null;
  /** Refunds that are open. */
  refunding: number;
  /** Of them, those of pieces that have left. */
  refundingShipped: number;
  payable: number;
  points: number;
  /** Given back by refunds of its lines. */
  refunded: number;
  refundedPoints: number;
  paidAt: Date | null;
  canceledAt: Date | null;
  lines: readonly Pieces[];
};

export type OrderFacts = Omit<OrderCore, 'lines'> &
  Pick<InvoiceFacts, 'invoice' | 'issued'> & {
    shippedAt: Date | null;
    urgedAt: Date | null;
    prolongedAt: Date | null;
    completedAt: Date | null;
    lines: readonly (Pieces & { id: number; reviewed: boolean; refunds: readonly RefundBefore[] })[];
    /** Why its membership cannot be refunded; null: it can, or is none. */
    memberError: (typeof MEMBER_REFUND_ERRORS)[number] | null;
  };

type Moment = { now: Date; reviewWindow: number };

export const formOf = ({
  kind,
  group,
  madeToOrder,
  flash,
}: Pick<OrderCore, 'kind' | 'group' | 'madeToOrder' | 'flash'>) => {
  if (kind !== 'goods') return kind;
  if (group) return 'group';
  if (madeToOrder) return 'made';
  return flash ? 'flash' : 'goods';
};

const isAllRefunded = ({ lines }: { lines: readonly Omit<Pieces, 'shippedPieces'>[] }): boolean =>
  lines.every(({ quantity, refundedPieces }) => refundedPieces >= quantity);

/** How much of it was given back by refunds. A membership goes back whole, and is cancelled by that. */
export function refundStanding(
  order: Pick<OrderCore, 'kind' | 'status' | 'paidAt' | 'lines'>,
): 'none' | 'some' | 'all' {
  if (order.kind === 'member') return order.status === CANCELED && order.paidAt ? 'all' : 'none';
  if (isAllRefunded(order)) return 'all';
  return order.lines.some(({ refundedPieces }) => refundedPieces > 0) ? 'some' : 'none';
}

const WORDS: Readonly<Record<number, OrderWord>> = {
  [TO_PAY]: 'toPay',
  [TO_ACCEPT_ORDER]: 'toAccept',
  [PRODUCTING]: 'producing',
  [TO_SEND]: 'toSend',
  [TO_RECEIPT]: 'toReceipt',
  [COMPLETED]: 'completed',
  [CANCELED]: 'canceled',
};

const waitsForGroup = ({ status, groupOpen, group }: Pick<WordFacts, 'status' | 'groupOpen' | 'group'>): boolean =>
  status === TO_ACCEPT_ORDER && groupOpen && group?.state !== 'full';

export type WordFacts = Pick<OrderCore, 'status' | 'kind' | 'groupOpen' | 'paidAt' | 'lines'> & {
  group: Pick<NonNullable<OrderCore['group']>, 'state'> | null;
};

export function wordOf(order: WordFacts): OrderWord {
  if (waitsForGroup(order)) return 'toGroup';
  if (refundStanding(order) === 'all') return 'refunded';
  if (isPartShipped(order.status, order.lines)) return 'partShipped';
  return WORDS[order.status] ?? 'canceled';
}

/** Money and points that came back, or are on their way: of a cancelled order all of it, whatever refunds had given back before. */
export function backOf(
  order: Pick<OrderCore, 'status' | 'payable' | 'points' | 'paidAt' | 'refunded' | 'refundedPoints'>,
): { money: number; points: number } {
  if (order.status !== CANCELED) return { money: order.refunded, points: order.refundedPoints };
  return { money: order.paidAt ? order.payable : 0, points: order.points };
}

const SENTENCES: Partial<Record<OrderForm, Partial<Record<OrderWord, OrderSentence>>>> = {
  made: { toAccept: 'toAcceptMade' },
  group: { toPay: 'toPayGroup' },
  points: { toPay: 'toPayPoints', toAccept: 'toAcceptPoints', completed: 'completedPoints' },
  member: { toPay: 'toPayMember', completed: 'completedMember', refunded: 'refundedMember' },
};

export function sentenceOf(order: OrderCore): OrderSentence {
  const word = wordOf(order);
  if (word === 'canceled') return canceledSentence(order);
  if (order.refunding > 0) return 'refunding';
  if (word === 'completed' && refundStanding(order) === 'some') return 'partRefunded';
  return SENTENCES[formOf(order)]?.[word] ?? word;
}

function canceledSentence(order: OrderCore): OrderSentence {
  const { money, points } = backOf(order);
  if (money === 0 && points === 0) return 'canceled';
  const { group, canceledAt, paidAt } = order;
  const failed = group?.state === 'failed' && paidAt && canceledAt && canceledAt >= group.endsAt;
  return failed ? 'groupFailed' : 'canceledBack';
}

/** Lines that a refund can be asked for now. */
export const refundableLines = (order: OrderFacts, now: Date): number[] =>
  order.lines
    .filter(({ quantity, refundedPieces, refunds }) => !refundError(order, quantity - refundedPieces, refunds, now))
    .map(({ id }) => id);

const ENDED: readonly number[] = [COMPLETED, CANCELED];

/** Whether it can be taken off the shopper's list. */
export const mayDelete = ({ status, refunding }: Pick<OrderCore, 'status' | 'refunding'>): boolean =>
  ENDED.includes(status) && refunding === 0;

/** Whether its goods can be put into the cart again: not memberships, nor what was had for points. */
export const mayBuyAgain = ({ kind, status }: Pick<OrderCore, 'kind' | 'status'>): boolean =>
  kind === 'goods' && status !== TO_PAY;

/** Until its first parcel leaves. */
export const mayChangeAddress = ({ status, kind, lines }: Pick<OrderCore, 'status' | 'kind' | 'lines'>): boolean =>
  kind !== 'member' && (status === TO_PAY || isToShip(status)) && !isPartShipped(status, lines);

const isRefundableMember = (order: OrderFacts): boolean =>
  mayMove('refundMember', order, 'buyer') && order.memberError === null;

const invites = (order: OrderFacts): boolean => waitsForGroup(order) && order.group?.state === 'open';

const EXISTS: Record<OrderAction, (order: OrderFacts, at: Moment) => boolean> = {
  pay: (order) => mayMove('pay', order, 'system'),
  invite: invites,
  receive: (order) => mayMove('receive', order, 'buyer'),
  prolong: mayProlong,
  urge: (order, { now }) => mayUrge(order, now),
  changeAddress: mayChangeAddress,
  review: (order, at) => isReviewable(order, at),
  refundProgress: ({ lines }) => lines.some(({ refunds }) => refunds.length > 0),
  tracking: ({ status, shippedAt, lines }) => shippedAt !== null || isPartShipped(status, lines),
  cancel: (order) => mayMove('cancel', order, 'buyer') || mayMove('cancelPaid', order, 'buyer'),
  refund: (order, { now }) => refundableLines(order, now).length > 0,
  refundAll: (order, { now }) => isToShip(order.status) && refundableLines(order, now).length > 1,
  refundMember: isRefundableMember,
  membership: (order) => order.kind === 'member' && order.paidAt !== null && !isRefundableMember(order),
  group: (order) => order.group !== null && !invites(order),
  buyAgain: mayBuyAgain,
  invoice: (order, { now }) => invoiceRefusal(order, now) === null,
  viewInvoice: (order) => order.kind !== 'member' && (order.invoice !== null || order.issued !== null),
  contact: () => true,
  delete: mayDelete,
};

export const actionsOf = (order: OrderFacts, at: Moment): OrderAction[] =>
  ORDER_ACTIONS.filter((action) => EXISTS[action](order, at));

const NEXT: Partial<Record<OrderWord, OrderAction>> = {
  toPay: 'pay',
  toGroup: 'invite',
  toReceipt: 'receive',
  completed: 'review',
  refunded: 'buyAgain',
  canceled: 'buyAgain',
};

/** The one thing to do next; null: one waits, or nothing is left to do. */
export function nextOf(order: OrderFacts, at: Moment): OrderAction | null {
  const next = order.refunding > 0 ? 'refundProgress' : NEXT[wordOf(order)];
  return next && EXISTS[next](order, at) ? next : null;
}
