import { ORDER_STATUS, type ValueOf } from '../enums.ts';

/** The order's state machine (domain decisions, section 4). Any move not in it is refused and changes nothing. */

/** `points`: a good of the points mall; `member`: a paid membership, without goods, address or shop. */
export const ORDER_KINDS = ['goods', 'points', 'member'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** Where a trade came from: the cart, or one thing bought at once. */
export const TRADE_SOURCES = ['cart', 'sku', 'group', 'points', 'member'] as const;
export type TradeSource = (typeof TRADE_SOURCES)[number];

export type OrderStatus = ValueOf<typeof ORDER_STATUS>;
export type OrderActor = 'buyer' | 'shop' | 'system';
export type OrderMove =
  | 'pay'
  | 'accept'
  | 'produce'
  | 'finish'
  | 'ship'
  | 'shipPart'
  | 'shipRest'
  | 'activate'
  | 'receive'
  | 'autoReceive'
  | 'cancel'
  | 'cancelPaid'
  | 'expire'
  | 'groupFailed'
  | 'refuse'
  | 'cancelProducting'
  | 'cancelToSend'
  | 'refundedToAccept'
  | 'refundedProducting'
  | 'refundedToSend'
  | 'refundMember';

type Step = {
  from: OrderStatus;
  to: OrderStatus;
  by: readonly OrderActor[];
  madeToOrder?: boolean;
  /** Not while the group of the order is open. */
  afterGroup?: true;
  /** Not while a refund of the order is open: the shop answers it first. `unshipped`: of pieces that have not left. */
  afterRefund?: true | 'unshipped';
  /** Not once a piece of the order has left. */
  beforeParcels?: true;
  kind?: OrderKind;
};

const { TO_PAY, TO_ACCEPT_ORDER, PRODUCTING, TO_SEND, TO_RECEIPT, COMPLETED, CANCELED } = ORDER_STATUS;

export const ORDER_MOVES: Record<OrderMove, Step> = {
  pay: { from: TO_PAY, to: TO_ACCEPT_ORDER, by: ['system'] },
  accept: { from: TO_ACCEPT_ORDER, to: TO_SEND, by: ['shop', 'system'], madeToOrder: false, afterGroup: true },
  produce: { from: TO_ACCEPT_ORDER, to: PRODUCTING, by: ['shop', 'system'], madeToOrder: true, afterGroup: true },
  activate: { from: TO_ACCEPT_ORDER, to: COMPLETED, by: ['system'], kind: 'member' },
  finish: { from: PRODUCTING, to: TO_SEND, by: ['shop'] },
  ship: { from: TO_SEND, to: TO_RECEIPT, by: ['shop'], afterRefund: 'unshipped' },
  shipPart: { from: TO_SEND, to: TO_SEND, by: ['shop'], afterRefund: 'unshipped' },
  /** The last pieces that had not left were refunded. */
  shipRest: { from: TO_SEND, to: TO_RECEIPT, by: ['system'] },
  receive: { from: TO_RECEIPT, to: COMPLETED, by: ['buyer'], afterRefund: true },
  autoReceive: { from: TO_RECEIPT, to: COMPLETED, by: ['system'], afterRefund: true },
  cancel: { from: TO_PAY, to: CANCELED, by: ['buyer'] },
  cancelPaid: { from: TO_ACCEPT_ORDER, to: CANCELED, by: ['buyer'], afterRefund: true },
  expire: { from: TO_PAY, to: CANCELED, by: ['system'] },
  groupFailed: { from: TO_ACCEPT_ORDER, to: CANCELED, by: ['system'] },
  refuse: { from: TO_ACCEPT_ORDER, to: CANCELED, by: ['shop'], afterRefund: true },
  // After it was accepted.
  cancelProducting: { from: PRODUCTING, to: CANCELED, by: ['shop'], afterRefund: true },
  cancelToSend: { from: TO_SEND, to: CANCELED, by: ['shop'], afterRefund: true, beforeParcels: true },
  // The last line of an order that is not shipped was refunded.
  refundedToAccept: { from: TO_ACCEPT_ORDER, to: CANCELED, by: ['system'], afterRefund: true },
  refundedProducting: { from: PRODUCTING, to: CANCELED, by: ['system'], afterRefund: true },
  refundedToSend: { from: TO_SEND, to: CANCELED, by: ['system'], afterRefund: true },
  refundMember: { from: COMPLETED, to: CANCELED, by: ['buyer'], kind: 'member' },
};

/** Of an accepted order, with all its money back. */
export const SHOP_CANCELS = ['cancelProducting', 'cancelToSend'] as const satisfies readonly OrderMove[];
export type ShopCancel = (typeof SHOP_CANCELS)[number];

export const SHOP_MOVES = [
  'accept',
  'produce',
  'finish',
  'ship',
  'refuse',
  ...SHOP_CANCELS,
] as const satisfies readonly OrderMove[];
export type ShopMoveName = (typeof SHOP_MOVES)[number];

export const REFUNDED_MOVES = [
  'refundedToAccept',
  'refundedProducting',
  'refundedToSend',
] as const satisfies readonly OrderMove[];

export const isToShip = (status: number): boolean =>
  status === TO_ACCEPT_ORDER || status === PRODUCTING || status === TO_SEND;

export const ORDER_TABS = [
  'all',
  'toPay',
  'toAccept',
  'producing',
  'toSend',
  'toReceipt',
  'completed',
  'canceled',
] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

export type Movable = {
  status: number;
  kind: OrderKind;
  madeToOrder: boolean;
  groupOpen: boolean;
  /** Refunds that are open, and those of them that are of pieces that have left. */
  refunding: number;
  refundingShipped: number;
  lines: readonly { shippedPieces: number }[];
};

export function mayMove(move: OrderMove, order: Movable, by: OrderActor): boolean {
  const step = ORDER_MOVES[move];
  const open = step.afterRefund === 'unshipped' ? order.refunding - order.refundingShipped : order.refunding;
  return (
    step.from === order.status &&
    step.by.includes(by) &&
    (step.kind === undefined || step.kind === order.kind) &&
    (step.madeToOrder === undefined || step.madeToOrder === order.madeToOrder) &&
    !(step.afterGroup && order.groupOpen) &&
    !(step.afterRefund && open > 0) &&
    !(step.beforeParcels && order.lines.some(({ shippedPieces }) => shippedPieces > 0))
  );
}

export const STATUS_OF_TAB: Readonly<Record<OrderTab, OrderStatus | undefined>> = {
  all: undefined,
  toPay: TO_PAY,
  toAccept: TO_ACCEPT_ORDER,
  producing: PRODUCTING,
  toSend: TO_SEND,
  toReceipt: TO_RECEIPT,
  completed: COMPLETED,
  canceled: CANCELED,
};

/** Notes of the desk on an order; `text`, `tag`: characters. */
export const ORDER_NOTES = { text: 500, most: 50, tag: 20, tags: 5 } as const;
