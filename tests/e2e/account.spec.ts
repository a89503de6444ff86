import en from '../../public/locales/en/account.json' with { type: 'json' };
import zh from '../../public/locales/zh/account.json' with { type: 'json' };
import {
  choosePassword,
  codeFor,
  HANDS,
  handsOf,
  logIn,
  newPhone,
  provePhone,
  WORDS,
} from '../helpers/browser/account-pages.ts';
import { axe, expect, setLanguage, test } from '../helpers/browser/browser.ts';
import { passCaptcha } from '../helpers/browser/pass-captcha.ts';
import { logInFresh } from '../helpers/people/shoppers.ts';
import { DEMO } from '../helpers/people/visitor.ts';

for (const [language, how] of HANDS) {
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

    const reloaded = page.waitForEvent('load');
    await press(page.locator('[data-logout]'));
    await reloaded;
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

for (const [language, brief, text] of [
  // Of any amount: other tests may make coupons.
  ['zh', /减 ¥\d/, zh.welcomeCoupon],
  ['en', /¥\d+ off/, en.welcomeCoupon],
] as const)
  test(`who registers, or comes from a promotion, is told of the coupon for a first order, ${language}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await setLanguage(context, language, baseURL ?? '');
    const coupon = page.locator('.auth-waiting').filter({ hasText: text });
    for (const path of ['/register', '/login?redirect=%2Fflash-sale']) {
      await page.goto(path);
      await expect(coupon).toContainText(brief);
    }
    await page.goto('/login?redirect=%2Fcart');
    await expect(page.locator('[data-login-form]')).toBeVisible();
    await expect(coupon).toHaveCount(0);
  });

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
  await expect(popup.locator('[data-code]')).toHaveText(/^1[0-7]\d秒后重新获取$/);
  await popup.getByLabel(WORDS.zh.code, { exact: true }).fill(await codeFor(page, DEMO.mobile));
  await tick();
  await passCaptcha(page, 'mouse', () => press(popup.locator('[type=submit]')));
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(/faq$/);
  await expect(page.locator('.top-bar [data-nickname]')).toBeVisible();
});

test('first error only, in the order of the fields', async ({ page }) => {
  await page.goto('/login');
  const go = page.locator('[data-login-form] [type=submit]');
  const error = page.locator('.field-error:not(:empty)');
  await go.click();
  await expect(error).toHaveText(['请输入登录手机号']);
  await page.getByLabel('手机号').fill('12');
  await go.click();
  await expect(error).toHaveText(['请输入正确的手机号']);
  await page.getByLabel('手机号').fill('13800138000');
  await go.click();
  await expect(error).toHaveText(['请输入密码']);
  await page.getByLabel('密码', { exact: true }).fill('x');
  await go.click();
  await expect(error).toHaveText(['请勾选服务条款、隐私政策']);
  await page.getByRole('tab', { name: '短信登录' }).click();
  await go.click();
  await expect(error).toHaveText(['请输入验证码']);
});

test('who is logged in is sent on from login and register, to where a login would lead', async ({
  page,
  context,
  baseURL,
}, { workerIndex }) => {
  await logInFresh(context, baseURL, workerIndex);
  for (const [asked, end] of [
    ['/login', '/'],
    ['/register', '/'],
    ['/login?redirect=%2Fother%2Ffaq', '/other/faq'],
    ['/login?redirect=%2Flogin%3Fredirect%3D%252Flogin', '/'],
    ['/login?redirect=%2F%2Fevil.example', '/'],
    ['/register?redirect=https%3A%2F%2Fevil.example', '/'],
  ] as const) {
    await page.goto('/other/privacy');
    await page.goto(asked);
    await expect(page).toHaveURL(new URL(end, baseURL).href);
    // Back leads past the page that nobody saw.
    await page.goBack();
    await expect(page).toHaveURL(/\/other\/privacy$/);
  }
});

test('a token that is over keeps nobody from logging in', async ({ page, context, baseURL, pageErrors }) => {
  pageErrors.allow(/^401/);
  for (const path of ['/login?redirect=%2Fcart', '/register']) {
    await context.addCookies([{ name: 'b2cToken', value: 'stale', url: baseURL ?? '' }]);
    await page.goto(path);
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('b2cToken');
    await expect(page.locator('.auth-form [type=submit]')).toBeVisible();
    await expect(page).toHaveURL(new URL(path, baseURL).href);
    await expect(page.locator('dialog.login-popup')).toHaveCount(0);
  }
});

test('a session that ends while a page is open asks for a login once, and forgets the token', async ({
  page,
  context,
  baseURL,
  pageErrors,
}, { workerIndex }) => {
  pageErrors.allow(/^401/);
  const token = await logInFresh(context, baseURL, workerIndex);
  await page.goto('/user-center/uc-account');
  await page.waitForLoadState('networkidle');
  const ended = await context.request.post(`${baseURL}/api/app/logOut`, { headers: { authorization: token } });
  expect(ended.status()).toBe(200);
  await page.getByRole('button', { name: zh.form.save, exact: true }).click();
  await expect(page.locator('dialog.login-popup')).toHaveCount(1);
  await expect(page.locator('dialog.login-popup')).toContainText(zh.login.again);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('b2cToken');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.login-popup')).toHaveCount(0);
});
