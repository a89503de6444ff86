import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../contract/language.ts';
import { DEMO } from '../helpers/account.ts';
import { axe, expect, setLanguage, test } from '../helpers/browser.ts';
import { passSlider } from '../helpers/slider.ts';

const WORDS = {
  zh: {
    mobile: '手机号',
    code: '验证码',
    getCode: '获取验证码',
    next: '下一步',
    userName: '账号',
    nickname: '昵称',
    choose: '设置密码',
    repeat: '确认密码',
    create: '注册',
    created: '注册成功',
    password: '密码',
    bySms: '短信登录',
  },
  en: {
    mobile: 'Mobile number',
    code: 'SMS code',
    getCode: 'Get code',
    next: 'Next',
    userName: 'Account name',
    nickname: 'Nickname',
    choose: 'New password',
    repeat: 'Repeat the password',
    create: 'Create account',
    created: 'Your account is ready',
    password: 'Password',
    bySms: 'SMS code',
  },
} as const;
type Words = (typeof WORDS)['zh' | 'en'];
type How = 'mouse' | 'keyboard';

const newPhone = () =>
  `139${String(Date.now() % 1_000_000).padStart(6, '0')}${String(process.pid).slice(-2).padStart(2, '0')}`;

/** The newest code to a number, read where the embedded mall shows it. */
async function codeFor(page: Page, mobile: string): Promise<string> {
  const sent = new RegExp(`${mobile}</td><td>[^<]*</td><td class="code">(\\d+)`);
  let code = '';
  await expect(async () => {
    code = sent.exec(await (await page.request.get('/outbox')).text())?.[1] ?? '';
    expect(code).not.toBe('');
  }).toPass({ timeout: 5_000 });
  return code;
}

/** What a person does, by mouse or by keyboard. */
function handsOf(page: Page, how: How) {
  const press = async (target: ReturnType<Page['locator']>, key = 'Enter') => {
    if (how === 'mouse') return target.click();
    await target.focus();
    await page.keyboard.press(key);
  };
  const tick = () =>
    how === 'mouse' ? page.getByRole('checkbox').click() : press(page.getByRole('checkbox'), 'Space');
  const getCode = (purpose: string) => passSlider(page, how, () => press(page.locator(`[data-code=${purpose}]`)));
  return { press, tick, getCode };
}

async function provePhone(page: Page, t: Words, how: How, mobile: string) {
  const { press, tick, getCode } = handsOf(page, how);
  await page.getByLabel(t.mobile, { exact: true }).fill(mobile);
  await getCode('register');
  await page.getByLabel(t.code, { exact: true }).fill(await codeFor(page, mobile));
  await tick();
  await press(page.getByRole('button', { name: t.next }));
}

async function choosePassword(page: Page, t: Words, password: string) {
  await page.getByLabel(t.choose, { exact: true }).fill(password);
  await page.getByLabel(t.repeat, { exact: true }).fill(password);
}

async function logIn(page: Page, t: Words, how: How, mobile: string, password: string) {
  const { press, tick } = handsOf(page, how);
  await page.getByLabel(t.mobile, { exact: true }).fill(mobile);
  await page.getByRole('textbox', { name: t.password, exact: true }).fill(password);
  await tick();
  await passSlider(page, how, () => press(page.locator('[data-login-form] [type=submit]')));
}

for (const language of LANGUAGES) {
  for (const how of ['mouse', 'keyboard'] as const) {
    test(`an account from first to last, ${language}, by ${how}`, async ({ page, context, baseURL }) => {
      test.setTimeout(120_000);
      const t = WORDS[language];
      const { press } = handsOf(page, how);
      const mobile = newPhone();
      await setLanguage(context, language, baseURL ?? '');
      const out = () => expect(page.locator('[data-login]').first()).toBeVisible();
      const inside = () => expect(page.locator('.top-bar [data-nickname]')).toHaveText('Walker');

      await page.goto('/register');
      await axe(page);
      await provePhone(page, t, how, mobile);
      await page.getByLabel(t.userName, { exact: true }).fill(`w_${mobile.slice(-8)}`);
      await page.getByLabel(t.nickname, { exact: true }).fill('Walker');
      await choosePassword(page, t, 'Walks4ever!');
      await press(page.getByRole('button', { name: t.create, exact: true }));
      await expect(page.getByRole('heading', { name: t.created })).toBeFocused();
      await page.goto('/');
      await inside();

      await press(page.locator('[data-logout]'));
      await out();
      await page.goto('/login?redirect=%2Fuser-center%2Fuc-password');
      await axe(page);
      await logIn(page, t, how, mobile, 'Walks4ever!');
      await expect(page).toHaveURL(/uc-password$/);
      await inside();
      await axe(page);

      await page.goto('/user-center/uc-account');
      await page.getByLabel(t.nickname, { exact: true }).fill('Runner');
      await press(page.locator('#profile [type=submit]'));
      await expect(page.locator('.top-bar [data-nickname]')).toHaveText('Runner');
      await axe(page);
      await press(page.locator('[data-logout]'));
      await expect(page).toHaveURL(/\/$/);
    });
  }
}

test('the popup logs in by SMS where one is, and counts down to the next code', async ({ page }) => {
  const { press, tick, getCode } = handsOf(page, 'mouse');
  await page.goto('/other/faq');
  await press(page.locator('[data-login]').first());
  const popup = page.locator('dialog.login-popup');
  await expect(popup).toBeVisible();
  await axe(page);
  await press(popup.getByRole('tab', { name: WORDS.zh.bySms }));
  await popup.getByLabel(WORDS.zh.mobile).fill(DEMO.mobile);
  await getCode('login');
  await expect(popup.locator('[data-code]')).toHaveText(/^1[78]\d秒后重新获取$/);
  await popup.getByLabel(WORDS.zh.code, { exact: true }).fill(await codeFor(page, DEMO.mobile));
  await tick();
  await passSlider(page, 'mouse', () => press(popup.locator('[type=submit]')));
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(/faq$/);
  await expect(page.locator('.top-bar [data-logout]')).toBeVisible();
});

test('first fault only, in the order of the fields', async ({ page }) => {
  await page.goto('/login');
  const go = page.locator('[data-login-form] [type=submit]');
  const fault = page.locator('.field-error:not(:empty)');
  await go.click();
  await expect(fault).toHaveText(['请输入登录手机号']);
  await page.getByLabel('手机号').fill('12');
  await go.click();
  await expect(fault).toHaveText(['请输入正确的手机号']);
  await page.getByLabel('手机号').fill('13800138000');
  await go.click();
  await expect(fault).toHaveText(['请输入密码']);
  await page.getByLabel('密码', { exact: true }).fill('x');
  await go.click();
  await expect(fault).toHaveText(['请勾选服务条款、隐私政策']);
  await page.getByRole('tab', { name: '短信登录' }).click();
  await go.click();
  await expect(fault).toHaveText(['请输入验证码']);
});

test('a session that is over asks for a login once, and forgets the token', async ({
  page,
  context,
  baseURL,
  faults,
}) => {
  faults.allow(/^401/);
  await context.addCookies([{ name: 'b2cToken', value: 'stale', url: baseURL ?? '' }]);
  await page.goto('/user-center/uc-password');
  await expect(page.locator('dialog.login-popup')).toHaveCount(1);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('b2cToken');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.login-popup')).toHaveCount(0);
});

test('without JavaScript the pages say what needs it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/login', '/register', '/forget-password']) {
    await page.goto(`${baseURL}${path}`);
    await expect(page.getByText('需要开启 JavaScript').first()).toBeVisible();
  }
  await context.close();
});
