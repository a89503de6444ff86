import { CHAT } from '#contract/chat/values.ts';
import { FOOTPRINT_DAYS, FOOTPRINTS } from '#contract/footprint/values.ts';
import { MESSAGE_DAYS } from '#contract/message/values.ts';
import { NOTIFICATION_DAYS } from '#contract/notification/values.ts';
import { EXPORT_DAYS } from '#contract/personal-data/values.ts';
import { SHEET } from '#contract/product/sheet.values.ts';
import { SEARCH_LOG } from '#contract/search/log.values.ts';
import { PAPER_DAYS } from '#contract/store/values.ts';
import { say } from '#contract/text.ts';
import { DAY_MS } from '#contract/time.ts';
import { LOOSE_UPLOAD_MS } from '#contract/upload/schema.ts';
import type { TextPair } from './db/columns.ts';

/** How long jobs keep rows, ms. Page visits: `visitLog` of the mall's numbers. */
export const STORED_MS = {
  /** Nobody retries after so long. */
  idempotency: 7 * DAY_MS,
  message: MESSAGE_DAYS * DAY_MS,
  chatMessage: CHAT.days * DAY_MS,
  footprint: FOOTPRINT_DAYS * DAY_MS,
  /** No provider reports a payment so long after it was closed. */
  closedPayment: 180 * DAY_MS,
  looseUpload: LOOSE_UPLOAD_MS,
} as const;

export type Retention = { until: TextPair; job: string } | { asManyAs: TextPair } | { forEver: TextPair };

const books = { forEver: say('books of the mall', '商城账目') };
const shelf = { asManyAs: say('products and their SKUs', '与商品及SKU数量相当') };
const edited = { asManyAs: say('what people at the desk write', '与工作台编写的内容数量相当') };
const perShopper = { asManyAs: say('shoppers', '与买家数量相当') };
const promotions = {
  asManyAs: say('promotions, which shoppers and shops look up later', '与促销活动数量相当，供买家与店铺日后查询'),
};
const bought = { asManyAs: say('orders', '与订单数量相当') };
const sandbox = {
  forEver: say(
    'books of the cashier that takes no money; a mall that sells has none',
    '沙箱收银台的账目，正式营业的商城没有',
  ),
};

export const RETENTION: Readonly<Record<string, Retention>> = {
  account: perShopper,
  address: { asManyAs: say('shoppers, a few each', '每位买家若干条') },
  applicant_receiver: { asManyAs: say('applications for a store; with the papers', '与开店申请数量相当，随证件删除') },
  attribute: edited,
  attribute_value: edited,
  brand: edited,
  brand_request: { asManyAs: say('brands that shops asked for', '与店铺申请的品牌数量相当') },
  buy_group: bought,
  cart_line: { asManyAs: say('shoppers, a full cart each at most', '每位买家最多一个满购物车') },
  category: edited,
  change: { forEver: say('who changed or looked at what', '谁改动或查看了什么') },
  chat_desk: edited,
  chat_message: { until: say(`${CHAT.days} days old`, `满${CHAT.days}天后`), job: 'drop old talk' },
  collection: { asManyAs: say('shoppers and what they keep', '与买家及其收藏数量相当') },
  campaign: edited,
  content_page: edited,
  conversation: { until: say('the last of its messages is gone', '最后一条消息删除后'), job: 'drop old talk' },
  coupon: {
    forEver: say(
      'shoppers see what they used and missed, templates count what was taken',
      '买家可查看已用与错过的券，模板统计领取数',
    ),
  },
  coupon_code: { asManyAs: say('codes that were made', '与生成的兑换码数量相当') },
  coupon_template: promotions,
  data_export: {
    until: say(`its file is ${EXPORT_DAYS} days old`, `文件满${EXPORT_DAYS}天后`),
    job: 'drop old data exports',
  },
  day_figure: {
    forEver: say(
      'figures by day outlive the visits they count: one row a day and shop',
      '每日数据比访问记录保存更久：每店每天一行',
    ),
  },
  desk_role: edited,
  dict_data: edited,
  dict_type: edited,
  discount_activity: promotions,
  discount_product: promotions,
  discount_purchase: bought,
  draft: edited,
  facet: shelf,
  flash_item: promotions,
  flash_purchase: bought,
  flash_reminder: { until: say('its flash sale is over', '秒杀结束后'), job: 'close flash sales' },
  flash_session: promotions,
  flow_log: {
    until: say('as old as the number visitLog says', '达到参数 visitLog 规定的天数后'),
    job: 'drop old visits',
  },
  footer_item: edited,
  footprint: {
    until: say(
      `${FOOTPRINT_DAYS} days old, or ${FOOTPRINTS} newer ones of the shopper`,
      `满${FOOTPRINT_DAYS}天，或该买家已有${FOOTPRINTS}条更新的足迹后`,
    ),
    job: 'drop old footprints',
  },
  group_activity: promotions,
  group_member: bought,
  idempotency: { until: say('a week old', '满一周后'), job: 'forget idempotency keys' },
  index_queue: { until: say('indexed, within a second', '编入索引后，一秒之内'), job: 'index products' },
  issued_invoice: books,
  ledger: books,
  listing: shelf,
  member: perShopper,
  member_growth: books,
  member_purchase: books,
  member_sign_in: {
    forEver: say(
      'the calendar of a shopper, and what points were given for: one row a day at most',
      '签到日历与积分来源：每天最多一行',
    ),
  },
  member_task: perShopper,
  message: { until: say(`${MESSAGE_DAYS} days old`, `满${MESSAGE_DAYS}天后`), job: 'drop old messages' },
  money_back: books,
  notice: edited,
  notification: {
    until: say(`${NOTIFICATION_DAYS} days old`, `满${NOTIFICATION_DAYS}天后`),
    job: 'drop old notifications',
  },
  notification_off: perShopper,
  operator: edited,
  operator_factor: edited,
  operator_recovery: { asManyAs: say('operators with a second factor, ten each', '每位开启两步验证的人员十条') },
  operator_session: { until: say('it ends', '到期后'), job: 'drop operator sessions' },
  order_find: bought,
  order_line: books,
  order_log: books,
  order_note: bought,
  outbox: {
    until: say(
      'an hour old; changes for a search service: once it has them, or after three days',
      '满一小时后；搜索服务的变更在送达后，或满三天后',
    ),
    job: 'drop old announcements',
  },
  parcel: bought,
  parcel_event: bought,
  parcel_line: bought,
  payment: {
    until: say('closed for 180 days; paid ones are books of the mall', '关闭满180天后；已支付的属于商城账目'),
    job: 'drop closed payments',
  },
  payout: books,
  payout_run: books,
  points_good: promotions,
  points_purchase: bought,
  product: shelf,
  product_watch: { asManyAs: say('shoppers, a hundred each at most', '每位买家最多一百条') },
  refund: books,
  refund_log: books,
  restock: { until: say('told, or 30 days old', '已通知，或满30天后'), job: 'drop old restocks' },
  return_place: edited,
  review: { asManyAs: say('order lines', '与订单商品行数量相当') },
  review_figures: shelf,
  sandbox_charge: sandbox,
  sandbox_receipt: sandbox,
  sandbox_refund: sandbox,
  sandbox_transfer: sandbox,
  saved_view: { asManyAs: say('operators, a few each', '每位操作员若干条') },
  search_day: { until: say(`${SEARCH_LOG.days} days old`, `满${SEARCH_LOG.days}天后`), job: 'drop old searches' },
  search_document: shelf,
  search_index: { asManyAs: say('indexes at a search service, two at most', '与搜索服务中的索引数量相当，最多两个') },
  search_head: shelf,
  search_press: {
    until: say(`${SEARCH_LOG.pressDays} days old`, `满${SEARCH_LOG.pressDays}天后`),
    job: 'drop old searches',
  },
  search_term: shelf,
  secret: edited,
  session: { until: say('it ends', '到期后'), job: 'drop ended sessions' },
  setting: edited,
  shop: edited,
  shop_account: { asManyAs: say('shops', '与店铺数量相当') },
  shop_adjustment: books,
  shop_entry: books,
  shop_front: { asManyAs: say('shops', '与店铺数量相当') },
  shop_order: books,
  shop_receiver: books,
  shop_score: bought,
  shop_statement: books,
  sku: shelf,
  statement_dispute: books,
  stock_file_line: {
    until: say(`${SHEET.rememberedDays} days old`, `满${SHEET.rememberedDays}天后`),
    job: 'forget files of stock',
  },
  store_application: perShopper,
  store_browser: {
    asManyAs: say(
      'browsers of store owners; a login drops those that ended',
      '与店主的浏览器数量相当，登录时清除已过期的',
    ),
  },
  store_paper: {
    until: say(`not needed for ${PAPER_DAYS} days`, `不再需要满${PAPER_DAYS}天后`),
    job: 'forget store papers',
  },
  trade: books,
  upload: { until: say('a day old and part of nothing', '满一天且未被使用后'), job: 'clear uploads' },
  wallet: perShopper,
};
