import { ORDER_STATUS } from '../../contract/enums.ts';
import type { Language } from '../../contract/language.ts';
import type { ORDER_TABS, OrderAction, OrderTab } from '../../contract/order-flow.ts';

const { TO_PAY, TO_ACCEPT_ORDER, PRODUCTING, TO_SEND, TO_RECEIPT, COMPLETED, CANCELED } = ORDER_STATUS;

export const STATUS_OF_TAB: Record<OrderTab, number | undefined> = {
  all: undefined,
  toPay: TO_PAY,
  toAccept: TO_ACCEPT_ORDER,
  producing: PRODUCTING,
  toSend: TO_SEND,
  toReceipt: TO_RECEIPT,
  completed: COMPLETED,
  canceled: CANCELED,
} satisfies Record<(typeof ORDER_TABS)[number], number | undefined>;

/** Orders that nothing happens to any more. */
export const ENDED: number[] = [COMPLETED, CANCELED];

const ACTIONS: Record<number, OrderAction[]> = {
  [TO_PAY]: ['pay', 'cancel'],
  [TO_ACCEPT_ORDER]: ['cancel', 'buyAgain'],
  [PRODUCTING]: ['buyAgain'],
  [TO_SEND]: ['buyAgain'],
  [TO_RECEIPT]: ['receive', 'buyAgain'],
  [COMPLETED]: ['buyAgain', 'delete'],
  [CANCELED]: ['buyAgain', 'delete'],
};

/** What its shopper may do with an order of this status. */
export const actionsOf = (status: number): OrderAction[] => ACTIONS[status] ?? [];

const SYSTEM_REASONS: Record<string, Record<Language, string>> = {
  expired: { zh: '超时未支付，订单自动取消', en: 'Not paid in time, cancelled automatically' },
  groupFailed: { zh: '拼团未成功，订单自动取消', en: 'The group was not filled, cancelled automatically' },
  autoAccept: { zh: '商家已自动接单', en: 'Accepted automatically by the shop' },
  autoReceipt: { zh: '超时未确认，自动收货', en: 'Received automatically after the time for it' },
};

/** Why an order moved: the system's reasons in the language asked for, people's in their own words. */
export const reasonText = (log: { actor: string; reason: string }, language: Language): string =>
  log.actor === 'system' ? (SYSTEM_REASONS[log.reason]?.[language] ?? '') : log.reason;

/** The words of a search in orders: each must be found. */
export const wordsIn = (text: string | undefined): string[] =>
  (text ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
