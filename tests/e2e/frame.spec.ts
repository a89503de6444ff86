import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { TOKEN_COOKIE } from '#contract/language.ts';
import { axeInThemeOf, expect, holdBack, setLanguage, test, toasted } from '../helpers/browser/browser.ts';

/** A page that asks little of the mall. */
const PAGE = '/other/faq';

for (const language of ['zh', 'en'] as const) {
  test(`axe finds nothing: ${language}`, async ({ page, context, baseURL }) => {
    await setLanguage(context, language, baseURL ?? '');
    for (const path of [PAGE, '/no-such-page', '/other/footer?id=0']) {
      await page.goto(path);
      await axeInThemeOf(page, language);
    }
  });
}

test('an unknown address is the not-found page, and its button leads back', async ({ page }) => {
  await page.goto(PAGE);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('抱歉，您访问的页面不存在');
  await expect(page.getByText('暂无相关商品')).toBeVisible();
  await page.getByRole('button', { name: '返回上一页' }).click();
  await expect(page).toHaveURL(PAGE);
});

test('the language switch keeps the page, and stays', async ({ page }) => {
  await page.goto(`${PAGE}?a=1`);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${PAGE}?a=1&lang=en`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto(PAGE);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'Free register' })).toBeVisible();
});

test('the language switch keeps the address where nothing was found', async ({ page }) => {
  for (const path of ['/no-such-page?', '/goods?prodId=999999999&']) {
    await page.goto(path.slice(0, -1));
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${path}lang=en`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorry, this page could not be found');
    await page.getByRole('banner').getByRole('link', { name: '中文' }).click();
    await expect(page).toHaveURL(`${path}lang=zh`);
  }
});

test('a page that came over a slow network looks right before its scripts, and works with them', async ({ page }) => {
  const release = await holdBack(page, '**/_astro/**');
  await page.route(`**${PAGE}`, async (route) => {
    await sleep(600);
    await route.continue();
  });
  await page.goto(PAGE, { waitUntil: 'commit' });
  const theme = page.getByRole('button', { name: '切换深浅色' });
  await expect(theme).toHaveCSS('cursor', 'pointer');
  release();
  await expect(theme).toHaveAttribute('aria-pressed', /true|false/);
});

test('the theme switch keeps the page, and stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(PAGE);
  const light = await background(page);
  await page.getByRole('button', { name: '切换深浅色' }).click();
  await expect(page).toHaveURL(PAGE);
  const dark = await background(page);
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await background(page)).toBe(dark);
});

test('the theme switch reaches every open tab', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  for (const tab of [page, other]) await tab.goto(PAGE);
  const light = await background(other);
  await page.getByRole('button', { name: '切换深浅色' }).click();
  await expect.poll(() => background(other)).not.toBe(light);
  const button = other.getByRole('button', { name: '切换深浅色' });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect.poll(() => background(page)).toBe(light);
});

test('without a choice the theme is the system’s', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(PAGE);
  const dark = await background(page);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await background(page)).not.toBe(dark);
});

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the first Tab leads past everything to the content', async ({ page }) => {
  await page.goto(PAGE);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: '跳到主要内容' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('Escape shuts the menu of all categories, under the pointer and under the focus', async ({ page }) => {
  await page.goto(PAGE);
  const head = page.getByRole('link', { name: '全部分类' });
  const first = page.locator('.main-nav-all li a').first();
  await expect(page.locator('[data-theme-switch]').first()).toHaveAttribute('aria-pressed', /./);
  await head.hover();
  await expect(first).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await page.keyboard.press('Shift');
  await expect(page.locator('.main-nav-all')).toHaveAttribute('data-shut', '');
  await page.mouse.move(0, 0);
  await head.hover();
  await expect(first).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(first).toBeHidden();
  await head.focus();
  await expect(first).toBeVisible();
  await first.focus();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(head).toBeFocused();
});

test('“Top” leads to the very top', async ({ page }) => {
  await page.goto('/other/privacy');
  await page.keyboard.press('End');
  // The key scrolls gently, and goes on after a press meanwhile.
  const below = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await expect.poll(below).toBeLessThan(1);
  await page.getByRole('link', { name: '顶部' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the footer shows its pictures four in a row, and information items open in a new window', async ({ page }) => {
  await page.goto(PAGE);
  const pictures = page.locator('[data-per-row] img');
  await expect(pictures).toHaveCount(7);
  const tops = await pictures.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(4);
  const information = page.locator('footer a[href^="/other/footer?"]').first();
  const [opened] = await Promise.all([page.waitForEvent('popup'), information.click()]);
  await expect(opened).toHaveURL(/\/other\/footer\?id=\d+&title=/);
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages, links, search form and language work, and it is said what does not', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('footer noscript p')).toBeVisible();
    await expect(page.getByRole('button', { name: '切换深浅色' })).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('searchbox').fill('tea');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?searchText=tea/);
  });
});

test('searching for nothing is answered, not sent', async ({ page }) => {
  await page.goto(PAGE);
  await page.locator('input[name=searchText]').click();
  await page.locator('input[name=searchText]').fill('   ');
  await page.locator('input[name=searchText]').press('Enter');
  await toasted(page, '请输入关键词');
  await expect(page.locator('#toasts')).toHaveRole('status');
  await expect(page).toHaveURL(PAGE);
});

test('a part of the code that cannot be fetched reloads the page, once', async ({
  page,
  context,
  baseURL,
  pageErrors,
}) => {
  // The token of this test opens nothing.
  pageErrors.allow(/_astro|dynamically imported module|flowAnalysisLog|cart\/count/);
  // Not load events: a page that reloads itself early has none.
  const visits: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits.push(request.url());
  });
  // A shopper's name is fetched by a part that loads by itself.
  await context.addCookies([{ name: TOKEN_COOKIE, value: 'x', url: baseURL ?? '' }]);
  await page.route(/\/_astro\/shared\..*\.js$/, (route) => route.abort());
  await page.addInitScript(() => {
    // Not in the empty page that the test ends in, which has no storage.
    if (!location.protocol.startsWith('http')) return;
    const mark = () => sessionStorage.getItem('liangji.chunk');
    const before = mark();
    // After the page has dealt with it: a reload leaves the time behind.
    const seen = () => document.documentElement.setAttribute('data-failed', mark() === before ? 'stays' : 'reloads');
    addEventListener('unhandledrejection', () => setTimeout(seen));
  });
  await page.goto(PAGE);
  await expect(page.locator('html[data-failed=stays]')).toBeAttached();
  expect(visits).toHaveLength(2);
});

test('typing offline leaves the page where it is, and says that there is no connection', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await context.setOffline(true);
  const box = page.locator('input[name=searchText]');
  await box.fill('灯');
  await toasted(page, '网络连接不上，请检查后重试');
  await expect(page).toHaveURL(PAGE);
  await expect(box).toHaveValue('灯');
  await context.setOffline(false);
});

test('the visit is told to the mall', async ({ page }) => {
  const told = page.waitForRequest('**/api/app/flowAnalysisLog');
  await page.goto(`${PAGE}?prodId=7`);
  expect((await told).postDataJSON()).toMatchObject({ path: PAGE, productId: 7 });
  const answer = await (await told).response();
  expect(answer?.status()).toBe(200);
  expect(await answer?.finished()).toBeNull();
});

test('all categories open their three levels from any page, by pointer and by keyboard', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.locator('[data-theme-switch]').first()).toHaveAttribute('aria-pressed', /./);
  const menu = page.locator('.main-nav-all');
  await menu.getByRole('link', { name: '全部分类' }).hover();
  await menu.getByRole('link', { name: '家居日用' }).hover();
  await menu.getByRole('link', { name: '沙发' }).click();
  await expect(page).toHaveURL(/\/goods\?category=/);
  await page.mouse.move(0, 0);
  await menu.getByRole('link', { name: '全部分类' }).focus();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: '手机数码' })).toBeFocused();
  await expect(menu.locator('.category-panel').first()).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(menu.getByRole('link', { name: '家具' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: '家具' })).toBeHidden();
});
