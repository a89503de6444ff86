import type { OrderTab } from './values.ts';

/** What an order is called and says, by kind and state (domain decisions, section 16); `standing.rules.ts` chooses. */

/** Kinds of orders as shoppers know them. A made-to-order, flash or group order is one of goods that goes its own way. */
export const ORDER_FORMS = ['goods', 'made', 'flash', 'group', 'points', 'member'] as const;
export type OrderForm = (typeof ORDER_FORMS)[number];

/** `toGroup`: paid, and its group is not full yet; `partShipped`: some of its pieces have left; `refunded`: nothing is left of it. */
export const ORDER_WORDS = [
  'toPay',
  'toGroup',
  'toAccept',
  'producing',
  'toSend',
  'partShipped',
  'toReceipt',
  'completed',
  'refunded',
  'canceled',
] as const;
export type OrderWord = (typeof ORDER_WORDS)[number];

/** The words of orders that are under way, by the tab that lists them: first those with a next step for the shopper. */
export const UNDER_WAY = {
  toPay: ['toPay'],
  toReceipt: ['toReceipt'],
  toAccept: ['toGroup', 'toAccept'],
  producing: ['producing'],
  toSend: ['toSend', 'partShipped'],
} as const satisfies Partial<Record<OrderTab, readonly OrderWord[]>>;
export type UnderWayTab = keyof typeof UNDER_WAY;
export const UNDER_WAY_TABS = Object.keys(UNDER_WAY) as UnderWayTab[];

export const ORDER_SENTENCES = [
  ...ORDER_WORDS,
  'toPayGroup',
  'toPayPoints',
  'toPayMember',
  'toAcceptMade',
  'toAcceptPoints',
  'completedPoints',
  'completedMember',
  'refundedMember',
  'refunding',
  'partRefunded',
  'canceledBack',
  'groupFailed',
] as const;
export type OrderSentence = (typeof ORDER_SENTENCES)[number];

/** In the order in which they are shown. `membership`: where it is looked at, and is refunded or not. */
export const ORDER_ACTIONS = [
  'pay',
  'invite',
  'receive',
  'prolong',
  'urge',
  'changeAddress',
  'review',
  'refundProgress',
  'tracking',
  'cancel',
  'refund',
  'refundAll',
  'refundMember',
  'membership',
  'group',
  'buyAgain',
  'invoice',
  'viewInvoice',
  'contact',
  'delete',
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];
