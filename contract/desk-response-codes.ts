import { ACCOUNT_STANDING } from './account/standing.values.ts';
import { BLOCK_KINDS, LINK_TARGETS, SIDES } from './block/values.ts';
import { BRAND_REQUEST_STATES } from './brand-request/values.ts';
import { CAMPAIGN_STATES } from './campaign/values.ts';
import {
  COUPON_SCOPES,
  COUPON_STATES,
  DISCOUNT_STATES,
  FLASH_ADDS,
  FLASH_ITEM_STATES,
  FLASH_MOVE_NAMES,
  GROUP_BUY_STATES,
  GROUP_STATES,
  INVOICE_STATES,
  ORDER_ACTORS,
  POINTS_STATES,
  PROMOTION_KINDS,
  ROW_OUTCOMES,
  SESSION_STATES,
  TALK_TABS,
} from './code-words.ts';
import { WAITING_KINDS } from './dashboard/desk.waiting.values.ts';
import { COUPON_TYPE, INPUT_MODE, INVOICE_TYPE, LEVEL, ORDER_STATUS, PUBLISH_STATUS, STATUS } from './enums.ts';
import { FOUND_KINDS } from './finder/desk.values.ts';
import { LANGUAGES } from './language.ts';
import { CHANNELS } from './message/channels.values.ts';
import { AREAS, LEVELS } from './operator/areas.values.ts';
import { FACTOR_KINDS } from './operator/factor.values.ts';
import { ROLES } from './operator/roles.values.ts';
import { ORDER_WORDS } from './order/standing.values.ts';
import { SHOP_MOVES } from './order/values.ts';
import { RECEIVER_KINDS } from './payout/values.ts';
import { PRODUCT_REMOVALS, PUBLISH_MOVE_NAMES, SALE_LACKS } from './product/publish.values.ts';
import { IMPORT_ACTIONS } from './product/sheet.values.ts';
import { GIVE_BACK_ERRORS } from './refund/give-back.rules.ts';
import { DESK_REFUND_MOVES } from './refund/values.ts';
import { REPORT_BY } from './report/desk.values.ts';
import { REFUNDS_BY } from './report/refunds.values.ts';
import { SEARCHES_BY } from './report/searches.values.ts';
import { CHAT_CODES, ORDER, REFUND } from './response-codes.ts';
import { SHOP_ENTRY_KINDS, STATEMENT_PERIODS } from './settlement/values.ts';

export const DESK_REPORT_CODES = { by: { REPORT_BY } };
export const DESK_SEARCH_REPORT_CODES = { by: { SEARCHES_BY }, language: { LANGUAGES } };
export const DESK_REFUND_REPORT_CODES = { by: { REFUNDS_BY } };
export const DESK_BRAND_REQUEST_CODES = { state: { BRAND_REQUEST_STATES } };
export const DESK_CATEGORY_CODES = { level: { LEVEL } };
export const DESK_CHAT_CODES = { ...CHAT_CODES, tab: { TALK_TABS } };
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
  lacks: { SALE_LACKS },
  removal: { PRODUCT_REMOVALS },
  mode: { INPUT_MODE },
  'promotion.kind': { PROMOTION_KINDS },
};
export const DESK_BULK_CODES = { outcome: { ROW_OUTCOMES }, lacks: { SALE_LACKS } };
export const DESK_GROUP_BUY_CODES = { state: { GROUP_BUY_STATES: [...GROUP_BUY_STATES, 'stopped'] } };
export const DESK_GROUP_CODES = { state: { GROUP_STATES } };
export const DESK_IMPORT_CODES = { action: { IMPORT_ACTIONS } };
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
export const DESK_GIVE_BACK_CODES = { error: { GIVE_BACK_ERRORS } };
export const DESK_PAYOUT_CODES = {
  'receiver.kind': { RECEIVER_KINDS },
  'current.kind': { RECEIVER_KINDS },
  'coming.kind': { RECEIVER_KINDS },
};
export const DESK_NOTIFICATION_CODES = { channel: { CHANNELS } };
export const FACTOR_CODES = { 'factors.kind': { FACTOR_KINDS } };
export const STAFF_CODES = {
  role: { ROLES },
  status: { STATUS },
  ...Object.fromEntries(AREAS.map((area) => [`rights.${area}`, { LEVELS }])),
};
export const DESK_SETTLEMENT_CODES = { kind: { SHOP_ENTRY_KINDS }, period: { STATEMENT_PERIODS } };
export const DESK_SHOPPER_CODES = { word: { ORDER_WORDS }, standing: { ACCOUNT_STANDING } };
export const DESK_FINDER_CODES = { kind: { FOUND_KINDS } };
export const DESK_WAITING_CODES = { kind: { WAITING_KINDS } };
export const DESK_CAMPAIGN_CODES = { state: { CAMPAIGN_STATES } };
export const DESK_FRONT_CODES = {
  'example.kind': { BLOCK_KINDS },
  'link.to': { LINK_TARGETS },
  textSide: { SIDES },
  pictureSide: { SIDES },
};
