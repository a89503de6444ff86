import { MSG_TYPE } from '../../../contract/chat-socket.ts';
import {
  CART_ERRORS,
  CHAT_SENDERS,
  CHECKOUT_ERRORS,
  COUPON_ERRORS,
  COUPON_SCOPES,
  COUPON_STATES,
  DISCOUNT_STATES,
  FLASH_ADDS,
  FLASH_ITEM_STATES,
  FLASH_MOVE_NAMES,
  FLASH_STATES,
  GROUP_BUY_STATES,
  GROUP_STATES,
  INVOICE_REFUSALS,
  INVOICE_STATES,
  MEMBER_REFUND_ERRORS,
  MEMBER_TASKS,
  MERGE_REASONS,
  MONEY_WAYS,
  ORDER_ACTORS,
  PAID_PLANS,
  PAY_WAYS,
  PAYABLE_STATES,
  POINTS_STATES,
  PRICE_PARTS,
  PROMOTION_KINDS,
  REFUND_ERRORS,
  REVIEW_LINE_STATES,
  REVIEW_STATES,
  ROW_OUTCOMES,
  SESSION_STATES,
  TAKE_ERRORS,
  TALK_TABS,
} from '../../../contract/code-words.ts';
import {
  COUPON_TYPE,
  COUPON_USE,
  ENABLED,
  INPUT_MODE,
  INVOICE_TYPE,
  LEVEL,
  ORDER_STATUS,
  PUBLISH_STATUS,
  STATUS,
} from '../../../contract/enums.ts';
import { MESSAGE_KINDS } from '../../../contract/message-kinds.ts';
import { NO_REASON_EXCLUSIONS, NO_REASON_STATES } from '../../../contract/no-reason.ts';
import { ORDER_ACTIONS, ORDER_KINDS, SHOP_MOVES } from '../../../contract/order-flow.ts';
import { LEDGER_KINDS, PAYMENT_STATUS, POINTS_KINDS } from '../../../contract/pay-codes.ts';
import { PUBLISH_MOVE_NAMES } from '../../../contract/publish-flow.ts';
import {
  DESK_REFUND_MOVES,
  REFUND_ACTIONS,
  REFUND_ACTORS,
  REFUND_KIND,
  REFUND_MOVE_NAMES,
  REFUND_STATUS,
} from '../../../contract/refund-flow.ts';
import { ROLES } from '../../../contract/roles.ts';
import { STORE_STATUS } from '../../../contract/store-flow.ts';
import { OWNER_KINDS, PAPER_KINDS } from '../../../contract/store-steps.ts';

/**
 * The enumerations that each family of calls reads, by property; `tests/mall/http/codes.test.ts` walks every call.
 * Constants of their own, so that a page loads only what its calls read.
 */

const PROMOTED = { promotion: { PROMOTION_KINDS } };
const ORDER = {
  status: { ORDER_STATUS },
  kind: { ORDER_KINDS },
  'invoice.type': { INVOICE_TYPE },
  'group.state': { GROUP_STATES },
  'returns.state': { REFUND_STATUS },
  'refunds.way': { MONEY_WAYS },
  part: { PRICE_PARTS },
};
const REFUND = {
  status: { REFUND_STATUS },
  kind: { REFUND_KIND },
  actor: { REFUND_ACTORS },
  move: { REFUND_MOVES: ['apply', ...REFUND_MOVE_NAMES] },
  way: { MONEY_WAYS },
};
const MESSAGE = { from: { CHAT_SENDERS }, type: { MSG_TYPE }, 'order.status': { ORDER_STATUS } };
const COUPON = { type: { COUPON_TYPE }, status: { COUPON_USE }, scope: { COUPON_SCOPES }, error: { TAKE_ERRORS } };

export const CARD_CODES = PROMOTED;
export const CART_CODES = { ...PROMOTED, error: { CART_ERRORS } };
export const CHAT_CODES = MESSAGE;
export const COUPON_CODES = COUPON;
export const DICTIONARY_CODES = { status: { ENABLED } };
export const DISCOUNT_CODES = { ...PROMOTED, state: { DISCOUNT_STATES } };
export const FLASH_CODES = { ...PROMOTED, state: { FLASH_STATES }, 'sessions.state': { SESSION_STATES } };
export const GROUP_CODES = { state: { GROUP_BUY_STATES }, 'group.state': { GROUP_STATES } };
export const INVOICE_CODES = { type: { INVOICE_TYPE }, state: { INVOICE_STATES }, refusal: { INVOICE_REFUSALS } };
export const MEMBER_CODES = {
  plan: { PAID_PLANS },
  task: { MEMBER_TASKS },
  kind: { POINTS_KINDS },
  error: { MEMBER_REFUND_ERRORS },
};
export const MESSAGE_CODES = { kind: { MESSAGE_KINDS } };
export const ORDER_CODES = {
  ...ORDER,
  actions: { ORDER_ACTIONS },
  'promotion.kind': { LINE_PRICE_KINDS: [...PROMOTION_KINDS, 'points'] },
  'coupons.error': { COUPON_ERRORS },
  'errors.error': { CHECKOUT_ERRORS },
  'left.reason': { MERGE_REASONS },
};
export const PAYMENT_CODES = { status: { PAYMENT_STATUS }, way: { PAY_WAYS }, ways: { PAY_WAYS } };
export const PAYABLE_CODES = { status: { PAYABLE_STATES }, ways: { PAY_WAYS }, 'orders.kind': { ORDER_KINDS } };
export const BALANCE_CODES = { kind: { LEDGER_KINDS }, ways: { PAY_WAYS } };
export const POINTS_MALL_CODES = { state: { POINTS_STATES } };
export const PRODUCT_CODES = {
  ...PROMOTED,
  mode: { INPUT_MODE },
  'promotion.kind': { PROMOTION_KINDS },
  noReason: { NO_REASON_EXCLUSIONS },
};
export const REFUND_CODES = {
  ...REFUND,
  kinds: { REFUND_KIND },
  actions: { REFUND_ACTIONS },
  noReason: { NO_REASON_STATES },
  error: { REFUND_ERRORS },
};
export const REVIEW_CODES = { state: { REVIEW_STATES }, 'lines.state': { REVIEW_LINE_STATES } };
export const STORE_CODES = { status: { STORE_STATUS }, owner: { OWNER_KINDS }, kind: { PAPER_KINDS } };

export const DESK_CATEGORY_CODES = { level: { LEVEL } };
export const DESK_CHAT_CODES = { ...MESSAGE, tab: { TALK_TABS } };
export const DESK_COUPON_CODES = { type: { COUPON_TYPE }, scope: { COUPON_SCOPES }, state: { COUPON_STATES } };
export const DESK_DISCOUNT_CODES = { state: { DISCOUNT_STATES: [...DISCOUNT_STATES, 'stopped'] } };
export const DESK_FLASH_CODES = {
  state: { SESSION_STATES },
  adds: { FLASH_ADDS },
  moves: { FLASH_MOVE_NAMES },
};
export const DESK_FLASH_ITEM_CODES = {
  ...DESK_FLASH_CODES,
  'session.state': { SESSION_STATES },
  state: { FLASH_ITEM_STATES },
};
export const DESK_GOODS_CODES = {
  status: { PUBLISH_STATUS },
  to: { PUBLISH_STATUS },
  moves: { PUBLISH_MOVE_NAMES },
  mode: { INPUT_MODE },
  'promotion.kind': { PROMOTION_KINDS },
};
export const DESK_GROUP_BUY_CODES = { state: { GROUP_BUY_STATES: [...GROUP_BUY_STATES, 'stopped'] } };
export const DESK_GROUP_CODES = { state: { GROUP_STATES } };
export const DESK_INVOICE_CODES = { type: { INVOICE_TYPE }, state: { INVOICE_STATES } };
export const DESK_ORDER_CODES = {
  ...ORDER,
  moves: { SHOP_MOVES },
  'log.actor': { ORDER_ACTORS },
  'log.from': { ORDER_STATUS },
  'log.to': { ORDER_STATUS },
  outcome: { ROW_OUTCOMES },
};
export const DESK_POINTS_CODES = { state: { POINTS_STATES: [...POINTS_STATES, 'stopped'] } };
export const DESK_REFUND_CODES = { ...REFUND, moves: { DESK_REFUND_MOVES } };
export const STAFF_CODES = { role: { ROLES }, status: { STATUS } };
