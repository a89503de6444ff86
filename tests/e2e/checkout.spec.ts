import type { Page } from '@playwright/test';
import type { ProductView } from '#contract/catalog/schema.ts';
import type { FlashSale } from '#contract/flash-sale/schema.ts';
import { LANGUAGES } from '#contract/language.ts';
import { price } from '#src/lib/shared/price.ts';
import { axe, axeInThemeOf, expect, holdBack, test } from '../helpers/browser/browser.ts';
import { buyAtOnce, submitButton } from '../helpers/browser/checkout.ts';
import { openShopper, type Shopper } from '../helpers/browser/shopper.ts';
import { logInFresh } from '../helpers/people/shoppers.ts';
import { type Goods, HOMEWARE_SHOP } from '../helpers/people/shopping.ts';

const SHOPS = [HOMEWARE_SHOP, 7, 9];
const TAX_NUMBER = '91330100MA2B0C1D2E';

async function fillCart({ goods, intoCart }: Shopper): Promise<Goods[]> {
  const found: Goods[] = [];
  for (const shop of SHOPS) found.push(await goods.ofShop(shop));
  for (const one of found) await intoCart(one, 2);
  return found;
}

const payable = (page: Page) => page.locator('.checkout-payable');

for (const language of LANGUAGES) {
  // A long way, walked in one language; axe looks at its screens in both.
  if (language === 'zh')
    test('three shops are bought from at once', async ({ page }, info) => {
      const buyer = await openShopper(page.context(), info, { language });
      const { w } = buyer;
      const found = await fillCart(buyer);
      await page.goto('/submit-order');
      await expect(page.locator('.checkout-shop')).toHaveCount(3);
      for (const { title } of found) await expect(page.getByRole('link', { name: title })).toBeVisible();
      await expect(page.getByRole('radio', { name: /林小满/ })).toBeChecked();
      await page.getByLabel(w.checkout.remark).first().fill('请送到前台');
      await page.getByRole('radio', { name: w.invoice.unit }).check();
      await page.getByLabel(w.invoice.unitTitle).fill('良集科技');
      await submitButton(page, w).click();
      await expect(page.getByText(w.error.taxNumberRequired)).toBeVisible();
      await expect(page.getByLabel(w.invoice.taxNumber)).toBeFocused();
      await page.getByLabel(w.invoice.taxNumber).fill(TAX_NUMBER);
      await axe(page);
      const { payable: total } = await buyer.preview({ from: 'cart' });
      await expect(payable(page)).toContainText(price(total));
      await submitButton(page, w).click();
      await expect(page).toHaveURL(/\/payment\?trade=\d+$/);

      const { items } = await buyer.orders();
      expect(items).toHaveLength(3);
      expect(new Set(items.map(({ tradeId }) => tradeId)).size).toBe(1);
      expect(items.reduce((sum, order) => sum + order.payable, 0)).toBe(total);
      const views = await Promise.all(items.map(({ id }) => buyer.view(id)));
      expect(views.map(({ invoice }) => invoice?.taxNumber)).toEqual([TAX_NUMBER, TAX_NUMBER, TAX_NUMBER]);
      expect(views.filter(({ remark }) => remark === '请送到前台')).toHaveLength(1);
      expect(await buyer.cartCount()).toBe(0);
    });

  test(`axe finds nothing, ${language}`, async ({ page }, info) => {
    const buyer = await openShopper(page.context(), info, { language });
    await fillCart(buyer);
    await page.goto('/submit-order');
    await page.getByRole('radio', { name: buyer.w.invoice.personal }).check();
    await axeInThemeOf(page, language);
  });
}

test('buy now leads from the product page to an order, counted here', async ({ page }, info) => {
  const buyer = await openShopper(page.context(), info);
  const one = await buyer.goods.ofShop(8);
  await page.goto(`/goods?prodId=${one.productId}&sku=${one.skuId}`);
  await page.locator('[data-buy] [value=buy]').click();
  await expect(page).toHaveURL(/\/submit-order\?sku=\d+&n=1$/);
  const unit = one.price;
  await expect(page.locator('.order-sum')).toContainText(price(unit));
  // The second press comes before the first is priced.
  const go = await holdBack(page, '**/oms/p/order/preview');
  await page.getByRole('button', { name: /增加/ }).click();
  await page.getByRole('button', { name: /增加/ }).click();
  go();
  await expect(page.locator('.order-sum')).toContainText(price(unit * 3));
  await page.reload();
  await expect(page.locator('.order-sum')).toContainText(price(unit * 3));
  const { steps } = buyer.w;
  const listed = page.getByRole('list', { name: steps.label });
  await expect(listed).toHaveText([steps.confirm, steps.pay, steps.done].join(''));
  await submitButton(page, buyer.w).click();
  await expect(page).toHaveURL(/\/payment\?trade=/);
  await page.reload();
  await expect(listed).toHaveText([steps.confirm, steps.pay, steps.done].join(''));
  const { items } = await buyer.orders();
  expect(items.map(({ lines }) => lines.map(({ skuId, quantity }) => [skuId, quantity]))).toEqual([[[one.skuId, 3]]]);
});

for (const width of [1440, 1024]) {
  test(`price, quantity and sum of a line stand side by side at ${width}`, async ({ page }, info) => {
    await page.setViewportSize({ width, height: 900 });
    const buyer = await openShopper(page.context(), info);
    await page.goto(buyAtOnce(await buyer.goods.ofShop(4), 2));
    const line = page.locator('.checkout .order-line');
    const boxes = await Promise.all(
      ['.order-price', '.stepper', '.order-sum'].map((part) => line.locator(part).boundingBox()),
    );
    for (const [n, box] of boxes.entries()) {
      const before = boxes[n - 1];
      if (!box || (n > 0 && !before)) throw new Error('a part of the line is not there');
      if (!before) continue;
      expect(box.x).toBeGreaterThanOrEqual(before.x + before.width);
      expect(box.y).toBeLessThan(before.y + before.height);
    }
  });
}

test('made-to-order options are asked for, kept and changed', async ({ page }, info) => {
  const buyer = await openShopper(page.context(), info);
  const { goods, view, custom } = await buyer.goods.madeToOrder();
  await page.goto(buyAtOnce(goods));
  await submitButton(page, buyer.w).click();
  const error = page.getByText(buyer.w.error.custom);
  await expect(error).toBeFocused();
  await page.getByRole('button', { name: buyer.w.checkout.customFill }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请填写后再保存')).toBeVisible();
  for (const { name, code, choices } of view.custom ?? []) {
    if (choices.length) await dialog.getByRole('radio', { name: custom[code] ?? '' }).check();
    else await dialog.getByLabel(name).fill(custom[code] ?? '');
  }
  await axe(page);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  await expect(error).toBeHidden();
  await expect(page.getByText(buyer.w.checkout.customNote)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: buyer.w.checkout.customEdit })).toBeVisible();
  await submitButton(page, buyer.w).click();
  await expect(page).toHaveURL(/\/payment\?trade=/);
  const [order] = (await buyer.orders()).items;
  const { lines } = await buyer.view(order?.id ?? '');
  expect(lines[0]?.custom.map(({ text }) => text)).toEqual(Object.values(custom));
});

test('what was written outlives a reload', async ({ page }, info) => {
  const buyer = await openShopper(page.context(), info);
  await page.goto(buyAtOnce(await buyer.goods.ofShop(5)));
  await page.getByLabel(buyer.w.checkout.remark).fill('两双筷子');
  await page.getByRole('radio', { name: buyer.w.invoice.personal }).check();
  await page.getByLabel(buyer.w.invoice.title).fill('林小满');
  await page.reload();
  await expect(page.getByLabel(buyer.w.checkout.remark)).toHaveValue('两双筷子');
  await expect(page.getByText('4/200')).toBeVisible();
  await expect(page.getByLabel(buyer.w.invoice.title)).toHaveValue('林小满');
});

test('a purchase by keyboard alone', async ({ page }, info) => {
  const buyer = await openShopper(page.context(), info);
  await buyer.addAddress({ recipient: '王工', isDefault: false });
  await page.goto(buyAtOnce(await buyer.goods.ofShop(15)));
  await expect(submitButton(page, buyer.w)).toBeVisible();
  const tabTo = async (target: ReturnType<Page['locator']>) => {
    for (let turn = 0; turn < 60; turn += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await tabTo(page.getByRole('radio', { name: /林小满/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /王工/ })).toBeChecked();
  await tabTo(page.getByRole('button', { name: /增加/ }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByLabel(buyer.w.checkout.remark));
  await page.keyboard.type('放门口');
  await tabTo(submitButton(page, buyer.w));
  // While the price of two pieces is on its way, the button is busy.
  await expect(page.locator('.checkout-total [aria-busy=true]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/payment\?trade=/);
  const [order] = (await buyer.orders()).items;
  const { address, remark, lines } = await buyer.view(order?.id ?? '');
  expect([address.recipient, remark, lines[0]?.quantity]).toEqual(['王工', '放门口', 2]);
});

test('an empty selection leads back to the cart; what is put off says so', async ({ page }, info) => {
  const buyer = await openShopper(page.context(), info);
  await page.goto('/submit-order');
  await expect(page).toHaveURL(/\/cart$/);
  await page.goto('/submit-order?sku=999999999');
  await expect(page.getByText(buyer.w.error.putOffNow)).toBeVisible();
});

test('without an address one is asked for, added and changed here', async ({ page }, info) => {
  const buyer = await openShopper(page.context(), info, { address: false });
  await page.goto(buyAtOnce(await buyer.goods.ofShop(4)));
  await submitButton(page, buyer.w).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('收货人')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(buyer.w.error.address)).toBeVisible();
  await submitButton(page, buyer.w).click();
  await dialog.getByLabel('粘贴整段地址').fill('李雷 13900139000 浙江省杭州市西湖区文三路 138 号');
  await dialog.getByRole('button', { name: '识别' }).click();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('radio', { name: /李雷/ })).toBeChecked();
  await expect(page.getByText(buyer.w.error.address)).toBeHidden();
  await page.getByRole('button', { name: '编辑李雷的地址' }).click();
  await dialog.getByLabel('收货人').fill('韩梅梅');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('radio', { name: /韩梅梅/ })).toBeChecked();
  await submitButton(page, buyer.w).click();
  await expect(page).toHaveURL(/\/payment\?trade=/);
  const [order] = (await buyer.orders()).items;
  expect((await buyer.view(order?.id ?? '')).address.recipient).toBe('韩梅梅');
});

test('without JavaScript it says what needs it', async ({ browser, baseURL }, info) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await logInFresh(context, baseURL, info.workerIndex);
  const page = await context.newPage();
  await page.goto(`${baseURL}/submit-order`);
  await expect(page.getByText('结算、登录和客服需要开启')).toBeVisible();
  await context.close();
});

test('more than one may buy is refused with the number, and mended where it is refused', async ({ page }, info) => {
  const buyer = await openShopper(page.context(), info);
  const { data } = (await (await page.request.get('/api/promo/flash')).json()) as { data: FlashSale };
  const views = await Promise.all(
    data.items.map(async ({ id }) => {
      const answer = await page.request.get(`/api/pms/goods/${id}`);
      return ((await answer.json()) as { data: ProductView }).data;
    }),
  );
  const limited = views.find(
    ({ custom, skus }) => !custom && skus.some((sku) => sku.promotion?.limit && sku.stock > 5),
  );
  const sku = limited?.skus.find((one) => one.promotion?.limit && one.stock > 5);
  const most = sku?.promotion?.limit;
  if (!limited || !sku || !most) throw new Error('no flash sale with a limit runs');
  const own = { skuId: sku.id, productId: limited.id, shopId: 0, title: limited.title, price: 0, stock: 0 };
  await buyer.intoCart(own, most + 1);
  await page.goto('/submit-order');
  const stop = page.getByText(`超出限购数量，您最多还可买 ${most} 件`);
  await expect(stop).toBeVisible();
  const field = page.getByRole('textbox', { name: buyer.w.checkout.quantityOf.replace('{{title}}', limited.title) });
  await field.fill(String(most));
  await field.press('Enter');
  await expect(stop).toBeHidden();
  await submitButton(page, buyer.w).click();
  await expect(page).toHaveURL(/\/payment\?trade=\d+$/);
});
