import { describe, expect, it } from 'vitest';
import { pageAskedFor } from '#mall/search/mall-pages.rules.ts';
import { FUNCTION_WORDS } from './sets/demo-queries.ts';

/** Where the storefront leads for each; see `src/components/search/Pages.astro`. */
const PATHS = {
  service: '/chat',
  returns: '/user-center/uc-return',
  ownCoupons: '/user-center/uc-coupons',
  coupons: '/coupons',
  invoices: '/user-center/uc-invoice',
  orders: '/user-center/uc-order',
  cart: '/cart',
  password: '/user-center/uc-password',
  address: '/user-center/uc-address',
  points: '/user-center/uc-integral',
};

describe('words of what the mall does', () => {
  it.each(FUNCTION_WORDS)('%s leads to %s', (text, path) => {
    const page = pageAskedFor(text);
    expect(page && PATHS[page]).toBe(path);
  });

  it.each(['手机', '发票夹', 'phone', 'order of magnitude', '', 'points of sale'])('%s asks for none', (text) =>
    expect(pageAskedFor(text)).toBeUndefined(),
  );
});
