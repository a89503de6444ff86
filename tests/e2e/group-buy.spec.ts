import type { Browser, Page } from '@playwright/test';
import type { GroupInfo, GroupList } from '#contract/group-buy/schema.ts';
import { LANGUAGES, type Language, TOKEN_COOKIE } from '#contract/language.ts';
import en from '../../public/locales/en/group.json' with { type: 'json' };
import payEn from '../../public/locales/en/pay.json' with { type: 'json' };
import productEn from '../../public/locales/en/product.json' with { type: 'json' };
import deskZh from '../../public/locales/zh/deskgroups.json' with { type: 'json' };
import zh from '../../public/locales/zh/group.json' with { type: 'json' };
import pay from '../../public/locales/zh/pay.json' with { type: 'json' };
import productZh from '../../public/locales/zh/product.json' with { type: 'json' };
import { axe, axeInThemeOf, expect, setLanguage, test } from '../helpers/browser/browser.ts';
import { submitButton } from '../helpers/browser/checkout.ts';
import { filled, ORDER_WORDS } from '../helpers/browser/order-words.ts';
import { openShopper } from '../helpers/browser/shopper.ts';
import { FAILED_GROUP_TOKEN } from '../helpers/people/group-buyer.ts';
import { workFor } from '../helpers/people/operators.ts';
import { logInFresh } from '../helpers/people/shoppers.ts';
import { createShopping } from '../helpers/people/shopping.ts';

const WORDS = { zh, en };
const PAY_WORDS = { zh: pay, en: payEn };
/** Activities of the demo mall for groups of three, one a language. */
const OF_THREE = { zh: 1, en: 4 };
const PRODUCT_WORDS = { zh: productZh, en: productEn };
/** No other test buys of it. */
const SHOP = 15;

/** What comes before the amount on a button. */
const begins = (text: string): RegExp => new RegExp(text.replace('{{amount}}', '.*'));

/** Another shopper, in a browser of their own, who joins by the link and pays. */
async function joins(browser: Browser, baseURL: string, worker: number, link: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  const token = await logInFresh(context, baseURL, worker);
  const page = await context.newPage();
  const shopping = createShopping(page.request, baseURL, token);
  await shopping.addAddress();
  await page.goto(link);
  await page.getByRole('link', { name: begins(zh.joinFor) }).click();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/payment\?trade=\d+$/);
  await shopping.pay(new URL(page.url()).searchParams.get('trade') ?? '');
  await page.goto(link);
  return page;
}

test('a shop makes a group-buy, a shopper opens a group of three, two join by its link, and it is full', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const origin = baseURL ?? '';
  const shopper = await openShopper(page.context(), info);
  const goods = await shopper.goods.ofShop(SHOP);
  await workFor(page.context(), 'editor', origin);
  await page.goto('/desk/group-buy/new');
  await page.getByLabel('搜索商品').fill(goods.title);
  await page.getByLabel('搜索商品').press('Enter');
  await page
    .getByRole('button', { name: deskZh.putOf.replace('{{name}}', goods.title) })
    .first()
    .click();
  await page
    .getByLabel(new RegExp(deskZh.priceOf.split('·')[0] ?? ''))
    .first()
    .fill('1.5');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page).toHaveURL(/\/desk\/group-buy\/\d+$/);
  const groupProdId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await page.goto(`/group-buy?groupProdId=${groupProdId}`);
  await page.getByRole('link', { name: begins(zh.start) }).click();
  await expect(page.getByText(shopper.w.group.note)).toBeVisible();
  await submitButton(page, shopper.w).click();
  await expect(page).toHaveURL(/\/payment\?trade=\d+$/);
  const trade = new URL(page.url()).searchParams.get('trade') ?? '';
  await shopper.pay(trade);
  const result = await page.context().newPage();
  await result.goto(`/pay-success?trade=${trade}`);
  await expect(result.getByRole('heading', { name: filled(pay.result.groupOpened, { n: 2 }) })).toBeVisible();
  await expect(result.locator('main .btn-primary:visible')).toHaveText(zh.invite);
  await axe(result);
  await page.goto('/user-center/uc-order');
  await expect(page.getByText('拼团中，还差 2 人')).toBeVisible();
  await page.getByRole('link', { name: shopper.w.action.invite }).click();
  await expect(page.getByRole('heading', { name: '还差 2 人成团' })).toBeVisible();
  await expect(page.getByRole('img', { name: zh.qrCode })).toBeVisible();
  await expect(page.locator('main .btn-primary:visible')).toHaveText(zh.invite);
  await expect(page.getByRole('main')).toContainText(/运费 ¥|包邮/);
  const link = new URL(page.url()).pathname + new URL(page.url()).search;

  const second = await joins(browser, origin, info.workerIndex, link);
  await expect(second.getByRole('heading', { name: '还差 1 人成团' })).toBeVisible();
  await second.context().close();
  const third = await joins(browser, origin, info.workerIndex, link);
  await expect(third.getByRole('heading', { name: zh.state.full })).toBeVisible();
  await third.context().close();
  await result.bringToFront();
  await expect(result.getByRole('heading', { name: zh.state.full })).toBeVisible();

  const { items } = await shopper.orders();
  // The shop accepts by itself once the group is full.
  await expect.poll(async () => (await shopper.view(items[0]?.id ?? '')).status).toBe(40);
  await page.goto(`/desk/group-buy/${groupProdId}`);
  await expect(page.getByRole('cell', { name: deskZh.groups.full })).toBeVisible();
  await axe(page);
  await page.goto('/desk/group-buy');
  await expect(page.getByRole('link', { name: goods.title })).toBeVisible();
  await axe(page);
});

test('a group that is not filled in time is refunded whole, and its page says so', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: TOKEN_COOKIE, value: FAILED_GROUP_TOKEN, url: baseURL ?? '' }]);
  const shopping = createShopping(page.request, baseURL ?? '', FAILED_GROUP_TOKEN);
  await expect.poll(async () => (await shopping.orders()).items.map(({ status }) => status)).toEqual([70, 70]);
  await page.goto('/user-center/uc-order');
  await expect(page.getByText(ORDER_WORDS.zh.word.canceled, { exact: true }).last()).toBeVisible();
  const [order] = (await shopping.orders()).items;
  await page.goto(`/user-center/order-detail?id=${order?.id}`);
  await expect(page.getByText('拼团未成功，订单自动取消')).toBeVisible();
  const view = await shopping.view(order?.id ?? '');
  expect(view.refunds).toMatchObject([{ amount: view.payable, done: true }]);
  await page.goto(`/group-buy?groupProdId=${view.group?.groupProdId}&groupId=${view.group?.id}`);
  await expect(page.getByRole('heading', { name: zh.state.failed })).toBeVisible();
});

test('what is not there is said in its place, without a toast', async ({ page, context, baseURL }, info) => {
  await logInFresh(context, baseURL, info.workerIndex);
  await page.goto('/group-buy?groupProdId=99999');
  await expect(page.getByText('没有找到该拼团')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.locator('.toast [role=alert], .toast [role=status]').filter({ hasText: /./ })).toHaveCount(0);
  await page.getByRole('link', { name: zh.toList }).click();
  await expect(page).toHaveURL(/\/group-buy$/);
});

test('the picture follows the SKU that is chosen', async ({ page, context, baseURL }, info) => {
  const token = await logInFresh(context, baseURL, info.workerIndex);
  const { call } = createShopping(page.request, baseURL ?? '', token);
  const { items } = await call<GroupList>('GET', '/promo/p/groupProd');
  const axes = page.locator('.group-buy fieldset');
  const colours = axes.filter({ has: page.locator('img') });
  const sizes = axes.filter({ hasNot: page.locator('img') });
  for (const { groupProdId } of items) {
    await page.goto(`/group-buy?groupProdId=${groupProdId}`);
    if ((await colours.count()) === 1 && (await sizes.count()) > 0) break;
  }
  const picture = page.locator('[data-shot] source').first();
  const before = (await picture.getAttribute('srcset')) ?? '';
  await expect(page.locator('astro-island[ssr]:not([client=use])')).toHaveCount(0);
  const left = 'label:not(.gone)';
  const last = (await sizes.first().locator(left).last().textContent()) ?? '';
  const size = sizes.first().getByLabel(last, { exact: true });
  await size.check();
  await colours.locator(`${left} input:not(:checked)`).last().check();
  await expect(picture).not.toHaveAttribute('srcset', before);
  await expect(size).toBeChecked();
});

/** Opens a group in a browser of its own, or joins one, and pays. @returns its result, and the group */
async function buyPlace(
  browser: Browser,
  baseURL: string,
  { worker, language, groupId }: { worker: number; language: Language; groupId?: string },
) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await setLanguage(context, language, baseURL);
  const token = await logInFresh(context, baseURL, worker);
  const shopping = createShopping(context.request, baseURL, token);
  await shopping.addAddress();
  const activityId = OF_THREE[language];
  const { skus } = await shopping.call<GroupInfo>('GET', `/promo/p/groupProd/info?groupProdId=${activityId}`);
  const skuId = skus.find(({ stock }) => stock > 0)?.id ?? 0;
  const place = { activityId, ...(groupId ? { groupId } : {}) };
  const { tradeId, orderIds } = await shopping.order({ from: 'group', ...place, skuId, quantity: 1 });
  await shopping.pay(tradeId);
  const page = await context.newPage();
  await page.goto(`/pay-success?trade=${tradeId}`);
  const { group } = await shopping.view(orderIds[0] ?? '');
  return { page, groupId: group?.id ?? '' };
}

for (const language of LANGUAGES) {
  test(`a group by three: what each is told after paying, ${language}`, async ({ browser, baseURL }, info) => {
    const [w, p] = [WORDS[language], PAY_WORDS[language]];
    const at = { worker: info.workerIndex, language };
    const steps = ORDER_WORDS[language].steps;
    const titleOf = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
    const first = await buyPlace(browser, baseURL ?? '', at);
    await expect(titleOf(first.page, filled(p.result.groupOpened, { n: 2 }))).toBeVisible();
    await expect(first.page.locator('main .btn-primary:visible')).toHaveText(w.invite);
    await expect(first.page.getByRole('list', { name: steps.label })).toHaveText(
      [steps.confirm, steps.pay, steps.done].join(''),
    );
    const second = await buyPlace(browser, baseURL ?? '', { ...at, groupId: first.groupId });
    await expect(titleOf(second.page, filled(p.result.groupJoined, { n: 1 }))).toBeVisible();
    const third = await buyPlace(browser, baseURL ?? '', { ...at, groupId: first.groupId });
    for (const { page } of [third, second, first]) {
      await expect(titleOf(page, w.state.full)).toBeVisible({ timeout: 45_000 });
      await expect(page.getByRole('main')).toContainText(p.result.ship);
      await page.context().close();
    }
  });

  test(`the goods are shown as on their own page, ${language}`, async ({ page, context, baseURL }, info) => {
    const p = PRODUCT_WORDS[language];
    await setLanguage(context, language, baseURL ?? '');
    await logInFresh(context, baseURL, info.workerIndex);
    await page.goto('/group-buy?groupProdId=7');
    const crumbs = page.locator('.crumbs');
    await expect(crumbs.getByRole('link', { name: WORDS[language].title, exact: true })).toHaveAttribute(
      'href',
      '/group-buy',
    );
    for (const name of [p.tabs.detail, p.tabs.facts, p.tabs.reviews, p.tabs.after])
      await expect(page.getByRole('main').getByRole('heading', { name, exact: true, level: 2 })).toBeVisible();
    await expect(page.locator('.rich')).not.toBeEmpty();
    await expect(page.getByRole('region', { name: p.compare.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: p.related })).toBeVisible();
    await expect(page.locator('.group-buy')).toContainText(p.services);
    const region = page.locator('[data-region]');
    await region.getByRole('combobox').selectOption('浙江省');
    await expect(region.locator('output')).not.toBeEmpty();
    const sorts = page.getByRole('navigation', { name: p.review.sorts });
    await sorts.getByRole('link').last().press('Enter');
    await expect(page).toHaveURL(/groupProdId=7&reviewSort=/);
    await expect(sorts.getByRole('link').last()).toHaveAttribute('aria-current', 'true');
    await page.reload();
    await expect(sorts.getByRole('link').last()).toHaveAttribute('aria-current', 'true');
  });

  test(`axe finds nothing, ${language}`, async ({ page, context, baseURL }, { workerIndex }) => {
    await setLanguage(context, language, baseURL ?? '');
    await logInFresh(context, baseURL, workerIndex);
    await page.goto('/group-buy');
    await expect(page.locator('.group-card').first()).toBeVisible();
    await axeInThemeOf(page, language);
    // The demo mall's activity with an open group of two who are in.
    await page.goto('/group-buy?groupProdId=7');
    await expect(page.getByRole('heading', { name: WORDS[language].open })).toBeVisible();
    await page
      .getByRole('link', { name: new RegExp(WORDS[language].joinOf.split('{{')[0] ?? '') })
      .first()
      .click();
    await expect(page.locator('.group-one')).toBeVisible();
    await axeInThemeOf(page, language);
  });
}
