import { LANGUAGES } from '#contract/language.ts';
import deskEn from '../../public/locales/en/desk.json' with { type: 'json' };
import contentEn from '../../public/locales/en/deskcontent.json' with { type: 'json' };
import reportEn from '../../public/locales/en/deskreport.json' with { type: 'json' };
import deskZh from '../../public/locales/zh/desk.json' with { type: 'json' };
import contentZh from '../../public/locales/zh/deskcontent.json' with { type: 'json' };
import reportZh from '../../public/locales/zh/deskreport.json' with { type: 'json' };
import { axeInBothThemes, expect, setLanguage, test } from '../helpers/browser/browser.ts';
import { enterByCall, firstAdmin, save } from '../helpers/browser/desk.ts';
import { filled } from '../helpers/browser/order-words.ts';
import { startOwnSite } from '../helpers/browser/own-site.ts';

const WORDS = {
  zh: { w: reportZh, desk: deskZh, content: contentZh, lost: '榴莲', found: '耳机' },
  en: { w: reportEn, desk: deskEn, content: contentEn, lost: 'wobblefrotz', found: 'headphones' },
};

test.describe.configure({ mode: 'default' });
let site: Awaited<ReturnType<typeof startOwnSite>>;
test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterAll(() => site.stop());

for (const language of LANGUAGES)
  test(`what shoppers miss is seen at the desk, and mended by a synonym and a redirect (${language})`, async ({
    page,
    context,
  }) => {
    const { w, desk, content, lost, found } = WORDS[language];
    const searchFor = (text: string) => page.goto(`${site.url}/search?searchText=${encodeURIComponent(text)}`);
    const counted = () => page.waitForResponse((response) => response.url().endsWith('/api/pms/searched'));
    await setLanguage(context, language, site.url);

    const first = counted();
    await searchFor(lost);
    expect((await first).ok()).toBe(true);
    const second = counted();
    await searchFor(found);
    await second;
    const press = page.waitForRequest((request) => request.url().endsWith('/api/pms/pressed'));
    await page.locator('.results > ul h2 a').first().click();
    expect((await press).postDataJSON()).toMatchObject({ text: found });

    await enterByCall(context, site.url, firstAdmin(site));
    await page.goto(`${site.url}/desk/reports`);
    await page.getByRole('navigation', { name: w.kinds }).getByRole('link', { name: w.kind.searches }).click();
    await expect(page.getByRole('heading', { name: w.searchesTitle })).toBeVisible();
    await expect(page.getByText(w.searchesNone.searched)).toBeVisible();
    // The last full days are without today, in which all this happens.
    await page.getByRole('link', { name: w.thisMonth }).click();
    const row = (words: string) => page.locator('main tbody tr').filter({ hasText: words });
    await expect(row(found)).toHaveCount(1);
    await expect(row(lost)).toHaveCount(1);
    await page.getByRole('link', { name: w.by.notFound }).click();
    await expect(row(found)).toHaveCount(0);
    await expect(row(lost)).toHaveCount(1);
    await axeInBothThemes(page);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: desk.sheet.export }).click();
    expect((await file).suggestedFilename()).toMatch(/^report-searches-notFound-.*\.csv$/);

    await page.getByRole('link', { name: filled(w.begin.groupFor, { words: lost }) }).click();
    const group = page.getByLabel(content.words.group, { exact: true }).last();
    await expect(group).toBeFocused();
    await expect(group).toHaveValue(`${lost},`);
    await expect(page).toHaveURL(/\/desk\/words$/);
    await page.keyboard.type(found);
    await save(page);
    await searchFor(lost);
    await expect(page.locator('.results > ul h2 a').first()).toBeVisible();

    await page.goto(`${site.url}/desk/reports/searches?by=notFound&from=2020-01-01&to=2020-01-02`);
    await expect(page.getByText(w.searchesNone.notFound)).toBeVisible();
    await page.getByRole('link', { name: w.thisMonth }).click();
    await page.getByRole('link', { name: filled(w.begin.redirectFor, { words: lost }) }).click();
    const path = page.getByLabel(content.words.path, { exact: true }).last();
    await expect(path).toBeFocused();
    await page.keyboard.type('https://example.com');
    await expect(page.getByText(content.words.pathWrong)).toBeVisible();
    await path.fill('/newlist');
    await expect(page.getByText(content.words.pathWrong)).toBeHidden();
    await axeInBothThemes(page);
    await save(page);
    await searchFor(lost);
    await expect(page).toHaveURL(/\/newlist$/);
    await searchFor(`${lost} ${found}`);
    await expect(page).toHaveURL(/\/search\?/);
  });
