import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { isPublicPath } from '#src/lib/shared/paths.ts';
import { expect, setLanguage, test } from '../helpers/browser/browser.ts';
import { buyAtOnce } from '../helpers/browser/checkout.ts';
import { openShopper } from '../helpers/browser/shopper.ts';

test.use({ viewport: { width: 360, height: 740 } });
test.describe.configure({ timeout: 240_000 });

const PUBLIC = [
  ...[
    '/',
    '/goods',
    '/goods?category=beauty-makeup',
    '/goods?prodId=1',
    '/goods?prodId=999999999',
    '/goods?min=9999999',
  ],
  ...['/search?searchText=tea', '/search?searchText=qqzzqq', '/search?shopId=4', '/newlist', '/customized'],
  ...['/login', '/register', '/forget-password', '/termsPage', '/no-such-page'],
  ...['/other/faq', '/other/privacy', '/other/service', '/other/buy-notice', '/other/footer?id=1'],
];
const PROMOTIONS = [
  ...['/', '/goods?prodId=1', '/coupons', '/flash-sale', '/secdetail/1', '/group-buy', '/group-buy?groupProdId=1'],
  ...['/special-discount', '/discount-detail?id=1', '/member-center/integral-mall', '/cart', '/notice-list'],
  ...['/user-center/uc-coupons', '/user-center/uc-integral', '/member-center/member-center'],
];

/** What sticks out at the right, so that the page could be scrolled sideways. */
async function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth} of ${clientWidth}`, ...wide.map(({ outerHTML }) => outerHTML.slice(0, 80))];
  });
}

async function expectToFit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeAttached();
    await expect(page.locator('main :is(.skeleton, [aria-busy=true])').filter({ visible: true })).toHaveCount(0);
    expect([path, ...(await sticksOut(page))]).toEqual([path]);
  }
}

for (const language of LANGUAGES satisfies readonly Language[]) {
  test(`pages of visitors fit into 360 pixels, ${language}`, async ({ page, context, baseURL }) => {
    await setLanguage(context, language, baseURL ?? '');
    const paths = PUBLIC.map((path) => path.split('?')[0] ?? '');
    expect(paths.filter((path) => !isPublicPath(path))).toEqual(['/no-such-page']);
    await expectToFit(page, PUBLIC);
  });

  test(`promotions, cart and checkout fit into 360 pixels, ${language}`, async ({ page }, info) => {
    const shopper = await openShopper(page.context(), info, { language });
    const one = await shopper.goods.ofShop(1);
    await shopper.intoCart(one, 1);
    await expectToFit(page, [...PROMOTIONS, buyAtOnce(one)]);
  });
}
