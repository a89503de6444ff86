import type { Page } from '@playwright/test';
import desk from '../../../public/locales/zh/desk.json' with { type: 'json' };
import goods from '../../../public/locales/zh/deskgoods.json' with { type: 'json' };
import orders from '../../../public/locales/zh/deskorders.json' with { type: 'json' };
import { expect } from './browser.ts';
import { FILE } from './store.ts';

/** What a person does at the desk to sell, in Chinese. */

export const TRACKING_NUMBER = 'SF1234567890123';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

export const goodsState = (page: Page) => page.locator('.goods-bar .goods-state');

export async function moveGoods(page: Page, move: keyof typeof goods.move, to: keyof typeof goods.status) {
  await press(page, goods.move[move]);
  await expect(goodsState(page)).toHaveText(goods.status[to]);
}

/** A product with a picture and a price, and pieces of it. @returns the path of its page at the desk */
export async function makeProduct(page: Page, code: string, title: string, yuan: string): Promise<string> {
  await press(page, goods.list.add);
  await page.getByLabel(goods.new.code).fill(code);
  await page.getByLabel(`${goods.field.title} · 中文`).fill(title);
  await press(page, goods.new.make);
  await page.waitForURL(/\/desk\/products\/\d+$/);
  await expect(goodsState(page)).toHaveText(goods.status[10]);
  await page.locator('[data-goods-pictures]').setInputFiles(FILE);
  await expect(page.locator('.goods-picture')).toHaveCount(1);
  await page
    .getByLabel(/的价格（元）/)
    .first()
    .fill(yuan);
  await page.keyboard.press('Control+s');
  await expect(page.locator('.desk-save [role=status]')).toHaveText(desk.document.upToDate);
  await addStock(page, 20);
  return new URL(page.url()).pathname;
}

export async function addStock(page: Page, pieces: number): Promise<void> {
  await press(page, goods.specs.adjust);
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel(/的增减数量$/)
    .last()
    .fill(String(pieces));
  await dialog.getByLabel(goods.adjust.reason, { exact: true }).fill('首批入库');
  await press(page, goods.adjust.go);
  await expect(dialog).toHaveCount(0);
}

/** Accepts an order in the list, and ships it. */
export async function acceptAndShip(page: Page, order: string): Promise<void> {
  const row = page.locator(`tbody[data-order="${order}"]`);
  await row.getByRole('button', { name: orders.move.accept, exact: true }).click();
  await row.getByRole('button', { name: orders.move.ship }).click();
  const dialog = page.getByRole('dialog', { name: orders.ship.title });
  await dialog.getByLabel(orders.ship.carrier).selectOption('SF');
  await dialog.getByLabel(orders.ship.number).fill(TRACKING_NUMBER);
  await press(page, orders.ship.send);
  await expect(dialog).toHaveCount(0);
}
