import type { Page, TestInfo } from '@playwright/test';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { ORDER_TABS } from '#contract/order/values.ts';
import { price } from '#src/lib/shared/price.ts';
import pay from '../../public/locales/zh/pay.json' with { type: 'json' };
import { axe, axeInThemeOf, expect, test } from '../helpers/browser/browser.ts';
import { filled, ORDER_WORDS } from '../helpers/browser/order-words.ts';
import { openShopper, type Shopper } from '../helpers/browser/shopper.ts';
import { MANUAL_SHOP } from '../helpers/people/shopping.ts';

const LIST = '/user-center/uc-order';
const detailOf = (id: string) => `/user-center/order-detail?id=${id}`;

const shopper = (page: Page, info: TestInfo, language?: Language) =>
  openShopper(page.context(), info, { ...(language && { language }) });

const first = (ids: readonly string[]): string => ids[0] ?? '';
const cards = (page: Page) => page.locator('.order-card');
const tab = (page: Page, w: Shopper['w'], name: string) =>
  page.getByRole('navigation', { name: w.list.tabs }).getByRole('link', { name });

/** One order of each status, brought there by what shoppers and shops do. */
async function everyStatus({ goods, desk, orderOne, pay, act }: Shopper) {
  const ordered = async (shop: number, skip = 0) => {
    const { tradeId, orderIds } = await orderOne(await goods.ofShop(shop, skip));
    return { tradeId, id: first(orderIds) };
  };
  const paid = async (shop: number, skip = 0) => {
    const order = await ordered(shop, skip);
    await pay(order.tradeId);
    return order.id;
  };
  const toPay = (await ordered(7)).id;
  const toAccept = await paid(MANUAL_SHOP);
  const { goods: special, custom } = await goods.madeToOrder();
  const making = await orderOne(special, 1, custom);
  await pay(making.tradeId);
  const toSend = await paid(7, 1);
  const toReceipt = await paid(7, 2);
  const seven = await desk(7);
  await seven.ship(toReceipt);
  const completed = await paid(7, 3);
  await seven.ship(completed);
  await act(completed, 'receive');
  const canceled = (await ordered(7, 1)).id;
  await act(canceled, 'cancel', { reason: '不想要了' });
  return { toPay, toAccept, producing: first(making.orderIds), toSend, toReceipt, completed, canceled };
}

for (const language of LANGUAGES) {
  // A long way, walked in one language; axe looks at its screens in both.
  if (language === 'en')
    test('every status can be seen', async ({ page }, info) => {
      test.setTimeout(240_000);
      const buyer = await shopper(page, info, language);
      const { w } = buyer;
      const orders = await everyStatus(buyer);
      await page.goto(LIST);
      await expect(cards(page)).toHaveCount(7);
      for (const name of ORDER_TABS) {
        if (name === 'all') continue;
        await tab(page, w, w.word[name]).click();
        await expect(page).toHaveURL(`${LIST}?tab=${name}`);
        await expect(cards(page)).toHaveCount(1);
        const card = page.getByRole('article', { name: filled(w.list.number, { id: orders[name] }) });
        await expect(card.locator('header').getByText(w.word[name], { exact: true })).toBeVisible();
      }
      for (const name of ORDER_TABS) {
        if (name === 'all') continue;
        await page.goto(detailOf(orders[name]));
        await expect(page.getByRole('heading', { name: w.word[name], exact: true })).toBeVisible();
        await expect(page.getByText(w.sentence[name])).toBeVisible();
      }
      // On paper in the dark theme too: dark on white, without what leads elsewhere.
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(page.locator('.order-detail > section').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(page.getByRole('link', { name: w.detail.back })).toBeHidden();
      await expect(page.locator('.print-head')).not.toBeEmpty();
      await expect(page.locator('.order-facts')).toContainText(w.detail.shop);
      for (const leads of ['.order-actions', '.line-refund', '.order-detail button', '.leads-on'])
        await expect(page.locator(leads).filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: null, colorScheme: null });
      await page.goto(detailOf(orders.toReceipt));
      await expect(page.getByText(`SF${orders.toReceipt.slice(-10)}`)).toBeVisible();
      await expect(page.getByRole('list', { name: w.detail.trail }).getByRole('listitem')).not.toHaveCount(0);
      await page.goto('/user-center/default');
      const shortcut = page.locator('.order-shortcuts').getByRole('link', { name: w.word.toPay });
      await expect(shortcut).toContainText('1');
      const parcel = page.getByRole('region', { name: w.overview.parcels });
      await expect(parcel.getByText(`SF${orders.toReceipt.slice(-10)}`)).toBeVisible();
      await expect(parcel.getByRole('link')).toHaveAttribute('href', `${detailOf(orders.toReceipt)}#order-parcels`);
    });

  test(`axe finds nothing, ${language}`, async ({ page }, info) => {
    const buyer = await shopper(page, info, language);
    const { orderIds, tradeId } = await buyer.orderOne(await buyer.goods.ofShop(8));
    const id = first(orderIds);
    await page.goto(LIST);
    await expect(cards(page)).toHaveCount(1);
    await axeInThemeOf(page, language);
    await cards(page).getByRole('button', { name: buyer.w.action.cancel }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await axeInThemeOf(page, language);
    await buyer.pay(tradeId);
    await (await buyer.desk(8)).ship(id);
    await page.goto(detailOf(id));
    await expect(page.getByRole('list', { name: buyer.w.detail.trail })).toBeVisible();
    await axeInThemeOf(page, language);
    await page.goto('/user-center/default');
    await expect(page.getByRole('heading', { name: buyer.w.overview.parcels })).toBeVisible();
    await axeInThemeOf(page, language);
  });
}

test('an order is cancelled with the shopper’s own words, and can be bought again', async ({ page }, info) => {
  const buyer = await shopper(page, info);
  const { w } = buyer;
  const one = await buyer.goods.ofShop(9);
  const id = first((await buyer.orderOne(one, 2)).orderIds);
  await page.goto(LIST);
  await expect(page.getByRole('timer')).toHaveText(/^00:(29|30):\d\d$/);
  await cards(page).getByRole('button', { name: w.action.cancel }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '其他原因' }).check();
  await dialog.getByRole('button', { name: w.action.cancel }).click();
  await expect(dialog.getByText(w.ask.ownWordsMissing)).toBeVisible();
  await dialog.getByLabel(w.ask.ownWords).fill('朋友已经送了');
  await dialog.getByRole('button', { name: w.action.cancel }).click();
  await expect(dialog).toBeHidden();
  await expect(cards(page).getByText(w.word.canceled)).toBeVisible();
  await cards(page).getByRole('link', { name: w.list.details }).click();
  await expect(page.getByText(filled(w.detail.reason, { reason: '朋友已经送了' }))).toBeVisible();
  await page.getByRole('button', { name: w.action.buyAgain }).click();
  await expect(page).toHaveURL(/\/cart$/);
  expect(await buyer.cartCount()).toBe(2);
  expect((await buyer.view(id)).status).toBe(70);
});

test('a paid order that is cancelled tells how its money goes back', async ({ page }, info) => {
  const buyer = await shopper(page, info);
  const { w } = buyer;
  const { orderIds, tradeId, payable } = await buyer.orderOne(await buyer.goods.ofShop(MANUAL_SHOP));
  await buyer.pay(tradeId);
  await page.goto(detailOf(first(orderIds)));
  await page.getByRole('button', { name: w.action.cancel }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(w.ask.cancelPaid)).toBeVisible();
  await dialog.getByRole('radio', { name: '发货时间太久' }).check();
  await dialog.getByRole('button', { name: w.action.cancel }).click();
  await expect(page.getByRole('heading', { name: w.word.canceled, exact: true })).toBeVisible();
  const back = page.locator('.order-refunds');
  await expect(back).toContainText(price(payable));
  await expect(back).toContainText(w.detail.refundOnline);
  await axe(page);
});

test('what can no longer be bought again is told before the cart', async ({ page }, info) => {
  const buyer = await shopper(page, info);
  const { w } = buyer;
  const one = await buyer.goods.ofShop(6);
  await buyer.pay((await buyer.orderOne(one, 2)).tradeId);
  const { skus } = await buyer.goods.product(one.productId);
  const left = skus.find(({ id }) => id === one.skuId)?.stock ?? 0;
  const { orderIds } = await buyer.orderOne(one, left);
  await buyer.act(first(orderIds), 'cancel', { reason: '不想要了' });
  await page.goto(detailOf(first(orderIds)));
  await expect(page.getByRole('button', { name: w.action.buyAgain })).toBeVisible();
  const other = await shopper(page, info);
  await other.orderOne(one, left - 1);
  await page.context().addCookies([{ name: 'b2cToken', value: buyer.token, url: page.url() }]);
  await page.goto(detailOf(first(orderIds)));
  await page.getByRole('button', { name: w.action.buyAgain }).click();
  const dialog = page.getByRole('dialog', { name: w.ask.againTitle });
  await expect(dialog).toContainText(one.title);
  await axe(page);
  await dialog.getByRole('link', { name: w.ask.toCart }).click();
  await expect(page).toHaveURL(/\/cart$/);
});

test('what has come is confirmed, then deleted; both ask first', async ({ page }, info) => {
  const buyer = await shopper(page, info);
  const { w } = buyer;
  const { orderIds, tradeId } = await buyer.orderOne(await buyer.goods.ofShop(10));
  await buyer.pay(tradeId);
  await (await buyer.desk(10)).ship(first(orderIds));
  await page.goto(detailOf(first(orderIds)));
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: w.action.receive }).click();
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: w.action.receive })).toBeFocused();
  await page.getByRole('button', { name: w.action.receive }).click();
  await dialog.getByRole('button', { name: w.action.receive }).click();
  await expect(page.getByRole('heading', { name: pay.received.done })).toBeVisible();
  await expect(page.getByRole('link', { name: pay.received.review })).toHaveAttribute('href', /write-comments/);
  await axe(page);
  await page.getByRole('link', { name: pay.end.orders }).click();
  await expect(page.getByRole('heading', { name: w.word.completed })).toBeVisible();
  await page.getByRole('button', { name: w.action.delete }).click();
  await dialog.getByRole('button', { name: w.action.delete }).click();
  await expect(page).toHaveURL(LIST);
  await expect(page.getByText(w.list.empty)).toBeVisible();
});

test('tab, words and page stand in the address, and Back finds the place again', async ({ page }, info) => {
  test.setTimeout(240_000);
  const buyer = await shopper(page, info);
  const { w } = buyer;
  const one = await buyer.goods.ofShop(11);
  const other = await buyer.goods.ofShop(12);
  for (let turn = 0; turn < 11; turn += 1) {
    const { tradeId } = await buyer.orderOne(one);
    // No more than ten may wait for payment.
    if (turn < 3) await buyer.pay(tradeId);
  }
  const odd = first((await buyer.orderOne(other)).orderIds);
  await page.goto(LIST);
  await expect(cards(page)).toHaveCount(10);
  await page.getByRole('link', { name: '下一页' }).click();
  await expect(page).toHaveURL(`${LIST}?page=2`);
  await expect(cards(page)).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL(LIST);
  await expect(cards(page)).toHaveCount(10);

  const last = cards(page).last().getByRole('link', { name: w.list.details });
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await last.click();
  await expect(page.getByRole('heading', { name: w.detail.title })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(10);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

  const search = page.getByRole('search').filter({ has: page.getByLabel(w.list.search) });
  await search.getByLabel(w.list.search).fill(other.title.slice(0, 4));
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByText(filled(w.list.number, { id: odd }))).toBeVisible();
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await search.getByLabel(w.list.search).fill('没有这样的商品');
  await page.keyboard.press('Enter');
  await expect(page.getByText(filled(w.list.emptySearch, { text: '没有这样的商品' }))).toBeVisible();
  await page.getByRole('link', { name: w.list.showAll }).click();
  await expect(page).toHaveURL(LIST);
  await expect(cards(page)).toHaveCount(10);
  await tab(page, w, w.word.completed).click();
  await expect(page.getByText(filled(w.list.emptyTab, { status: w.word.completed }))).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/tab=completed/);
  await expect(page.getByRole('heading', { name: ORDER_WORDS.en.list.title })).toBeVisible();
});

test('another shopper’s order is not found', async ({ page, pageErrors }, info) => {
  pageErrors.allow(/^404: .*\/oms\/p\/orders\/\d+$/);
  const owner = await shopper(page, info);
  const id = first((await owner.orderOne(await owner.goods.ofShop(13))).orderIds);
  const stranger = await shopper(page, info);
  await page.goto(detailOf(id));
  await expect(page.getByText(stranger.w.detail.missing)).toBeVisible();
  await page.goto(detailOf(''));
  await expect(page.getByText(stranger.w.detail.missing)).toBeVisible();
  await axe(page);
});

test('“My orders” of the header, by keyboard down to a cancelled order', async ({ page }, info) => {
  const buyer = await shopper(page, info);
  await buyer.orderOne(await buyer.goods.ofShop(15));
  await page.goto('/');
  await page.getByRole('link', { name: '我的订单' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(LIST);
  await cards(page).getByRole('button', { name: buyer.w.action.cancel }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: buyer.w.ask.keep })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cards(page).getByRole('button', { name: buyer.w.action.cancel })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(cards(page).getByText(buyer.w.word.canceled)).toBeVisible();
});

test('whoever is faster than the reasons of cancelling, and whom they fail, cancels in one press all the same', async ({
  page,
  pageErrors,
}, info) => {
  pageErrors.allow(/listByCodes/);
  const buyer = await shopper(page, info);
  await buyer.orderOne(await buyer.goods.ofShop(15));
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let calls = 0;
  await page.route('**/dict/type/listByCodes', async (route) => {
    calls += 1;
    if (calls === 1) return route.abort('connectionreset');
    await held;
    return route.continue();
  });
  await page.goto(LIST);
  await cards(page).getByRole('button', { name: buyer.w.action.cancel }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  const go = page.getByRole('dialog').getByRole('button', { name: buyer.w.action.cancel });
  await go.focus();
  await page.keyboard.press('Enter');
  await expect(go).toHaveAttribute('aria-busy', 'true');
  await expect(go).toBeFocused();
  release();
  await expect(cards(page).getByText(buyer.w.word.canceled)).toBeVisible();
});

test('who has no orders yet is led from the account centre to the goods', async ({ page }, info) => {
  const { w } = await shopper(page, info);
  await page.goto('/user-center/default');
  await expect(page.getByText(w.overview.nothing)).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: w.list.shop }).click();
  await expect(page).toHaveURL(/\/goods$/);
});

test('failed, it says why and can be tried again', async ({ page, pageErrors }, info) => {
  pageErrors.allow(/oms\/p\/orders/);
  await shopper(page, info);
  await page.goto(LIST);
  await expect(page.getByText(ORDER_WORDS.zh.list.empty)).toBeVisible();
  await page.route('**/api/oms/p/orders*', (route) => route.abort('connectionreset'));
  await page.locator(`a[href="${LIST}?tab=toPay"]`).click();
  const failed = page.getByRole('alert').filter({ hasText: '网络连接不上' });
  await expect(failed).toBeVisible();
  await page.unroute('**/api/oms/p/orders*');
  await failed.getByRole('button').click();
  await expect(page.getByText(/^没有待付款的订单/)).toBeVisible();
});
