import type { Page } from '@playwright/test';
import { CART_LINES } from '#contract/cart/values.ts';
import { TOKEN_COOKIE } from '#contract/language.ts';
import { MESSAGE_PAGE } from '#contract/message/values.ts';
import { expect, test } from '../helpers/browser/browser.ts';
import { startOwnSite } from '../helpers/browser/own-site.ts';
import { addBusyShopper, BUSY } from '../helpers/people/busy-shopper.ts';

/** What one page shows of a list, at most. */
const ORDERS = 10;
const PAGES = BUSY.orders / ORDERS;
/** Bytes; a page of nothing has 210 KB with its styles. */
const LONGEST = 512 * 1024;

// In turn, at one site, which takes long to fill.
test.describe.configure({ mode: 'default', timeout: 240_000 });

let site: Awaited<ReturnType<typeof startOwnSite>>;
let token = '';
test.beforeAll(async () => {
  site = await startOwnSite({
    prepare: async (db, now) => {
      token = await addBusyShopper(db, now);
    },
  });
});
test.afterAll(() => site.stop());

test.use({ javaScriptEnabled: false });
test.beforeEach(({ context }) => context.addCookies([{ name: TOKEN_COOKIE, value: token, url: site.url }]));

const items = (page: Page, selector: string) => page.locator(`#main ${selector}`);

async function open(page: Page, path: string): Promise<void> {
  const answer = await page.goto(site.url + path);
  expect([path, answer?.status()]).toEqual([path, 200]);
  expect((await answer?.body())?.length, path).toBeLessThan(LONGEST);
  await expect(page.locator('#main .skeleton'), path).toHaveCount(0);
}

test('a page of a shopper with 2 000 orders and a full cart holds no more than others', async ({ page }) => {
  await open(page, '/cart');
  await expect(items(page, '.cart-line')).toHaveCount(CART_LINES);
  await open(page, '/submit-order');
  await expect(items(page, '.checkout')).toBeVisible();
  await open(page, '/home');
  await expect(items(page, '.order-card')).toHaveCount(3);
  await open(page, '/user-center/default');
  await expect(page.locator('#main').getByText('待付款')).toBeVisible();
  for (const query of ['', `?page=${PAGES}`, '?tab=completed&page=2', '?text=busy1']) {
    await open(page, `/user-center/uc-order${query}`);
    await expect(items(page, '.order-card'), query).toHaveCount(ORDERS);
  }
});

/** Lists, and how many of what their first page holds, where that is not tested elsewhere. */
const LISTS: [path: string, item?: string, each?: number][] = [
  ['/user-center/uc-order', '.order-card', ORDERS],
  ['/user-center/uc-message', '.message-list > li', MESSAGE_PAGE],
  ['/user-center/uc-collection'],
  ['/user-center/uc-footprint'],
  ['/user-center/uc-balance', '.ledger tbody tr', 20],
  ['/user-center/uc-integral', '.ledger tbody tr', 20],
  ['/user-center/uc-comments'],
];

test('pages of lists are links', async ({ page }) => {
  const list = page.locator('.center-page');
  for (const [path, item, each = 0] of LISTS) {
    await open(page, path);
    const first = await list.textContent();
    if (item) await expect(items(page, item), path).toHaveCount(each);
    await page.locator('#main .pager').getByRole('link', { name: '下一页' }).click();
    await expect(page, path).toHaveURL(/[?&]page=2$/);
    await expect(page.locator('#main .pager [aria-current=page]'), path).toHaveText('2');
    expect((await list.textContent())?.length, path).toBeGreaterThan(200);
    expect(await list.textContent(), path).not.toBe(first);
  }
});

const TABBED = [
  ...['uc-order', 'uc-message', 'uc-collection', 'uc-integral', 'uc-coupons', 'uc-comments', 'uc-return'].map(
    (name) => `/user-center/${name}`,
  ),
  ...['/coupons', '/flash-sale'],
];

test('tabs are links', async ({ page }) => {
  for (const path of TABBED) {
    await open(page, path);
    const tabs = page.locator('#main nav:not(.pager):not([aria-label="个人中心"])').first().getByRole('link');
    const count = await tabs.count();
    expect(count, path).toBeGreaterThan(1);
    for (let at = 0; at < count; at += 1) {
      await tabs.nth(at).click();
      await expect(tabs.nth(at), `${path} ${at}`).toHaveAttribute('aria-current', 'page');
      await expect(page.locator('#main .skeleton'), path).toHaveCount(0);
    }
  }
});

test('searches are forms, and a listing is sorted by links', async ({ page }) => {
  await open(page, '/user-center/uc-order?tab=completed');
  await page.locator('#main').getByRole('search').getByRole('textbox').fill('busy1996');
  await page.locator('#main').getByRole('button', { name: '搜索' }).click();
  await expect(page).toHaveURL(/\?tab=completed&text=busy1996$/);
  await expect(items(page, '.order-card')).toHaveCount(1);

  await open(page, '/user-center/uc-footprint');
  await page.locator('#main').getByRole('textbox').fill('没有这样的东西');
  await page.locator('#main').getByRole('button', { name: '查找' }).click();
  await page.locator('#main .nothing').getByRole('link').click();
  await expect(page).toHaveURL(/uc-footprint$/);
  await expect(items(page, '.goods').first()).toBeVisible();

  await page.goto(`${site.url}/goods`);
  await page.getByRole('link', { name: /^价格/ }).first().click();
  await expect(page).toHaveURL(/sort=price/);
  await expect(page.locator('#main .goods').first()).toBeVisible();
});
