import type { Preview } from '#contract/checkout/schema.ts';
import type { Envelope } from '#contract/envelope.ts';
import { price } from '#src/lib/shared/price.ts';
import { axe, expect, test } from '../helpers/browser/browser.ts';
import { buyAtOnce, submitButton } from '../helpers/browser/checkout.ts';
import { filled } from '../helpers/browser/order-words.ts';
import { openShopper } from '../helpers/browser/shopper.ts';
import { HOMEWARE_SHOP, LHASA } from '../helpers/people/shopping.ts';

test('a price that changed meanwhile is shown old and new, and asked again', async ({ page }, info) => {
  const buyer = await openShopper(page.context(), info);
  const one = await buyer.goods.ofShop(10);
  await page.goto(buyAtOnce(one));
  // The quantity was changed while the price was lower: the mall's own answer, as it was then.
  await page.route('**/api/oms/p/order/preview', async (route) => {
    const answer = await route.fetch();
    const envelope = (await answer.json()) as Envelope<Preview>;
    const before = JSON.stringify(envelope).replaceAll(`"price":${one.price}`, `"price":${one.price - 100}`);
    const { data, ...rest } = JSON.parse(before) as Envelope<Preview>;
    await route.fulfill({ json: { ...rest, data: { ...data, quoteHash: 'before' } } });
  });
  const quantity = page.getByRole('textbox', { name: filled(buyer.w.checkout.quantityOf, { title: one.title }) });
  await quantity.fill('2');
  await quantity.press('Enter');
  await expect(page.locator('.order-price')).toContainText(price(one.price - 100));
  await submitButton(page, buyer.w).click();
  const changes = page.getByRole('region', { name: buyer.w.change.title });
  await expect(changes).toBeFocused();
  const words = { title: one.title, from: price(one.price - 100), to: price(one.price) };
  await expect(changes).toContainText(filled(buyer.w.change.price, words));
  expect((await buyer.orders()).total).toBe(0);
  await axe(page);
  await submitButton(page, buyer.w).click();
  await expect(page).toHaveURL(/\/payment\?trade=/);
  expect((await buyer.orders()).total).toBe(1);
});

test('what is not delivered to a region says so where it is, and another address mends it', async ({ page }, info) => {
  const buyer = await openShopper(page.context(), info);
  await buyer.addAddress({ region: LHASA, recipient: '卓玛' });
  await buyer.intoCart(await buyer.goods.ofShop(HOMEWARE_SHOP));
  await buyer.intoCart(await buyer.goods.ofShop(7));
  await page.goto('/submit-order');
  const stop = page.getByText(buyer.w.error.region, { exact: true });
  await expect(stop).toHaveCount(1);
  await submitButton(page, buyer.w).click();
  await expect(page.getByText(buyer.w.error.regionAddress)).toBeFocused();
  await axe(page);
  await page.getByRole('radio', { name: /林小满/ }).check();
  await expect(stop).toBeHidden();
  await submitButton(page, buyer.w).click();
  await expect(page).toHaveURL(/\/payment\?trade=/);
});

test('what others bought meanwhile is out of stock', async ({ page }, info) => {
  const buyer = await openShopper(page.context(), info);
  const other = await openShopper(page.context(), info);
  const one = await buyer.goods.ofShop(16);
  // The newest login's cookie is the other shopper's: the page is the first one's again.
  const third = await openShopper(page.context(), info);
  await third.intoCart(one, 2);
  await page.goto('/submit-order');
  await expect(page.locator('.checkout-shop')).toHaveCount(1);
  const { skus } = await buyer.goods.product(one.productId);
  const left = skus.find(({ id }) => id === one.skuId)?.stock ?? 0;
  await other.orderOne(one, left - 1);
  await submitButton(page, buyer.w).click();
  await expect(page.getByText(buyer.w.error.stock, { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: buyer.w.change.title })).toContainText(one.title);
  expect((await third.orders()).total).toBe(0);
});

test('an order goes once: back leads to it, and another tab to the cart', async ({ page, context }, info) => {
  const buyer = await openShopper(page.context(), info);
  const one = await buyer.goods.ofShop(11);
  await buyer.intoCart(one);
  const tab = await context.newPage();
  await page.goto('/submit-order');
  await tab.goto('/submit-order');
  await expect(submitButton(tab, buyer.w)).toBeVisible();
  await submitButton(page, buyer.w).click();
  await expect(page).toHaveURL(/\/payment\?trade=/);
  await page.goBack();
  await expect(page).toHaveURL(/\/user-center\/order-detail\?id=\d+$/);
  await submitButton(tab, buyer.w).click();
  await expect(tab).toHaveURL(/\/cart$/);
  expect((await buyer.orders()).total).toBe(1);
});

test('an answer that was lost is found again after a reload', async ({ page, pageErrors }, info) => {
  pageErrors.allow(/order\/submit/);
  const buyer = await openShopper(page.context(), info);
  await buyer.intoCart(await buyer.goods.ofShop(12));
  await page.goto('/submit-order');
  await page.getByLabel(buyer.w.checkout.remark).fill('慢慢来');
  await page.route('**/api/oms/p/order/submit', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await submitButton(page, buyer.w).click();
  await expect(page.getByRole('alert').filter({ hasText: '网络连接不上' })).toBeVisible();
  await page.unroute('**/api/oms/p/order/submit');
  await page.reload();
  await expect(page).toHaveURL(/\/payment\?trade=/);
  expect((await buyer.orders()).total).toBe(1);
});

test('offline it says so and can be tried again', async ({ page, context, pageErrors }, info) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  const buyer = await openShopper(page.context(), info);
  await page.goto(buyAtOnce(await buyer.goods.ofShop(2)));
  await expect(submitButton(page, buyer.w)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: /增加/ }).click();
  const failed = page.getByRole('alert').filter({ hasText: '网络连接不上' });
  await expect(failed).toBeVisible();
  await context.setOffline(false);
  await failed.getByRole('button').click();
  await expect(failed).toBeHidden();
});
