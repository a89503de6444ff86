import { axe, axeInBothThemes, expect, holdBack, test, toasted } from '../helpers/browser/browser.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('words, a facet, an order and the next page are links and a form', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox').fill('茶');
    await page.getByRole('button', { name: '搜索' }).click();
    await expect(page).toHaveURL(/searchText=/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('茶');
    await expect(page.locator('mark').first()).toContainText('茶');
    await page.getByRole('link', { name: '销量' }).click();
    await expect(page).toHaveURL(/sort=sales/);
    await page.getByRole('link', { name: '下一页' }).first().click();
    await expect(page).toHaveURL(/page=2/);
    await page
      .getByRole('complementary')
      .getByRole('link', { name: /山雾茶舍/ })
      .click();
    await expect(page).toHaveURL(/shop=\d+/);
  });

  test('little found is filled with what sells best, each once', async ({ page }) => {
    await page.goto('/search?searchText=围巾');
    const popular = page.getByRole('list', { name: '大家都在买' });
    await expect(popular.getByRole('listitem').first()).toBeVisible();
    const links = await page
      .locator('.results li h2 a, .results li h3 a')
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
    expect(new Set(links).size).toBe(links.length);
    await page.goto('/search?searchText=手机');
    await expect(popular).toHaveCount(0);
  });

  test('nothing found offers what is close', async ({ page }) => {
    await page.goto('/search?searchText=headfones&lang=en');
    await page.getByRole('link', { name: 'headphones' }).first().click();
    await expect(page.getByRole('listitem').filter({ hasText: 'headphones' }).first()).toBeVisible();
  });

  test('words for returns lead to their page, near goods are called so, an exclusion can be put away', async ({
    page,
  }) => {
    await page.goto('/search?searchText=怎么退货');
    await expect(page.getByRole('link', { name: '退货与退款' })).toHaveAttribute('href', '/user-center/uc-return');
    await page.goto('/search?searchText=卫生纸');
    await expect(page.getByText('没有商品的名称与“卫生纸”完全一致')).toBeVisible();
    await page.goto('/search?searchText=不要黑色的耳机');
    const chip = page.getByRole('link', { name: '不要黑色' });
    await chip.click();
    await expect(page).toHaveURL(/searchText=%E8%80%B3%E6%9C%BA$/);
    await expect(chip).toHaveCount(0);
  });
});

test('pages that search engines keep, and those they do not', async ({ page }) => {
  const robots = page.locator('meta[name=robots]');
  await page.goto('/search?searchText=手机');
  await expect(robots).toHaveAttribute('content', 'noindex');
  await page.goto('/search?shopId=1');
  await expect(robots).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/search\?shopId=1$/);
});

for (const width of [1440, 1024]) {
  test(`the search of a shop leaves no row of its head empty at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/search?shopId=4&lang=en');
    const search = await page.locator('.shop-head form').boundingBox();
    const shop = await page.locator('.shop-head > div > div').boundingBox();
    if (!search || !shop) throw new Error('the head of the shop is not there');
    expect(search.y).toBeLessThan(shop.y + shop.height);
  });
}

for (const language of ['zh', 'en'] as const) {
  test(`suggestions by keyboard in ${language}`, async ({ page }) => {
    await page.goto(`/?lang=${language}`);
    const box = page.getByRole('banner').or(page.locator('.search-bar')).locator('input[name=searchText]').first();
    await box.focus();
    await expect(box).toHaveRole('combobox');
    await box.pressSequentially(language === 'zh' ? 'shouj' : 'headp');
    const option = page.getByRole('option').first();
    await expect(option).toHaveText(language === 'zh' ? '手机' : /headphone/i);
    await box.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await box.press('Escape');
    await expect(option).toBeHidden();
    await box.press('ArrowDown');
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/search\?searchText=/);

    await page.goto('/');
    await page.locator('.search-bar input').focus();
    const old = page.getByRole('group', { name: language === 'zh' ? '搜索历史' : 'Recent searches' });
    await expect(old.getByRole('option')).toHaveCount(1);
    await page.getByRole('button', { name: language === 'zh' ? '清空历史' : 'Clear history' }).click();
    await expect(old).toHaveCount(0);
    const popular = page.getByRole('group', { name: language === 'zh' ? '热搜' : 'Popular' });
    await popular.getByRole('option').first().click();
    await expect(page).toHaveURL(/\/search\?searchText=/);
  });
}

test('a search in a hurry is in the history too, and so is one that came by a link', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[data-search]');
    const box = form?.elements.namedItem('searchText') as HTMLInputElement;
    box.value = '茶';
    form?.requestSubmit();
  });
  await expect(page).toHaveURL(/searchText=/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('liangji.searches'))).toBe('["茶"]');
  await page.goto('/search?searchText=手机');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('liangji.searches'))).toBe('["手机","茶"]');
  await page.goto('/');
  await page.locator('.search-bar input').focus();
  await expect(page.getByRole('group', { name: '搜索历史' }).getByRole('option')).toHaveText(['手机', '茶']);
});

test('whoever is in the box before its script has come is suggested to as well', async ({ page }) => {
  const come = await holdBack(page, '**/_astro/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const box = page.locator('.search-bar input');
  await box.fill('手');
  await expect(box).not.toHaveRole('combobox');
  come();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('an empty box warns', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: '搜索' }).click();
  await toasted(page, '请输入关键词');
});

test('axe finds nothing', async ({ page }) => {
  for (const path of ['/search?searchText=手机', '/search?shopId=1&lang=en', '/search?searchText=qqqqzz&lang=zh']) {
    await page.goto(path);
    await axeInBothThemes(page);
  }
  await page.locator('.search-bar input').fill('茶');
  await expect(page.getByRole('option').first()).toBeVisible();
  await axeInBothThemes(page);
});

test('what is suggested marks what was typed, and shows goods with their prices', async ({ page }) => {
  await page.goto('/');
  await page.locator('.search-bar input').pressSequentially('茶');
  await expect(page.getByRole('option').first().locator('strong')).toHaveText('茶');
  const product = page.getByRole('group', { name: '商品' }).getByRole('option').first();
  await expect(product.locator('img')).toBeVisible();
  await expect(product.locator('em')).toHaveText(/^¥/);
  await axe(page);
  await product.click();
  await expect(page).toHaveURL(/\/goods\?prodId=\d+$/);
});
