import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { type Language, TOKEN_COOKIE } from '#contract/language.ts';
import type { Db } from '#mall/db/open.ts';
import { autumnTea } from '../../demo/site/campaigns.ts';
import coupon from '../../public/locales/zh/coupon.json' with { type: 'json' };
import block from '../../public/locales/zh/deskblock.json' with { type: 'json' };
import zh from '../../public/locales/zh/deskcampaign.json' with { type: 'json' };
import content from '../../public/locales/zh/deskcontent.json' with { type: 'json' };
import { axeInThemeOf, expect, setLanguage, test, toasted } from '../helpers/browser/browser.ts';
import { enterByCall, firstAdmin } from '../helpers/browser/desk.ts';
import { startOwnSite } from '../helpers/browser/own-site.ts';
import { addShopper } from '../helpers/people/add.ts';

/** Campaigns, on a site of their own: what is published is everybody's. */

test.describe.configure({ mode: 'default' });

const CODE = 'stationery-week';
const PUBLIC = `/goods?campaign=${CODE}`;
const TITLE = { zh: '文具周', en: 'Stationery week' };
const INTRO = { zh: '好好写字的一周', en: 'A week for good handwriting' };
const PICKS = { zh: '写字的人常买', en: 'For people who write' };

let shopper: string;
let site: Awaited<ReturnType<typeof startOwnSite>>;
const at = (path: string) => `${site.url}${path}`;
test.beforeAll(async () => {
  const prepare = async (db: Db, now: Date) => {
    shopper = (await addShopper(db, now)).token;
  };
  site = await startOwnSite({ prepare });
});
test.afterAll(() => site.stop());

async function visit(
  browser: Browser,
  language: Language,
  look: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context = await browser.newContext(options);
  await setLanguage(context, language, site.url);
  await look(await context.newPage());
  await context.close();
}
const statusOf = async (page: Page, path: string) => (await page.goto(at(path)))?.status();
const pair = async (page: Page, label: string, texts: typeof TITLE) => {
  await page.getByLabel(`${label} · 中文`).fill(texts.zh);
  await page.getByLabel(`${label} · 英文`).fill(texts.en);
};

test('an editor makes a campaign, previews and publishes it, and visitors see it in both languages', async ({
  page,
  browser,
}) => {
  await enterByCall(page.context(), site.url, firstAdmin(site));
  await page.goto(at('/desk/campaigns'));
  await page.getByRole('link', { name: zh.add }).click();
  await pair(page, zh.field.title, TITLE);
  await pair(page, zh.field.intro, INTRO);
  await page.getByLabel(zh.field.code, { exact: true }).fill(CODE);
  await page.keyboard.press('Control+s');

  await expect(page).toHaveURL(/\/desk\/campaigns\/\d+$/);
  await page.getByRole('switch', { name: zh.field.shown }).click();
  const add = content.rows.add.replace('{{name}}', block.kind.picks);
  await page.getByRole('button', { name: add, exact: true }).click();
  const picks = page.getByRole('list', { name: block.blocks, exact: true }).locator(':scope > li').last();
  await picks.getByLabel('标题 · 中文').fill(PICKS.zh);
  await picks.getByLabel('标题 · 英文').fill(PICKS.en);
  await picks.getByLabel(content.home.find, { exact: true }).fill('笔');
  await picks.getByRole('button', { name: content.home.search, exact: true }).click();
  await picks.getByRole('button', { name: /^选用/ }).first().click();
  await page.keyboard.press('Control+s');
  await toasted(page, content.draft.saved);
  await visit(browser, 'zh', async (visitor) => expect(await statusOf(visitor, PUBLIC)).toBe(404));

  await page.getByRole('button', { name: content.draft.preview, exact: true }).click();
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: content.draft.open }).click(),
  ]);
  await expect(preview.getByRole('complementary', { name: '预览' })).toBeVisible();
  await expect(preview.getByRole('heading', { name: TITLE.zh, level: 1 })).toBeVisible();
  await preview.close();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: content.draft.publish, exact: true }).click();
  await toasted(page, content.draft.published);
  for (const language of ['zh', 'en'] as const)
    await visit(browser, language, async (visitor) => {
      expect(await statusOf(visitor, PUBLIC)).toBe(200);
      await expect(visitor.getByRole('heading', { name: TITLE[language], level: 1 })).toBeVisible();
      await expect(visitor.getByRole('heading', { name: PICKS[language] })).toBeVisible();
      await expect(visitor.locator('.blocks .goods').first()).toBeVisible();
      await expect(visitor.locator('meta[name=description]')).toHaveAttribute('content', INTRO[language]);
      await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`campaign=${CODE}`));
      await axeInThemeOf(visitor, language);
    });

  await page.goto(at('/desk/campaigns'));
  const row = page.getByRole('row', { name: TITLE.zh });
  await expect(row).toContainText(zh.state.running);
  await row.getByRole('button', { name: zh.removeOf.replace('{{name}}', TITLE.zh) }).click();
  await page.getByRole('dialog').getByRole('button', { name: zh.remove, exact: true }).click();
  await toasted(page, zh.removed);
  await expect(row).toHaveCount(0);
  await visit(browser, 'zh', async (visitor) => expect(await statusOf(visitor, PUBLIC)).toBe(404));
});

test('the campaign of the demo works without JavaScript, and fits narrow screens', async ({ browser }) => {
  const look = async (visitor: Page) => {
    await visitor.goto(at(`/goods?campaign=${autumnTea.code}`));
    await expect(visitor.getByRole('heading', { name: autumnTea.title.en, level: 1 })).toBeVisible();
    await expect(visitor.locator('.blocks .goods').first()).toBeVisible();
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await visitor.getByRole('link', { name: autumnTea.banner.title.en }).click();
    await expect(visitor).toHaveURL(/\/goods\?category=drinks-dark/);
  };
  await visit(browser, 'en', look, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
});

test('a visitor is asked to log in for a coupon of the mall, a shopper claims it', async ({ page, context }) => {
  await page.goto(at(`/goods?campaign=${autumnTea.code}`));
  const chip = page.locator('[data-coupon]').first();
  await chip.click();
  await expect(page.locator('dialog.login-popup')).toBeVisible();
  await context.addCookies([{ name: TOKEN_COOKIE, value: shopper, url: site.url }]);
  await page.reload();
  await chip.click();
  await toasted(page, coupon.taken);
  await page.reload();
  await expect(chip).toHaveAttribute('data-error', 'mine');
});

test('axe finds nothing, in both languages', async ({ page, context }) => {
  await enterByCall(context, site.url, firstAdmin(site));
  for (const language of ['zh', 'en'] as const) {
    await setLanguage(context, language, site.url);
    await page.goto(at('/desk/campaigns'));
    await page.getByRole('link', { name: autumnTea.title[language] }).first().click();
    await expect(page.locator('.desk-fold').first()).toBeVisible();
    for (const fold of await page.locator('.desk-fold summary').all()) await fold.click();
    await axeInThemeOf(page, language);
    await page.goto(at('/desk/campaigns'));
    await expect(page.getByRole('row', { name: autumnTea.title[language] })).toBeVisible();
    await axeInThemeOf(page, language);
    await page.goto(at(`/goods?campaign=${autumnTea.code}`));
    await axeInThemeOf(page, language);
  }
});
