import { readFile } from 'node:fs/promises';
import type { Envelope } from '#contract/envelope.ts';
import type { DeskInvoicePage } from '#contract/invoice/schema.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import deskEn from '../../public/locales/en/deskinvoices.json' with { type: 'json' };
import en from '../../public/locales/en/invoice.json' with { type: 'json' };
import deskZh from '../../public/locales/zh/deskinvoices.json' with { type: 'json' };
import zh from '../../public/locales/zh/invoice.json' with { type: 'json' };
import { axe, axeInBothThemes, axeInThemeOf, expect, test } from '../helpers/browser/browser.ts';
import { ORDER_WORDS } from '../helpers/browser/order-words.ts';
import { openShopper } from '../helpers/browser/shopper.ts';
import { workAs } from '../helpers/people/operators.ts';
import { openDesk } from '../helpers/people/shopping.ts';

const WORDS = { zh: { w: zh, d: deskZh }, en: { w: en, d: deskEn } };
const SHOP = 11;
const TAX = '91440300MA5DA1XX0K';

/** A long way is walked in one language. */
const language = 'zh' as Language;
const { w, d } = WORDS[language];

test(`an invoice is asked for from the order, changed, issued by the shop, and saved as a PDF, ${language}`, async ({
  page,
  context,
}, info) => {
  const shopper = await openShopper(page.context(), info, { language });
  const desk = await openDesk(page.request, shopper.origin, SHOP);
  const { tradeId, orderIds } = await shopper.orderOne(await shopper.goods.ofShop(SHOP));
  const [id = ''] = orderIds;
  await shopper.pay(tradeId);
  await desk.ship(id);
  await shopper.act(id, 'receive');

  await page.goto(`/user-center/order-detail?id=${id}`);
  await page.getByRole('link', { name: shopper.w.invoice.ask }).click();
  await expect(page).toHaveURL(`/invoice-detail?orderId=${id}`);
  await expect(page.getByRole('heading', { name: w.state.none })).toBeVisible();
  await page.getByRole('radio', { name: shopper.w.invoice.unit }).check();
  await page.getByLabel(shopper.w.invoice.unitTitle).fill('杭州湖畔文具有限公司');
  await page.getByRole('button', { name: w.ask }).click();
  await expect(page.getByText(shopper.w.error.taxNumberRequired)).toBeVisible();
  await page.getByLabel(shopper.w.invoice.taxNumber).fill(TAX);
  await page.getByRole('button', { name: w.ask }).press('Enter');
  await expect(page.getByRole('heading', { name: w.state.requested })).toBeVisible();
  await page.getByRole('button', { name: w.change }).click();
  await page.getByLabel(shopper.w.invoice.unitTitle).fill('杭州湖畔文化有限公司');
  await page.getByRole('button', { name: w.save }).click();
  await expect(page.getByText('杭州湖畔文化有限公司')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: w.state.requested })).toBeVisible();
  await axeInBothThemes(page);

  await workAs(context, desk.token, shopper.origin);
  await page.goto(`/desk/invoices?text=${id}`);
  await page.getByRole('row').filter({ hasText: id }).getByRole('button', { name: d.issue }).click();
  const dialog = page.getByRole('dialog', { name: d.dialog.title });
  await dialog.getByRole('button', { name: d.dialog.send }).click();
  await expect(dialog.getByText(d.dialog.numberError)).toBeVisible();
  await dialog.getByLabel(d.dialog.number).fill(`26${id.slice(-8)}`);
  await axe(page);
  await dialog.getByRole('button', { name: d.dialog.send }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: new RegExp(d.tab.issued) }).click();
  await expect(page.getByRole('row').filter({ hasText: id })).toBeVisible();

  await page.goto(`/invoice-detail?orderId=${id}`);
  await expect(page.getByRole('heading', { name: w.state.issued })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: w.download }).click(),
  ]);
  const bytes = await readFile(await file.path());
  expect([file.suggestedFilename(), bytes.subarray(0, 5).toString()]).toEqual([
    `invoice-26${id.slice(-8)}.pdf`,
    '%PDF-',
  ]);
  const shown = await page.request.get(`/showfiles?id=invoice-${id}`);
  expect([shown.headers()['content-type'], (await shown.body()).subarray(0, 5).toString()]).toEqual([
    'application/pdf',
    '%PDF-',
  ]);
  expect((await page.request.get('/showfiles?id=invoice-26000000000000000001')).status()).toBe(404);
});

for (const spoken of LANGUAGES) {
  test(`invoices of all orders: one is asked for, is to be issued by a day, and is saved, ${spoken}`, async ({
    page,
  }, info) => {
    const shopper = await openShopper(page.context(), info, { language: spoken });
    const { w: own } = WORDS[spoken];
    const desk = await openDesk(page.request, shopper.origin, SHOP);
    const goods = await shopper.goods.ofShop(SHOP);
    const { tradeId, orderIds } = await shopper.orderOne(goods);
    const [id = ''] = orderIds;
    await page.goto('/user-center/uc-invoice');
    await expect(page.getByText(own.centre.none.open)).toBeVisible();
    await shopper.pay(tradeId);
    await desk.ship(id);
    await shopper.act(id, 'receive');

    await page.goto('/user-center/uc-order');
    await page.locator('.center > nav').getByRole('link', { name: own.centre.title }).click();
    const tab = (name: string) =>
      page.getByRole('navigation', { name: own.centre.tabs }).getByRole('link', { name: new RegExp(`^${name}`) });
    const card = page.getByRole('article', { name: new RegExp(id) });
    await expect(card).toContainText(goods.title);
    await axeInThemeOf(page, spoken);
    await card.getByRole('link', { name: own.ask }).press('Enter');
    await expect(page).toHaveURL(`/invoice-detail?orderId=${id}`);
    await expect(page.locator('astro-island[ssr][client=load]')).toHaveCount(0);
    await page.getByRole('button', { name: own.ask }).click();
    await expect(page.getByRole('heading', { name: own.state.requested })).toBeVisible();

    await page.goto('/user-center/uc-invoice');
    await expect(page.getByText(own.centre.none.open)).toBeVisible();
    await tab(own.centre.tab.requested).press('Enter');
    await expect(page).toHaveURL(/uc-invoice\?tab=requested$/);
    const dayWithTime =
      spoken === 'zh' ? /\d{4}年\d{1,2}月\d{1,2}日 \d\d:\d\d前开具/ : /by \d{1,2} \w+ \d{4}, \d\d:\d\d/;
    await expect(card).toContainText(dayWithTime);
    await axeInThemeOf(page, spoken);

    const headers = { authorization: desk.token };
    const asked = await page.request.get(`${shopper.origin}/api/desk/p/invoices?text=${id}`, { headers });
    const { data } = (await asked.json()) as Envelope<DeskInvoicePage>;
    const number = `26${id.slice(-8)}`;
    const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const multipart = { orderId: id, number, day, mark: data?.items[0]?.mark ?? '' };
    const issued = await page.request.post(`${shopper.origin}/api/desk/p/invoice/issue`, { headers, multipart });
    expect(await issued.json()).toMatchObject({ success: true });
    await tab(own.centre.tab.issued).click();
    await expect(card).toContainText(number);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: own.download }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`invoice-${number}.pdf`);
    await page.reload();
    await expect(card).toContainText(number);
    await axeInThemeOf(page, spoken);
  });
}

test('invoices that could not be loaded say so, and are loaded again', async ({ page, pageErrors }, info) => {
  pageErrors.allow(/ERR_FAILED.*invoices/);
  await openShopper(page.context(), info);
  await page.goto('/user-center/uc-invoice');
  await page.route('**/api/oms/p/invoices**', (route) => route.abort());
  const tabs = page.getByRole('navigation', { name: zh.centre.tabs });
  await tabs.getByRole('link', { name: zh.centre.tab.issued }).click();
  await page.unroute('**/api/oms/p/invoices**');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText(zh.centre.none.issued)).toBeVisible();
});

test('an invoice of an order that is not there says so', async ({ page }, info) => {
  await openShopper(page.context(), info);
  await page.goto('/invoice-detail?orderId=1');
  await expect(page.getByText(ORDER_WORDS.zh.detail.missing)).toBeVisible();
});
