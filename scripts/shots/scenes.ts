import type { Page } from 'playwright';
import { ACTS } from './acts.ts';

export type Inside = 'mall' | 'newcomer' | 'desk' | 'editor' | 'shop' | 'service';

export type Scene = {
  /** Start of the file names. */
  name: string;
  /** What is in braces is made before the pictures are taken (`people.ts`). */
  path: string;
  /**
   * Seen by someone who is logged in: to the mall (with something on every page, or with nothing yet), or to its desk, as
   * an administrator or in another role.
   */
  inside?: Inside;
  /** Opened without JavaScript. */
  plain?: boolean;
  /** Finds the real path in the demo mall: the first product that the listing at `path` links to, or one that fits. */
  product?: 'made-to-order' | 'sold-out' | 'matrix' | 'single';
  /** Finds the first entry of the footer that opens a page of its own. */
  footer?: boolean;
  /** What is done on the page before it is looked at. */
  act?: (page: Page) => Promise<void>;
};

const PAGES = [
  '/',
  '/goods',
  '/newlist',
  '/customized',
  '/search?searchText=%E8%8C%B6',
  '/login',
  '/register',
  '/forget-password',
  '/termsPage',
  '/other/buy-notice',
  '/other/faq',
  '/other/service',
  '/other/privacy',
];

const INSIDE = [
  '/chat',
  '/chat?shopId=1',
  '/group-buy',
  '/group-buy?groupProdId=7',
  '/member-center/integral-mall',
  '/member-center/integral-det/1',
  '/submit-integral-order?good=1&n=1',
  '/member-center/buy-member',
  '/cart',
  '/special-discount',
  '/discount-detail?id=1',
  '/submit-order?sku=40&n=2',
  '/flash-sale',
  '/secdetail/{flash}',
  '/secdetail/confirm-order?seckillId={flash}&skuId={flashSku}&quantity=1',
  '/payment?trade={trade}',
  '/weixin-pay?id={payment}',
  '/pay-success?payment={paid}',
  '/coupons',
  '/home',
  '/detail/1',
  '/invoice-detail?orderId={invoiced}',
  '/user-center/uc-invoice',
  '/user-center/uc-invoice?tab=requested',
  '/user-center/uc-invoice?tab=issued',
  '/user-center/uc-footprint',
  '/write-comments?orderId={toReview}',
  '/user-center/uc-comments',
  '/user-center/uc-comments?tab=written',
  '/showfiles?id={file}',
  '/notice-list',
  '/notice-detail?id=1',
  '/member-center/member-center',
  '/member-center/member-equity',
  '/user-center/default',
  '/user-center/order-detail?id={order}',
  '/user-center/apply-return?{asked}',
  '/user-center/uc-return',
  ...[
    'account',
    'address',
    'balance',
    'collection',
    'coupons',
    'data',
    'notification',
    'integral',
    'message',
    'order',
    'password',
    'shopaccount',
  ].map((name) => `/user-center/uc-${name}`),
];

/** Where someone who has just registered finds nothing yet. */
const EMPTY = [
  '/cart',
  '/home',
  '/user-center/uc-footprint',
  '/invoice-detail?orderId=1',
  '/discount-detail?id=999999',
  '/submit-order?sku=40&n=2',
  '/user-center/default',
  '/payment?trade=1',
  ...['address', 'balance', 'collection', 'integral', 'invoice', 'message', 'order', 'return'].map(
    (name) => `/user-center/uc-${name}`,
  ),
];

const DESK = [
  ...['/stores', '/stores?tab=refused', '/stores/1', '/shops', '/categories', '/brands', '/attributes'],
  ...['/theme', '/texts', '/demo', '/connections', '/shoppers', '/shoppers/1'],
  ...[
    '',
    '/account',
    '/changes',
    '/chat',
    '/content',
    '/content/faq',
    '/dictionaries',
    '/dictionaries/{dictionary}',
    '/footer',
  ],
  ...['/flash-sale', '/flash-sale/3', '/flash-sale/3/edit', '/flash-sale/new'],
  ...['/coupons', '/coupons/2', '/coupons/new'],
  ...['/discounts', '/discounts/1', '/discounts/2', '/discounts/new'],
  ...['/group-buy', '/group-buy/7', '/group-buy/new'],
  ...['/points-mall', '/points-mall/1', '/points-mall/new'],
  ...['/members', '/members/benefits'],
  ...['/settlement', '/settlement?shopId=2', '/statements', '/merchants', '/commission', '/adjustments', '/payouts'],
  ...[
    '/reports',
    '/reports?by=product',
    '/reports?by=shop&against=year',
    '/reports?by=promotion',
    '/reports/refunds',
    '/reports/searches',
  ],
  ...[
    '/home-page',
    '/invoices',
    '/notices',
    '/notices/1',
    '/notices/new',
    '/numbers',
    '/orders',
    '/orders/{order}',
    '/payments',
  ],
  ...['/refunds?tab=all', '/refunds/{refund}'],
  ...[
    '/products',
    '/products/1',
    '/reviews',
    '/security',
    '/shop',
    '/campaigns',
    '/campaigns/1',
    '/campaigns/new',
    '/shop-front?id=1',
    '/roles',
    '/slips?ids={order}',
    '/staff',
    '/web',
    '/words',
  ],
].map((path) => `/desk${path}`);

/** One refund in several states. */
const REFUNDS = ['refund', 'agreed', 'refused', 'done'];

/** What others than administrators see there: their own home, what they work at, and what is refused. */
const ROLES = [
  ...['', '/home-page', '/notices', '/orders'].map((path) => ['editor', path] as const),
  ...[
    '',
    '/chat',
    '/flash-sale',
    '/flash-sale/3',
    '/orders',
    '/orders/{order}',
    '/products',
    '/products/1',
    '/refunds',
    '/refunds/{refund}',
    '/roles',
    '/shop',
    '/receiver',
    '/staff',
  ].map((path) => ['shop', path] as const),
  ...['', '/orders', '/orders/{order}', '/refunds?tab=all', '/web'].map((path) => ['service', path] as const),
];

const named = (path: string): string =>
  path
    .replace(/\?(groupProdId|shopId)=/, '/')
    .replace(/\?(tab|by)=/, '-')
    .replace(/\?.*|[{}]/g, '')
    .replaceAll('/', '-')
    .replace(/^-/, '') || 'home';

/** Everything that a reviewer should see once. */
export const SCENES: readonly Scene[] = [
  ...PAGES.map((path) => ({ name: named(path), path })),
  ...INSIDE.map((path): Scene => ({ name: named(path), path, inside: 'mall' })),
  ...REFUNDS.map(
    (one): Scene => ({ name: `return-detail-${one}`, path: `/return-detail?id={${one}}`, inside: 'mall' }),
  ),
  ...EMPTY.map((path): Scene => ({ name: `${named(path)}-empty`, path, inside: 'newcomer' })),
  ...DESK.map((path): Scene => ({ name: named(path), path, inside: 'desk' })),
  ...ROLES.map(([role, end]): Scene => {
    const path = `/desk${end}`;
    return { name: `${named(path)}-${role}`, path, inside: role };
  }),
  { name: 'desk-chat-open', path: '/desk/chat', inside: 'shop', act: ACTS.openTalk },
  { name: 'campaign', path: '/goods?campaign=autumn-tea' },
  { name: 'desk-shop-front-empty', path: '/desk/shop-front?id=4', inside: 'desk' },
  { name: 'desk-finder', path: '/desk/orders', inside: 'desk', act: ACTS.finder },
  { name: 'desk-product-removal', path: '/desk/products/1', inside: 'desk', act: ACTS.removal },
  { name: 'desk-changes-open', path: '/desk/changes', inside: 'desk', act: ACTS.change },
  { name: 'desk-discounts-codes', path: '/desk/discounts/2', inside: 'desk', act: ACTS.codes },
  { name: 'desk-products-import', path: '/desk/products', inside: 'desk', act: ACTS.importing },
  { name: 'home-logged-in', path: '/', inside: 'mall' },
  { name: 'desk-login', path: '/desk/login' },
  { name: 'index-preview', path: '/index-preview?key={homeKey}' },
  { name: 'goods-preview', path: '/goods-preview?prodId=1&key={productKey}' },
  { name: 'other-footer', path: '/other/footer', footer: true },
  { name: 'home-menu', path: '/', act: ACTS.menu },
  { name: 'goods-menu', path: '/goods', act: ACTS.categories },
  { name: 'home-suggestions', path: '/', act: ACTS.suggestions },
  { name: 'home-login', path: '/', act: ACTS.login },
  { name: 'login-sms', path: '/login', act: ACTS.sms },
  { name: 'login-errors', path: '/login', act: ACTS.errors },
  { name: 'login-captcha', path: '/login', act: ACTS.captcha },
  { name: 'goods-category', path: '/goods?category=beauty-makeup' },
  { name: 'goods-page-2', path: '/goods?page=2&sort=sales' },
  { name: 'goods-filtered', path: '/goods?min=50&max=200&sort=price-asc' },
  { name: 'goods-empty', path: '/goods?min=9999999' },
  { name: 'search-nothing', path: '/search?searchText=qqzzqq' },
  { name: 'search-near', path: `/search?searchText=${encodeURIComponent('不要红色的女士连衣裙 $50以下')}` },
  { name: 'search-page', path: '/search?searchText=returns' },
  { name: 'search-shop', path: '/search?shopId=1' },
  { name: 'search-shop-plain', path: '/search?shopId=4' },
  { name: 'product', path: '/goods?prodId=1' },
  { name: 'product-made-to-order', path: '/goods?custom=1', product: 'made-to-order' },
  { name: 'product-sold-out', path: '/goods?sort=sales', product: 'sold-out' },
  { name: 'product-single', path: '/goods?sort=sales', product: 'single' },
  { name: 'product-put-off', path: '/goods?prodId={putOff}' },
  { name: 'product-viewer', path: '/goods?prodId=1', act: ACTS.viewer },
  { name: 'product-matrix', path: '/goods?sort=sales', product: 'matrix' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'product-not-found', path: '/goods?prodId=999999999' },
  { name: 'server-error', path: '/500' },
  { name: 'home-without-js', path: '/', plain: true },
  { name: 'goods-without-js', path: '/goods', plain: true },
  { name: 'product-without-js', path: '/goods?prodId=1', plain: true },
];
