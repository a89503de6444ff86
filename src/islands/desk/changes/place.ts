import type { ChangeKind } from '#contract/documents/change.values.ts';
import type { Area } from '#contract/operator/areas.values.ts';

type Place = readonly [area: Area, path: string];

/** Where a thing is seen, by the area of its screen; a path that ends with a slash is followed by its reference. */
const PLACES: Partial<Record<ChangeKind, Place>> = {
  web: ['appearance', '/desk/web'],
  theme: ['appearance', '/desk/theme'],
  texts: ['appearance', '/desk/texts'],
  footer: ['content', '/desk/footer'],
  'footer-draft': ['content', '/desk/footer'],
  'home-page': ['content', '/desk/home-page'],
  'home-page-draft': ['content', '/desk/home-page'],
  content: ['content', '/desk/content/'],
  'content-draft': ['content', '/desk/content/'],
  notice: ['content', '/desk/notices/'],
  campaign: ['content', '/desk/campaigns/'],
  'campaign-draft': ['content', '/desk/campaigns/'],
  words: ['content', '/desk/words'],
  dictionary: ['content', '/desk/dictionaries/'],
  numbers: ['settings', '/desk/numbers'],
  product: ['goods', '/desk/products/'],
  'product-draft': ['goods', '/desk/products/'],
  'product-state': ['goods', '/desk/products/'],
  stock: ['goods', '/desk/products/'],
  shop: ['settings', '/desk/shop?id='],
  'shop-front': ['settings', '/desk/shop-front?id='],
  'shop-front-draft': ['settings', '/desk/shop-front?id='],
  order: ['orders', '/desk/orders/'],
  report: ['home', '/desk/reports'],
  invoice: ['orders', '/desk/orders/'],
  refund: ['refunds', '/desk/refunds/'],
  returnPlace: ['refunds', '/desk/refunds'],
  review: ['reviews', '/desk/reviews'],
  chat: ['chat', '/desk/chat'],
  shopper: ['shoppers', '/desk/shoppers/'],
  member: ['members', '/desk/members/benefits'],
  coupon: ['promotions', '/desk/coupons/'],
  discount: ['promotions', '/desk/discounts/'],
  'group-buy': ['promotions', '/desk/group-buy/'],
  'points-good': ['promotions', '/desk/points-mall/'],
  'flash-session': ['promotions', '/desk/flash-sale/'],
  payment: ['money', '/desk/payments'],
  settlement: ['money', '/desk/merchants'],
  statement: ['money', '/desk/statements/'],
  payout: ['money', '/desk/payouts/'],
  commission: ['money', '/desk/commission'],
  connection: ['settings', '/desk/connections'],
  notification: ['settings', '/desk/connections'],
  store: ['shops', '/desk/stores/'],
  'store-paper': ['shops', '/desk/stores/'],
  category: ['categories', '/desk/categories'],
  brand: ['categories', '/desk/brands'],
  'brand-request': ['categories', '/desk/brands'],
  attribute: ['categories', '/desk/attributes'],
  operator: ['staff', '/desk/staff'],
  role: ['staff', '/desk/roles'],
  security: ['staff', '/desk/security'],
};

/** What was removed is nowhere; an export is of a whole list. */
export function placeOf({ kind, ref, action }: { kind: string; ref: string; action: string }) {
  const place = PLACES[kind as ChangeKind];
  if (!place) return undefined;
  const [looks, path] = place;
  const ofOne = /[/=]$/.test(path);
  if (ofOne && action === 'remove') return undefined;
  return { call: { looks }, href: ofOne ? (ref ? path + encodeURIComponent(ref) : path.slice(0, -1)) : path };
}
