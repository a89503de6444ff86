import type { Language } from '#contract/language.ts';
import deskEn from '../../public/locales/en/desk.json' with { type: 'json' };
import goodsEn from '../../public/locales/en/deskgoods.json' with { type: 'json' };
import storesEn from '../../public/locales/en/deskstores.json' with { type: 'json' };
import deskZh from '../../public/locales/zh/desk.json' with { type: 'json' };
import goodsZh from '../../public/locales/zh/deskgoods.json' with { type: 'json' };
import storesZh from '../../public/locales/zh/deskstores.json' with { type: 'json' };
import { axe, expect, setLanguage, setTheme, test, toasted } from '../helpers/browser/browser.ts';
import { pictureOf } from '../helpers/mall/store.ts';
import { workFor } from '../helpers/people/operators.ts';

const WORDS = {
  zh: { desk: deskZh, shop: goodsZh.shop, stores: storesZh, theme: 'liangji' },
  en: { desk: deskEn, shop: goodsEn.shop, stores: storesEn, theme: 'liangji-dark' },
} as const;
const TAKEN = '星光数码';

/** A long way is walked in one language. */
const language = 'en' as Language;
const { desk, shop, stores, theme } = WORDS[language];

test(`a shop of the mall's own is opened and renamed, ${language}`, async ({ page, context, baseURL }, {
  workerIndex,
}) => {
  const url = baseURL ?? '';
  await setLanguage(context, language, url);
  await setTheme(context, theme);
  await workFor(context, 'admin', url);
  const field = (name: string, of: 'zh' | 'en') => page.getByLabel(`${name} · ${desk.language[of]}`);
  const [zh, en] = [`直营${workerIndex}${language}`, `Direct ${workerIndex}${language}`];
  await page.goto('/desk/stores');
  await page.getByRole('button', { name: stores.add }).click();
  const dialog = page.getByRole('dialog');
  const open = dialog.getByRole('button', { name: stores.addDo });
  await open.click();
  await expect(dialog.getByText(stores.addNeeds)).toBeVisible();
  await field(shop.name, 'zh').fill(TAKEN);
  await field(shop.city, 'zh').fill('杭州');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await pictureOf() });
  await expect(dialog.locator('.desk-picture-view img')).toBeVisible();
  await axe(page);
  await open.click();
  await expect(field(shop.name, 'zh')).toHaveAttribute('aria-invalid', 'true');
  await field(shop.name, 'zh').fill(zh);
  await open.click();
  await page.waitForURL(/\/desk\/shop\?id=\d+$/);
  const id = new URL(page.url()).searchParams.get('id');
  await field(shop.name, 'en').fill(en);
  await page.getByRole('button', { name: desk.document.save, exact: true }).click();
  await toasted(page, desk.document.saved);
  await page.goto(`/search?shopId=${id}`);
  await expect(page.locator('.shop-head h1')).toContainText({ zh, en }[language]);
});
