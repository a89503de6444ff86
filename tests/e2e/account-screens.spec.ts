import type { Page } from '@playwright/test';
import { LANGUAGES } from '#contract/language.ts';
import { WORDS } from '../helpers/browser/account-pages.ts';
import { axe, axeInThemeOf, expect, setLanguage, test, toasted } from '../helpers/browser/browser.ts';
import { logInFresh } from '../helpers/people/shoppers.ts';

const settled = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {}))));

for (const language of LANGUAGES) {
  test(`axe finds nothing before login: ${language}`, async ({ page, context, baseURL }) => {
    const t = WORDS[language];
    await setLanguage(context, language, baseURL ?? '');
    await page.goto('/login');
    await page.locator('[data-login-form] [type=submit]').click();
    await expect(page.locator('.field-error:not(:empty)')).toHaveCount(1);
    await axeInThemeOf(page, language);
    await page.getByRole('tab', { name: t.bySms }).click();
    await axeInThemeOf(page, language);
    await page.goto('/register');
    await axeInThemeOf(page, language);
    await page.goto('/forget-password');
    await page.getByRole('slider').focus();
    await expect(page.locator('.captcha[data-phase=ready]')).toBeVisible();
    await axeInThemeOf(page, language);
    await page.goto('/other/faq');
    await page.locator('[data-login]').first().click();
    await expect(page.locator('dialog.login-popup')).toBeVisible();
    await settled(page);
    await axeInThemeOf(page, language);
  });

  test(`axe finds nothing in the account centre: ${language}`, async ({ page, context, baseURL }, { workerIndex }) => {
    await setLanguage(context, language, baseURL ?? '');
    await logInFresh(context, baseURL, workerIndex);
    for (const path of ['default', 'uc-account', 'uc-password']) {
      await page.goto(`/user-center/${path}`);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await axeInThemeOf(page, language);
    }
    await page.goto('/notice-list');
    await expect(page.locator('.rows a').first()).toBeVisible();
    await axeInThemeOf(page, language);
    await page.locator('.rows a').first().click();
    await expect(page.locator('article h1')).toBeVisible();
    await axeInThemeOf(page, language);
  });
}

test('the header of a shopper: picture, name, messages, orders, cart, log out', async ({ page, context, baseURL }, {
  workerIndex,
}) => {
  await logInFresh(context, baseURL, workerIndex);
  await page.goto('/other/faq');
  const bar = page.locator('.top-bar');
  await expect(bar.locator('[data-nickname]')).toHaveText(/^买家\d+$/);
  await expect(bar.getByRole('navigation').getByRole('link', { name: '我的订单' })).toHaveAttribute(
    'href',
    '/user-center/uc-order',
  );
  await expect(bar.locator('a[href="/chat"]')).toBeVisible();
  // Once in the header: in the search bar, where there is one.
  await expect(page.locator('.search-bar a[href="/cart"]')).toBeVisible();
  await expect(page.locator(':is(.top-bar, .search-bar) a[href="/cart"]').filter({ visible: true })).toHaveCount(1);
  await expect(bar.locator('[data-login]')).toBeHidden();
  const [corner, out] = [bar.locator('[data-account-corner]'), bar.locator('[data-logout]')];
  await expect(out).toBeVisible();
  const menu = corner.locator('ul');
  await expect(menu).toBeHidden();
  await corner.hover();
  await expect(menu).toBeVisible();
  await axe(page);
  await page.mouse.move(0, 400);
  await expect(menu).toBeHidden();

  await corner.locator('> a').focus();
  for (const href of ['uc-order', 'uc-coupons', 'uc-integral', 'uc-message']) {
    await page.keyboard.press('Tab');
    await expect(corner.locator(`ul a[href="/user-center/${href}"]`)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(out).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(corner.locator('> a')).toBeFocused();
});

test('a picture is chosen, moved by keys, and becomes the face in the header', async ({ page, context, baseURL }, {
  workerIndex,
}) => {
  await logInFresh(context, baseURL, workerIndex);
  await page.goto('/user-center/uc-account');
  await expect(page.locator('#profile')).toBeVisible();
  const png = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(300, 200);
    const paper = canvas.getContext('2d');
    if (paper) paper.fillStyle = '#c8361d';
    paper?.fillRect(0, 0, 300, 200);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())];
  });
  const choose = (buffer: Buffer) =>
    page.locator('[data-avatar-file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  await choose(Buffer.from('no picture'));
  await toasted(page, /无法识别|JPG/);
  await choose(Buffer.from(png));
  const dialog = page.getByRole('dialog', { name: '裁剪头像' });
  await expect(dialog.locator('canvas')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await settled(page);
  await axe(page);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.greeting .face img')).toBeVisible();
  await expect(page.locator('.top-bar [data-avatar]')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the forms stand there and say what they need', async ({ page }) => {
    for (const path of ['/login', '/register', '/forget-password']) {
      await page.goto(path);
      await expect(page.getByText('需要开启 JavaScript')).toBeVisible();
      await expect(page.getByLabel('手机号')).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
    }
  });
});

test('what was typed and pressed before the form is alive is kept, and counts', async ({ page }) => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  await page.route('**/_astro/LoginPage*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('手机号').fill('１３８００１３８０００');
  await page.getByLabel('密码', { exact: true }).fill('Early-1');
  await page.getByRole('checkbox').check();
  await page.locator('[data-login-form] [type=submit]').click();
  open();
  await expect(page.locator('.captcha-dialog')).toBeVisible();
  await expect(page.locator('astro-island[ssr]:not([client=use])')).toHaveCount(0);
  await expect(page.locator('.field-error:not(:empty)')).toHaveCount(0);
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('Early-1');
});

test('a button of a private page that is pressed before its code came is pressed once it is there', async ({
  page,
  context,
  baseURL,
}, { workerIndex }) => {
  await logInFresh(context, baseURL, workerIndex);
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  await page.route('**/_astro/PasswordChange*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/user-center/uc-password', { waitUntil: 'commit' });
  const field = page.getByLabel('原密码', { exact: true });
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: '显示密码' }).first().click();
  open();
  await expect(field).toHaveAttribute('type', 'text');
});

test('a slow mall: the button says so, and cannot be pressed twice', async ({ page, context, baseURL }, {
  workerIndex,
}) => {
  await logInFresh(context, baseURL, workerIndex);
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/api/app/p/user/account', async (route) => {
    if (route.request().method() === 'PUT') {
      sent += 1;
      await gate;
    }
    await route.continue();
  });
  await page.goto('/user-center/uc-account');
  await page.getByLabel('昵称', { exact: true }).fill('慢慢来');
  const save = page.locator('#profile [type=submit]');
  await save.click();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await save.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('昵称', { exact: true }).press('Enter');
  open();
  await expect(save).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('.top-bar [data-nickname]')).toHaveText('慢慢来');
  expect(sent).toBe(1);
});

test('Back from the login page finds the register form as it was left', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('手机号').fill('13912345678');
  await page.getByRole('link', { name: '登录' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByLabel('手机号')).toHaveValue('13912345678');
});
