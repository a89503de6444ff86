import type { Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import en from '../../../public/locales/en/store.json' with { type: 'json' };
import zh from '../../../public/locales/zh/store.json' with { type: 'json' };
import { expect } from './browser.ts';

/** What a person does in the application for a store, and what it says. */

export const STORE_WORDS: Record<Language, typeof zh> = { zh, en };

export const FILE = {
  name: 'a.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

export async function put(page: Page, name: string): Promise<void> {
  await page.locator(`[data-picture=${name}]`).setInputFiles(FILE);
  await expect(
    page.locator('.store-picture', { has: page.locator(`[data-picture=${name}]`) }).locator('img'),
  ).toBeVisible();
}

export async function fillStore(page: Page, name: string, language: Language = 'zh'): Promise<void> {
  const words = STORE_WORDS[language];
  await field(page, 'name').fill(name);
  await field(page, 'text').fill('只卖自家茶园当年采的绿茶，清明前后现采现制。');
  await field(page, 'category').selectOption({ index: 1 });
  await put(page, 'logo');
  await press(page, words.next);
}

export async function fillRest(page: Page, language: Language = 'zh'): Promise<void> {
  const words = STORE_WORDS[language];
  await field(page, 'legalName').fill('绿茶小铺');
  for (const paper of ['licence', 'idFront', 'idBack']) await put(page, paper);
  await press(page, words.next);
  await field(page, 'contact').fill('林小茶');
  await field(page, 'mobile').fill('13800138000');
  await field(page, 'region').fill(language === 'zh' ? '南山' : 'Nanshan');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await field(page, 'detail').fill('科苑路15号');
  await press(page, words.next);
  await field(page, 'agree').check();
  await press(page, words.send);
}
