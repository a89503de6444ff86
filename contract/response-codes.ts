import { BLOCK_KINDS, SIDES } from './block/values.ts';
import { MSG_TYPE } from './chat/values.ts';
import {
  CART_ERRORS,
  CHAT_SENDERS,
  CHECKOUT_ERRORS,
  COUPON_ERRORS,
  COUPON_SCOPES,
  DISCOUNT_STATES,
  FLASH_STATES,
  GROUP_BUY_STATES,
  GROUP_STATES,
  INVOICE_REFUSALS,
  INVOICE_STATES,
  MEMBER_REFUND_ERRORS,
  MEMBER_TASKS,
  MERGE_REASONS,
  MONEY_WAYS,
  PAID_PLANS,
  PAY_WAYS,
  PAYABLE_STATES,
  POINTS_STATES,
  PRICE_PARTS,
  PROMOTION_KINDS,
  REFUND_ERRORS,
  REVIEW_LINE_STATES,
  REVIEW_STATES,
  SESSION_STATES,
  TAKE_ERRORS,
} from './code-words.ts';
import {
  CONTENT_TYPE,
  COUPON_TYPE,
  COUPON_USE,
  ENABLED,
  INPUT_MODE,
  INVOICE_TYPE,
  LEVEL,
  ORDER_STATUS,
  PUBLISH_STATUS,
} from './enums.ts';
import { CHANNELS, TOPICS } from './message/channels.values.ts';
import { MESSAGE_KINDS } from './message/values.ts';
import { ORDER_ACTIONS, ORDER_FORMS, ORDER_SENTENCES, ORDER_WORDS } from './order/standing.values.ts';
import { TRACKING_STATES } from './order/tracking.values.ts';
import { ORDER_KINDS, TRADE_SOURCES } from './order/values.ts';
import { LEDGER_KINDS, PAYMENT_STATUS, POINTS_KINDS } from './payment/values.ts';
import { RECEIVER_KINDS } from './payout/values.ts';
import { EXPORT_STATUS, HINDRANCES, LOSSES } from './personal-data/values.ts';
import { NO_REASON_EXCLUSIONS, NO_REASON_STATES } from './refund/no-reason.values.ts';
import { REFUND_ACTIONS, REFUND_ACTORS, REFUND_KIND, REFUND_MOVE_NAMES, REFUND_STATUS } from './refund/values.ts';
import { STORE_STATUS } from './store/flow.values.ts';
import { OWNER_KINDS, PAPER_KINDS } from './store/values.ts';
import { WATCH_KINDS } from './watch/values.ts';

type Enumeration = Record<string, Readonly<Record<string, number>> | readonly string[]>;
/**
 * Which properties of a response hold codes of which enumeration, at any depth: `status`, or `group.state` where others
 * have a `state` of their own.
 */
export type CodeFields = Record<string, Enumeration>;

/**
 * The enumerations that each family of calls reads, by property; `tests/mall/http/codes.test.ts` walks every call.
 * Constants of their own, so that a page loads only what its calls read.
 */

const PROMOTED = { promotion: { PROMOTION_KINDS } };
export const ORDER = {
  status: { ORDER_STATUS },
  kind: { ORDER_KINDS },
  form: { ORDER_FORMS },
  word: { ORDER_WORDS },
  'invoice.type': { INVOICE_TYPE },
  'group.state': { GROUP_STATES },
  'returns.state': { REFUND_STATUS },
  'refunds.way': { MONEY_WAYS },
  'parcel.state': { TRACKING_STATES },
  'parcels.state': { TRACKING_STATES },
  part: { PRICE_PARTS },
};
export const REFUND = {
  status: { REFUND_STATUS },
  kind: { REFUND_KIND },
  actor: { REFUND_ACTORS },
  move: { REFUND_MOVES: ['apply', ...REFUND_MOVE_NAMES] },
  way: { MONEY_WAYS },
  'parcel.state': { TRACKING_STATES },
};
export const CHAT_CODES = { from: { CHAT_SENDERS }, type: { MSG_TYPE }, 'order.word': { ORDER_WORDS } };
const COUPON = { type: { COUPON_TYPE }, status: { COUPON_USE }, scope: { COUPON_SCOPES }, error: { TAKE_ERRORS } };

export const CARD_CODES = PROMOTED;
export const BLOCK_CODES = {
  ...PROMOTED,
  ...COUPON,
  'blocks.kind': { BLOCK_KINDS },
  textSide: { SIDES },
  pictureSide: { SIDES },
};
export const FAVOURITE_CODES = { ...PROMOTED, watches: { WATCH_KINDS } };
export const WATCH_CODES = { ...PROMOTED, kind: { WATCH_KINDS } };
export const NOTIFICATION_CODES = { topic: { TOPICS }, channel: { CHANNELS } };
export const CART_CODES = { ...PROMOTED, error: { CART_ERRORS } };
export const CATEGORY_CODES = { level: { LEVEL } };
export const COUPON_CODES = COUPON;
export const DICTIONARY_CODES = { status: { ENABLED } };
export const DISCOUNT_CODES = { ...PROMOTED, state: { DISCOUNT_STATES } };
export const FLASH_CODES = { ...PROMOTED, state: { FLASH_STATES }, 'sessions.state': { SESSION_STATES } };
export const FOOTER_CODES = { type: { CONTENT_TYPE } };
export const GROUP_CODES = { state: { GROUP_BUY_STATES }, 'group.state': { GROUP_STATES } };
export const INVOICE_CODES = { type: { INVOICE_TYPE }, state: { INVOICE_STATES }, refusal: { INVOICE_REFUSALS } };
export const MEMBER_CODES = {
  plan: { PAID_PLANS },
  type: { COUPON_TYPE },
  task: { MEMBER_TASKS },
  kind: { POINTS_KINDS },
  error: { MEMBER_REFUND_ERRORS },
};
export const MESSAGE_CODES = { kind: { MESSAGE_KINDS }, word: { ORDER_WORDS }, refund: { REFUND_STATUS } };
export const ORDER_CODES = {
  ...ORDER,
  sentence: { ORDER_SENTENCES },
  actions: { ORDER_ACTIONS },
  next: { ORDER_ACTIONS },
  'promotion.kind': { LINE_PRICE_KINDS: [...PROMOTION_KINDS, 'points'] },
  'coupons.error': { COUPON_ERRORS },
  'coupons.type': { COUPON_TYPE },
  'errors.error': { CHECKOUT_ERRORS },
  'left.reason': { MERGE_REASONS },
};
export const PAYMENT_CODES = {
  status: { PAYMENT_STATUS },
  source: { TRADE_SOURCES },
  way: { PAY_WAYS },
  ways: { PAY_WAYS },
};
export const PAYABLE_CODES = {
  ...ORDER_CODES,
  source: { TRADE_SOURCES },
  status: { PAYABLE_STATES },
  'orders.status': { ORDER_STATUS },
  ways: { PAY_WAYS },
  'member.plan': { PAID_PLANS },
};
export const BALANCE_CODES = { kind: { LEDGER_KINDS }, ways: { PAY_WAYS } };
export const PERSONAL_DATA_CODES = {
  status: { EXPORT_STATUS },
  'hindrances.kind': { HINDRANCES },
  'losses.kind': { LOSSES },
};
export const POINTS_MALL_CODES = { state: { POINTS_STATES } };
export const PRODUCT_CODES = {
  ...PROMOTED,
  mode: { INPUT_MODE },
  'promotion.kind': { PROMOTION_KINDS },
  noReason: { NO_REASON_EXCLUSIONS },
};
export const GOODS_PREVIEW_CODES = { ...PRODUCT_CODES, status: { PUBLISH_STATUS } };
export const REFUND_CODES = {
  ...REFUND,
  kinds: { REFUND_KIND },
  actions: { REFUND_ACTIONS },
  noReason: { NO_REASON_STATES },
  error: { REFUND_ERRORS },
};
export const REVIEW_CODES = { state: { REVIEW_STATES }, 'lines.state': { REVIEW_LINE_STATES } };
export const STORE_CODES = {
  ...{ status: { STORE_STATUS }, owner: { OWNER_KINDS }, kind: { PAPER_KINDS } },
  'receiver.kind': { RECEIVER_KINDS },
};
export const RECEIVER_CODES = { kind: { RECEIVER_KINDS } };
