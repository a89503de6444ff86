import { axe, expect, setLanguage, setTheme, test } from '../helpers/browser/browser.ts';

/** Keys of a site that these tests started themselves. */
const keys = JSON.parse(process.env.TEST_PREVIEW_KEYS ?? '{}') as { product?: string; home?: string };
const goods = `/goods-preview?prodId=1&key=${keys.product}`;
const home = `/index-preview?key=${keys.home}`;

test('a product can be tried out, not bought', async ({ page }) => {
  const visits: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('flowAnalysisLog')) visits.push(request.postData() ?? '');
  });
  await page.goto(goods);
  await expect(page.getByRole('complementary', { name: '预览' })).toContainText('仅持有此链接的人可见');
  const options = page.locator('[data-buy] .options').first().getByRole('radio');
  await options.nth(1).check({ force: true });
  await expect(page).toHaveURL(/key=.*&sku=\d+/);
  for (const name of ['加入购物车', '立即购买']) await expect(page.getByRole('button', { name })).toBeDisabled();
  await expect(page.getByText('预览中不能购买。')).toBeVisible();
  await page.locator('[data-buy] #n').press('Enter');
  await expect(page).toHaveURL(/goods-preview/);
  await page.reload();
  await expect(options.nth(1)).toBeChecked();
  const link = page.locator('#related a').first();
  const asked = page.waitForRequest((request) => request.resourceType() === 'document');
  await link.click();
  expect((await asked).headers().referer).toBeUndefined();
  await expect(page).toHaveURL(/\/goods\?prodId=/);
  await expect.poll(() => visits.length).toBe(1);
  expect(visits[0]).not.toContain('preview');
});

for (const [language, theme] of [
  ['zh', 'liangji'],
  ['en', 'liangji-dark'],
] as const) {
  test(`axe finds nothing on previews in ${language}, ${theme}`, async ({ page, context, baseURL }) => {
    await setLanguage(context, language, baseURL ?? '');
    await setTheme(context, theme);
    for (const path of [goods, home]) {
      await page.goto(path);
      await axe(page);
    }
  });
}
