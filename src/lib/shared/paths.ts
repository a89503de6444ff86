/** Routes of the specification, section 2. Paths are compared with a trailing slash added. */

const PUBLIC = [
  '/',
  '/search',
  '/index-preview',
  '/login',
  '/register',
  '/forget-password',
  '/termsPage',
  '/newlist',
  '/goods',
  '/goods-preview',
  '/customized',
  '/other/footer',
  '/other/buy-notice',
  '/other/faq',
  '/other/service',
  '/other/privacy',
];

const PRIVATE = [
  '/cart',
  '/chat',
  '/coupons',
  '/discount-detail',
  '/flash-sale',
  '/group-buy',
  '/home',
  '/invoice-detail',
  '/notice-detail',
  '/notice-list',
  '/pay-success',
  '/payment',
  '/return-detail',
  '/showfiles',
  '/special-discount',
  '/submit-integral-order',
  '/submit-order',
  '/weixin-pay',
  '/write-comments',
  '/member-center/buy-member',
  '/member-center/integral-mall',
  '/member-center/member-center',
  '/member-center/member-equity',
  '/member-center/integral-det',
  '/secdetail/confirm-order',
  '/secdetail',
  '/detail',
  '/user-center',
  ...[
    'default',
    'apply-return',
    'order-detail',
    'uc-account',
    'uc-address',
    'uc-balance',
    'uc-collection',
    'uc-comments',
    'uc-coupons',
    'uc-data',
    'uc-footprint',
    'uc-integral',
    'uc-invoice',
    'uc-message',
    'uc-notification',
    'uc-order',
    'uc-password',
    'uc-return',
    'uc-shopaccount',
  ].map((child) => `/user-center/${child}`),
];

const PRIVATE_WITH_ID = ['/member-center/integral-det/', '/secdetail/', '/detail/'];

const slashed = (path: string): string => (path.endsWith('/') ? path : `${path}/`);
const publicPaths = new Set(PUBLIC.map(slashed));
const privatePaths = new Set(PRIVATE.map(slashed));

export const isPublicPath = (path: string): boolean => publicPaths.has(slashed(path));

/** A route that needs a login token; a path that is no route at all is neither public nor private, but not found. */
export function isPrivatePath(path: string): boolean {
  const whole = slashed(path);
  return (
    privatePaths.has(whole) ||
    PRIVATE_WITH_ID.some((start) => whole.startsWith(start) && whole.split('/').length === start.split('/').length + 1)
  );
}

export const productPath = (id: number, skuId?: number): string =>
  `/goods?prodId=${id}${skuId === undefined ? '' : `&sku=${skuId}`}`;
export const categoryPath = (code: string): string => `/goods?category=${encodeURIComponent(code)}`;
export const campaignPath = (code: string): string => `/goods?campaign=${code}`;
export const flashItemPath = (id: number): string => `/secdetail/${id}`;
export const shopPath = (id: number): string => `/search?shopId=${id}`;
export const inShopPath = (id: number, category: string): string =>
  `${shopPath(id)}&category=${encodeURIComponent(category)}`;

export function chatPath(shopId: number, about: { productId?: number | undefined; orderId?: string } = {}): string {
  const { productId, orderId } = about;
  const query = new URLSearchParams({ shopId: String(shopId) });
  if (productId !== undefined) query.set('prodId', String(productId));
  if (orderId !== undefined) query.set('orderId', orderId);
  return `/chat?${query}`;
}
