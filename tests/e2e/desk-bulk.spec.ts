import type { Locator, Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import type { Language } from '#contract/language.ts';
import { products } from '../../demo/catalog/kitchen/table.ts';
import deskEn from '../../public/locales/en/deskgoods.json' with { type: 'json' };
import deskZh from '../../public/locales/zh/deskgoods.json' with { type: 'json' };
import { axeInThemeOf, expect, setLanguage, test } from '../helpers/browser/browser.ts';
import { enterByCall, firstAdmin } from '../helpers/browser/desk.ts';
import { filled } from '../helpers/browser/order-words.ts';
import { startOwnSite } from '../helpers/browser/own-site.ts';
import { FILE } from '../helpers/browser/store.ts';

/** On a site of its own, since all products of a state are changed. */

test.describe.configure({ mode: 'default' });

let site: Awaited<ReturnType<typeof startOwnSite>>;
test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterAll(() => site.stop());

const WORDS: Record<Language, typeof deskZh> = { zh: deskZh, en: deskEn };
const MANY = 60;
const MOST_PRESSES = 8;
const like = products[0];

async function importMany(page: Page, { list, file }: typeof deskZh, prefix: string): Promise<void> {
  await page.getByRole('button', { name: list.import, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption({ index: 1 });
  const zip = zipSync({ 'a.png': new Uint8Array(FILE.buffer), 'x.txt': strToU8('x') });
  const zipFile = { name: 'pictures.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) };
  await dialog.locator('[data-goods-file=zip]').setInputFiles(zipFile);
  await expect(dialog.getByText(filled(file.sent, { n: 1 }))).toBeVisible();
  const csv = [
    '商品编码,标题（中文）,标题（英文）,类目编码,品牌编码,价格（元）,图片',
    ...Array.from(
      { length: MANY },
      (_, at) => `${prefix}-${at},手作杯${at},Cup ${at},${like?.category},${like?.brand},68,a.png`,
    ),
  ].join('\n');
  await dialog
    .locator('[data-goods-file=csv]')
    .setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await dialog.getByRole('button', { name: filled(file.apply, { n: MANY }) }).click();
  await expect(dialog.getByRole('status').filter({ hasText: file.applied })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

for (const language of ['zh', 'en'] as const) {
  test(`sixty imported goods are on sale with stock in at most ${MOST_PRESSES} presses (${language})`, async ({
    page,
    context,
  }) => {
    const { bulk, status } = WORDS[language];
    await setLanguage(context, language, site.url);
    await enterByCall(context, site.url, firstAdmin(site));
    await page.goto(`${site.url}/desk/products`);
    const prefix = `press-${language}`;
    await importMany(page, WORDS[language], prefix);

    let presses = 0;
    const press = async (what: Locator) => {
      presses += 1;
      await what.click();
    };
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const dialog = page.getByRole('dialog');
    await press(page.getByRole('link', { name: new RegExp(`^${status[10]}`) }));
    await expect(page).toHaveURL(/status=10/);
    await press(button(filled(bulk.chooseAll, { n: MANY })));
    await expect(page.getByText(filled(bulk.chosen, { n: MANY }))).toBeVisible();

    await press(button(bulk.stock));
    await dialog.getByLabel(bulk.pieces).fill('12');
    await press(dialog.getByRole('button', { name: bulk.look }));
    await expect(dialog.getByRole('status')).toHaveText(filled(bulk.preview, { ready: MANY, already: 0, bad: 0 }));
    await axeInThemeOf(page, language);
    await press(dialog.getByRole('button', { name: filled(bulk.apply, { n: MANY }) }));
    await expect(dialog).toHaveCount(0);

    await press(button(bulk.putOn));
    await expect(dialog.getByRole('row').nth(1)).toContainText(status[40]);
    await press(dialog.getByRole('button', { name: filled(bulk.apply, { n: MANY }) }));
    await expect(dialog).toHaveCount(0);
    expect(presses).toBeLessThanOrEqual(MOST_PRESSES);

    await page.goto(`${site.url}/desk/products?text=${prefix}&status=40&stock=in`);
    await expect(page.getByText(filled(WORDS[language].list.loaded, { total: MANY }))).toBeAttached();
  });
}
