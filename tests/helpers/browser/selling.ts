import type { Locator, Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import deskEn from '../../../public/locales/en/desk.json' with { type: 'json' };
import goodsEn from '../../../public/locales/en/deskgoods.json' with { type: 'json' };
import ordersEn from '../../../public/locales/en/deskorders.json' with { type: 'json' };
import deskZh from '../../../public/locales/zh/desk.json' with { type: 'json' };
import goodsZh from '../../../public/locales/zh/deskgoods.json' with { type: 'json' };
import ordersZh from '../../../public/locales/zh/deskorders.json' with { type: 'json' };
import { expect } from './browser.ts';
import { filled } from './order-words.ts';
import { FILE } from './store.ts';

/** What a person does at the desk to sell. */

const WORDS = {
  zh: { desk: deskZh, goods: goodsZh, orders: ordersZh },
  en: { desk: deskEn, goods: goodsEn, orders: ordersEn },
};

export const TRACKING_NUMBER = 'SF1234567890123';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

export const goodsState = (page: Page) => page.locator('.goods-bar .goods-state');

/** @param warned whether something is missing, which is said before it is put on sale */
export async function moveGoods(
  page: Page,
  move: keyof typeof goodsZh.move,
  to: keyof typeof goodsZh.status,
  language: Language = 'zh',
  warned = false,
) {
  const { goods } = WORDS[language];
  await press(page, goods.move[move]);
  if (warned) await press(page, goods.lacks.anyway);
  await expect(goodsState(page)).toHaveText(goods.status[to]);
}

/** A product with a picture and a price, and pieces of it. @returns the path of its page at the desk */
export async function makeProduct(
  page: Page,
  code: string,
  title: string,
  yuan: string,
  language: Language = 'zh',
): Promise<string> {
  const { desk, goods } = WORDS[language];
  await press(page, goods.list.add);
  const dialog = page.getByRole('dialog');
  await page.getByLabel(goods.new.code).fill(code);
  await page.getByLabel(`${goods.field.title} · ${desk.language.zh}`).fill(title);
  for (const name of [goods.field.categoryId, goods.field.brandId]) await choose(dialog, name);
  if (await dialog.getByLabel(goods.list.shop, { exact: true }).count()) await choose(dialog, goods.list.shop);
  await press(page, goods.new.make);
  await page.waitForURL(/\/desk\/products\/\d+$/);
  await expect(goodsState(page)).toHaveText(goods.status[10]);
  await page.locator('[data-goods-pictures]').setInputFiles(FILE);
  await expect(page.locator('.goods-picture')).toHaveCount(1);
  const price = filled(goods.specs.of, { what: goods.specs.price, spec: '' }).trim();
  await page.getByLabel(price).first().fill(yuan);
  await page.keyboard.press('Control+s');
  await expect(page.locator('.desk-save [role=status]')).toHaveText(desk.document.upToDate);
  await addStock(page, 20, language);
  return new URL(page.url()).pathname;
}

/** The first that there is, after the words that ask for a choice. */
const choose = (place: Locator, name: string) => place.getByLabel(name, { exact: true }).selectOption({ index: 1 });

export async function addStock(page: Page, pieces: number, language: Language = 'zh'): Promise<void> {
  const { goods } = WORDS[language];
  const change = filled(goods.adjust.change, { spec: '' }).trim();
  await press(page, goods.specs.adjust);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(change).last().fill(String(pieces));
  await dialog.getByLabel(goods.adjust.reason, { exact: true }).fill('首批入库');
  await press(page, goods.adjust.go);
  await expect(dialog).toHaveCount(0);
}

/** Accepts an order in the list, and ships it. */
export async function acceptAndShip(page: Page, order: string, language: Language = 'zh'): Promise<void> {
  const { orders } = WORDS[language];
  const row = page.locator(`tbody[data-order="${order}"]`);
  await row.getByRole('button', { name: orders.move.accept, exact: true }).click();
  await row.getByRole('button', { name: orders.move.ship }).click();
  const dialog = page.getByRole('dialog', { name: orders.ship.title });
  await dialog.getByLabel(orders.ship.carrier).selectOption('SF');
  await dialog.getByLabel(orders.ship.number).fill(TRACKING_NUMBER);
  await dialog.getByRole('button', { name: orders.ship.send, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
