import type { Page, TestInfo } from '@playwright/test';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { price } from '#src/lib/shared/price.ts';
import { DEMO_DESK_PASSWORD } from '../../demo/login.ts';
import { shops } from '../../demo/site/shops.ts';
import en from '../../public/locales/en/deskorders.json' with { type: 'json' };
import deskZh from '../../public/locales/zh/desk.json' with { type: 'json' };
import findZh from '../../public/locales/zh/deskfind.json' with { type: 'json' };
import homeZh from '../../public/locales/zh/deskhome.json' with { type: 'json' };
import zh from '../../public/locales/zh/deskorders.json' with { type: 'json' };
import { axe, axeInThemeOf, expect, setLanguage, test } from '../helpers/browser/browser.ts';
import { filled, ORDER_WORDS } from '../helpers/browser/order-words.ts';
import { openShopper, originOf } from '../helpers/browser/shopper.ts';
import { workAs, workFor } from '../helpers/people/operators.ts';
import { MANUAL_SHOP, openDesk } from '../helpers/people/shopping.ts';

const WORDS: Record<Language, typeof zh> = { zh, en };
const SF = 'SF1234567890123';

const summary = (good: number, bad: number): string =>
  filled(zh.report.summary, {
    good: filled(zh.report.good_other, { count: good }),
    bad: filled(zh.report.bad_other, { count: bad }),
  });

/** A shopper with a window of their own, and what they buy of a shop. */
async function buyer(page: Page, info: TestInfo, language: Language = 'zh') {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  const context = await browser.newContext({ baseURL: originOf(info) });
  const { goods, ...shopping } = await openShopper(context, info, { language });
  /** Orders of a shop, paid. */
  async function bought(shopId: number, n = 1): Promise<string[]> {
    const ids: string[] = [];
    for (let k = 0; k < n; k += 1) {
      const { tradeId, orderIds } = await shopping.orderOne(await goods.ofShop(shopId));
      await shopping.pay(tradeId);
      ids.push(orderIds[0] ?? '');
    }
    return ids;
  }
  const look = async (id: string): Promise<Page> => {
    const window = await context.newPage();
    await window.goto(`/user-center/order-detail?id=${id}`);
    await expect(window.getByRole('heading', { name: ORDER_WORDS[language].detail.facts })).toBeVisible();
    return window;
  };
  return { ...shopping, bought, look, close: () => context.close() };
}

/** Someone of a shop at work. */
async function atDesk(page: Page, info: TestInfo, shopId: number, language: Language = 'zh') {
  const origin = originOf(info);
  const desk = await openDesk(page.request, origin, shopId);
  await setLanguage(page.context(), language, origin);
  await workAs(page.context(), desk.token, origin);
  return desk;
}

const rowOf = (page: Page, id: string) => page.locator(`tbody[data-order="${id}"]`);
const first = (ids: string[]): string => ids[0] ?? '';

test('a shop logs in, accepts and ships an order, and the buyer sees the parcel', async ({ page }, info) => {
  const shopper = await buyer(page, info);
  const [id = ''] = await shopper.bought(MANUAL_SHOP);
  await page.goto(`/desk/orders?text=${id}`);
  await expect(page).toHaveURL(/\/desk\/login\?redirect=/);
  await page.getByRole('textbox', { name: '账号' }).fill(shops[MANUAL_SHOP - 1]?.code ?? '');
  await page.getByRole('textbox', { name: '密码' }).fill(DEMO_DESK_PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/desk/orders\\?text=${id}$`));
  const row = rowOf(page, id);
  await row.getByRole('button', { name: zh.move.accept, exact: true }).click();
  await expect(row.getByRole('button', { name: zh.move.ship })).toBeVisible();
  await row.getByRole('button', { name: zh.move.ship }).click();
  const dialog = page.getByRole('dialog', { name: zh.ship.title });
  await dialog.getByRole('button', { name: zh.ship.send }).click();
  await expect(dialog.getByText(zh.ship.carrierMissing)).toBeVisible();
  await dialog.getByLabel(zh.ship.carrier).selectOption('ZTO');
  await dialog.getByLabel(zh.ship.number).fill('sf 1234567890123');
  await dialog.getByRole('button', { name: zh.ship.send }).click();
  await expect(dialog.getByText(filled(zh.ship.numberInvalid, { carrier: '中通快递' }))).toBeVisible();
  await dialog.getByLabel(zh.ship.carrier).selectOption('SF');
  await dialog.getByRole('button', { name: zh.ship.send }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row.getByRole('button', { name: zh.move.ship })).toHaveCount(0);
  const window = await shopper.look(id);
  await expect(window.getByText('顺丰速运', { exact: true })).toBeVisible();
  await expect(window.getByText(SF)).toBeVisible();
  await expect(window.getByRole('list', { name: ORDER_WORDS.zh.detail.trail })).toContainText('商家已发货');
  await shopper.close();
});

test('a refused order gives the money back, and the buyer sees why', async ({ page }, info) => {
  const shopper = await buyer(page, info);
  const id = first(await shopper.bought(MANUAL_SHOP));
  await atDesk(page, info, MANUAL_SHOP);
  await page.goto(`/desk/orders/${id}`);
  await page.getByRole('button', { name: zh.move.refuse }).click();
  const dialog = page.getByRole('dialog', { name: zh.refuse.title });
  const { payable } = await shopper.view(id);
  await expect(dialog.getByText(filled(zh.refuse.text, { amount: price(payable) }))).toBeVisible();
  await dialog.getByRole('button', { name: zh.refuse.send }).click();
  await expect(dialog.getByText(zh.refuse.missing)).toBeVisible();
  await dialog.getByRole('button', { name: zh.refuse.usually.stock }).click();
  await dialog.getByRole('button', { name: zh.refuse.send }).click();
  await expect(page.getByText(ORDER_WORDS.zh.word.canceled, { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(price(payable));
  const window = await shopper.look(id);
  await expect(
    window.getByText(filled(ORDER_WORDS.zh.detail.reason, { reason: zh.refuse.usually.stock })),
  ).toBeVisible();
  await expect(window.getByText(ORDER_WORDS.zh.detail.refunds, { exact: true })).toBeVisible();
  await shopper.close();
});

test('many are accepted at once, and shipped from a file that has a bad row', async ({ page }, info) => {
  const shopper = await buyer(page, info);
  const [a = '', b = ''] = await shopper.bought(MANUAL_SHOP, 2);
  await atDesk(page, info, MANUAL_SHOP);
  await page.goto('/desk/orders?tab=toAccept');
  for (const id of [a, b]) await page.getByRole('checkbox', { name: filled(zh.list.choose, { id }) }).check();
  await page.getByRole('button', { name: zh.bulk.accept }).click();
  const report = page.getByRole('region', { name: zh.report.title });
  await expect(report.getByText(summary(2, 0))).toBeVisible();
  await page.getByRole('button', { name: zh.bulk.file }).click();
  const dialog = page.getByRole('dialog', { name: zh.file.title });
  const csv = `订单号,物流公司,运单号\r\n${a},顺丰速运,${SF}\r\n2.02611E+17,顺丰速运,${SF}\r\n${b},中通快递,75312345678901\r\n`;
  await dialog
    .getByLabel(zh.file.file)
    .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await dialog.getByRole('button', { name: zh.file.check }).click();
  await expect(dialog.getByText(summary(2, 1))).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^3 2\.02611E\+17/ })).toBeVisible();
  expect((await shopper.view(a)).parcels).toEqual([]);
  await dialog.getByRole('button', { name: filled(zh.file.apply_other, { count: 2 }) }).click();
  await expect(dialog.getByRole('row', { name: new RegExp(`${a} ${zh.report.outcomes.done}`) })).toBeVisible();
  await dialog.getByRole('button', { name: zh.report.close }).click();
  const window = await shopper.look(b);
  await expect(window.getByText('75312345678901')).toBeVisible();
  await shopper.close();
});

test('orders are found by words and by days, in the address', async ({ page }, info) => {
  const shopper = await buyer(page, info);
  const [a = '', b = ''] = await shopper.bought(9, 2);
  await atDesk(page, info, 9);
  await page.goto('/desk/orders');
  await expect(rowOf(page, a)).toBeVisible();
  await page.getByRole('textbox', { name: zh.list.search }).fill(` ${a} `);
  await page.getByRole('button', { name: deskZh.filters.find, exact: true }).click();
  await expect(page).toHaveURL(`/desk/orders?text=${a}`);
  await expect(rowOf(page, b)).toHaveCount(0);
  await expect(rowOf(page, a)).toBeVisible();
  await page.getByLabel(deskZh.filters.to, { exact: true }).fill('2001-01-01');
  await page.getByRole('button', { name: deskZh.filters.find, exact: true }).click();
  await expect(page.getByText(zh.list.nothing)).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, a)).toBeVisible();
  await page.getByRole('link', { name: filled(zh.list.openOf, { id: a }) }).click();
  await expect(page.getByRole('heading', { name: filled(zh.view.title, { id: a }) })).toBeVisible();
  await shopper.close();
});

test('a packing slip is printed with its number as a barcode', async ({ page }, info) => {
  const shopper = await buyer(page, info);
  const [a = '', b = ''] = await shopper.bought(9, 2);
  await atDesk(page, info, 9);
  await page.goto('/desk/orders');
  for (const id of [a, b]) await page.getByRole('checkbox', { name: filled(zh.list.choose, { id }) }).check();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: zh.bulk.print }).click();
  const slips = await opened;
  await expect(slips.getByRole('article')).toHaveCount(2);
  await expect(slips.getByRole('img', { name: filled(zh.list.of, { id: a }) })).toBeVisible();
  await expect(slips.getByRole('article').first()).toContainText('林小满');
  await expect(slips.getByRole('article').first()).not.toContainText('¥');
  await slips.emulateMedia({ media: 'print' });
  await expect(slips.getByRole('article').first()).toBeVisible();
  await expect(slips.getByRole('button', { name: zh.slips.print })).toBeHidden();
  await expect(slips.getByRole('navigation')).toHaveCount(0);
  await shopper.close();
});

test('customer service may look and not ship; another shop finds nothing', async ({ page, pageErrors }, info) => {
  pageErrors.allow(/^40[34]: .*\/api\/desk\/p\/orders\//);
  const shopper = await buyer(page, info);
  const id = first(await shopper.bought(9));
  await workFor(page.context(), 'service', originOf(info));
  await page.goto(`/desk/orders/${id}`);
  await expect(page.getByRole('heading', { name: filled(zh.view.title, { id }) })).toBeVisible();
  await expect(page.getByRole('button', { name: zh.move.ship })).toHaveCount(0);
  await page.goto('/desk/orders');
  await expect(rowOf(page, id)).toBeVisible();
  await expect(page.getByRole('table').getByRole('checkbox')).toHaveCount(0);
  await rowOf(page, id).getByRole('rowheader').getByRole('link').last().click();
  await expect(page).toHaveURL('/desk/orders?shopId=9');
  await expect(rowOf(page, id)).toBeVisible();
  await atDesk(page, info, 10);
  await page.goto(`/desk/orders/${id}`);
  await expect(page.getByText(zh.view.missing)).toBeVisible();
  await page.goto(`/desk/orders?text=${id}`);
  await expect(page.getByText(zh.list.nothing)).toBeVisible();
  await shopper.close();
});

test('the home counts what waits and leads to it, and its charts have tables', async ({ page }, info) => {
  const shopper = await buyer(page, info);
  const id = first(await shopper.bought(11));
  await atDesk(page, info, 11);
  await page.goto('/desk');
  const waiting = page.getByRole('region', { name: homeZh.waiting.title });
  await expect(waiting.getByRole('link', { name: homeZh.waiting.kind.toSend })).toContainText(/[1-9]/);
  await expect(page.getByRole('region', { name: homeZh.today.title })).toContainText(homeZh.today.sales);
  await page.getByRole('button', { name: filled(zh.home.last, { days: 7 }) }).click();
  const orders = page.getByRole('figure', { name: new RegExp(`^${zh.home.figure.orders}`) });
  await orders.locator('summary').click();
  await expect(orders.getByRole('row')).toHaveCount(8);
  await expect(orders.getByRole('row').last()).toContainText(/[1-9]/);
  await waiting.getByRole('link', { name: homeZh.waiting.kind.toSend }).click();
  await expect(page).toHaveURL('/desk/orders?tab=toSend');
  await expect(rowOf(page, id)).toBeVisible();
  // By keyboard alone, from anywhere.
  await page.keyboard.press('Control+k');
  const finder = page.getByRole('dialog', { name: findZh.title });
  const box = finder.getByRole('combobox');
  await expect(box).toBeFocused();
  await box.fill('茶'.repeat(1_000));
  await expect(finder.getByRole('status')).toHaveText(filled(findZh.tooLong, { most: 100 }));
  await box.fill(id);
  await expect(finder.getByRole('option', { name: id, selected: true })).toBeVisible();
  await axe(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/desk/orders/${id}`);
  await shopper.close();
});

test('customer service sees a masked number until it asks, and the list as a file', async ({ page }, info) => {
  const shopper = await buyer(page, info);
  const [id = ''] = await shopper.bought(MANUAL_SHOP);
  await workFor(page.context(), 'service', originOf(info));
  await page.goto(`/desk/orders/${id}`);
  await expect(page.getByText('138****8000')).toBeVisible();
  await page.getByRole('button', { name: zh.view.showMobile }).click();
  await expect(page.getByText('13800138000')).toBeVisible();
  await page.goto(`/desk/orders?text=${id}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: deskZh.sheet.export }).click();
  expect((await saved).suggestedFilename()).toMatch(/^orders-.*\.csv$/);
  await shopper.close();
});

for (const language of LANGUAGES) {
  test(`axe finds nothing, ${language}`, async ({ page }, info) => {
    test.setTimeout(240_000);
    const w = WORDS[language];
    const shopper = await buyer(page, info, language);
    const [id = ''] = await shopper.bought(MANUAL_SHOP);
    await atDesk(page, info, MANUAL_SHOP, language);
    await page.goto('/desk');
    await expect(page.getByRole('figure')).toHaveCount(4);
    await axeInThemeOf(page, language);
    await page.goto('/desk/orders');
    await rowOf(page, id).getByRole('checkbox').check();
    await axeInThemeOf(page, language);
    await rowOf(page, id).getByRole('button', { name: w.move.refuse }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await axeInThemeOf(page, language);
    await page.keyboard.press('Escape');
    await rowOf(page, id).getByRole('button', { name: w.move.accept, exact: true }).click();
    await rowOf(page, id).getByRole('button', { name: w.move.ship }).click();
    await expect(page.getByRole('dialog', { name: w.ship.title })).toBeVisible();
    await axeInThemeOf(page, language);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: w.bulk.file }).click();
    const file = page.getByRole('dialog', { name: w.file.title });
    await file.getByLabel(w.file.paste).fill(`${id},SF,${SF}\nx,SF,${SF}`);
    await axeInThemeOf(page, language);
    await file.getByRole('button', { name: w.file.check }).click();
    await expect(file.getByRole('row')).toHaveCount(3);
    await axeInThemeOf(page, language);
    await file.getByRole('button', { name: filled(w.file.apply_one, { count: 1 }) }).click();
    await expect(file.getByRole('row', { name: new RegExp(`${id} ${w.report.outcomes.done}`) })).toBeVisible();
    await page.goto(`/desk/orders/${id}`);
    await expect(page.getByText(SF)).toBeVisible();
    await axeInThemeOf(page, language);
    await page.goto(`/desk/slips?ids=${id}`);
    await expect(page.getByRole('article')).toBeVisible();
    await axeInThemeOf(page, language);
    await shopper.close();
  });
}
