import type { Page } from '@playwright/test';
import zh from '../../public/locales/zh/footprint.json' with { type: 'json' };
import goods from '../../public/locales/zh/goods.json' with { type: 'json' };
import home from '../../public/locales/zh/ownhome.json' with { type: 'json' };
import { axeInBothThemes, expect, test } from '../helpers/browser/browser.ts';
import { ORDER_WORDS } from '../helpers/browser/order-words.ts';
import { openShopper } from '../helpers/browser/shopper.ts';

const SHOP = 9;
const cards = (page: Page) => page.locator('.footprints li.goods');
const strip = (page: Page, kind: 'recent' | 'recommended') => page.getByRole('region', { name: goods.strip[kind] });

/** A product page, until it is written down that it was seen. */
async function look(page: Page, path: string): Promise<void> {
  const written = page.waitForResponse(
    (response) => response.url().endsWith('/app/p/footprint') && response.request().method() === 'POST',
  );
  await page.goto(path);
  await written;
}

test('what a shopper looks at is remembered by day, shown again, and deleted', async ({ page }, info) => {
  const shopper = await openShopper(page.context(), info);
  const [one, two] = [await shopper.goods.ofShop(SHOP, 0), await shopper.goods.ofShop(SHOP, 1)];
  await look(page, `/goods?prodId=${one.productId}`);
  await look(page, `/detail/${two.productId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(two.title);
  await page.locator('[data-goods-strip=recent]').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 10_000);
  await expect(strip(page, 'recent')).toContainText(one.title);
  await expect(strip(page, 'recent')).not.toContainText(two.title);
  await strip(page, 'recent').getByRole('link', { name: '全部足迹' }).click();
  await expect(page).toHaveURL('/user-center/uc-footprint');
  await expect(page.getByRole('heading', { name: new RegExp(zh.today) })).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText(two.title);
  await page.reload();
  await expect(cards(page)).toHaveCount(2);
  await axeInBothThemes(page);
  await cards(page).first().getByRole('button').press('Enter');
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: zh.dropAll }).click();
  await page.getByRole('dialog', { name: zh.askAll }).getByRole('button', { name: zh.drop }).click();
  await expect(page.getByText(zh.empty)).toBeVisible();
});

test('the home of a shopper says what is under way, and recommends', async ({ page }, info) => {
  const shopper = await openShopper(page.context(), info);
  const one = await shopper.goods.ofShop(SHOP);
  await shopper.orderOne(one);
  await page.goto('/home');
  await expect(page.getByRole('region', { name: home.orders })).toContainText(one.title);
  await expect(page.getByText(ORDER_WORDS.zh.sentence.toPay)).toBeVisible();
  await page.locator('[data-goods-strip=recommended]').scrollIntoViewIfNeeded();
  await expect(strip(page, 'recommended').getByRole('listitem').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: home.orders })).toContainText(one.title);
  await axeInBothThemes(page);
});

test('a product page behind the login leads to the goods without a product, and is not found for an unknown one', async ({
  page,
}, info) => {
  await openShopper(page.context(), info);
  await page.goto('/detail');
  await expect(page).toHaveURL(/\/goods$/);
  expect((await page.goto('/detail/999999999'))?.status()).toBe(404);
});
