import type { Browser, Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { DEMO_DESK_PASSWORD } from '../../demo/login.ts';
import { shops } from '../../demo/site/shops.ts';
import deskZh from '../../public/locales/zh/desk.json' with { type: 'json' };
import texts from '../../public/locales/zh/deskblock.json' with { type: 'json' };
import content from '../../public/locales/zh/deskcontent.json' with { type: 'json' };
import zh from '../../public/locales/zh/deskfront.json' with { type: 'json' };
import { axeInThemeOf, expect, setLanguage, test, toasted } from '../helpers/browser/browser.ts';
import { enterByCall } from '../helpers/browser/desk.ts';
import { startOwnSite } from '../helpers/browser/own-site.ts';

/** The front of a shop, on a site of its own: what is published is everybody's. */

test.describe.configure({ mode: 'default' });

/** A shop of the demo mall without a front. */
const AT = shops.findIndex(({ code }) => code === 'jingri-daily');
const SHOP = shops[AT];
const PUBLIC = `/search?shopId=${AT + 1}`;
const TITLE = { zh: '一家人的日常，一站配齐', en: 'Everyday things for the whole home' };

let site: Awaited<ReturnType<typeof startOwnSite>>;
const at = (path: string) => `${site.url}${path}`;
test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterAll(() => site.stop());

const blocksOf = (page: Page) => page.getByRole('list', { name: texts.blocks, exact: true }).locator(':scope > li');
const add = (page: Page, kind: keyof typeof texts.kind) =>
  page.getByRole('button', { name: content.rows.add.replace('{{name}}', texts.kind[kind]), exact: true }).click();

async function visit(browser: Browser, language: Language, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  await setLanguage(context, language, site.url);
  const page = await context.newPage();
  await page.goto(at(PUBLIC));
  await look(page);
  await context.close();
}

test('an owner builds a front, previews and publishes it, and visitors see it in both languages', async ({
  page,
  browser,
}) => {
  await visit(browser, 'zh', (visitor) => expect(visitor.locator('.blocks')).toHaveCount(0));
  await enterByCall(page.context(), site.url, { userName: SHOP?.code ?? '', password: DEMO_DESK_PASSWORD });
  await page.goto(at('/desk/shop'));
  await page.getByRole('link', { name: zh.title }).click();
  await page.getByRole('button', { name: zh.empty.start }).click();
  const blocks = blocksOf(page);
  await expect(blocks).toHaveCount(5);

  await page.getByText(`${texts.kind.banner} · `).click();
  await blocks.first().getByLabel('标题 · 中文').fill(TITLE.zh);
  await blocks.first().getByLabel('标题 · 英文').fill(TITLE.en);

  // What is refused is named, and stands at its field, also of a block that was folded.
  const said = page.locator('.desk-save').getByRole('alert');
  const errors = page.locator('main .field-error:not(:empty)').filter({ visible: true });
  const title = blocks.first().getByLabel('标题 · 中文');
  await title.fill('');
  await blocks.first().locator('summary').click();
  await expect(title).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(said).toContainText(`${texts.field.blocks} · #1`);
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription(/./);
  await title.fill(TITLE.zh);
  await expect(errors).toHaveCount(0);

  // So is a block without its contents.
  await add(page, 'picks');
  await page.keyboard.press('Control+s');
  await expect(said).toContainText(`${texts.field.blocks} · #6`);
  await expect(blocks.last().locator('.field-error:not(:empty)')).toHaveCount(1);
  await blocks.last().getByRole('button', { name: content.rows.out }).click();

  const grip = page.getByRole('button', { name: deskZh.sort.move.replace('{{name}}', `${texts.kind.picks} · `) });
  await grip.focus();
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await expect(blocks.first()).toContainText(texts.kind.picks);

  await page.keyboard.press('Control+s');
  await toasted(page, content.draft.saved);
  await visit(browser, 'zh', (visitor) => expect(visitor.locator('.blocks')).toHaveCount(0));

  await page.getByRole('button', { name: content.draft.preview, exact: true }).click();
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: content.draft.open }).click(),
  ]);
  await expect(preview.getByRole('complementary', { name: '预览' })).toBeVisible();
  await expect(preview.locator('.blocks').getByRole('heading', { name: TITLE.zh })).toBeVisible();
  await expect(preview.locator('.results .goods').first()).toBeVisible();
  await preview.close();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: content.draft.publish, exact: true }).click();
  await toasted(page, content.draft.published);
  for (const language of ['zh', 'en'] as const)
    await visit(browser, language, async (visitor) => {
      const front = visitor.locator('.blocks');
      await expect(front.getByRole('heading', { name: TITLE[language] })).toBeVisible();
      await expect(front.locator('.goods').first()).toBeVisible();
    });
});

test('a banner leads to a product, which is found among those of the shop', async ({ page }) => {
  await enterByCall(page.context(), site.url, { userName: SHOP?.code ?? '', password: DEMO_DESK_PASSWORD });
  await page.goto(at('/desk/shop-front'));
  await add(page, 'banner');
  const block = blocksOf(page).last();
  await block.getByLabel('标题 · 中文').fill('新品');
  await block.getByLabel(texts.field.link, { exact: true }).selectOption({ label: texts.to.product });
  await block.getByLabel(content.home.find, { exact: true }).fill('纸');
  await block.getByRole('button', { name: content.home.search, exact: true }).click();
  await block.getByRole('button', { name: /^选用/ }).first().click();
  await page.keyboard.press('Control+s');
  await toasted(page, content.draft.saved);
});

test('the list of goods below filters without the front', async ({ page }) => {
  await page.goto(at(`/search?shopId=1`));
  await expect(page.locator('.blocks')).toBeVisible();
  await page.locator('.sorts nav a[rel]').nth(1).click();
  await expect(page.locator('.blocks')).toHaveCount(0);
  await expect(page).toHaveURL(/sort=/);
});

test('a front fits narrow screens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at(`/search?shopId=1`));
  await expect(page.locator('.blocks')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('axe finds nothing, in both languages', async ({ page, context }) => {
  await enterByCall(context, site.url, { userName: shops[0]?.code ?? '', password: DEMO_DESK_PASSWORD });
  for (const language of ['zh', 'en'] as const) {
    await setLanguage(context, language, site.url);
    await page.goto(at('/desk/shop-front'));
    await expect(page.locator('.desk-fold').first()).toBeVisible();
    for (const fold of await page.locator('.desk-fold summary').all()) await fold.click();
    await axeInThemeOf(page, language);
    await page.goto(at('/search?shopId=1'));
    await axeInThemeOf(page, language);
  }
});
