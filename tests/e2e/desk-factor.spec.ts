import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { STATUS } from '#contract/enums.ts';
import type { Envelope } from '#contract/envelope.ts';
import { LANGUAGES } from '#contract/language.ts';
import type { GivenPassword } from '#contract/operator/staff.schema.ts';
import { addAuthenticator } from '../helpers/browser/authenticator.ts';
import { axe, axeInBothThemes, expect, setLanguage, test, toasted } from '../helpers/browser/browser.ts';
import { enterDesk } from '../helpers/browser/desk.ts';
import { tokenOf, workFor } from '../helpers/people/operators.ts';

/** A second factor at the desk, from setting it up to losing it. */

async function hire(request: APIRequestContext, origin: string) {
  const userName = randomUUID().slice(0, 20);
  const input = { name: '验证员', role: 'service', shopId: null, status: STATUS.NORMAL };
  const answer = await request.post(`${origin}/api/desk/p/staff`, {
    headers: { authorization: tokenOf('admin') },
    data: { userName, input },
  });
  const { data } = (await answer.json()) as Envelope<GivenPassword>;
  return { userName, password: data?.password ?? '' };
}

const WORDS = {
  zh: {
    addPasskey: '添加通行密钥',
    create: '创建通行密钥',
    saved: '我已保存',
    passkey: '使用通行密钥',
    recovery: '使用恢复码',
    recoveryCode: '恢复码',
    login: '登录',
    addApp: '添加身份验证器应用',
    byHand: '无法扫描？在应用中手动输入此密钥',
    code: '6位动态码',
    confirm: '确认',
    app: '身份验证器应用',
    remove: '移除',
    again: '重新生成恢复码',
    make: '生成新恢复码',
    stepUp: '请验证身份',
    left: '剩余9个恢复码',
    name: '名称',
  },
  en: {
    addPasskey: 'Add a passkey',
    create: 'Create the passkey',
    saved: 'I’ve saved them',
    passkey: 'Use a passkey',
    recovery: 'Use a recovery code',
    recoveryCode: 'Recovery code',
    login: 'Log in',
    addApp: 'Add an authenticator app',
    byHand: 'Can’t scan it? Enter this key in the app',
    code: 'Six-digit code',
    confirm: 'Confirm',
    app: 'Authenticator app',
    remove: 'Remove',
    again: 'New recovery codes',
    make: 'Make new codes',
    stepUp: 'Confirm that it’s you',
    left: '9 recovery codes left',
    name: 'Name',
  },
} as const;

/** Addresses without a name have no passkeys. */
const localhost = (url = ''): string => url.replace('//127.0.0.1', '//localhost');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog').last();

async function logOut(page: Page): Promise<void> {
  await page.locator('[data-desk-logout]').click();
  await page.waitForURL(/\/desk\/login$/);
}

for (const language of LANGUAGES) {
  test(`a passkey is set up, logs in, steps up, and is lost: ${language}`, async ({ page, context, baseURL }) => {
    const words = WORDS[language];
    const url = localhost(baseURL);
    const loginPage = `${url}/desk/login?redirect=%2Fdesk%2Faccount`;
    await setLanguage(context, language, url);
    const person = await hire(context.request, url);
    const lose = await addAuthenticator(page);
    await page.goto(loginPage);
    await enterDesk(page, person);
    await page.waitForURL(/\/desk\/account$/);

    // Enrol.
    await button(page, words.addPasskey).click();
    await expect(dialog(page).getByLabel(words.name)).toBeFocused();
    await axe(page);
    await button(page, words.create).click();
    const codes = dialog(page).locator('code');
    await expect(codes).toHaveCount(10);
    await axeInBothThemes(page);
    const [recovery = ''] = await codes.allTextContents();
    await button(page, words.saved).click();
    await axeInBothThemes(page);

    // Log in with it, by the keyboard.
    await logOut(page);
    await page.goto(loginPage);
    await enterDesk(page, person);
    await expect(button(page, words.passkey)).toBeFocused();
    await axeInBothThemes(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/desk\/account$/);

    // An app beside it; when that is removed, its proof counts no more, and what comes next asks again.
    await button(page, words.addApp).click();
    await dialog(page).getByText(words.byHand).click();
    const secret = (await dialog(page).locator('code').textContent()) ?? '';
    await axeInBothThemes(page);
    await dialog(page).getByLabel(words.code).fill(new TOTP({ secret }).generate());
    await button(page, words.confirm).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const app = page.locator('[data-factors] li').filter({ hasText: words.app });
    await app.getByRole('button').last().click();
    await dialog(page).getByRole('button', { name: words.remove, exact: true }).click();
    await expect(app).toHaveCount(0);
    await button(page, words.again).click();
    await dialog(page).getByRole('button', { name: words.make, exact: true }).click();
    await expect(page.getByRole('dialog', { name: words.stepUp })).toBeVisible();
    await axeInBothThemes(page);
    await button(page, words.passkey).click();
    await expect(codes).toHaveCount(10);
    const [fresh = ''] = await codes.allTextContents();
    expect(fresh).not.toBe(recovery);
    await button(page, words.saved).click();

    // The device is lost.
    await lose();
    await logOut(page);
    await page.goto(loginPage);
    await enterDesk(page, person);
    await button(page, words.recovery).click();
    await expect(page.getByLabel(words.recoveryCode)).toBeFocused();
    await page.keyboard.type(fresh.toUpperCase());
    await axe(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/desk\/account$/);
    await expect(page.getByText(words.left)).toBeVisible();
  });
}

test('an administrator sees where somebody is logged in, ends it, and resets their factor', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const person = await hire(context.request, url);
  const own = await browser.newContext({ locale: 'zh-CN', baseURL: url });
  const theirs = await own.newPage();
  await theirs.goto('/desk/login');
  await enterDesk(theirs, person);
  await theirs.waitForURL(/\/desk$/);
  await workFor(context, 'admin', url);
  await page.goto('/desk/staff');
  const row = page.locator('.desk-table tbody tr').filter({ hasText: person.userName });
  await expect(row).toContainText('未开启');
  await row.getByRole('button', { name: /的登录管理$/ }).click();
  await expect(dialog(page).locator('li')).toHaveCount(1);
  await axeInBothThemes(page);
  await dialog(page).getByRole('button', { name: '全部下线' }).click();
  await toasted(page, '已下线');
  await expect(dialog(page)).toContainText('当前没有登录');
  await theirs.goto('/desk');
  await expect(theirs).toHaveURL(/\/desk\/login/);
  await dialog(page).getByRole('button', { name: '重置两步验证' }).click();
  await dialog(page).getByRole('button', { name: '重置两步验证' }).click();
  await toasted(page, '已重置');
  await own.close();
});

for (const language of LANGUAGES)
  test(`who needs a second factor is chosen at the desk: ${language}`, async ({ page, context, baseURL }) => {
    await setLanguage(context, language, baseURL ?? '');
    await workFor(context, 'admin', baseURL ?? '');
    await page.goto('/desk/security');
    await expect(page.getByRole('combobox')).toHaveValue('public');
    await axeInBothThemes(page);
  });
