/**
 * Why a line cannot be bought as it is. `limit`: more than one shopper may buy of a promotion; `custom`: its made-to-order
 * options are still to be given.
 */
export const CART_ERRORS = ['putOff', 'soldOut', 'short', 'limit', 'custom'] as const;

export const PRICE_PARTS = [
  'goods',
  'promotion',
  'member',
  'shopCoupon',
  'mallCoupon',
  'points',
  'reduction',
  'freight',
  'memberFreight',
] as const;

export const CHECKOUT_ERRORS = [
  'empty',
  'putOff',
  'stock',
  'custom',
  'region',
  'address',
  'limit',
  'flashNotYet',
  'flashOver',
  'groupOver',
  'groupFull',
  'groupJoined',
  'points',
  'pointsOver',
  'unpaidTrades',
  'unpaidPieces',
] as const;

export const COUPON_ERRORS = ['notYet', 'goods', 'threshold', 'newcomers'] as const;

export const TAKE_ERRORS = ['gone', 'mine', 'newcomers', 'notYet', 'over'] as const;

/** What lowers the price of a SKU: at most one of them applies (domain decisions, sections 5 and 10). */
export const PROMOTION_KINDS = ['flash', 'group', 'discount'] as const;

export const SESSION_STATES = ['coming', 'running', 'over'] as const;

export const FLASH_STATES = ['coming', 'running', 'soldOut', 'over'] as const;

/** `over`: taken off, or its session is over. */
export const FLASH_ITEM_STATES = ['applied', 'on', 'over', 'refused', 'withdrawn'] as const;

export const GROUP_STATES = ['unpaid', 'open', 'full', 'failed'] as const;

/** `resting`: it has begun, and waits for its hours of the week. */
export const DISCOUNT_STATES = ['coming', 'running', 'resting', 'over'] as const;

export const POINTS_STATES = ['coming', 'running', 'soldOut', 'over'] as const;

/** Ways to pay what the balance does not. `wechat`: a native QR code; `wallet`: the e-wallet's own page. */
export const PAY_WAYS = ['wechat', 'wallet'] as const;

/** `requested`: the shop has not issued it yet. `red`: it was red-lettered, because all its money went back. */
export const INVOICE_STATES = ['none', 'requested', 'issued', 'red'] as const;

export const INVOICE_REFUSALS = ['issued', 'canceled', 'late', 'nothing'] as const;

export const REFUND_ERRORS = ['member', 'status', 'group', 'open', 'none', 'late', 'final'] as const;

export const REVIEW_STATES = ['open', 'notYet', 'over'] as const;

export const PAID_PLANS = ['month', 'season', 'year'] as const;

export const MEMBER_TASKS = ['profile', 'follow', 'review'] as const;

export const MEMBER_REFUND_ERRORS = ['late', 'notLast', 'used'] as const;

export const ROW_OUTCOMES = ['done', 'already', 'ready', 'bad'] as const;

export const CHAT_SENDERS = ['shopper', 'staff', 'auto'] as const;

export const COUPON_SCOPES = ['all', 'categories', 'products'] as const;
export const COUPON_STATES = ['coming', 'running', 'gone', 'over', 'stopped'] as const;
export const GROUP_BUY_STATES = ['coming', 'running', 'over'] as const;
export const MONEY_WAYS = ['online', 'balance'] as const;
export const PAYABLE_STATES = ['toPay', 'paid', 'closed'] as const;
export const ORDER_ACTORS = ['buyer', 'shop', 'system'] as const;
export const REVIEW_LINE_STATES = ['open', 'written', 'refunded'] as const;
export const MERGE_REASONS = ['putOff', 'soldOut', 'short', 'limit', 'full'] as const;
export const FLASH_ADDS = ['put', 'apply', 'no'] as const;
export const FLASH_MOVE_NAMES = ['approve', 'refuse', 'withdraw', 'takeOff'] as const;
export const TALK_TABS = ['queue', 'mine', 'others', 'ended'] as const;
