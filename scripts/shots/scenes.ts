export type Scene = {
  /** Start of the file names. */
  name: string;
  path: string;
  /** Opened without JavaScript. */
  plain?: boolean;
  /** Finds the real path in the demo mall: the first product that the listing at `path` links to, or one that fits. */
  product?: 'made-to-order' | 'sold-out' | 'matrix';
  /** Finds the first entry of the footer that opens a page of its own. */
  footer?: boolean;
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

const named = (path: string): string => path.replace(/\?.*/, '').replaceAll('/', '-').replace(/^-/, '') || 'home';

/** Everything that a reviewer should see once. */
export const SCENES: readonly Scene[] = [
  ...PAGES.map((path) => ({ name: named(path), path })),
  { name: 'other-footer', path: '/other/footer', footer: true },
  { name: 'goods-page-2', path: '/goods?page=2&sort=sales' },
  { name: 'goods-filtered', path: '/goods?min=50&max=200&sort=price-asc' },
  { name: 'goods-empty', path: '/goods?min=9999999' },
  { name: 'search-nothing', path: '/search?searchText=qqzzqq' },
  { name: 'search-shop', path: '/search?shopId=4' },
  { name: 'product', path: '/goods?prodId=1' },
  { name: 'product-made-to-order', path: '/goods?custom=1', product: 'made-to-order' },
  { name: 'product-sold-out', path: '/goods?sort=sales', product: 'sold-out' },
  { name: 'product-matrix', path: '/goods?sort=sales', product: 'matrix' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'product-not-found', path: '/goods?prodId=999999999' },
  { name: 'server-error', path: '/500' },
  { name: 'home-without-js', path: '/', plain: true },
  { name: 'goods-without-js', path: '/goods', plain: true },
  { name: 'product-without-js', path: '/goods?prodId=1', plain: true },
];
