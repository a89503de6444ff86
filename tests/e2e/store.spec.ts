import type { Browser, BrowserContext, Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#contract/language.ts';
import deskEn from '../../public/locales/en/desk.json' with { type: 'json' };
import storesEn from '../../public/locales/en/deskstores.json' with { type: 'json' };
import deskZh from '../../public/locales/zh/desk.json' with { type: 'json' };
import stores from '../../public/locales/zh/deskstores.json' with { type: 'json' };
import { codeFor } from '../helpers/browser/account-pages.ts';
import { axe, expect, setLanguage, setTheme, type Theme, test } from '../helpers/browser/browser.ts';
import { enterDesk } from '../helpers/browser/desk.ts';
import { filled, ORDER_WORDS } from '../helpers/browser/order-words.ts';
import { passCaptcha } from '../helpers/browser/pass-captcha.ts';
import { acceptAndShip, makeProduct, moveGoods, TRACKING_NUMBER } from '../helpers/browser/selling.ts';
import { field, fillRest, fillStore, put, STORE_WORDS } from '../helpers/browser/store.ts';
import { workFor } from '../helpers/people/operators.ts';
import { logInFresh, mobileOf } from '../helpers/people/shoppers.ts';
import { createShopping } from '../helpers/people/shopping.ts';

const PATH = '/user-center/uc-shopaccount';
const DESK_WORDS: Record<Language, typeof stores> = { zh: stores, en: storesEn };
const PASSWORD = '318942';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const title = (page: Page) => page.locator('.store-state h2');
async function asMall(
  browser: Browser,
  url: string,
  language: Language,
  does: (page: Page, context: BrowserContext) => Promise<void>,
) {
  const context = await browser.newContext({ locale: 'zh-CN', baseURL: url });
  await setLanguage(context, language, url);
  await workFor(context, 'admin', url);
  await does(await context.newPage(), context);
  await context.close();
}

/** A long way is walked in one language. */
const language = 'zh' as Language;

test(`a store is applied for, refused, sent again and opened, and its owner sells in it, ${language}`, async ({
  page,
  context,
  browser,
  baseURL,
}, { workerIndex }) => {
  const url = baseURL ?? '';
  const words = STORE_WORDS[language];
  const desks = DESK_WORDS[language];
  const { licence } = desks.of;
  await setLanguage(context, language, url);
  const mobile = mobileOf(await logInFresh(context, url, workerIndex));
  const name = `绿茶小铺 ${mobile.slice(-4)}`;
  await page.goto(PATH);
  await press(page, words.next);
  await expect(page.getByText(words.error.storeNameRequired)).toBeVisible();
  await expect(field(page, 'name')).toBeFocused();
  await fillStore(page, name, language);
  await expect(page.getByText(words.saved.saved)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('group', { name: words.step.papers })).toBeVisible();
  await fillRest(page, language);
  await expect(title(page)).toHaveText(filled(words.state.review, { name }));

  await asMall(browser, url, language, async (desk) => {
    await desk.goto('/desk/stores');
    await desk.getByRole('link', { name }).click();
    await desk.getByRole('button', { name: filled(words.lookAt, { name: licence }) }).click();
    await expect(desk.getByRole('img', { name: filled(words.picture, { name: licence }) })).toBeVisible();
    await axe(desk);
    await desk.getByLabel(licence, { exact: true }).check();
    await press(desk, desks.refuse);
    await expect(desk.getByText(desks.reasonMissing, { exact: true })).toBeVisible();
    await desk.getByLabel(filled(desks.reasonOf, { name: licence })).fill('图片太小，看不清');
    await press(desk, desks.refuse);
    await expect(desk.locator('.desk-status')).toHaveText(desks.state[30]);
  });

  await page.reload();
  await expect(title(page)).toHaveText(filled(words.state.refused, { name }));
  await expect(page.getByText('图片太小，看不清')).toBeVisible();
  await put(page, 'licence');
  await press(page, words.next);
  await press(page, words.next);
  await press(page, words.send);
  await expect(title(page)).toHaveText(filled(words.state.review, { name }));

  await asMall(browser, url, language, async (desk) => {
    await desk.goto('/desk/stores');
    await desk.getByRole('link', { name }).click();
    await press(desk, desks.pass);
    await desk.getByRole('dialog').getByRole('button', { name: desks.pass }).click();
    await expect(desk.locator('.desk-status')).toHaveText(desks.state[40]);
  });

  await page.reload();
  await expect(title(page)).toHaveText(filled(words.state.open, { name }));
  const account = (await page.locator('.store-account dd strong').textContent()) ?? '';
  await field(page, 'passWord').fill(PASSWORD);
  await field(page, 'repeat').fill(PASSWORD);
  await page.locator('[data-code=store]').click();
  const first = await codeFor(page, mobile);
  await field(page, 'code').fill(first);
  await press(page, words.account.save);
  await expect(page.getByText(words.account.isSet, { exact: true })).toBeVisible();

  await page.goto('/desk');
  await passCaptcha(page, 'mouse', () => enterDesk(page, { userName: account, password: PASSWORD }));
  await expect(async () => expect(await codeFor(page, mobile)).not.toBe(first)).toPass();
  await field(page, 'code').fill(await codeFor(page, mobile));
  await press(page, (language === 'zh' ? deskZh : deskEn).login.submit);
  await page.waitForURL(/\/desk$/);
  await page.goto('/desk/products');
  const product = await makeProduct(page, 'first', '明前龙井', '128', language);
  await moveGoods(page, 'submit', '20', language);
  await asMall(browser, url, language, async (desk) => {
    await desk.goto(product);
    await moveGoods(desk, 'approve', '30', language);
  });
  await page.reload();
  // Its freight is what every shop begins with.
  await moveGoods(page, 'putOn', '40', language, true);

  const buyer = await browser.newContext({ locale: 'zh-CN', baseURL: url });
  const shopping = createShopping(buyer.request, url, await logInFresh(buyer, url, workerIndex));
  await shopping.addAddress();
  const visit = await buyer.newPage();
  await visit.goto(`/goods?prodId=${product.split('/').at(-1)}`);
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText('明前龙井');
  await expect(visit.getByText(name).first()).toBeVisible();
  await visit.locator('[data-buy] [value=buy]').click();
  await visit.getByRole('button', { name: ORDER_WORDS.zh.checkout.submit }).click();
  await visit.waitForURL(/\/payment\?trade=\d+$/);
  await shopping.pay(new URL(visit.url()).searchParams.get('trade') ?? '');
  const order = (await shopping.orders()).items[0]?.id ?? '';

  await page.goto('/desk/orders');
  await acceptAndShip(page, order, language);
  await visit.goto(`/user-center/order-detail?id=${order}`);
  await expect(visit.getByText(TRACKING_NUMBER)).toBeVisible();
  await expect(visit.getByText(ORDER_WORDS.zh.word.toReceipt, { exact: true }).first()).toBeVisible();
  await buyer.close();
});

test('categories and brands are added, moved and removed at the desk', async ({ page, context, baseURL }) => {
  await workFor(context, 'admin', baseURL ?? '');
  await page.goto('/desk/categories');
  const line = (name: string) => page.locator('.desk-tree > li', { has: page.locator(`strong:text-is("${name}")`) });
  const make = async (name: string) => {
    await page.getByLabel('名称 · 中文').fill(name);
    await press(page, '保存');
    await expect(line(name)).toBeVisible();
  };
  await press(page, '新建类目');
  await press(page, '保存');
  await expect(page.getByText('请填写中文名称')).toBeVisible();
  await make('试验类目');
  await press(page, '加下级：试验类目');
  await make('试验下级');
  await expect(line('试验下级')).toHaveAttribute('data-depth', '2');
  await expect(page.getByRole('button', { name: '删除试验类目' })).toBeDisabled();
  await press(page, '编辑试验下级');
  await page.getByLabel('上级类目').selectOption('');
  await press(page, '保存');
  await expect(line('试验下级')).toHaveAttribute('data-depth', '1');
  await press(page, '上移试验下级');
  await expect(page.getByRole('button', { name: '下移试验下级' })).toBeEnabled();
  for (const name of ['试验下级', '试验类目']) {
    await press(page, `删除${name}`);
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
    await expect(line(name)).toHaveCount(0);
  }
  await page.goto('/desk/brands');
  await press(page, '新建品牌');
  await page.getByLabel('名称 · 中文').fill('试验牌');
  await press(page, '保存');
  await press(page, '删除试验牌');
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByRole('cell', { name: '试验牌', exact: true })).toHaveCount(0);
});

for (const [language, theme] of LANGUAGES.map(
  (one, n) => [one, (['liangji', 'liangji-dark'] as Theme[])[n] ?? 'liangji'] as const,
)) {
  test(`axe finds nothing, ${language}, ${theme}`, async ({ page, context, baseURL }, { workerIndex }) => {
    const url = baseURL ?? '';
    await setTheme(context, theme);
    await setLanguage(context, language, url);
    await logInFresh(context, url, workerIndex);
    await page.goto(PATH);
    await expect(field(page, 'name')).toBeVisible();
    await axe(page);
    await workFor(context, 'admin', url);
    await page.goto('/desk/stores?tab=all');
    await expect(page.locator('.tabs')).toBeVisible();
    await axe(page);
    await page.goto('/desk/categories');
    await expect(page.locator('.desk-tree > li').first()).toBeVisible();
    await axe(page);
    await page.goto('/desk/brands');
    await expect(page.locator('.desk-table tbody tr').first()).toBeVisible();
    await axe(page);
    await page.goto('/desk');
    await expect(page.locator('.desk-setup')).toBeVisible();
  });
}
