/** The routes of the specification, section 2, written down a second time on purpose. */

export const PUBLIC_ROUTES = [
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

export const PRIVATE_ROUTES = [
  ...['cart', 'chat', 'coupons', 'discount-detail', 'flash-sale', 'group-buy', 'home', 'invoice-detail'],
  ...['notice-detail', 'notice-list', 'pay-success', 'payment', 'return-detail', 'showfiles', 'special-discount'],
  ...['submit-integral-order', 'submit-order', 'weixin-pay', 'write-comments'],
  ...['buy-member', 'integral-mall', 'member-center', 'member-equity', 'integral-det', 'integral-det/7'].map(
    (child) => `member-center/${child}`,
  ),
  ...['secdetail/confirm-order', 'secdetail', 'secdetail/7', 'detail', 'detail/7', 'user-center'],
  ...['default', 'apply-return', 'order-detail', 'uc-account', 'uc-address', 'uc-balance', 'uc-collection'].map(
    (child) => `user-center/${child}`,
  ),
  ...['uc-comments', 'uc-coupons', 'uc-footprint', 'uc-integral', 'uc-message', 'uc-order', 'uc-password'].map(
    (child) => `user-center/${child}`,
  ),
  ...['uc-data', 'uc-invoice', 'uc-notification', 'uc-return', 'uc-shopaccount'].map((child) => `user-center/${child}`),
].map((path) => `/${path}`);
