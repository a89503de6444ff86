import type { Page } from '@playwright/test';
import { LANGUAGES } from '#contract/language.ts';
import en from '../../public/locales/en/coupon.json' with { type: 'json' };
import zh from '../../public/locales/zh/coupon.json' with { type: 'json' };
import deskZh from '../../public/locales/zh/deskcoupons.json' with { type: 'json' };
import { axe, axeInThemeOf, expect, setLanguage, test, toasted } from '../helpers/browser/browser.ts';
import { buyAtOnce, submitButton } from '../helpers/browser/checkout.ts';
import { openShopper } from '../helpers/browser/shopper.ts';
import { workFor } from '../helpers/people/operators.ts';
import { logInFresh } from '../helpers/people/shoppers.ts';

const WORDS = { zh, en };
/** No other test buys of it. */
const SHOP = 16;

const cardOf = (page: Page, name: string) => page.locator('article.coupon', { hasText: name });
const takeIn = (page: Page, name: string) => page.getByRole('button', { name: zh.takeOf.replace('{{name}}', name) });

test('an editor makes a coupon, a shopper takes and uses it, cancels, and has it back', async ({
  page,
  baseURL,
}, info) => {
  const name = `Coupon ${info.workerIndex}${Date.now() % 100_000}`;
  const shopper = await openShopper(page.context(), info);
  const one = await shopper.goods.ofShop(SHOP);
  const { name: shop } = await shopper.goods.shop(SHOP);
  await workFor(page.context(), 'editor', baseURL ?? '');
  await page.goto('/desk/coupons/new');
  await page.getByLabel(`${deskZh.field.name} · 中文`).fill(name);
  await page.getByLabel(deskZh.field.shopId).selectOption({ label: shop });
  await page.getByLabel(deskZh.field.type).selectOption('30');
  await page.getByLabel(deskZh.field.amount).fill('3');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page).toHaveURL(/\/desk\/coupons\/\d+$/);

  await page.goto('/coupons?tab=shop');
  await takeIn(page, name).click();
  await toasted(page, zh.taken);
  await expect(takeIn(page, name)).toBeHidden();

  await page.goto(buyAtOnce(one));
  const choice = page.getByRole('radio', { name: new RegExp(name) });
  await expect(choice).toBeChecked();
  await expect(page.locator('.checkout-payable')).toBeVisible();
  await page.getByRole('radio', { name: shopper.w.checkout.couponOff }).first().check();
  await expect(page.getByText(shopper.w.part.shopCoupon)).toHaveCount(0);
  await choice.check();
  await expect(page.getByText(shopper.w.part.shopCoupon).first()).toBeVisible();
  await submitButton(page, shopper.w).click();
  await expect(page).toHaveURL(/\/payment\?trade=\d+$/);

  await page.goto('/user-center/uc-coupons?status=20');
  await expect(cardOf(page, name)).toContainText('3.00');
  await page.getByRole('link', { name: zh.order }).click();
  await expect(page).toHaveURL(/order-detail\?id=/);
  const { items } = await shopper.orders();
  await shopper.act(items[0]?.id ?? '', 'cancel', { reason: '10' });
  await page.goto('/user-center/uc-coupons');
  await expect(cardOf(page, name)).toBeVisible();
});

test('a code is given in, a wrong one is told at the field', async ({ page, context, baseURL }, { workerIndex }) => {
  await logInFresh(context, baseURL, workerIndex);
  await page.goto('/user-center/uc-coupons');
  const code = page.getByLabel(zh.code.label);
  await page.getByRole('button', { name: zh.code.redeem }).click();
  await expect(page.getByText(zh.code.empty)).toBeVisible();
  await code.fill('no-such-code');
  await code.press('Enter');
  await expect(page.locator('.field-error:not(:empty)')).toHaveText('优惠码不存在，请检查后重试');
  await code.fill('liangji-66');
  await code.press('Enter');
  await toasted(page, zh.taken);
  await expect(cardOf(page, '会员回馈')).toBeVisible();
  await expect(code).toHaveValue('');
});

test('on a product page a visitor is asked to log in, a shopper takes one with a press', async ({
  page,
  context,
  baseURL,
}, { workerIndex }) => {
  await page.goto('/goods?prodId=1');
  const chip = page.locator('[data-coupon]').first();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/goods?prodId=1', { waitUntil: 'networkidle' });
  // What shoppers need for it is not loaded for a visitor.
  expect(loaded.filter((url) => /\/_astro\/(coupons|shared)\./.test(url))).toEqual([]);
  await chip.click();
  await expect(page.locator('dialog.login-popup')).toBeVisible();
  await logInFresh(context, baseURL, workerIndex);
  await page.goto('/goods?prodId=1');
  await expect(chip).not.toHaveAttribute('data-error', 'mine');
  await chip.click();
  await toasted(page, zh.taken);
  await expect(chip).toHaveAttribute('data-error', 'mine');
  await page.reload();
  await expect(chip).toHaveAttribute('data-error', 'mine');
  // Claimed, it leads on, and asks for nothing that would be refused.
  await chip.click();
  await expect(page).toHaveURL(/\/coupons$/);
});

test('in the cart, coupons of a shop are taken in a dialog', async ({ page }, info) => {
  const shopper = await openShopper(page.context(), info);
  const one = await shopper.goods.ofShop(1);
  const { name } = await shopper.goods.shop(1);
  await shopper.intoCart(one, 1);
  await page.goto('/cart');
  await page.getByRole('button', { name: zh.ofShop.replace('{{shop}}', name) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: zh.takeOf.replace('{{name}}', '开学季数码券') }).press('Enter');
  await toasted(page, zh.taken);
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

for (const language of LANGUAGES) {
  test(`axe finds nothing, ${language}`, async ({ page, context, baseURL }, { workerIndex }) => {
    await setLanguage(context, language, baseURL ?? '');
    await logInFresh(context, baseURL, workerIndex);
    await page.goto('/coupons');
    await expect(page.locator('article.coupon').first()).toBeVisible();
    const cut = await page
      .locator('.coupon :is(p, b, span)')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflow !== 'visible')
          .map(({ textContent }) => textContent),
      );
    expect(cut).toEqual([]);
    await axeInThemeOf(page, language);
    await page.getByRole('link', { name: WORDS[language].tab.category, exact: true }).click();
    await expect(page).toHaveURL(/tab=category/);
    await page.goBack();
    await expect(page).toHaveURL(/\/coupons$/);
    await page.goto('/user-center/uc-coupons?status=30');
    await expect(page.getByText(WORDS[language].empty['30'])).toBeVisible();
    await axeInThemeOf(page, language);
  });
}
