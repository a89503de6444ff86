import type { Page, TestInfo } from '@playwright/test';
import { PAYMENT_STATUS } from '#contract/payment/values.ts';
import { axe, expect, setLanguage, setTheme, test } from '../helpers/browser/browser.ts';
import { openShopper } from '../helpers/browser/shopper.ts';
import { SHOPPER_PASSWORD } from '../helpers/people/shoppers.ts';
import { HOMEWARE_SHOP } from '../helpers/people/shopping.ts';

/** A shopper of the test's own, who orders one thing at a time. */
async function openPayer(page: Page, info: TestInfo) {
  const shopper = await openShopper(page.context(), info);
  const order = async () => shopper.orderOne(await shopper.goods.ofShop(HOMEWARE_SHOP));
  return { ...shopper, order };
}

const openBalance = async (page: Page, names: { use: string; label: string; confirm: string }) => {
  await page.getByLabel(names.use).click();
  await page.getByLabel(names.label, { exact: true }).fill(SHOPPER_PASSWORD);
  await page.getByRole('button', { name: names.confirm, exact: true }).click();
};
const EN = { use: 'Use my balance', label: 'Login password', confirm: 'Confirm' };

test('balance: the password once in a session, a wrong one said at the field', async ({ page }, info) => {
  const payer = await openPayer(page, info);
  const first = await payer.order();
  await payer.topUp(first.payable);
  await page.goto(`/payment?trade=${first.tradeId}`);
  await page.getByLabel('使用余额').click();
  const dialog = page.getByRole('dialog', { name: '验证登录密码' });
  await expect(dialog.getByLabel('登录密码')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('请输入登录密码')).toBeVisible();
  await dialog.getByLabel('登录密码').fill('Wrong-1234');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('登录密码不正确')).toBeVisible();
  await axe(page);
  await dialog.getByLabel('登录密码').fill(SHOPPER_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: '确认用余额付款' }).click();
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible();
  await axe(page);
  const second = await payer.order();
  await payer.topUp(second.payable);
  await page.goto(`/payment?trade=${second.tradeId}`);
  await page.getByLabel('使用余额').check();
  await page.getByRole('button', { name: '确认用余额付款' }).click();
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible();
  const bought = page.getByRole('region', { name: '购买的商品' });
  await expect(bought.getByText(/预计 .+–.+ 送达/)).toBeVisible();
  await expect(bought.getByText('送至')).toBeVisible();
  await page.getByRole('link', { name: '查看订单' }).click();
  await expect(page).toHaveURL(/order-detail/);
});

test('WeChat: the QR code, paid at the cashier in another tab, and the page goes on by itself', async ({
  page,
}, info) => {
  const payer = await openPayer(page, info);
  const { tradeId } = await payer.order();
  const step = page.getByRole('list', { name: '购买步骤' }).locator('[aria-current="step"]');
  await page.goto(`/payment?trade=${tradeId}`);
  await expect(step).toHaveText('付款');
  await axe(page);
  await page.getByRole('button', { name: '立即付款' }).click();
  await expect(page.getByRole('img', { name: '微信支付二维码' })).toBeVisible();
  await expect(step).toHaveText('付款');
  await axe(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: '打开模拟收银台' }).click();
  const cashier = await opened;
  await expect(cashier.getByRole('heading', { name: '沙箱收银台' })).toBeVisible();
  await axe(cashier);
  await cashier.getByRole('button', { name: '付款', exact: true }).click();
  await expect(cashier.getByRole('heading', { name: '支付成功' })).toBeVisible();
  await page.bringToFront();
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible();
  await expect(step).toHaveText('完成');
});

test('in English and dark: the wallet, refused first, then paid', async ({ page, baseURL }, info) => {
  const payer = await openPayer(page, info);
  const { tradeId } = await payer.order();
  await setLanguage(page.context(), 'en', baseURL ?? '');
  await setTheme(page.context(), 'liangji-dark');
  await page.goto(`/payment?trade=${tradeId}`);
  await page.getByLabel('E-wallet').check();
  await axe(page);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('heading', { name: 'Sandbox cashier' })).toBeVisible();
  await page.getByRole('button', { name: 'Do not pay, go back' }).click();
  await expect(page.getByRole('heading', { name: 'How to pay' })).toBeVisible();
  await page.getByLabel('E-wallet').check();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await axe(page);
});

test('mixed, and the cashier keeps quiet: the page asks until the mall knows', async ({ page, baseURL }, info) => {
  const payer = await openPayer(page, info);
  const { tradeId, payable } = await payer.order();
  await payer.topUp(1_000);
  await setLanguage(page.context(), 'en', baseURL ?? '');
  await page.goto(`/payment?trade=${tradeId}`);
  await openBalance(page, EN);
  await page.getByLabel('E-wallet').check();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('button', { name: 'Pay, but do not tell the shop' }).click();
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible({ timeout: 30_000 });
  const { paid, status, balance } = await payer.call<{ paid: number; status: string; balance: number }>(
    'GET',
    `/oms/p/pay/${tradeId}`,
  );
  expect({ paid, status, balance }).toEqual({ paid: payable, status: 'paid', balance: 0 });
});

test('a QR code that has expired says so and is renewed', async ({ page }, info) => {
  const payer = await openPayer(page, info);
  const { tradeId } = await payer.order();
  const { paymentId } = await payer.call<{ paymentId: string }>('POST', '/oms/p/pay', {
    tradeId,
    balance: 0,
    way: 'wechat',
  });
  const over = `**/api/oms/p/payments/${paymentId}`;
  await page.route(over, async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { data: object };
    const data = { ...envelope.data, status: PAYMENT_STATUS.CLOSED, code: null, redirect: null };
    await route.fulfill({ response, json: { ...envelope, data } });
  });
  await page.goto(`/weixin-pay?id=${paymentId}`);
  await expect(page.getByText('二维码已过期')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: '刷新二维码' }).click();
  await expect(page).not.toHaveURL(new RegExp(`id=${paymentId}`));
  await expect(page.getByRole('img', { name: '微信支付二维码' })).toBeVisible();
});

test('an order whose time is over, one of nobody, and a payment that came too late', async ({ page }, info) => {
  const payer = await openPayer(page, info);
  const { tradeId, orderIds } = await payer.order();
  const { paymentId } = await payer.call<{ paymentId: string }>('POST', '/oms/p/pay', {
    tradeId,
    balance: 0,
    way: 'wechat',
  });
  const { redirect } = await payer.call<{ redirect: string }>('GET', `/oms/p/payments/${paymentId}`);
  await payer.call('POST', `/oms/p/orders/${orderIds[0]}/cancel`, { reason: '不想要了' });
  await payer.atCashier(redirect, 'pay');
  await payer.atCashier(redirect, 'late');
  await page.goto(`/payment?trade=${tradeId}`);
  await expect(page.getByText('订单已过期')).toBeVisible();
  await axe(page);
  await page.goto(`/pay-success?payment=${paymentId}`);
  await expect(page.getByRole('heading', { name: '款项将原路退回' })).toBeVisible();
  await axe(page);
});

test('a payment that is not there', async ({ page, pageErrors }, info) => {
  pageErrors.allow(/^404: /);
  await openPayer(page, info);
  await page.goto('/payment?trade=260101000000000000');
  await expect(page.getByText('没有找到这笔付款')).toBeVisible();
  await page.goto('/weixin-pay?id=260101000000000000');
  await expect(page.getByText('没有找到这笔付款')).toBeVisible();
});

test('offline: said, and the page goes on when the net is back', async ({ page, pageErrors }, info) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  const payer = await openPayer(page, info);
  const { tradeId } = await payer.order();
  await page.goto(`/payment?trade=${tradeId}`);
  await expect(page.getByRole('button', { name: '立即付款' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: '立即付款' }).click();
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: '重试' }).click();
  await page.getByRole('button', { name: '立即付款' }).click();
  await expect(page.getByRole('img', { name: '微信支付二维码' })).toBeVisible();
});

for (const [language, theme, names] of [
  [
    'zh',
    'liangji',
    { open: '充值', amount: '充值金额（元）', send: '去支付', pay: '付款', done: '充值成功', see: '查看余额' },
  ],
  [
    'en',
    'liangji-dark',
    {
      open: 'Top up',
      amount: 'Amount (¥)',
      send: 'Continue to payment',
      pay: 'Pay',
      done: 'Top-up successful',
      see: 'View balance',
    },
  ],
] as const) {
  test(`top-up in ${language}: rules at the field, paid by wallet, in the ledger`, async ({ page, baseURL }, info) => {
    await openPayer(page, info);
    await setLanguage(page.context(), language, baseURL ?? '');
    await setTheme(page.context(), theme);
    await page.goto('/user-center/uc-balance');
    await page.getByRole('button', { name: names.open, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(names.amount)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel(names.amount)).toHaveAttribute('aria-invalid', 'true');
    for (const wrong of ['100001', '0.5', '1.234', 'abc']) {
      await dialog.getByLabel(names.amount).fill(wrong);
      await dialog.getByRole('button', { name: names.send }).click();
      await expect(dialog.getByLabel(names.amount)).toHaveAttribute('aria-invalid', 'true');
    }
    await axe(page);
    await dialog.getByLabel(names.amount).fill('１２３.４５');
    await dialog.getByRole('radio').nth(1).check();
    await dialog.getByRole('button', { name: names.send }).click();
    await page.getByRole('button', { name: names.pay, exact: true }).click();
    await expect(page.getByRole('heading', { name: names.done })).toBeVisible();
    await page.getByRole('link', { name: names.see }).click();
    await expect(page.getByRole('cell', { name: '+¥123.45' })).toBeVisible();
    await axe(page);
  });
}
