import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { DiscountDocument } from '#contract/discount/desk.schema.ts';
import type { Envelope } from '#contract/envelope.ts';
import { LANGUAGES } from '#contract/language.ts';
import { DAY_MS } from '#contract/time.ts';
import { price } from '#src/lib/shared/price.ts';
import en from '../../public/locales/en/discount.json' with { type: 'json' };
import deskZh from '../../public/locales/zh/deskdiscounts.json' with { type: 'json' };
import zh from '../../public/locales/zh/discount.json' with { type: 'json' };
import { axe, axeInThemeOf, expect, setLanguage, test } from '../helpers/browser/browser.ts';
import { buyAtOnce, submitButton } from '../helpers/browser/checkout.ts';
import { filled } from '../helpers/browser/order-words.ts';
import { openShopper } from '../helpers/browser/shopper.ts';
import { tokenOf, workFor } from '../helpers/people/operators.ts';
import { logInFresh } from '../helpers/people/shoppers.ts';

const WORDS = { zh, en };
/** Goods of this shop that other tests leave alone. */
const SHOP = 10;
const LEFT_ALONE = 8;
/** Each test has a third of them: which come first changes with every discount. */
const third = (n: number) => (id: number, place: number) => place >= LEFT_ALONE && id % 3 === n;
const TAG = '限时折扣';

/** Of the demo mall: all day a percentage, in the evening set prices. */
const [ALL_DAY, EVENING] = [1, 2];
const fifthOff = (fen: number): number => fen - Math.floor(fen / 5);

/** A discount of a fifth that starts in so many seconds. @returns its id */
async function addDiscount(
  page: Page,
  name: string,
  productIds: number[],
  inSeconds: number,
  { off = 2_000, seconds = DAY_MS / 1_000 } = {},
): Promise<string> {
  const now = Date.now();
  const discount: DiscountDocument = {
    ...{ name: { zh: name, en: '' }, shopId: null, rule: { zh: '测试规则', en: '' }, banner: '', off },
    ...{ weekly: null, limit: null, stopped: false },
    startsAt: new Date(now + inSeconds * 1_000).toISOString(),
    endsAt: new Date(now + (inSeconds + seconds) * 1_000).toISOString(),
    goods: productIds.map((productId) => ({ productId, prices: null })),
  };
  const headers = { authorization: tokenOf('editor'), 'idempotency-key': randomUUID() };
  const answer = await page.request.post('/api/desk/p/discounts', { data: discount, headers });
  const { data } = (await answer.json()) as Envelope<{ id: string }>;
  if (!data) throw new Error('no discount was added');
  return data.id;
}

const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true }).click();

test('an editor makes a discount and stops it: pages follow at once, an open checkout says what changed', async ({
  page,
  context,
  baseURL,
}, info) => {
  const name = `Discount ${info.workerIndex}${Date.now() % 100_000}`;
  const shopper = await openShopper(page.context(), info);
  const one = await shopper.goods.ofShop(SHOP, 0, third(0));
  const product = `/goods?prodId=${one.productId}&sku=${one.skuId}`;
  await page.goto(product);
  await expect(page.locator('[data-price]')).toContainText(price(one.price));

  await workFor(context, 'editor', baseURL ?? '');
  const desk = await context.newPage();
  await desk.goto('/desk/discounts/new');
  await desk.getByLabel(`${deskZh.field.name} · 中文`).fill(name);
  await desk.getByLabel(deskZh.field.off).fill('20');
  await desk.getByLabel('搜索商品').fill(one.title);
  await desk.getByRole('button', { name: '搜索', exact: true }).click();
  await desk.getByRole('button', { name: deskZh.putOf.replace('{{name}}', one.title), exact: true }).click();
  await save(desk);
  await expect(desk).toHaveURL(/\/desk\/discounts\/\d+$/);

  await page.reload();
  const off = fifthOff(one.price);
  await expect(page.locator('[data-promotion]')).toContainText(TAG);
  await expect(page.locator('[data-price]')).toContainText(price(off));

  await page.goto(buyAtOnce(one));
  await expect(page.locator('.order-price')).toContainText(price(off));
  await expect(desk.getByLabel(`${deskZh.field.name} · 中文`)).toHaveValue(name);
  await desk.getByRole('switch', { name: deskZh.field.stopped }).click();
  await save(desk);
  await expect(desk.getByText('已保存').first()).toBeVisible();

  await submitButton(page, shopper.w).click();
  const changes = page.getByRole('region', { name: shopper.w.change.title });
  await expect(changes).toBeFocused();
  const words = { title: one.title, from: price(off), to: price(one.price) };
  await expect(changes).toContainText(filled(shopper.w.change.price, words));
  await submitButton(page, shopper.w).click();
  await expect(page).toHaveURL(/\/payment\?trade=/);
  await page.goto(product);
  await expect(page.locator('[data-price]')).toContainText(price(one.price));
});

test('a discount starts while pages are open: its own turns by itself, the cart and the order have its price', async ({
  page,
  context,
}, info) => {
  const shopper = await openShopper(page.context(), info);
  const one = await shopper.goods.ofShop(SHOP, 0, third(1));
  const off = fifthOff(one.price);
  const id = await addDiscount(page, `预告${Date.now() % 100_000}`, [one.productId], 40);
  const product = await context.newPage();
  await product.goto(`/goods?prodId=${one.productId}&sku=${one.skuId}`);
  await expect(product.locator('[data-price]')).toContainText(price(one.price));

  await page.goto(`/discount-detail?id=${id}`);
  await expect(page.getByText(zh.state.coming)).toBeVisible();
  await expect(page.getByText(zh.left.coming)).toBeVisible();
  const card = page.locator('.goods', { hasText: one.title });
  await expect(card).toContainText(`${zh.begins} ${price(off)}`);
  await expect(page.getByText(zh.state.running)).toBeVisible({ timeout: 90_000 });
  await expect(card).toContainText(TAG);
  await expect(card).toContainText(price(off));

  // The page that was open before still puts it into the cart.
  await product.getByRole('button', { name: '加入购物车' }).first().click();
  await expect.poll(shopper.cartCount).toBe(1);
  await product.goto('/cart');
  const line = product.locator('.cart-line', { hasText: one.title });
  await expect(line).toContainText(TAG);
  await expect(line).toContainText(price(off));
  await product.goto('/submit-order');
  await expect(product.locator('.order-price')).toContainText(price(off));
  await expect(product.getByRole('complementary').getByText(shopper.w.part.promotion)).toBeVisible();
  await submitButton(product, shopper.w).click();
  await expect(product).toHaveURL(/\/payment\?trade=/);
});

test('a page that stays open shows each discount that follows another', async ({ page }, info) => {
  const shopper = await openShopper(page.context(), info);
  const one = await shopper.goods.ofShop(SHOP, 0, third(2));
  // A busy machine may look at the first one late.
  await addDiscount(page, `先${Date.now() % 100_000}`, [one.productId], 15, { seconds: 40 });
  await addDiscount(page, `后${Date.now() % 100_000}`, [one.productId], 55, { off: 1_000 });
  await page.goto(`/goods?prodId=${one.productId}&sku=${one.skuId}`);
  const shown = page.locator('[data-price] b');
  await expect(shown).toHaveText(price(one.price));
  await expect(page.locator('[data-promotion]:visible')).toHaveCount(0);
  await expect(shown).toHaveText(price(fifthOff(one.price)), { timeout: 60_000 });
  await expect(page.locator('[data-promotion]')).toContainText(TAG);
  await expect(shown).toHaveText(price(one.price - Math.floor(one.price / 10)), { timeout: 60_000 });
  await expect(page.locator('[data-promotion]')).toContainText(TAG);
  await expect(page.locator('[data-promotion] [data-countdown]')).toContainText(/^2[34]:/);
});

test('from the list to one of them, sorted, page by page and back', async ({ page, context, baseURL }, info) => {
  await logInFresh(context, baseURL, info.workerIndex);
  await page.goto('/special-discount');
  const first = page.locator('.discount', { hasText: '居家焕新' });
  await expect(first.locator('.goods')).toHaveCount(4);
  await first.getByRole('link', { name: /居家焕新/ }).press('Enter');
  await expect(page).toHaveURL(`/discount-detail?id=${ALL_DAY}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('居家焕新');
  await expect(page.locator('.goods')).toHaveCount(20);
  const sorts = page.getByRole('navigation', { name: zh.sort });
  await sorts.getByRole('link', { name: zh.sorts.price }).click();
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect(sorts.getByRole('link', { name: zh.sorts.price })).toHaveAttribute('aria-current', 'true');
  const fen = async () =>
    (await page.locator('.goods .price').allTextContents()).map((text) => Number(text.replace(/[¥,]/g, '')));
  await expect.poll(async () => (await fen()).every((one, at, all) => one >= (all[at - 1] ?? 0))).toBe(true);
  await sorts.getByRole('link', { name: zh.sorts.price }).click();
  await expect(page).toHaveURL(/sort=price-desc/);
  await page.getByRole('link', { name: '下一页' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator('.goods')).toHaveCount(6);
  await page.goBack();
  await expect(page.locator('.goods')).toHaveCount(20);
  await page.getByRole('link', { name: zh.toList }).click();
  await expect(page).toHaveURL(/\/special-discount$/);
});

test('one that is not there says so, an address without one leads to the list', async ({
  page,
  context,
  baseURL,
  pageErrors,
}, info) => {
  pageErrors.allow(/^404: .*discounts\/999999/);
  await logInFresh(context, baseURL, info.workerIndex);
  await page.goto('/discount-detail');
  await expect(page).toHaveURL(/\/special-discount$/);
  await page.goto('/discount-detail?id=999999');
  await expect(page.getByText(zh.missing)).toBeVisible();
  await axe(page);
});

for (const language of LANGUAGES) {
  test(`axe finds nothing, ${language}`, async ({ page, context, baseURL }, { workerIndex }) => {
    await setLanguage(context, language, baseURL ?? '');
    await logInFresh(context, baseURL, workerIndex);
    await page.goto('/special-discount');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS[language].title);
    await expect(page.locator('.discount').first()).toBeVisible();
    await axeInThemeOf(page, language);
    await page.goto(`/discount-detail?id=${EVENING}`);
    await expect(page.locator('.goods').first()).toBeVisible();
    await axeInThemeOf(page, language);
  });

  test(`axe finds nothing at the desk, ${language}`, async ({ page, context, baseURL }) => {
    await setLanguage(context, language, baseURL ?? '');
    await workFor(context, 'editor', baseURL ?? '');
    await page.goto('/desk/discounts');
    await expect(page.locator('td').first()).toBeVisible();
    await axeInThemeOf(page, language);
    await page.goto(`/desk/discounts/${EVENING}`);
    await expect(page.locator('.desk-table input').first()).toBeVisible();
    await axeInThemeOf(page, language);
  });
}
