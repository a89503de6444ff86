import type { Page } from '@playwright/test';
import { expect, holdBack, test } from '../helpers/browser/browser.ts';

/** Whether the page has asked for React so far. */
function watchReact(page: Page): () => boolean {
  let isAsked = false;
  page.on('request', (request) => {
    if (/\/_astro\/react\./.test(request.url())) isAsked = true;
  });
  return () => isAsked;
}

const box = (page: Page) => page.locator('.search-bar input');
const login = (page: Page) => page.getByRole('dialog', { name: '欢迎登录' });
const product = async (page: Page): Promise<string> => {
  const { data } = await (await page.request.get('/api/pms/goods')).json();
  return `/goods?prodId=${data.items[0].id}`;
};

for (const path of ['/', '/goods', 'product', '/other/faq']) {
  test(`no React is loaded before something is used: ${path}`, async ({ page }) => {
    const isAsked = watchReact(page);
    await page.goto(path === 'product' ? await product(page) : path);
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 600);
    await page.waitForLoadState('networkidle');
    expect(isAsked()).toBe(false);
    await page.keyboard.press('Home');
    await box(page).click();
    await expect(box(page)).toHaveRole('combobox');
    expect(isAsked()).toBe(true);
  });
}

test('the search box wakes by the keyboard, and keeps what was typed meanwhile', async ({ page }) => {
  await page.goto('/other/faq');
  const come = await holdBack(page, '**/_astro/Suggestions*.js');
  for (let n = 0; n < 40 && !(await box(page).evaluate((one) => one === document.activeElement)); n += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.type('茶');
  await expect(box(page)).not.toHaveRole('combobox');
  come();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('茶');
});

test('the login popup comes by press and by key, shows at once that it was asked for, and comes again', async ({
  page,
}) => {
  await page.goto('/other/faq');
  const link = page.locator('a[data-login]').first();
  const come = await holdBack(page, '**/_astro/LoginPopup*.js');
  await link.click();
  await expect(page.locator('html')).toHaveClass(/busy/);
  come();
  await expect(login(page)).toBeVisible();
  await expect(page.locator('html')).not.toHaveClass(/busy/);
  await page.keyboard.press('Escape');
  await expect(login(page)).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(login(page)).toBeVisible();
  await expect(page.locator('html')).not.toHaveClass(/busy/);
});

test('a login popup that cannot be loaded leads to the login page', async ({ page, pageErrors }) => {
  pageErrors.allow(/LoginPopup/);
  await page.goto('/other/faq');
  await page.route('**/_astro/LoginPopup*.js*', (route) => route.abort());
  // The page has been loaded again for a missing part a moment ago.
  await page.evaluate(() => sessionStorage.setItem('liangji.chunk', String(Date.now())));
  await page.locator('a[data-login]').first().click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fother%2Ffaq$/);
});

test('the picture viewer comes by a press, gives the focus back, and comes again', async ({ page }) => {
  await page.goto(await product(page));
  const picture = page.getByRole('link', { name: '查看大图' }).first();
  for (let n = 0; n < 2; n += 1) {
    await picture.click();
    await expect(page.locator('.yarl__container')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.yarl__container')).toBeHidden();
    await expect(picture).toBeFocused();
  }
});
