import { randomUUID } from 'node:crypto';
import type { Page, TestInfo } from '@playwright/test';
import chatZh from '../../public/locales/zh/chat.json' with { type: 'json' };
import deskZh from '../../public/locales/zh/desk.json' with { type: 'json' };
import deskChatZh from '../../public/locales/zh/deskchat.json' with { type: 'json' };
import contentZh from '../../public/locales/zh/deskcontent.json' with { type: 'json' };
import discountsZh from '../../public/locales/zh/deskdiscounts.json' with { type: 'json' };
import findZh from '../../public/locales/zh/deskfind.json' with { type: 'json' };
import goodsZh from '../../public/locales/zh/deskgoods.json' with { type: 'json' };
import ordersZh from '../../public/locales/zh/deskorders.json' with { type: 'json' };
import refundsZh from '../../public/locales/zh/deskrefunds.json' with { type: 'json' };
import { expect, test } from '../helpers/browser/browser.ts';
import { filled } from '../helpers/browser/order-words.ts';
import { openShopper, originOf } from '../helpers/browser/shopper.ts';
import { workAs } from '../helpers/people/operators.ts';
import { MANUAL_SHOP, openDesk } from '../helpers/people/shopping.ts';

/** Daily work by hand. Its bounds are the presses that Shopify's admin needs; what is typed, with Enter after it, is none. */
const PRESSES = { find: 1, send: 4, giveBack: 3, refund: 3, price: 4, stock: 3, discount: 4, answer: 2 };
/** With this shop no other test talks. */
const TALKING = 16;

/** A shopper, and somebody of a shop at a desk that counts presses. */
async function atWork(page: Page, info: TestInfo, shopId: number) {
  const origin = originOf(info);
  const context = await page.context().browser()?.newContext({ baseURL: origin });
  if (!context) throw new Error('no browser');
  const shopper = await openShopper(context, info, { language: 'zh' });
  const { token } = await openDesk(page.request, origin, shopId);
  await workAs(page.context(), token, origin);
  let presses = 0;
  await page.exposeFunction('press', () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    const count = (window as unknown as { press(): void }).press;
    addEventListener('pointerdown', () => count(), true);
    addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && count(), true);
  });
  const bought = async (): Promise<string> => {
    const { tradeId, orderIds } = await shopper.orderOne(await shopper.goods.ofShop(shopId));
    await shopper.pay(tradeId);
    return orderIds[0] ?? '';
  };
  /** Does a task from the page on which it begins. @returns how often something was pressed */
  async function counted(path: string, task: () => Promise<void>): Promise<number> {
    await page.goto(path);
    presses = 0;
    await task();
    return presses;
  }
  const copied = async (productId: number, code: string): Promise<number> => {
    const headers = { authorization: token, 'idempotency-key': randomUUID() };
    const answer = await page.request.post(`${origin}/api/desk/p/product/${productId}/copy`, {
      ...{ headers, data: { code } },
    });
    return (await answer.json()).data.id;
  };
  return { ...shopper, bought, counted, copied, close: () => context.close() };
}

test('an order is found, accepted, sent and paid back in few presses', async ({ page }, info) => {
  const { bought, counted, view, close } = await atWork(page, info, MANUAL_SHOP);
  const id = await bought();
  const found = await counted('/desk', async () => {
    await page.getByRole('button', { name: new RegExp(`^${findZh.button}`) }).click();
    const box = page.getByRole('dialog', { name: findZh.title }).getByRole('combobox');
    await box.fill(id);
    await expect(page.getByRole('option', { name: id, selected: true })).toBeVisible();
    await box.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/desk/orders/${id}$`));
  });
  expect(found).toBeLessThanOrEqual(PRESSES.find);

  const sent = await counted(`/desk/orders?text=${id}`, async () => {
    const row = page.locator(`tbody[data-order="${id}"]`);
    await row.getByRole('button', { name: ordersZh.move.accept, exact: true }).click();
    await row.getByRole('button', { name: ordersZh.move.ship, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: ordersZh.ship.title });
    await dialog.getByLabel(ordersZh.ship.carrier).selectOption('SF');
    await dialog.getByLabel(ordersZh.ship.number).fill('SF1234567890123');
    await dialog.getByLabel(ordersZh.ship.number).press('Enter');
    await expect(dialog).toHaveCount(0);
  });
  expect(sent).toBeLessThanOrEqual(PRESSES.send);

  const given = await counted(`/desk/orders/${id}`, async () => {
    await page.getByRole('button', { name: ordersZh.giveBack.open, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: ordersZh.giveBack.title });
    await dialog.getByLabel(ordersZh.giveBack.reason).fill('包装破损');
    await dialog.getByLabel(ordersZh.giveBack.reason).press('Enter');
    await expect(dialog).toHaveCount(0);
  });
  expect(given).toBeLessThanOrEqual(PRESSES.giveBack);
  expect((await view(id)).lines[0]?.refunded).toBe(1);
  await close();
});

test('a refund that a buyer asked for is paid in few presses', async ({ page }, info) => {
  const { bought, counted, close, call } = await atWork(page, info, MANUAL_SHOP);
  const orderId = await bought();
  const asked = { orderId, kind: 10, reason: '其他原因' };
  const { ids } = await call<{ ids: string[] }>('POST', '/oms/p/refunds', asked);
  const paid = await counted(`/desk/refunds?text=${ids[0]}`, async () => {
    await page
      .getByRole('row', { name: new RegExp(ids[0] ?? '') })
      .getByRole('checkbox')
      .check();
    await page.getByRole('button', { name: refundsZh.bulk.agree }).click();
    await expect(page.getByText(filled(refundsZh.bulk.done, { n: 1 }))).toBeVisible();
  });
  expect(paid).toBeLessThanOrEqual(PRESSES.refund);
  await close();
});

test('a price, a stock and a discount of a category are changed in few presses', async ({ page }, info) => {
  const { counted, copied, goods, close } = await atWork(page, info, MANUAL_SHOP);
  const { productId } = await goods.ofShop(MANUAL_SHOP);
  const code = `press-${randomUUID().slice(0, 8)}`;
  const id = await copied(productId, code);
  const open = async () => {
    await page.locator(`main a[href="/desk/products/${id}"]`).first().click();
    // Above the form: what it says of stock moves what is below it.
    await expect(page.locator('.goods-bar')).toBeVisible();
  };
  const list = `/desk/products?text=${code}`;
  const priced = await counted(list, async () => {
    await open();
    const price = page.getByLabel(/^(?!全部).*的价格（元）$/).first();
    await price.fill('77');
    await page.getByRole('button', { name: deskZh.document.save, exact: true }).click();
    await expect(page.getByText(deskZh.document.saved).first()).toBeVisible();
  });
  expect(priced).toBeLessThanOrEqual(PRESSES.price);

  const stocked = await counted(list, async () => {
    await open();
    await page.getByRole('button', { name: goodsZh.specs.adjust, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: goodsZh.adjust.title });
    await dialog.getByRole('textbox').first().fill('+5');
    await dialog.getByLabel(goodsZh.adjust.reason).fill('到货');
    await dialog.getByRole('button', { name: goodsZh.adjust.go }).click();
    await expect(dialog).toHaveCount(0);
  });
  expect(stocked).toBeLessThanOrEqual(PRESSES.stock);

  const discounted = await counted('/desk/discounts', async () => {
    await page.getByRole('link', { name: discountsZh.add, exact: true }).click();
    await page.getByLabel(`${discountsZh.field.name} · ${deskZh.language.zh}`).fill('九折');
    await page.getByLabel(`${discountsZh.field.name} · ${deskZh.language.en}`).fill('Ten off');
    // Years ahead, so that no other test sees it.
    await page.getByLabel(discountsZh.field.startsAt).fill('2040-01-01T00:00');
    await page.getByLabel(discountsZh.field.endsAt).fill('2040-01-08T00:00');
    await page.getByLabel(contentZh.home.category).selectOption({ label: '图书文具' });
    await page.getByRole('button', { name: /^(全部)?添加.*件/ }).click();
    await page.getByRole('button', { name: deskZh.document.save, exact: true }).click();
    await expect(page).toHaveURL(/\/desk\/discounts\/\d+$/);
  });
  expect(discounted).toBeLessThanOrEqual(PRESSES.discount);
  await close();
});

test('a shopper is answered in few presses', async ({ page, browser }, info) => {
  const { origin } = await openShopper(page.context(), info);
  await page.goto(`/chat?shopId=${TALKING}`);
  await page.getByRole('textbox', { name: chatZh.write }).fill('可以开发票吗');
  await page.getByRole('textbox', { name: chatZh.write }).press('Enter');
  const context = await browser.newContext({ baseURL: origin });
  const desk = await context.newPage();
  const { counted, close } = await atWork(desk, info, TALKING);
  const answered = await counted('/desk/chat', async () => {
    await desk.locator('.chat-list button').filter({ hasText: '可以开发票吗' }).click();
    await desk.getByRole('button', { name: deskChatZh.take }).click();
    await desk.getByRole('textbox', { name: chatZh.write }).fill('可以的');
    await desk.getByRole('textbox', { name: chatZh.write }).press('Enter');
    await expect(page.getByRole('log').getByText('可以的')).toBeVisible();
  });
  expect(answered).toBeLessThanOrEqual(PRESSES.answer);
  await close();
  await context.close();
});
