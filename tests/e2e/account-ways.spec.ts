import { TOKEN_COOKIE } from '#contract/language.ts';
import {
  choosePassword,
  codeFor,
  HANDS,
  HOW,
  handsOf,
  logIn,
  newPhone,
  WORDS,
} from '../helpers/browser/account-pages.ts';
import { axe, expect, setLanguage, test } from '../helpers/browser/browser.ts';
import { passCaptcha } from '../helpers/browser/pass-captcha.ts';
import { logInFresh, mobileOf } from '../helpers/people/shoppers.ts';

for (const [language, how] of HANDS) {
  test(`a forgotten password, ${language}, by ${how}`, async ({ page, context, baseURL }, { workerIndex }) => {
    const t = WORDS[language];
    const { press } = handsOf(page, how);
    const mobile = mobileOf(await logInFresh(context, baseURL, workerIndex));
    await context.clearCookies();
    await setLanguage(context, language, baseURL ?? '');
    await page.goto('/forget-password');
    const getCode = page.locator('[data-code=reset]');
    await page.getByLabel(t.mobile, { exact: true }).fill(mobile);
    await press(getCode);
    await expect(page.getByRole('slider')).toBeFocused();
    await expect(page.locator('.field-error:not(:empty)')).toHaveCount(1);
    await passCaptcha(page, how, async () => {
      await page.getByRole('button', { name: language === 'zh' ? '换一张' : 'New picture' }).click();
      await page.getByRole('slider').focus();
    });
    await press(getCode);
    await page.getByLabel(t.code, { exact: true }).fill(await codeFor(page, mobile));
    await press(page.getByRole('button', { name: t.next }));
    await expect(page.getByLabel(t.choose, { exact: true })).toBeFocused();
    await axe(page);
    await choosePassword(page, t, 'Found-it-9');
    await press(page.getByRole('button', { name: t.reset }));
    await expect(page.getByRole('heading', { name: t.resetDone })).toBeFocused();
    await axe(page);
    await press(page.getByRole('link', { name: t.toLogin }));
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, t, how, mobile, 'Found-it-9');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('.top-bar [data-nickname]')).toBeVisible();
  });

  test(`another phone, ${language}, by ${how}`, async ({ page, context, baseURL }, { workerIndex }) => {
    const t = WORDS[language];
    const { press, getCode } = handsOf(page, how);
    const before = mobileOf(await logInFresh(context, baseURL, workerIndex));
    const after = newPhone();
    await setLanguage(context, language, baseURL ?? '');
    await page.goto('/user-center/uc-account');
    const shown = page.locator('.facts dd').nth(1);
    await expect(shown).toHaveText(`${before.slice(0, 3)}****${before.slice(-4)}`);
    await press(page.locator('[data-code=changeOld]'));
    await page.getByLabel(t.oldCode, { exact: true }).fill(await codeFor(page, before));
    await page.getByLabel(t.newMobile, { exact: true }).fill(after);
    await getCode('changeNew');
    await page.getByLabel(t.newCode, { exact: true }).fill(await codeFor(page, after));
    await press(page.locator('#phone [type=submit]'));
    await expect(shown).toHaveText(`${after.slice(0, 3)}****${after.slice(-4)}`);
    await expect(page.getByLabel(t.newMobile, { exact: true })).toHaveValue('');
  });
}

for (const how of HOW) {
  test(`login by SMS in English, by ${how}`, async ({ page, context, baseURL }, { workerIndex }) => {
    const t = WORDS.en;
    const { press, tick, getCode } = handsOf(page, how);
    const mobile = mobileOf(await logInFresh(context, baseURL, workerIndex));
    await context.clearCookies();
    await setLanguage(context, 'en', baseURL ?? '');
    await page.goto('/login?redirect=%2Fother%2Ffaq');
    await page.getByRole('tab', { name: t.password }).focus();
    if (how === 'keyboard') await page.keyboard.press('ArrowRight');
    else await page.getByRole('tab', { name: t.bySms }).click();
    await expect(page.getByRole('tab', { name: t.bySms })).toBeFocused();
    await axe(page);
    await page.getByLabel(t.mobile, { exact: true }).fill(mobile);
    await getCode('login');
    const wait = page.locator('[data-code=login]');
    const left = async () => Number(/\d+/.exec((await wait.textContent()) ?? '')?.[0]);
    await expect(wait).toHaveText(/^Resend in 1[0-7]\d s$/);
    const before = await left();
    await page.reload();
    await page.getByRole('tab', { name: t.bySms }).click();
    await expect(wait).toHaveText(/^Resend in \d+ s$/);
    expect(await left()).toBeLessThanOrEqual(before);
    await expect(page.getByLabel(t.mobile, { exact: true })).toHaveValue(mobile);
    // Who mistyped the number need not wait for the right one.
    await page.getByLabel(t.mobile, { exact: true }).fill('13900139000');
    await expect(page.locator('[data-code=login]')).toBeEnabled();
    await page.getByLabel(t.mobile, { exact: true }).fill(mobile);
    await expect(page.locator('[data-code=login]')).toBeDisabled();
    await page.getByRole('textbox', { name: t.code, exact: true }).fill(await codeFor(page, mobile));
    await tick();
    await passCaptcha(page, how, () => press(page.locator('[data-login-form] [type=submit]')));
    await expect(page).toHaveURL(/\/other\/faq$/);
    await expect(page.locator('.top-bar [data-nickname]')).toBeVisible();
  });
}

test('the popup by keyboard alone: the focus goes in, stays in, and comes back', async ({ page }) => {
  await page.goto('/other/faq');
  const opener = page.locator('[data-login]').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const popup = page.locator('dialog.login-popup');
  await expect(popup.getByLabel(WORDS.zh.mobile)).toBeFocused();
  await page.keyboard.type('１３８');
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const { activeElement } = document;
      // Between the last stop and the first lies the browser's own frame.
      return activeElement === document.body || Boolean(activeElement?.closest('dialog.login-popup'));
    });
    expect(inside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(popup.getByLabel(WORDS.zh.mobile)).toHaveValue('138');
});

test('two tabs agree: a login in one shows in the other, a logout too', async ({ page, context, baseURL, pageErrors }, {
  workerIndex,
}) => {
  pageErrors.allow(/^401/);
  const token = await logInFresh(context, baseURL, workerIndex);
  await context.clearCookies();
  const other = await context.newPage();
  await other.goto('/other/faq');
  await expect(other.locator('[data-login]').first()).toBeVisible();
  await page.goto('/other/privacy');
  // What a login leaves behind: the cookie, and a mark in the storage that tabs share.
  await context.addCookies([{ name: TOKEN_COOKIE, value: token, url: baseURL ?? '' }]);
  await page.evaluate(() => localStorage.setItem('liangji.login', String(Date.now())));
  await expect(other.locator('.top-bar [data-nickname]')).toBeVisible();
  await other.goto('/user-center/uc-account');
  await expect(other.locator('#profile')).toBeVisible();
  await page.reload();
  await page.locator('[data-logout]').click();
  await expect(page.locator('[data-login]').first()).toBeVisible();
  await expect(other.locator('dialog.login-popup')).toBeVisible();
});
