import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#contract/language.ts';
import enCart from '../../public/locales/en/cart.json' with { type: 'json' };
import enPay from '../../public/locales/en/pay.json' with { type: 'json' };
import zhCart from '../../public/locales/zh/cart.json' with { type: 'json' };
import zhPay from '../../public/locales/zh/pay.json' with { type: 'json' };
import { expect, test } from '../helpers/browser/browser.ts';
import { filled, ORDER_WORDS } from '../helpers/browser/order-words.ts';
import { openShopper } from '../helpers/browser/shopper.ts';
import { SHOPPER_PASSWORD } from '../helpers/people/shoppers.ts';
import { HOMEWARE_SHOP } from '../helpers/people/shopping.ts';

/** The whole way, once for each language and each way to pay: cart of three shops, checkout, cashier, orders. */

const SHOPS = [HOMEWARE_SHOP, 7, 9];
const CART_WORDS: Record<Language, typeof zhCart> = { zh: zhCart, en: enCart };
const PAY_WORDS: Record<Language, typeof zhPay> = { zh: zhPay, en: enPay };
/** On the button of the sandbox's own cashier. */
const CASHIER_PAY: Record<Language, string> = { zh: '付款', en: 'Pay' };

type Hands = { page: Page; p: typeof zhPay; language: Language };

async function openBalance({ page, p }: Hands) {
  await page.getByLabel(p.desk.useBalance).click();
  await page.getByLabel(p.password.label, { exact: true }).fill(SHOPPER_PASSWORD);
  await page.getByRole('button', { name: p.password.confirm, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function byWallet({ page, p, language }: Hands) {
  await page.getByLabel(p.way.wallet).check();
  await page.getByRole('button', { name: p.desk.pay }).click();
  await page.getByRole('button', { name: CASHIER_PAY[language], exact: true }).click();
}

async function byWeChat({ page, p, language }: Hands) {
  await page.getByLabel(p.way.wechat).check();
  await page.getByRole('button', { name: p.desk.pay }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: p.code.openSandbox }).click();
  const cashier = await opened;
  await cashier.getByRole('button', { name: CASHIER_PAY[language], exact: true }).click();
  await cashier.close();
}

const WAYS = {
  wallet: { balance: 0, pay: byWallet },
  wechat: { balance: 0, pay: byWeChat },
  balance: {
    balance: 10_000_000,
    pay: async (hands: Hands) => {
      await openBalance(hands);
      await hands.page.getByRole('button', { name: hands.p.desk.payFromBalance }).click();
    },
  },
  mixed: {
    balance: 1_000,
    pay: async (hands: Hands) => {
      await openBalance(hands);
      await byWallet(hands);
    },
  },
};

for (const [n, [way, { balance, pay }]] of Object.entries(WAYS).entries()) {
  const language = LANGUAGES[n % LANGUAGES.length] ?? 'zh';
  test(`three shops at once, paid by ${way}, ${language}`, async ({ page, context }, info) => {
    test.setTimeout(180_000);
    const [w, p] = [ORDER_WORDS[language], PAY_WORDS[language]];
    const { goods, ...shopping } = await openShopper(context, info, { language });
    if (balance) await shopping.topUp(balance);
    for (const shop of SHOPS) await shopping.intoCart(await goods.ofShop(shop));

    await page.goto('/cart');
    await page.getByRole('button', { name: CART_WORDS[language].checkOut }).click();
    await expect(page).toHaveURL(/\/submit-order$/);
    await expect(page.locator('.checkout-shop')).toHaveCount(3);
    await page.getByRole('button', { name: w.checkout.submit }).click();
    await expect(page).toHaveURL(/\/payment\?trade=\d+$/);
    await pay({ page, p, language });
    await expect(page.getByRole('heading', { name: p.end.paid })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(filled(p.result.shipMany_other, { count: 3 }))).toBeVisible();
    await page.getByRole('link', { name: p.end.orders }).click();

    await expect(page).toHaveURL(/\/user-center\/uc-order/);
    await expect(page.locator('.order-card').getByText(w.word.toSend, { exact: true })).toHaveCount(3);
    const { items } = await shopping.orders();
    const paid = (await Promise.all(items.map(({ id }) => shopping.view(id)))).map((order) => order.paid);
    const sum = (kind: 'balance' | 'online') => paid.reduce((whole, one) => whole + one[kind], 0);
    const total = items.reduce((whole, one) => whole + one.payable, 0);
    expect(sum('balance') + sum('online')).toBe(total);
    expect(sum('balance')).toBe(Math.min(balance, total));
  });
}
