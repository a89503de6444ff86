import type { Browser, Page, WebSocketRoute } from '@playwright/test';
import { LANGUAGES } from '#contract/language.ts';
import en from '../../public/locales/en/chat.json' with { type: 'json' };
import zh from '../../public/locales/zh/chat.json' with { type: 'json' };
import desk from '../../public/locales/zh/deskchat.json' with { type: 'json' };
import { axeInThemeOf, expect, setLanguage, test } from '../helpers/browser/browser.ts';
import { openShopper } from '../helpers/browser/shopper.ts';
import { workAs, workFor } from '../helpers/people/operators.ts';
import { logInFresh } from '../helpers/people/shoppers.ts';
import { openDesk } from '../helpers/people/shopping.ts';

const WORDS = { zh, en };
/** With these shops no other test talks. */
const [SHOP, CUT_SHOP] = [13, 11];
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP8z4APMOGVHbHSAEEsAROxCnMTAAAAAElFTkSuQmCC',
  'base64',
);

const field = (page: Page) => page.getByRole('textbox', { name: zh.write });
const log = (page: Page) => page.getByRole('log');
const dot = (page: Page) => page.locator('.top-bar [data-new-message]');

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(log(page).getByText(text, { exact: true })).toBeVisible();
}

/** The desk of the shop in a window of its own. */
async function openConsole(browser: Browser, page: Page, origin: string, shopId: number): Promise<Page> {
  const { token } = await openDesk(page.request, origin, shopId);
  const context = await browser.newContext({ baseURL: origin, locale: 'zh-CN' });
  await workAs(context, token, origin);
  const own = await context.newPage();
  await own.goto('/desk/chat');
  return own;
}

const talkOf = (console: Page, name: string) => console.locator('.chat-list button').filter({ hasText: name });

test('a shopper asks about a product, the shop answers, the dot shows it, and both see what was read', async ({
  page,
  browser,
}, info) => {
  const shopper = await openShopper(page.context(), info);
  const goods = await shopper.goods.ofShop(SHOP);
  await page.goto(`/goods?prodId=${goods.productId}`);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: '联系客服' }).click();
  const chat = await opened;
  await chat.locator('.chat-offer').getByRole('button', { name: zh.offer.send }).click();
  await expect(log(chat).locator('.chat-card')).toContainText(goods.title);
  await say(chat, '<b>这款有货吗</b>');
  await expect(log(chat).locator('[data-from=auto] .chat-foot')).toBeVisible();

  const console = await openConsole(browser, page, shopper.origin, SHOP);
  await console.locator('.chat-list button').first().click();
  await console.getByRole('button', { name: desk.take }).click();
  await expect(console.locator('.chat-card').first()).toContainText(goods.title);
  await expect(log(console).getByText('<b>这款有货吗</b>')).toBeVisible();
  await expect(log(chat).getByText(zh.read, { exact: true }).first()).toBeVisible();

  await chat.close();
  await say(console, '有货，今天可以发出');
  await expect(dot(page)).toBeVisible();
  const again = await page.context().newPage();
  await again.goto(`/chat?shopId=${SHOP}`);
  await expect(log(again).getByText('有货，今天可以发出')).toBeVisible();
  await expect(dot(page)).toBeHidden();
  await expect(log(console).getByText(zh.read, { exact: true }).last()).toBeVisible();

  // Pictures, both ways.
  await again.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(log(console).locator('img.chat-picture')).toBeVisible();
  await console.locator('input[type=file]').setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(log(again).locator('img.chat-picture')).toHaveCount(2);

  // An order, also beside the talk.
  const { orderIds } = await shopper.orderOne(goods);
  await again.getByRole('button', { name: zh.order, exact: true }).click();
  await again.getByRole('dialog').getByRole('button', { name: zh.pick.send }).click();
  for (const window of [again, console]) await expect(log(window).getByText(orderIds[0] ?? '')).toBeVisible();
  await console.reload();
  await console.getByRole('button', { name: desk.tabs.mine }).click();
  await console.locator('.chat-list button').first().click();
  await expect(console.locator('.console-beside').getByText(orderIds[0] ?? '')).toBeVisible();
  await expect(console.locator('.console-beside').getByText(goods.title).last()).toBeVisible();

  await console.getByRole('button', { name: desk.end }).click();
  await expect(console.getByText(desk.notMine)).toBeVisible();
  await console.context().close();
});

test('what was missed while the socket was cut comes after it, and what was written goes out once', async ({
  page,
  browser,
}, info) => {
  const shopper = await openShopper(page.context(), info);
  const sockets: WebSocketRoute[] = [];
  await page.context().routeWebSocket(/\/ws\/im\//, (socket) => {
    sockets.push(socket);
    socket.connectToServer();
  });
  await page.goto(`/chat?shopId=${CUT_SHOP}`);
  await say(page, '第一句');
  const console = await openConsole(browser, page, shopper.origin, CUT_SHOP);
  await talkOf(console, '第一句').or(talkOf(console, '客服')).first().click();
  await console.getByRole('button', { name: desk.take }).click();
  await expect(log(console).getByText('第一句', { exact: true })).toBeVisible();

  await sockets.at(-1)?.close({ code: 4999, reason: 'cut' });
  await expect(page.getByText(zh.connecting)).toBeVisible();
  await say(page, '断线时写的');
  await say(console, '断线时的回答');
  await expect(log(page).getByText('断线时的回答')).toBeVisible();
  await expect(log(console).getByText('断线时写的')).toHaveCount(1);
  await expect(page.getByText(zh.sending)).toHaveCount(0);

  // Another page takes the socket over, as when the tab that held it is closed.
  const other = await page.context().newPage();
  await other.goto(`/chat?shopId=${CUT_SHOP}`);
  await expect(log(other).getByText('第一句', { exact: true })).toBeVisible();
  await page.close();
  await say(console, '您好，在的');
  await expect(log(other).getByText('您好，在的')).toBeVisible();
  await say(other, '第二句');
  await expect(log(console).getByText('第二句')).toHaveCount(1);

  // Handed back, and taken by nobody: who serves is said to the shopper.
  await console.getByRole('button', { name: desk.hand }).click();
  await console.getByRole('button', { name: desk.back }).click();
  await expect(other.getByText(zh.nobody)).toBeVisible();
  await console.context().close();
});

test('the helper answers for the mall until a person takes over', async ({ page, browser, baseURL }, info) => {
  await logInFresh(page.context(), baseURL, info.workerIndex);
  await page.goto('/chat');
  const mine = `怎么退货 ${info.testId}`;
  await say(page, mine);
  const answer = log(page).locator('[data-from=auto]');
  await expect(answer).toHaveText(/七天/);
  await expect(answer.getByRole('link', { name: '我的订单' })).toHaveAttribute('href', '/user-center/uc-order');
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' });
  await workFor(context, 'service', baseURL ?? '');
  const console = await context.newPage();
  await console.goto('/desk/chat');
  await talkOf(console, mine).first().click();
  await console.getByRole('button', { name: desk.take }).click();
  await expect(page.getByText('测试service 为您服务')).toBeVisible();
  await say(console, '您好，我是人工客服');
  await expect(log(page).getByText('您好，我是人工客服')).toBeVisible();
  await context.close();
});

for (const language of LANGUAGES)
  test(`chat and console in ${language}, show axe no fault`, async ({ page, baseURL }, info) => {
    const context = page.context();
    await setLanguage(context, language, baseURL ?? '');
    await logInFresh(context, baseURL, info.workerIndex);
    await page.goto('/chat');
    await expect(page.getByRole('textbox', { name: WORDS[language].write })).toBeVisible();
    await page.getByRole('button', { name: WORDS[language].emoji }).click();
    await axeInThemeOf(page, language);
    await workFor(context, 'admin', baseURL ?? '');
    await page.goto('/desk/chat');
    await expect(page.locator('.console .tabs')).toBeVisible();
    await axeInThemeOf(page, language);
  });
