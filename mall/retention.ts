import { CHAT } from '#contract/chat/values.ts';
import { FOOTPRINT_DAYS, FOOTPRINTS } from '#contract/footprint/values.ts';
import { MESSAGE_DAYS } from '#contract/message/values.ts';
import { PAPER_DAYS } from '#contract/store/values.ts';
import { DAY_MS } from '#contract/time.ts';
import { LOOSE_UPLOAD_MS } from '#contract/upload/schema.ts';

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

type Retention = { until: string; job: string } | { asManyAs: string } | { forEver: string };

const books = { forEver: 'books of the mall' };
const shelf = { asManyAs: 'products and their SKUs' };
const edited = { asManyAs: 'what people at the desk write' };
const perShopper = { asManyAs: 'shoppers' };
const promotions = { asManyAs: 'promotions, which shoppers and shops look up later' };
const bought = { asManyAs: 'orders' };
const sandbox = { forEver: 'books of the cashier that takes no money; a mall that sells has none' };

export const RETENTION: Readonly<Record<string, Retention>> = {
  account: perShopper,
  address: { asManyAs: 'shoppers, a few each' },
  attribute: edited,
  attribute_value: edited,
  brand: edited,
  buy_group: bought,
  cart_line: { asManyAs: 'shoppers, a full cart each at most' },
  category: edited,
  change: { forEver: 'who changed or looked at what' },
  chat_desk: edited,
  chat_message: { until: `${CHAT.days} days old`, job: 'drop old talk' },
  collection: { asManyAs: 'shoppers and what they keep' },
  content_page: edited,
  conversation: { until: 'the last of its messages is gone', job: 'drop old talk' },
  coupon: { forEver: 'shoppers see what they used and missed, templates count what was taken' },
  coupon_code: { asManyAs: 'codes that were made' },
  coupon_template: promotions,
  day_figure: { forEver: 'figures by day outlive the visits they count: one row a day and shop' },
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
  flash_reminder: { until: 'its flash sale is over', job: 'close flash sales' },
  flash_session: promotions,
  flow_log: { until: 'as old as the number visitLog says', job: 'drop old visits' },
  footer_item: edited,
  footprint: {
    until: `${FOOTPRINT_DAYS} days old, or ${FOOTPRINTS} newer ones of the shopper`,
    job: 'drop old footprints',
  },
  group_activity: promotions,
  group_member: bought,
  idempotency: { until: 'a week old', job: 'forget idempotency keys' },
  issued_invoice: books,
  ledger: books,
  listing: shelf,
  member: perShopper,
  member_growth: books,
  member_purchase: books,
  member_sign_in: { forEver: 'the calendar of a shopper, and what points were given for: one row a day at most' },
  member_task: perShopper,
  message: { until: `${MESSAGE_DAYS} days old`, job: 'drop old messages' },
  money_back: books,
  notice: edited,
  operator: edited,
  operator_session: { until: 'it ends', job: 'drop operator sessions' },
  order_find: bought,
  order_line: books,
  order_log: books,
  outbox: { until: 'an hour old', job: 'drop old announcements' },
  parcel: bought,
  parcel_line: bought,
  payment: { until: 'closed for 180 days; paid ones are books of the mall', job: 'drop closed payments' },
  points_good: promotions,
  points_purchase: bought,
  product: shelf,
  refund: books,
  refund_log: books,
  return_place: edited,
  review: { asManyAs: 'order lines' },
  review_figures: shelf,
  sandbox_charge: sandbox,
  sandbox_receipt: sandbox,
  sandbox_refund: sandbox,
  search_document: shelf,
  search_head: shelf,
  search_term: shelf,
  secret: edited,
  session: { until: 'it ends', job: 'drop ended sessions' },
  setting: edited,
  shop: edited,
  shop_account: { asManyAs: 'shops' },
  shop_adjustment: books,
  shop_entry: books,
  shop_order: books,
  shop_score: bought,
  shop_statement: books,
  sku: shelf,
  statement_dispute: books,
  store_application: perShopper,
  store_browser: { asManyAs: 'browsers of store owners; a login drops those that ended' },
  store_paper: { until: `not needed for ${PAPER_DAYS} days`, job: 'forget store papers' },
  trade: books,
  upload: { until: 'a day old and part of nothing', job: 'clear uploads' },
  wallet: perShopper,
};
