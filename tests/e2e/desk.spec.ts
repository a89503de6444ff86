import type { Browser, BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { ACCOUNT } from '#contract/account/limits.values.ts';
import { LANGUAGES } from '#contract/language.ts';
import { DESK_COOKIE } from '#contract/operator/values.ts';
import { DEMO_DESK_PASSWORD } from '../../demo/login.ts';
import { shops } from '../../demo/site/shops.ts';
import { axe, axeInThemeOf, expect, setLanguage, test, toasted } from '../helpers/browser/browser.ts';
import { enterByCall, enterDesk, firstAdmin, openWeb, save } from '../helpers/browser/desk.ts';
import { startOwnSite } from '../helpers/browser/own-site.ts';
import { passCaptcha } from '../helpers/browser/pass-captcha.ts';

/** The frame of the desk, on a site of its own: branding is everybody's, and the first administrator is made once. */

test.describe.configure({ mode: 'default' });

let site: Awaited<ReturnType<typeof startOwnSite>>;
let admin: { userName: string; password: string };
/** Whose password is changed. */
const OTHER_SHOP = { userName: shops[1]?.code ?? '', password: DEMO_DESK_PASSWORD };
const SHOP = { userName: shops[0]?.code ?? '', password: DEMO_DESK_PASSWORD };
const at = (path: string) => `${site.url}${path}`;

test.beforeAll(async ({ browser }) => {
  site = await startOwnSite();
  admin = firstAdmin(site);
  // One change, for those who look at the log of them.
  await another(browser, async (context) => {
    const page = await context.newPage();
    await logIn(page, admin, '/desk/web');
    await page.getByLabel('版权声明（中文）').fill('© 第一次修改');
    await save(page);
    await page.goto('about:blank');
  });
});
test.afterAll(() => site.stop());

async function logIn(page: Page, who = admin, path = '/desk') {
  await enterByCall(page.context(), site.url, who);
  await page.goto(at(path));
}

/** Another person at another computer. */
async function another(browser: Browser, who: (context: BrowserContext) => Promise<void>) {
  const context = await browser.newContext({ locale: 'zh-CN' });
  await who(context);
  await context.close();
}

test('nobody comes in without a login; after it one is where one wanted to go', async ({ page, context }) => {
  await page.goto(at('/desk/web?from=mail'));
  await expect(page).toHaveURL(at('/desk/login?redirect=%2Fdesk%2Fweb%3Ffrom%3Dmail'));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  const error = page.locator('.field-error:not(:empty)');
  await page.locator('[data-desk-login] [type=submit]').click();
  await expect(error).toHaveText('请输入账号');
  await enterDesk(page, { ...admin, password: 'Wrong-2026' });
  await expect(error).toHaveText('账号或密码错误');
  await page.locator('[name=passWord]').fill(admin.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(at('/desk/web?from=mail'));
  const cookie = (await context.cookies(at('/desk'))).find(({ name }) => name === DESK_COOKIE);
  expect(cookie).toMatchObject({ path: '/desk', sameSite: 'Strict', secure: false });
  expect((await context.cookies(at('/'))).map(({ name }) => name)).not.toContain(DESK_COOKIE);
  await expect(page.locator('.desk-save')).toBeVisible();
  await page.locator('[data-desk-logout]').click();
  await page.waitForURL(at('/desk/login'));
  await page.goto(at('/desk'));
  await expect(page).toHaveURL(at('/desk/login?redirect=%2Fdesk'));
});

test('whoever is logged in and comes by a link from elsewhere is led on', async ({ page }) => {
  await logIn(page);
  await page.goto(at('/desk/login?redirect=%2Fdesk%2Fchanges'));
  await page.waitForURL(at('/desk/changes'));
  await expect(page.locator('.desk-changes')).toBeVisible();
});

test('each role finds its own screens; others are closed, and no role leads outside', async ({ page, browser }) => {
  await logIn(page, admin, '/desk/staff');
  // One of each shop, and the first administrator.
  await expect(page.locator('tbody tr')).toHaveCount(shops.length + 1);
  await page.getByRole('button', { name: '添加操作员' }).click();
  await page.getByRole('textbox', { name: '账号' }).fill('editor-lin');
  await page.getByRole('textbox', { name: '姓名' }).fill('林编辑');
  await page.getByRole('button', { name: '保存' }).click();
  const secret = page.locator('.desk-secret');
  await expect(secret).toBeVisible();
  const editor = { userName: 'editor-lin', password: (await secret.textContent()) ?? '' };
  await page.getByRole('button', { name: '已保存好' }).click();
  const menu = (own: Page) => own.locator('.desk-menu');
  await expect(menu(page).getByRole('link', { name: '操作员' })).toHaveAttribute('aria-current', 'page');
  await another(browser, async (context) => {
    const own = await context.newPage();
    await logIn(own, editor);
    await expect(menu(own).getByRole('link', { name: '网站配置' })).toBeVisible();
    await expect(menu(own).getByRole('link', { name: '操作员' })).toHaveCount(0);
    const refused = await own.goto(at('/desk/staff'));
    expect(refused?.status()).toBe(403);
    await expect(own.getByRole('heading', { name: '您的账号没有此权限' })).toBeVisible();
    const unknown = await own.goto(at('/desk/no-such-screen'));
    expect(unknown?.status()).toBe(404);
    await expect(menu(own).getByRole('link', { name: '网站配置' })).toBeVisible();
    await own.locator('main').getByRole('link', { name: '返回首页' }).click();
    await own.waitForURL(at('/desk'));
    await own.goto('about:blank');
  });
  await another(browser, async (context) => {
    const own = await context.newPage();
    await logIn(own, SHOP);
    await expect(menu(own).getByRole('link', { name: '网站配置' })).toHaveCount(0);
    await own.goto('about:blank');
  });
  await page.getByRole('button', { name: '编辑林编辑' }).click();
  await page.getByRole('switch').click();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('row', { name: '林编辑' })).toContainText('停用');
});

test("one changes one's own password, which ends one's sessions elsewhere", async ({ page, browser }) => {
  const old = OTHER_SHOP.password;
  await logIn(page, OTHER_SHOP);
  await another(browser, async (context) => {
    const elsewhere = await context.newPage();
    await logIn(elsewhere, OTHER_SHOP);
    await page.locator('.desk-who').click();
    await page.waitForURL(at('/desk/account'));
    const change = async (before: string, password: string, repeat = password) => {
      for (const [name, text] of Object.entries({ oldPassWord: before, passWord: password, repeat }))
        await page.locator(`[name=${name}]`).fill(text);
      await page.keyboard.press('Enter');
    };
    const error = page.locator('.field-error:not(:empty)');
    await change(old, 'Evening-tea-2', 'Evening-tea-3');
    await expect(error).toHaveText('两次输入的密码不一致');
    await change('Wrong-2026', 'Evening-tea-2');
    await expect(error).toHaveText('原密码不正确');
    await axe(page);
    await change(old, 'Evening-tea-2');
    await expect(page.locator('.alert-success')).toHaveText('密码已修改');
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(at('/desk/login?redirect=%2Fdesk'));
    await elsewhere.goto('about:blank');
  });
  await another(browser, async (context) => {
    const mall = await context.newPage();
    await logIn(mall, admin, '/desk/changes?kind=operator');
    await expect(mall.locator('.desk-changes > li').first()).toContainText('修改密码');
    await mall.goto('about:blank');
  });
});

test('branding that an editor saves is what a visitor sees next, in both languages', async ({ page, browser }) => {
  await logIn(page, admin, '/desk/web');
  await another(browser, async (context) => {
    const visitor = await context.newPage();
    await visitor.goto(at('/other/faq'));
    await expect(visitor.locator('.top-bar')).toBeVisible();
    await page.getByLabel('欢迎语（中文）').fill('良集，每天都新鲜');
    await page.getByLabel('欢迎语（英文）').fill('Fresh every day');
    await save(page);
    await visitor.reload();
    await expect(visitor.locator('.top-bar')).toContainText('良集，每天都新鲜');
    await visitor.goto(at('/other/faq?lang=en'));
    await expect(visitor.locator('.top-bar')).toContainText('Fresh every day');
    await visitor.goto('about:blank');
  });
});

test('two who edit the same lose nothing: field by field, they choose', async ({ page, browser }) => {
  await logIn(page, admin, '/desk/web');
  await openWeb(page, site.url);
  await page.getByLabel('公司名称（中文）').fill('我的公司');
  await page.getByLabel('版权声明（英文）').fill('© mine');
  await another(browser, async (context) => {
    const other = await context.newPage();
    await logIn(other, admin, '/desk/web');
    await other.getByLabel('公司名称（中文）').fill('对方的公司');
    await other.getByLabel('公司名称（英文）').fill('Their company');
    await save(other);
    await other.goto('about:blank');
  });
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: '其他人已先保存' });
  await expect(dialog).toBeVisible();
  await axe(page);
  const choice = (name: string) => dialog.getByRole('group', { name });
  await expect(choice('公司名称（英文）').getByRole('radio', { name: /^对方的/ })).toBeChecked();
  await expect(choice('版权声明（英文）').getByRole('radio', { name: /^我的/ })).toBeChecked();
  const merge = dialog.getByRole('button', { name: '合并并保存' });
  await expect(merge).toBeDisabled();
  await choice('公司名称（中文）').getByRole('radio', { name: /^我的/ }).check();
  await merge.click();
  await toasted(page, '已保存，商城页面已更新');
  await page.reload();
  await expect(page.getByLabel('公司名称（中文）')).toHaveValue('我的公司');
  await expect(page.getByLabel('公司名称（英文）')).toHaveValue('Their company');
  await expect(page.getByLabel('版权声明（英文）')).toHaveValue('© mine');
});

test('what it was before is found in the history, and restored', async ({ page }) => {
  await logIn(page, admin, '/desk/web');
  const field = page.getByLabel('欢迎语（中文）');
  const before = await field.inputValue();
  await field.fill('一句会被撤回的话');
  await save(page);
  await page.getByRole('button', { name: '修改记录' }).click();
  const drawer = page.getByRole('dialog', { name: '修改记录' });
  await drawer.locator('.desk-changes > li > button').first().click();
  await expect(drawer.locator('.desk-diff')).toContainText('欢迎语（中文）');
  await axe(page);
  await drawer.getByRole('button', { name: '恢复为修改前' }).click();
  await expect(field).toHaveValue(before);
  await expect(page.locator('.desk-save')).toContainText('有未保存的修改');
  await save(page);
  await page.goto(at('/desk/changes?kind=web'));
  await page.locator('.desk-changes > li > button').first().click();
  await expect(page.locator('.desk-diff ins').first()).toBeVisible();
  await expect(page.locator('.desk-diff')).toContainText('欢迎语（中文）');
  await page.getByRole('link', { name: '打开对应页面' }).click();
  await page.waitForURL(at('/desk/web'));
});

test('what is typed outlives a reload and the end of the session', async ({ page, context, pageErrors }) => {
  pageErrors.allow(/401/);
  await logIn(page, admin, '/desk/web');
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByLabel('版权声明（中文）').fill('© 未保存');
  await page.reload();
  await expect(page.getByLabel('版权声明（中文）')).toHaveValue('© 未保存');
  const [cookie] = (await context.cookies(at('/desk'))).filter(({ name }) => name === DESK_COOKIE);
  await context.addCookies([{ ...cookie, name: DESK_COOKIE, value: 'over', domain: '127.0.0.1', path: '/desk' }]);
  await page.getByRole('button', { name: '保存' }).click();
  const login = page.getByRole('dialog', { name: '请重新登录' });
  await expect(login).toBeVisible();
  await axe(page);
  await enterDesk(page, admin);
  await toasted(page, '已保存，商城页面已更新');
  await expect(login).toBeHidden();
});

test('who logs in as another operator in a second tab finds in the first one what is theirs', async ({
  page,
  context,
}) => {
  await logIn(page, admin, '/desk/shops');
  await expect(page.locator('h1')).toHaveText('全部店铺');
  const other = await context.newPage();
  await other.goto(at('/desk'));
  await other.locator('[data-desk-logout]').first().click();
  await expect(other).toHaveURL(/\/desk\/login/);
  await enterDesk(other, SHOP);
  await expect(other).toHaveURL(at('/desk'));
  await expect(page.locator('h1')).not.toHaveText('全部店铺');
});

test('a picture is sent in and shown; one that is too large is refused', async ({ page, request }) => {
  await logIn(page, admin, '/desk/web');
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#27c' } })
    .png()
    .toBuffer();
  const choose = (buffer: Buffer) =>
    page.locator('[data-picture-file="二维码"]').setInputFiles({ name: 'qr.png', mimeType: 'image/png', buffer });
  const field = page.getByRole('group', { name: '二维码' });
  await choose(Buffer.alloc(2 * 1024 * 1024 + 1));
  await expect(field.locator('.field-error')).toHaveText('图片太大，无法压缩，请换一张');
  await choose(png);
  await expect(field.getByRole('img')).toBeVisible();
  // Before the upload the field shows the built-in picture.
  const input = page.getByLabel('二维码', { exact: true }).last();
  await expect(input).toHaveValue(/^desk\/\d{4}\/\d{2}\//);
  const path = await input.inputValue();
  await save(page);
  expect((await request.get(at(`/media/${path}`))).status()).toBe(200);
  await field.getByRole('button', { name: '移除' }).click();
  await expect(input).toHaveValue('');
  await save(page);
});

for (const language of LANGUAGES) {
  test(`axe finds nothing: ${language}`, async ({ page, context }) => {
    await setLanguage(context, language, site.url);
    await page.goto(at('/desk/login'));
    await axeInThemeOf(page, language);
    await logIn(page, admin, '/desk/web');
    await expect(page.locator('.desk-fields').first()).toBeVisible();
    await axeInThemeOf(page, language);
    await page.goto(at('/desk/staff'));
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await axeInThemeOf(page, language);
    await page.locator('.desk-head button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await axeInThemeOf(page, language);
    await page.goto(at('/desk/changes'));
    await page.locator('.desk-changes > li > button').first().click();
    await expect(page.locator('.desk-diff, .desk-change')).not.toHaveCount(0);
    await axeInThemeOf(page, language);
  });
}

test('search engines are told of none of it', async ({ request }) => {
  expect(await (await request.get(at('/robots.txt'))).text()).toContain('Disallow: /desk');
  const home = await (await request.get(at('/'))).text();
  expect(home).not.toMatch(/href="\/desk/);
});

// The last one: from here on this address needs a captcha for every login. It may have tried wrong passwords before.
test('after wrong passwords a captcha is asked for, and lets the right one in', async ({ page }) => {
  const shop = { userName: shops[2]?.code ?? '', password: DEMO_DESK_PASSWORD };
  await page.goto(at('/desk/login'));
  const wrong = page.locator('.field-error', { hasText: '账号或密码错误' });
  const captcha = page.getByRole('slider').or(page.locator('.captcha-image')).first();
  for (let turn = 0; turn <= ACCOUNT.freeAttempts && !(await captcha.isVisible()); turn += 1) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await enterDesk(page, { ...shop, password: 'Wrong-2026' });
    await answered;
    await expect(wrong.or(captcha)).toBeVisible();
  }
  await expect(captcha).toBeVisible();
  await page.keyboard.press('Escape');
  await passCaptcha(page, 'keyboard', () => enterDesk(page, shop));
  await page.waitForURL(at('/desk'));
});
