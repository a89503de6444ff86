import type { ValueOf } from '../enums.ts';
import { DAY_MS } from '../time.ts';

/** The refund's state machine (domain decisions, sections 4 and 12). Any move not in it is refused and changes nothing. */

export const REFUND_STATUS = {
  APPLIED: 10,
  AGREED: 20,
  BUYER_SHIPPED: 30,
  RECEIVED: 40,
  REFUNDED: 50,
  REFUSED: 60,
  ESCALATED: 70,
  WITHDRAWN: 80,
  CLOSED: 90,
} as const;
export type RefundStatus = ValueOf<typeof REFUND_STATUS>;

/** ONLY: the money back, nothing is sent. RETURN: the goods go back first. */
export const REFUND_KIND = { ONLY: 10, RETURN: 20 } as const;
export type RefundKind = ValueOf<typeof REFUND_KIND>;

export const REFUND_ACTORS = ['buyer', 'shop', 'service', 'system'] as const;
export type RefundActor = (typeof REFUND_ACTORS)[number];

type Step = {
  from: readonly RefundStatus[];
  to: RefundStatus;
  by: readonly RefundActor[];
  kind?: RefundKind;
  /** Only before the goods were sent back. */
  unsent?: true;
};

const { APPLIED, AGREED, BUYER_SHIPPED, RECEIVED, REFUNDED, REFUSED, ESCALATED, WITHDRAWN, CLOSED } = REFUND_STATUS;

export const REFUND_MOVE_NAMES = [
  'grant',
  'agree',
  'refuse',
  'shipBack',
  'correctParcel',
  'receive',
  'pay',
  'refuseParcel',
  'withdraw',
  'escalate',
  'decidePay',
  'decideReturn',
  'decideRefuse',
  'lapse',
  'handOver',
  'offer',
  'giveBack',
] as const;
export type RefundMove = (typeof REFUND_MOVE_NAMES)[number];

export const REFUND_MOVES: Readonly<Record<RefundMove, Step>> = {
  grant: { from: [APPLIED], to: REFUNDED, by: ['shop', 'system'], kind: REFUND_KIND.ONLY },
  agree: { from: [APPLIED], to: AGREED, by: ['shop', 'system'], kind: REFUND_KIND.RETURN },
  refuse: { from: [APPLIED], to: REFUSED, by: ['shop'] },
  shipBack: { from: [AGREED], to: BUYER_SHIPPED, by: ['buyer'] },
  /** A slip in the number: the parcel is the same, and so is its clock. */
  correctParcel: { from: [BUYER_SHIPPED], to: BUYER_SHIPPED, by: ['buyer'] },
  receive: { from: [BUYER_SHIPPED], to: RECEIVED, by: ['shop', 'system'] },
  pay: { from: [RECEIVED], to: REFUNDED, by: ['shop', 'system'] },
  refuseParcel: { from: [BUYER_SHIPPED], to: REFUSED, by: ['shop'] },
  withdraw: { from: [APPLIED, AGREED, ESCALATED], to: WITHDRAWN, by: ['buyer'] },
  escalate: { from: [REFUSED], to: ESCALATED, by: ['buyer'] },
  decidePay: { from: [ESCALATED], to: REFUNDED, by: ['service', 'system'] },
  decideReturn: { from: [ESCALATED], to: AGREED, by: ['service', 'system'], kind: REFUND_KIND.RETURN, unsent: true },
  decideRefuse: { from: [ESCALATED], to: REFUSED, by: ['service'] },
  lapse: { from: [AGREED], to: CLOSED, by: ['system'] },
  /** A return was agreed to and the shop has no return address: the mall's service decides, or its deadline does. */
  handOver: { from: [APPLIED, AGREED], to: ESCALATED, by: ['system'], kind: REFUND_KIND.RETURN, unsent: true },
  /** Nobody asked: the shop opens it, and pays it in the same transaction. */
  offer: { from: [], to: AGREED, by: ['shop', 'service'], kind: REFUND_KIND.ONLY },
  giveBack: { from: [AGREED], to: REFUNDED, by: ['shop', 'service'], kind: REFUND_KIND.ONLY },
};

export const OPEN_REFUND: readonly RefundStatus[] = [APPLIED, AGREED, BUYER_SHIPPED, RECEIVED, ESCALATED];
export const isOpenRefund = (status: number): boolean => OPEN_REFUND.some((open) => open === status);

export function mayMoveRefund(
  move: RefundMove,
  refund: { status: number; kind: number; sent: boolean },
  by: RefundActor,
): boolean {
  const { from, by: who, kind, unsent } = REFUND_MOVES[move];
  return (
    from.some((status) => status === refund.status) &&
    who.includes(by) &&
    (kind === undefined || kind === refund.kind) &&
    !(unsent && refund.sent)
  );
}

/** Times of the domain decisions (sections 4 and 12), ms. */
export const REFUND_TIMES = {
  /** For the shop to answer; then the refund counts as agreed. */
  answer: 3 * DAY_MS,
  /** For the buyer to send the goods back; then the refund is closed. */
  ship: 7 * DAY_MS,
  /** For the mall's service, where a shop has no return address; then the mall's own address is used, or the money goes back without a return. */
  service: 2 * DAY_MS,
  /** For the shop to confirm the parcel; then it counts as received. */
  parcel: 10 * DAY_MS,
  /** For the buyer to hand a refusal to the mall's service. */
  appeal: 7 * DAY_MS,
  /** Ours: how long after receipt a refund can be requested. */
  apply: 90 * DAY_MS,
} as const;

/** No refund takes longer than all of these together. */
export const REFUND_LONGEST_MS = Object.values(REFUND_TIMES).reduce((all, ms) => all + ms, 0);
/** How often a refund of one line may be requested: once more after a refusal. */
export const REFUND_TRIES = 2;

export const REFUND_TABS = ['all', 'answer', 'send', 'sent', 'refunded', 'ended'] as const;
export type RefundTab = (typeof REFUND_TABS)[number];
export const REFUND_TAB_STATUS: Readonly<Record<RefundTab, readonly RefundStatus[] | undefined>> = {
  all: undefined,
  answer: [APPLIED, ESCALATED],
  send: [AGREED],
  sent: [BUYER_SHIPPED, RECEIVED],
  refunded: [REFUNDED],
  ended: [REFUSED, WITHDRAWN, CLOSED],
};

export const DESK_REFUND_TABS = ['toAnswer', 'toReceive', 'toDecide', 'waiting', 'refunded', 'ended', 'all'] as const;
export type DeskRefundTab = (typeof DESK_REFUND_TABS)[number];
export const DESK_REFUND_TAB_STATUS: Readonly<Record<DeskRefundTab, readonly RefundStatus[] | undefined>> = {
  toAnswer: [APPLIED],
  toReceive: [BUYER_SHIPPED],
  toDecide: [ESCALATED],
  waiting: [AGREED],
  refunded: [REFUNDED],
  ended: [REFUSED, WITHDRAWN, CLOSED],
  all: undefined,
};

export const REFUND_ACTIONS = ['withdraw', 'shipBack', 'correctParcel', 'escalate', 'again'] as const;
export type RefundAction = (typeof REFUND_ACTIONS)[number];

export const DESK_REFUND_MOVES = [
  'grant',
  'agree',
  'receive',
  'refuse',
  'refuseParcel',
  'decidePay',
  'decideReturn',
  'decideRefuse',
] as const satisfies readonly RefundMove[];
export type DeskRefundMove = (typeof DESK_REFUND_MOVES)[number];

/** Characters, and pictures (specification, section 5). */
export const REFUND_DESCRIPTION = 200;
export const REFUND_VOUCHERS = 5;
