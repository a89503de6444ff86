import { ORDER_STATUS } from '#contract/enums.ts';
import type { Language } from '#contract/language.ts';
import type { ORDER_TABS, OrderAction, OrderKind, OrderTab } from '#contract/order/values.ts';

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

const HELD: readonly OrderAction[] = ['cancel', 'receive'];

type Standing = {
  status: number;
  kind: OrderKind;
  completedAt: Date | null;
  reviewedAt: Date | null;
  refunding: number;
};

/**
 * A refund under way blocks canceling and receiving. Only goods bought for money go into the cart again, and a membership is not reviewed.
 * @param since orders completed later can still be reviewed
 */
export const actionsOf = (
  { status, kind, completedAt, reviewedAt, refunding }: Standing,
  since: Date,
): OrderAction[] => {
  const mayReview = kind !== 'member' && completedAt !== null && reviewedAt === null && completedAt > since;
  const actions = (ACTIONS[status] ?? []).filter(
    (action) => !(refunding > 0 && HELD.includes(action)) && (action !== 'buyAgain' || kind === 'goods'),
  );
  return [...(mayReview ? (['review'] as const) : []), ...actions];
};

const SYSTEM_REASONS: Record<string, Record<Language, string>> = {
  expired: { zh: '超时未支付，订单自动取消', en: 'Not paid in time, cancelled automatically' },
  groupFailed: { zh: '拼团未成功，订单自动取消', en: 'The group was not filled, cancelled automatically' },
  autoAccept: { zh: '商家已自动接单', en: 'Accepted automatically by the shop' },
  refunded: { zh: '商品已全部退款', en: 'Everything was refunded' },
  replaced: { zh: '已改选其他会员卡，原订单自动取消', en: 'Another membership card was chosen instead' },
  activated: { zh: '会员已开通', en: 'Membership activated' },
  autoReceipt: { zh: '超时未确认，自动收货', en: 'Received automatically after the time for it' },
};

export const reasonText = (log: { actor: string; reason: string }, language: Language): string =>
  log.actor === 'system' ? (SYSTEM_REASONS[log.reason]?.[language] ?? '') : log.reason;

export const searchWords = (text: string | undefined): string[] =>
  (text ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
