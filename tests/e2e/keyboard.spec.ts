import order from '../../public/locales/zh/order.json' with { type: 'json' };
import refund from '../../public/locales/zh/refund.json' with { type: 'json' };
import { expect, test } from '../helpers/browser/browser.ts';
import { submitButton } from '../helpers/browser/checkout.ts';
import { expectSomeFocus, skipToPage, tabTo } from '../helpers/browser/keys.ts';
import { openShopper } from '../helpers/browser/shopper.ts';
import { MANUAL_SHOP } from '../helpers/people/shopping.ts';

test('from the orders to an order, and to a refund that is asked for and withdrawn', async ({ page }, info) => {
  const buyer = await openShopper(page.context(), info);
  const { tradeId, orderIds } = await buyer.orderOne(await buyer.goods.ofShop(MANUAL_SHOP));
  await buyer.pay(tradeId);
  const [id = ''] = orderIds;
  const { keyboard } = page;
  await page.goto('/user-center/uc-order');
  await expect(page.getByRole('article')).toHaveCount(1);
  await skipToPage(page);
  await tabTo(page.getByRole('article').getByRole('link', { name: id }), 20);
  await keyboard.press('Enter');

  await expect(page).toHaveURL(`/user-center/order-detail?id=${id}`);
  await expect(page.getByRole('heading', { name: order.detail.facts })).toBeVisible();
  await skipToPage(page);
  await tabTo(page.getByRole('link', { name: new RegExp(`^${refund.line.ask}`) }), 12);
  await keyboard.press('Enter');

  await expect(page).toHaveURL(/apply-return/);
  const reason = page.getByLabel(refund.apply.reason, { exact: true });
  await expect(reason).toBeEnabled();
  await skipToPage(page);
  await tabTo(page.getByRole('button', { name: refund.apply.send }), 15);
  await keyboard.press('Enter');
  // What is missing is where one comes to.
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription(refund.apply.reasonMissing);
  await keyboard.press('ArrowDown');
  await expect(reason).not.toHaveValue('');
  await keyboard.press('Tab');
  await keyboard.type('买多了');
  await expect(page.getByLabel(refund.apply.description)).toHaveValue('买多了');
  await tabTo(page.getByRole('button', { name: refund.apply.send }), 8);
  await keyboard.press('Enter');

  await expect(page).toHaveURL(/\/return-detail\?id=\d+$/);
  const withdraw = page.getByRole('main').getByRole('button', { name: refund.action.withdraw });
  await expect(withdraw).toBeVisible();
  await skipToPage(page);
  await tabTo(withdraw, 5);
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await keyboard.press('Escape');
  await expect(withdraw).toBeFocused();
  await keyboard.press('Enter');
  await tabTo(page.getByRole('dialog').getByRole('button', { name: refund.action.withdraw }), 4);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: refund.status['80'] })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectSomeFocus(page);
});

test('from the cart through checkout to the payment', async ({ page }, info) => {
  const buyer = await openShopper(page.context(), info);
  await buyer.intoCart(await buyer.goods.ofShop(15), 1);
  const { keyboard } = page;
  await page.goto('/cart');
  const toCheckout = page.getByRole('link', { name: '去结算' }).or(page.getByRole('button', { name: '去结算' }));
  await expect(toCheckout).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await tabTo(toCheckout, 40);
  await keyboard.press('Enter');

  await expect(page).toHaveURL(/\/submit-order/);
  await expect(submitButton(page, buyer.w)).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await tabTo(page.getByRole('radio', { name: buyer.w.invoice.none }), 30);
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: buyer.w.invoice.personal })).toBeChecked();
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: buyer.w.invoice.unit })).toBeChecked();
  await tabTo(submitButton(page, buyer.w), 40);
  await keyboard.press('Enter');
  await expect(page.getByLabel(buyer.w.invoice.unitTitle)).toBeFocused();
  await keyboard.type('良集科技');
  await tabTo(page.getByLabel(buyer.w.invoice.taxNumber), 4);
  await keyboard.type('91330100MA2B0C1D2E');
  await tabTo(submitButton(page, buyer.w), 40);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/payment\?trade=\d+$/);
});
