import type { Page, TestInfo } from '@playwright/test';
import { LANGUAGES } from '#contract/language.ts';
import en from '../../public/locales/en/message.json' with { type: 'json' };
import zh from '../../public/locales/zh/message.json' with { type: 'json' };
import { axe, axeInThemeOf, expect, setLanguage, test } from '../helpers/browser/browser.ts';
import { openShopper } from '../helpers/browser/shopper.ts';
import { logInFresh } from '../helpers/people/shoppers.ts';
import { openDesk } from '../helpers/people/shopping.ts';

const WORDS = { zh, en };
/** Its goods are bought here by no other test of this file's kind. */
const SHOP = 12;
const PATH = '/user-center/uc-message';

const cards = (page: Page) => page.locator('.message-list > li');
const badge = (page: Page) => page.locator('.top-bar [data-unread]');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: zh.label }).getByRole('link', { name: new RegExp(`^${name}`) });

/** A shopper to whom so many orders were shipped. @returns the orders */
async function shipped(page: Page, info: TestInfo, count: number): Promise<string[]> {
  const shopper = await openShopper(page.context(), info);
  const goods = await shopper.goods.ofShop(SHOP);
  const desk = await openDesk(page.request, shopper.origin, SHOP);
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const { tradeId, orderIds } = await shopper.orderOne(goods);
    await shopper.pay(tradeId);
    await desk.ship(orderIds[0] ?? '');
    ids.push(orderIds[0] ?? '');
  }
  return ids;
}

test('an order is shipped, its buyer sees so in the header, opens the message and comes to the order', async ({
  page,
}, info) => {
  const [id = ''] = await shipped(page, info, 1);
  await page.goto('/');
  await expect(badge(page)).toHaveText('1');
  await page.locator('.top-bar').getByRole('link', { name: zh.title }).click();
  await expect(page).toHaveURL(PATH);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(id);
  await expect(cards(page).locator('img')).toHaveJSProperty('complete', true);
  await expect(cards(page).getByText(zh.unread, { exact: true })).toBeVisible();
  await cards(page).getByRole('link').click();
  await expect(page).toHaveURL(`/user-center/order-detail?id=${id}`);
  await page.goBack();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByText(zh.unread, { exact: true })).toHaveCount(0);
  await expect(badge(page)).toBeHidden();
});

test('messages are read one by one or all, deleted and restored, by kind', async ({ page }, info) => {
  await shipped(page, info, 3);
  await page.goto(PATH);
  await expect(cards(page)).toHaveCount(3);
  await expect(tab(page, zh.tab.order)).toHaveText(`${zh.tab.order}3`);
  await cards(page).first().getByRole('button', { name: '标为已读' }).press('Enter');
  await expect(tab(page, zh.tab.order)).toHaveText(`${zh.tab.order}2`);
  await expect(badge(page)).toHaveText('2');

  await cards(page).last().getByRole('button', { name: '删除' }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(badge(page)).toHaveText('1');
  await page.getByRole('button', { name: zh.undo }).click();
  await expect(cards(page)).toHaveCount(3);
  await expect(badge(page)).toHaveText('2');

  await tab(page, zh.tab.promotion).click();
  await expect(page).toHaveURL(`${PATH}?kind=promotion`);
  await expect(page.getByText(zh.empty.promotion)).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(3);
  const all = page.getByRole('button', { name: zh.readAll });
  await all.click();
  await expect(badge(page)).toBeHidden();
  await expect(all).toBeDisabled();
  await page.reload();
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByText(zh.unread, { exact: true })).toHaveCount(0);
});

for (const language of LANGUAGES) {
  test(`axe finds nothing, ${language}`, async ({ page, context, baseURL }, info) => {
    await shipped(page, info, 2);
    await setLanguage(context, language, baseURL ?? '');
    await page.goto(PATH);
    await expect(cards(page)).toHaveCount(2);
    await axeInThemeOf(page, language);
    await cards(page).first().getByRole('button').last().click();
    await expect(page.getByText(WORDS[language].deleted)).toBeVisible();
    await axeInThemeOf(page, language);
  });

  test(`without a message there is a way on, ${language}`, async ({ page, context, baseURL }, { workerIndex }) => {
    await setLanguage(context, language, baseURL ?? '');
    await logInFresh(context, baseURL, workerIndex);
    await page.goto(PATH);
    await expect(page.getByText(WORDS[language].empty.all)).toBeVisible();
    await axe(page);
    await page.getByRole('link', { name: WORDS[language].empty.go }).click();
    await expect(page).toHaveURL('/');
  });
}
