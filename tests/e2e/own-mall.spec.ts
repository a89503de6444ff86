import type { Browser, Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import type { Language } from '#contract/language.ts';
import addressEn from '../../public/locales/en/address.json' with { type: 'json' };
import orderEn from '../../public/locales/en/order.json' with { type: 'json' };
import deskZh from '../../public/locales/zh/desk.json' with { type: 'json' };
import brandZh from '../../public/locales/zh/deskbrand.json' with { type: 'json' };
import categoriesZh from '../../public/locales/zh/deskcategories.json' with { type: 'json' };
import goodsZh from '../../public/locales/zh/deskgoods.json' with { type: 'json' };
import refundsZh from '../../public/locales/zh/deskrefunds.json' with { type: 'json' };
import storesZh from '../../public/locales/zh/deskstores.json' with { type: 'json' };
import storeZh from '../../public/locales/zh/store.json' with { type: 'json' };
import { choosePassword, provePhone, WORDS } from '../helpers/browser/account-pages.ts';
import { axe, expect, setLanguage, test } from '../helpers/browser/browser.ts';
import { enterDesk, firstAdmin, save } from '../helpers/browser/desk.ts';
import { filled } from '../helpers/browser/order-words.ts';
import { acceptAndShip, addStock, makeProduct, moveGoods, TRACKING_NUMBER } from '../helpers/browser/selling.ts';
import { FILE, fillRest, fillStore } from '../helpers/browser/store.ts';
import { type Site, startEmpty } from '../helpers/server/site.ts';

let site: Site;
const at = (path: string) => `${site.url}${path}`;

test.beforeAll(async () => {
  site = await startEmpty();
});
test.afterAll(() => site.stop());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function newcomer(browser: Browser, language: Language, nth: number) {
  const context = await browser.newContext({
    locale: language === 'zh' ? 'zh-CN' : 'en-US',
    viewport: { width: 1440, height: 900 },
  });
  await setLanguage(context, language, site.url);
  const page = await context.newPage();
  const t = WORDS[language];
  const mobile = `1390000000${nth}`;
  await page.goto(at('/register'));
  await provePhone(page, t, 'mouse', mobile);
  await page.getByLabel(t.userName, { exact: true }).fill(`newcomer_${nth}`);
  await page.getByLabel(t.nickname, { exact: true }).fill(`Newcomer ${nth}`);
  await choosePassword(page, t, 'Walks4ever!');
  await press(page, t.create);
  await expect(page.getByRole('heading', { name: t.created })).toBeFocused();
  return { page, mobile, close: () => context.close() };
}

/** The checklist at the desk's home, opened again. */
async function expectDone(desk: Page, ...steps: (keyof typeof deskZh.setup.step)[]): Promise<void> {
  await desk.goto(at('/desk'));
  const list = desk.locator('.desk-setup');
  await expect(list.getByRole('heading')).toHaveText(filled(deskZh.setup.title, { n: steps.length, all: 12 }));
  for (const step of steps) {
    await expect(list.locator('li[data-done]', { hasText: deskZh.setup.step[step] })).toBeVisible();
  }
}

async function brandMall(desk: Page): Promise<void> {
  await desk.goto(at('/desk/web'));
  const { field } = deskZh.web;
  await desk.getByLabel(field.pcTitleContentCn).fill('山间茶市');
  await desk.getByLabel(field.pcTitleContentEn).fill('Hillside Tea');
  await desk.locator(`[data-picture-file="${field.pcLogoImgUrl}"]`).setInputFiles(FILE);
  await expect(desk.getByLabel(field.pcLogoImgUrl, { exact: true })).toHaveValue(/^desk\//);
  await save(desk);
  await desk.goto(at('/desk/theme'));
  const primary = desk.getByLabel(brandZh.theme.primary, { exact: true }).first();
  await primary.fill('#eeee55');
  await expect(desk.getByText('对比度为').first()).toBeVisible();
  await primary.fill('#1b6b3a');
  await save(desk);
}

async function makeCatalogue(desk: Page): Promise<void> {
  await desk.goto(at('/desk/categories'));
  const make = async (zh: string, en: string) => {
    await desk.getByLabel(`${categoriesZh.name} · 中文`).fill(zh);
    await desk.getByLabel(`${categoriesZh.name} · 英文`).fill(en);
    await press(desk, deskZh.document.save);
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    await expect(desk.getByText(zh, { exact: true })).toBeVisible();
  };
  await press(desk, categoriesZh.add);
  await make('茶叶', 'Tea');
  await press(desk, filled(categoriesZh.of.below, { name: '茶叶' }));
  await make('绿茶', 'Green tea');
  await desk.goto(at('/desk/brands'));
  await press(desk, categoriesZh.addBrand);
  await make('云雾', 'Yunwu');
}

/** A shop is applied for in the mall, passed at the desk, and says what its freight costs. */
async function openShop(browser: Browser, desk: Page): Promise<void> {
  const owner = await newcomer(browser, 'zh', 1);
  await owner.page.goto(at('/user-center/uc-shopaccount'));
  await fillStore(owner.page, '云雾茶铺');
  await fillRest(owner.page);
  await expect(owner.page.locator('.store-state h2')).toHaveText(filled(storeZh.state.review, { name: '云雾茶铺' }));
  await owner.close();
  await desk.goto(at('/desk/stores'));
  await desk.getByRole('link', { name: '云雾茶铺' }).click();
  await press(desk, storesZh.pass);
  await desk.getByRole('dialog').getByRole('button', { name: storesZh.pass }).click();
  await expect(desk.locator('.desk-status')).toHaveText(storesZh.state[40]);
  await desk.getByRole('main').getByRole('link', { name: storesZh.shop }).click();
  await desk.getByLabel(goodsZh.shop.fee, { exact: true }).fill('8');
  await desk.getByLabel(goodsZh.shop.freeFrom).fill('99');
  await save(desk);
}

/** Two products by a file that names category and brand as a person does, with their pictures in a ZIP. */
async function importTwo(desk: Page): Promise<void> {
  await desk.goto(at('/desk/products'));
  await press(desk, goodsZh.list.import);
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(goodsZh.list.shop, { exact: true }).selectOption({ index: 1 });
  const zip = zipSync({ 'a.png': new Uint8Array(FILE.buffer), '说明.txt': strToU8('x') });
  await dialog
    .locator('[data-goods-file=zip]')
    .setInputFiles({ name: 'pictures.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) });
  await expect(dialog.getByText(filled(goodsZh.file.sent, { n: 1 }))).toBeVisible();
  const csv = [
    '商品编码,标题（中文）,标题（英文）,类目编码,品牌编码,价格（元）,图片',
    'longjing,明前龙井,Longjing tea,绿茶,云雾,128,a.png',
    'biluochun,洞庭碧螺春,Biluochun tea,Green tea,Yunwu,98.5,a.png',
  ].join('\n');
  await dialog
    .locator('[data-goods-file=csv]')
    .setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await press(desk, filled(goodsZh.file.apply, { n: 2 }));
  await expect(dialog.getByRole('status').filter({ hasText: goodsZh.file.applied })).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(desk.locator('.goods-title')).toHaveCount(2);
}

/** Nothing is put on sale before the mall has said where parcels come back to. */
async function saveReturnAddress(desk: Page): Promise<void> {
  const words = refundsZh.place;
  await desk.goto(at('/desk/refunds'));
  await desk.getByRole('button', { name: words.edit }).click();
  const dialog = desk.getByRole('dialog', { name: words.title });
  await dialog.getByLabel(words.recipient).fill('退货组');
  await dialog.getByLabel(words.mobile).fill('13800000000');
  await dialog.getByLabel(words.detail).fill('杭州市西湖区龙井路 1 号');
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(desk.getByText(words.done)).toBeVisible();
}

/** The way onto the shelf, on the page of a product at the desk. @returns its address in the shop */
async function putOn(desk: Page): Promise<string> {
  await moveGoods(desk, 'submit', '20');
  await moveGoods(desk, 'approve', '30');
  await moveGoods(desk, 'putOn', '40');
  return `/goods?prodId=${new URL(desk.url()).pathname.split('/').at(-1)}`;
}

/** @returns number of the order */
async function buy(page: Page, path: string): Promise<string> {
  await page.goto(at(path));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Longjing tea');
  await page.locator('[data-buy] [value=buy]').click();
  await press(page, addressEn.add);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(addressEn.form.recipient, { exact: true }).fill('Ann Lin');
  await dialog.getByLabel(addressEn.form.mobile, { exact: true }).fill('13800138000');
  await dialog.getByLabel(addressEn.form.region, { exact: true }).fill('Nanshan');
  await page.keyboard.press('Enter');
  await dialog.getByLabel(addressEn.form.detail, { exact: true }).fill('15 Keyuan Road');
  await press(page, addressEn.form.save);
  // Free from 99 yuan.
  await expect(page.locator('.checkout-payable')).toContainText('128.00');
  await press(page, orderEn.checkout.submit);
  await page.waitForURL(/\/payment\?trade=\d+$/);
  await page.getByLabel('E-wallet').check();
  await press(page, 'Pay now');
  await press(page, 'Pay');
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await page.goto(at('/user-center/uc-order'));
  await expect(page.getByText(orderEn.word.toAccept, { exact: true }).first()).toBeVisible();
  const href = await page.locator('a[href*="order-detail?id="]').first().getAttribute('href');
  return new URL(at(href ?? '')).searchParams.get('id') ?? '';
}

test('an empty mall is given a brand, a shop and goods, and sells', async ({ page: desk, browser }) => {
  test.setTimeout(240_000);
  await desk.goto(at('/desk'));
  await enterDesk(desk, firstAdmin(site));
  await desk.waitForURL(at('/desk'));
  await expectDone(desk, 'dictionaries');
  await brandMall(desk);
  await makeCatalogue(desk);
  await expectDone(desk, 'branding', 'categories', 'brands', 'dictionaries');
  await openShop(browser, desk);
  const settled = ['branding', 'categories', 'brands', 'dictionaries', 'shop', 'freight'] as const;
  await expectDone(desk, ...settled);
  await saveReturnAddress(desk);
  await importTwo(desk);
  await desk
    .getByRole('link', { name: /明前龙井/ })
    .first()
    .click();
  await addStock(desk, 20);
  const longjing = await putOn(desk);
  await desk.goto(at('/desk/products'));
  await makeProduct(desk, 'huangshan', '黄山毛峰', '66');
  await putOn(desk);
  await expectDone(desk, ...settled, 'returnPlace', 'product');
  await axe(desk);

  const buyer = await newcomer(browser, 'en', 2);
  await buyer.page.goto(at('/'));
  await expect(buyer.page).toHaveTitle(/Hillside Tea/);
  await expect(buyer.page.locator('header').getByText('Liangji')).toHaveCount(0);
  const order = await buy(buyer.page, longjing);

  await desk.goto(at('/desk/orders'));
  await acceptAndShip(desk, order);
  await buyer.page.goto(at(`/user-center/order-detail?id=${order}`));
  await expect(buyer.page.getByText(orderEn.word.toReceipt, { exact: true }).first()).toBeVisible();
  await expect(buyer.page.getByText(TRACKING_NUMBER)).toBeVisible();
  await buyer.close();
  await expectDone(desk, ...settled, 'returnPlace', 'product', 'order');
});
