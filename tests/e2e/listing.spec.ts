import type { NewArrivals } from '#contract/catalog/listing.schema.ts';
import { axe, axeInThemeOf, expect, setLanguage, test, toasted } from '../helpers/browser/browser.ts';

const cards = '.results .goods h2';

test.describe('a listing', () => {
  test('is filtered, sorted and paged by links, and comes back as it was', async ({ page }) => {
    await page.goto('/goods?category=digital');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('手机数码');
    await page.getByRole('region', { name: '筛选' }).getByRole('link', { name: /^云穹/ }).click();
    await expect(page).toHaveURL(/category=digital&brand=\d+$/);
    await page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: '价格' }).click();
    await expect(page).toHaveURL(/sort=price-asc$/);
    const prices = await page.locator('.results .price').allTextContents();
    const fen = prices.map((text) => Number(text.replace(/[¥,]/g, '')));
    expect(fen.length).toBeGreaterThan(2);
    expect(fen).toEqual([...fen].sort((a, b) => a - b));
    await page.getByRole('link', { name: '取消筛选：云穹' }).click();
    await expect(page).toHaveURL('/goods?category=digital&sort=price-asc');
    await page.goBack();
    await expect(page).toHaveURL(/brand=\d+&sort=price-asc$/);
    await expect(page.locator('html.busy')).toHaveCount(0);
  });

  test('is narrowed in place: several choices one after the other, and Back', async ({ page }) => {
    await page.goto('/goods?category=digital');
    const filters = page.getByRole('region', { name: '筛选' });
    const first = filters.getByRole('link', { name: /^云穹/ });
    await first.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, 200));
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await first.click();
    await expect(page).toHaveURL(/brand=\d+$/);
    await expect(first).toBeFocused();
    await expect(first).toHaveAttribute('aria-current', 'true');
    await filters.getByRole('link', { name: '仅看有货' }).click();
    await expect(page).toHaveURL(/brand=\d+&stock=1$/);
    expect(await page.evaluate(() => [scrollY > 0, document.documentElement.hasAttribute('data-same')])).toEqual([
      true,
      true,
    ]);
    const chips = page.getByRole('link', { name: /^取消筛选/ });
    await expect(chips).toHaveCount(2);
    await page.goBack();
    await expect(chips).toHaveCount(1);
    await page.goBack();
    await expect(chips).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-same'))).toBe(true);
  });

  test('finds a brand that is not among those shown by its name', async ({ page }) => {
    await page.goto('/goods');
    const filters = page.getByRole('region', { name: '筛选' });
    const names = await filters.locator('.facet', { hasText: '品牌' }).getByRole('link').allInnerTexts();
    const all = await page.request.get('/api/pms/brands?text=a');
    const { data } = (await all.json()) as { data: { id: number; name: string }[] };
    const other = data.find(({ name }) => !names.some((shown) => shown.startsWith(name)));
    const field = filters.getByRole('searchbox', { name: '搜索品牌' });
    await field.fill('没有这样的品牌');
    await expect(filters.getByText('没有找到这个品牌')).toBeVisible();
    await field.fill(other?.name ?? '');
    await expect(filters.getByRole('link', { name: other?.name ?? '' })).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(`/goods?brand=${other?.id}`);
    await expect(page.getByRole('link', { name: `取消筛选：${other?.name}` })).toBeVisible();
  });

  test('has pages that show different goods', async ({ page }) => {
    await page.goto('/goods');
    await expect(page.locator(cards)).toHaveCount(24);
    const first = await page.locator(cards).allTextContents();
    await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '下一页' }).click();
    await expect(page).toHaveURL('/goods?page=2');
    await expect(page).toHaveTitle(/第 2 页/);
    await expect(page.locator(cards)).toHaveCount(24);
    const second = await page.locator(cards).allTextContents();
    expect(second.filter((title) => first.includes(title))).toEqual([]);
  });

  test('takes prices in full-width digits, the wrong way round', async ({ page }) => {
    await page.goto('/goods?category=digital&page=2');
    await page.getByLabel('最低价（元）').fill('３００');
    await page.getByLabel('最高价（元）').fill('100');
    await page.getByLabel('最高价（元）').press('Enter');
    await expect(page.getByRole('link', { name: '取消筛选：100–300 元' })).toBeVisible();
    expect(new URL(page.url()).searchParams.has('page')).toBe(false);
  });

  test('that is empty says so and shows what sells', async ({ page }) => {
    await page.goto('/goods?category=digital&max=1');
    await expect(page.getByText('没有找到符合条件的商品')).toBeVisible();
    await expect(page.getByRole('heading', { name: '热销商品' })).toBeVisible();
    await axe(page);
    await page.locator('.nothing').getByRole('link', { name: '清除筛选' }).click();
    await expect(page).toHaveURL('/goods?category=digital');
  });

  test('tells search engines its category and page, not its filters', async ({ page }) => {
    const canonical = async (path: string) => {
      await page.goto(path);
      const href = await page.locator('link[rel=canonical]').getAttribute('href');
      return new URL(href ?? '').pathname + new URL(href ?? '').search;
    };
    expect(await canonical('/goods?category=digital&page=2')).toBe('/goods?category=digital&page=2');
    expect(await canonical('/goods?category=digital&brand=1&sort=sales')).toBe('/goods?category=digital');
    await expect(page.locator('.filters a:not([rel~=nofollow], [href^="#"])')).toHaveCount(0);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const kinds = data.flatMap((text) => JSON.parse(text)).map((item: { '@type': string }) => item['@type']);
    expect(kinds).toEqual(expect.arrayContaining(['BreadcrumbList', 'ItemList']));
  });

  for (const bad of ['category=nowhere', 'category=%00', 'page=0', 'page=abc', 'page=99999', 'category=../x']) {
    test(`is not found for ${bad}`, async ({ page }) => {
      expect((await page.goto(`/goods?${bad}`))?.status()).toBe(404);
    });
  }

  for (const odd of [
    'min=9&max=1',
    'min=abc&attr=999999999',
    'brand=1&brand=2',
    'sort=%00',
    `x=${'a'.repeat(6_000)}`,
  ]) {
    test(`makes sense of ${odd.slice(0, 30)}`, async ({ page }) => {
      expect((await page.goto(`/goods?${odd}`))?.status()).toBe(200);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a listing is filtered, sorted, priced and paged', async ({ page }) => {
    await page.goto('/goods');
    await page.getByRole('navigation', { name: '商品分类' }).getByRole('link', { name: '手机数码' }).click();
    await page.getByRole('link', { name: '下一页' }).first().click();
    await expect(page).toHaveURL('/goods?category=digital&page=2');
    await page.getByRole('region', { name: '筛选' }).getByRole('link', { name: '仅看有货' }).click();
    await page.getByLabel('最低价（元）').fill('100');
    await page.getByRole('button', { name: '确定' }).click();
    await expect(page).toHaveURL(/category=digital&stock=1&min=100/);
    await expect(page.locator(cards).first()).toBeVisible();
  });

  test('made-to-order goods are chosen by category', async ({ page }) => {
    await page.goto('/customized');
    await expect(page.getByRole('heading', { name: '定制流程' })).toBeVisible();
    await page.getByRole('navigation', { name: '定制分类' }).getByRole('link', { name: '珠宝礼物' }).click();
    await expect(page).toHaveURL('/customized?category=gifts');
    await expect(page.locator('.results .goods .tag').first()).toHaveText('定制');
  });
});

/** Weeks since 1970 in China, where they begin on Monday. */
const weekInChina = (time: number) => Math.floor((time + 8 * 3_600_000 - 4 * 86_400_000) / (7 * 86_400_000));

test('new arrivals are grouped by week, page by page', async ({ page }) => {
  const { data } = (await (await page.request.get('/api/pms/new')).json()) as { data: NewArrivals };
  // The demo mall puts nothing on ahead of its time: early on a Monday the newest goods are last week's.
  const newestWeek = weekInChina(Date.parse(data.weeks[0]?.items[0]?.putOnAt ?? ''));
  await page.goto('/newlist');
  const goods = page.locator('.week h3');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    newestWeek === weekInChina(Date.now()) ? '本周上新' : '上周上新',
  );
  const newest = await goods.allTextContents();
  expect(newest.length).toBeGreaterThan(10);
  await page
    .getByRole('link', { name: '2', exact: true })
    .or(page.getByRole('link', { name: '第 2 页' }))
    .click();
  await expect(page).toHaveURL('/newlist?page=2');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const older = await goods.allTextContents();
  expect(older.length).toBeGreaterThan(10);
  expect(older.filter((title) => newest.includes(title))).toEqual([]);
});

for (const path of ['/goods', '/goods?category=digital&brand=1&stock=1', '/newlist', '/customized']) {
  for (const language of ['zh', 'en'] as const) {
    test(`${path} in ${language}, has nothing axe objects to`, async ({ page, context, baseURL }) => {
      test.slow();
      await setLanguage(context, language, baseURL ?? '');
      await page.goto(path);
      await axeInThemeOf(page, language);
      if (language === 'en') expect(await page.locator('main').textContent()).not.toMatch(/[\u4e00-\u9fff]/);
    });
  }
}

// Of its document `npm run verify` knows the size: how well it is compressed depends on who has asked before.
test('a listing needs few scripts and no sheet', async ({ page }) => {
  const bytes = { script: 0, stylesheet: 0 };
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const kind = request.resourceType() as keyof typeof bytes;
    if (!(kind in bytes)) return;
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        bytes[kind] += responseBodySize;
      }),
    );
  });
  await page.goto('/goods?category=digital');
  await Promise.all(sizes);
  expect(bytes.script).toBeLessThan(9 * 1024);
  expect(bytes.stylesheet).toBe(0);
});

test('what leaves nothing to choose goes into the cart from its card, the rest leads to its page', async ({ page }) => {
  await page.goto('/goods');
  const one = page.locator('.goods', { has: page.locator('[data-add]') }).first();
  await one.hover();
  await one.getByRole('link', { name: /^加入购物车/ }).click();
  await toasted(page, '已放入购物车（1 件）');
  await expect(page.getByRole('banner').getByRole('link', { name: /购物车.*1/ })).toBeVisible();
  await expect(page).toHaveURL('/goods');
  const many = page.locator('.goods', { has: page.locator('.add:not([data-add])') }).first();
  await many.hover();
  await many.getByRole('link', { name: /^选规格/ }).click();
  await expect(page).toHaveURL(/\/goods\?prodId=\d+/);
});

test('by keyboard a card offers the cart after its title, in English too', async ({ page, context, baseURL }) => {
  await setLanguage(context, 'en', baseURL ?? '');
  await page.goto('/goods');
  const card = page.locator('.goods', { has: page.locator('[data-add]') }).first();
  await card.getByRole('heading').getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link', { name: /^Add to cart/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await toasted(page, 'Added to your cart (1)');
});

test('a card whose product could not be added says so, and can be pressed again', async ({ page, pageErrors }) => {
  pageErrors.allow(/cart-add/);
  await page.goto('/goods');
  await page.route('**/cart-add', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  const card = page.locator('.goods', { has: page.locator('[data-add]') }).first();
  await card.hover();
  const add = card.getByRole('link', { name: /^加入购物车/ });
  await add.click();
  await toasted(page, (await page.locator('#toasts').getAttribute('data-internal')) ?? '');
  await add.click();
  await toasted(page, '已放入购物车（1 件）');
});
