import { LANGUAGES } from '#contract/language.ts';
import { comparedDays, lengthOf, REPORT } from '#contract/report/desk.values.ts';
import { plusDays } from '#contract/time.ts';
import deskEn from '../../public/locales/en/desk.json' with { type: 'json' };
import reportEn from '../../public/locales/en/deskreport.json' with { type: 'json' };
import deskZh from '../../public/locales/zh/desk.json' with { type: 'json' };
import reportZh from '../../public/locales/zh/deskreport.json' with { type: 'json' };
import { axeInThemeOf, expect, setLanguage, test } from '../helpers/browser/browser.ts';
import { enterByCall, firstAdmin } from '../helpers/browser/desk.ts';
import { filled } from '../helpers/browser/order-words.ts';
import { startOwnSite } from '../helpers/browser/own-site.ts';

const WORDS = { zh: { w: reportZh, desk: deskZh }, en: { w: reportEn, desk: deskEn } };

test.describe.configure({ mode: 'default' });
let site: Awaited<ReturnType<typeof startOwnSite>>;
test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterAll(() => site.stop());

for (const language of LANGUAGES)
  test(`sales of a period beside those of another, as a table and a file (${language})`, async ({ page, context }) => {
    const { w, desk } = WORDS[language];
    await setLanguage(context, language, site.url);
    await enterByCall(context, site.url, firstAdmin(site));
    await page.goto(`${site.url}/desk/reports`);
    const rows = page.locator('main tbody tr');
    const kinds = page.getByRole('navigation', { name: w.kinds });
    await expect(rows).toHaveCount(REPORT.usual);
    await page.getByRole('link', { name: filled(w.last, { days: 7 }) }).click();
    await expect(rows).toHaveCount(7);
    // Whatever day it is where the page was made: the demo was sold in on it or on the day before.
    const lastDay = await page.getByLabel(desk.filters.to, { exact: true }).inputValue();
    const days = { from: await page.getByLabel(w.from).inputValue(), to: plusDays(lastDay, 1) };
    expect(lengthOf(days)).toBe(8);
    await page.getByLabel(desk.filters.to, { exact: true }).fill(days.to);
    await page.getByRole('button', { name: w.show, exact: true }).click();
    await expect(rows).toHaveCount(8);
    const before = comparedDays(days, 'year');
    await page.locator('select[name=against]').selectOption(w.compare.year);
    await expect(page.getByText(filled(w.comparedWith, before))).toBeVisible();
    await page.getByRole('link', { name: w.by.shop }).click();
    await expect(page.getByRole('columnheader', { name: w.row.shop })).toBeVisible();
    await rows.first().getByRole('link').click();
    await expect(page.getByText(w.allShops)).toBeVisible();
    await expect(page).toHaveURL(/by=product.*shopId=\d+|shopId=\d+.*by=product/);
    await axeInThemeOf(page, language);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: desk.sheet.export }).click();
    expect((await saved).suggestedFilename()).toBe(`report-product-${days.from}-${days.to}.csv`);
    await page.getByRole('link', { name: w.by.promotion }).click();
    await expect(page.getByRole('columnheader', { name: w.row.promotion })).toBeVisible();
    await kinds.getByRole('link', { name: w.kind.refunds }).click();
    await expect(page.getByRole('heading', { name: w.refundsTitle })).toBeVisible();
    await expect(page.getByLabel(w.from)).toHaveValue(days.from);
    await expect(page.getByText(w.allShops)).toBeVisible();
    await axeInThemeOf(page, language);
    await kinds.getByRole('link', { name: w.kind.sales }).click();
    await expect(page.getByRole('heading', { name: w.title })).toBeVisible();
    await page.getByLabel(w.from).fill('2020-01-01');
    await page.getByRole('button', { name: w.show, exact: true }).click();
    await expect(page.getByText(String(REPORT.most), { exact: false }).first()).toBeVisible();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('alert').getByRole('button')).toHaveCount(0);
  });
