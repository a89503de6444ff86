import type { Page } from '@playwright/test';
import type { ProductView } from '#contract/catalog/schema.ts';
import { logIn, WORDS } from '../helpers/browser/account-pages.ts';
import { axeInThemeOf, expect, setLanguage, test, toasted } from '../helpers/browser/browser.ts';
import { logInFresh, mobileOf, SHOPPER_PASSWORD } from '../helpers/people/shoppers.ts';

/** The 5×6 matrix of the demo mall, and what else the tests need, found by what they are rather than by number. */
const MATRIX = 1;
type Find = (product: ProductView) => boolean;

async function find(page: Page, wanted: Find): Promise<ProductView> {
  for (let id = 1; id <= 480; id += 1) {
    const answer = await page.request.get(`/api/pms/goods/${id}`);
    if (!answer.ok()) continue;
    const { data } = (await answer.json()) as { data: ProductView };
    if (wanted(data)) return data;
  }
  throw new Error('the demo mall has no such product');
}

const matrix = async (page: Page) => find(page, ({ id }) => id === MATRIX);
const address = (product: Pick<ProductView, 'id'>, more = '') => `/goods?prodId=${product.id}${more}`;
const soldOutAll: Find = ({ skus }) => skus.every(({ stock }) => stock === 0);
const needsText: Find = ({ custom, skus }) =>
  !soldOutAll({ skus } as ProductView) && (custom?.some(({ mode, required }) => required && mode === 20) ?? false);
const cart = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'b2cCart')?.value;
const option = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const badge = (page: Page) => page.locator('header [data-cart-count]').first();

test('choosing changes price, picture, stock and address; reopening the address shows the same', async ({ page }) => {
  const product = await matrix(page);
  await page.goto(address(product));
  const wanted = product.skus.findLast(({ stock }) => stock > 0);
  const [colour, size] = product.axes.map(
    ({ values }, axis) => values.find(({ code }) => code === wanted?.spec[axis])?.name ?? '',
  );
  await page.getByText(colour ?? '', { exact: true }).click();
  await page.getByText(size ?? '', { exact: true }).click();
  await expect(page).toHaveURL(address(product, `&sku=${wanted?.id}`));
  await expect(page.locator('[data-price] b')).toHaveText(
    `¥${((wanted?.price ?? 0) / 100).toLocaleString('en-US')}.00`,
  );
  await expect(page.locator('[data-shot] source').first()).toHaveAttribute(
    'srcset',
    new RegExp((wanted?.picture ?? '-').replaceAll('.', '\\.')),
  );
  await page.reload();
  await expect(option(page, colour ?? '')).toBeChecked();
  await expect(option(page, size ?? '')).toBeChecked();
});

test('a sold-out combination can be looked at, says what is left, and cannot be bought', async ({ page }) => {
  const product = await matrix(page);
  const gone = product.skus.find(({ stock }) => stock === 0);
  await page.goto(address(product, `&sku=${gone?.id}`));
  await expect(page.getByRole('button', { name: '已售罄' })).toBeDisabled();
  await expect(page.locator('label.gone').first()).toBeVisible();
  const left = page.locator('[data-alternatives] a').first();
  const id = await left.getAttribute('data-sku');
  await left.click();
  await expect(page).toHaveURL(address(product, `&sku=${id}`));
  await expect(page.getByRole('button', { name: '加入购物车' })).toBeEnabled();
});

test('the cart takes what is chosen at once, and no more than there is', async ({ page }) => {
  const product = await matrix(page);
  const sku = product.skus.filter(({ stock }) => stock > 0).toSorted((a, b) => a.stock - b.stock)[0];
  await page.goto(address(product, `&sku=${sku?.id}`));
  await page.getByLabel('数量').fill('９９９');
  await page.getByRole('button', { name: '加入购物车' }).click();
  const said = page.locator('[data-in-cart]');
  await expect(said).toContainText(`已放入购物车（${sku?.stock} 件）`);
  await expect(said.getByRole('link', { name: '去购物车结算' })).toHaveAttribute('href', '/cart');
  await said.getByRole('button', { name: '继续逛逛' }).click();
  await expect(said.getByRole('link')).toBeHidden();
  await expect(page.getByRole('button', { name: '加入购物车' })).toBeFocused();
  expect(await cart(page)).toBe(`${sku?.id}.${sku?.stock}`);
  await expect(badge(page)).toHaveText((sku?.stock ?? 0) > 99 ? '99+' : String(sku?.stock));
  await page.getByRole('button', { name: '加入购物车' }).click();
  await toasted(page, /没有更多库存/);
});

test('an earlier “added” goes when the next press fails', async ({ page, context, baseURL, pageErrors }, info) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await logInFresh(context, baseURL, info.workerIndex);
  const { id } = await matrix(page);
  await page.goto(address({ id }));
  const add = page.getByRole('button', { name: '加入购物车' });
  const said = page.locator('[data-in-cart] > *');
  await add.click();
  await expect(said).toBeVisible();
  await context.setOffline(true);
  await add.click();
  await toasted(page, '网络连接不上，请检查后重试');
  await expect(said).toBeHidden();
  await context.setOffline(false);
});

test('by keyboard alone: choose, count, add, look at a picture and come back', async ({ page }) => {
  const product = await matrix(page);
  await page.goto(address(product));
  const first = page.getByRole('radio', { name: product.axes[0]?.values[0]?.name ?? '', exact: true });
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(option(page, product.axes[0]?.values[1]?.name ?? '')).toBeChecked();
  await page.getByRole('button', { name: '增加一件' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('数量')).toHaveValue('2');
  await page.getByLabel('数量').press('Enter');
  await expect(badge(page)).toHaveText('2');
  const picture = page.getByRole('link', { name: '查看大图' }).first();
  await picture.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  for (const name of ['放大', '旋转', '下一张', '关闭'])
    await expect(viewer.getByRole('button', { name })).toBeVisible();
  await page.keyboard.press('r');
  await expect(viewer.locator('.yarl__slide_current img')).toHaveCSS('rotate', '90deg');
  for (let n = 0; n < 12; n += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('.yarl__portal')))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(picture).toBeFocused();
});

test('made-to-order goods: what is required is asked for, what was entered is kept', async ({ page }) => {
  const product = await find(page, needsText);
  await page.goto(address(product));
  await page.getByRole('button', { name: '加入购物车' }).click();
  await expect(page.locator('[data-custom] input:invalid').first()).toBeFocused();
  expect(await cart(page)).toBeUndefined();
  const text = page.locator('[data-custom] input:not([type=radio])').first();
  await text.fill('小良');
  for (const group of await page.locator('[data-custom] fieldset').all()) await group.locator('label').first().click();
  for (const other of (await page.locator('[data-custom] input:not([type=radio])').all()).slice(1))
    await other.fill('1');
  await page.getByRole('button', { name: '加入购物车' }).click();
  await expect(page.locator('[data-in-cart]')).toContainText('已放入购物车（1 件）');
  await page.reload();
  await expect(text).toHaveValue('小良');
});

test('buying now asks a visitor to log in over the page; put away, one is where one was', async ({ page }) => {
  const answer = await page.request.get('/submit-order?sku=1&n=1', { maxRedirects: 0 });
  expect(answer.headers()['location']).toBe('/login?redirect=%2Fsubmit-order%3Fsku%3D1%26n%3D1');
  await page.goto(address(await matrix(page)));
  await page.getByRole('button', { name: '立即购买' }).first().click();
  const popup = page.locator('dialog.login-popup');
  await expect(popup).toBeVisible();
  await expect(popup.getByLabel('手机号')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(/\/goods\?prodId=/);
});

test('buying now leads a visitor who logs in on to checkout', async ({ page, context, baseURL }, { workerIndex }) => {
  const mobile = mobileOf(await logInFresh(context, baseURL, workerIndex));
  await context.clearCookies();
  await page.goto(address(await matrix(page)));
  await page.getByRole('button', { name: '立即购买' }).first().click();
  await logIn(page, WORDS.zh, 'keyboard', mobile, SHOPPER_PASSWORD);
  await expect(page).toHaveURL(/\/submit-order\?sku=\d+&n=1$/);
});

test('a sold-out product says so and leads to similar ones', async ({ page }) => {
  await page.goto(address(await find(page, soldOutAll)));
  await expect(page.locator('.gallery').getByText('已售罄')).toBeVisible();
  await expect(page.getByRole('button', { name: '已售罄' })).toBeDisabled();
  await expect(page.getByRole('link', { name: '查看相似商品' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures, choice and cart work', async ({ page }) => {
    const product = await matrix(page);
    await page.goto(address(product));
    await page.locator('.thumbs label').nth(1).click();
    await expect(page.locator('[data-shot]').nth(1)).toBeVisible();
    const wanted = product.skus.findLast(({ stock }) => stock > 1);
    for (const [axis, code] of (wanted?.spec ?? []).entries())
      await page.locator(`label:has([name=axis${axis}][value="${code}"])`).click();
    await page.getByLabel('数量').fill('2');
    await page.getByRole('button', { name: '加入购物车' }).click();
    await expect(page).toHaveURL(address(product, `&sku=${wanted?.id}&added=2`));
    await expect(page.getByText('已放入购物车（2 件）')).toBeVisible();
    expect(await cart(page)).toBe(`${wanted?.id}.2`);
  });

  test('key figures, features, questions, sizes and a comparison can be read', async ({ page }) => {
    const told = await find(page, ({ features, questions }) => Boolean(features && questions));
    await page.goto(address(told));
    await expect(page.locator('.pdp-figures dd')).toHaveText((told.highlights ?? []).map(({ value }) => value));
    await expect(page.locator('.pdp-feature h2')).toHaveText((told.features ?? []).map(({ title }) => title));
    const [{ question = '', answer = '' } = {}] = told.questions ?? [];
    await expect(page.getByText(answer)).toBeHidden();
    await page.getByText(question).click();
    await expect(page.getByText(answer)).toBeVisible();
    const comparison = page.getByRole('region', { name: '与同类商品对比' });
    await expect(comparison.getByRole('columnheader')).toHaveCount(1 + (told.comparison?.length ?? 0));
    const lowest = Math.min(...told.skus.map(({ price, promotion }) => promotion?.price ?? price));
    const prices = comparison.locator('tbody tr').first().getByRole('cell');
    await expect(prices.first()).toContainText((lowest / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }));
    await expect(comparison.getByRole('rowheader', { name: told.facts[0]?.name ?? '' })).toBeVisible();

    const sized = await find(page, ({ sizeGuide }) => Boolean(sizeGuide));
    await page.goto(address(sized));
    await page.locator('.pdp').getByRole('link', { name: '尺码表' }).click();
    await expect(page).toHaveURL(/#sizes$/);
    const rows = page.locator('#sizes tbody tr');
    await expect(rows).toHaveCount(sized.sizeGuide?.rows.length ?? 0);
    await expect(rows.first().getByRole('cell')).toHaveText(sized.sizeGuide?.rows[0]?.slice(1) ?? []);
  });

  test('a sold-out choice adds nothing and shows what is left', async ({ page }) => {
    const product = await matrix(page);
    const gone = product.skus.find(({ stock }) => stock === 0);
    await page.goto(address(product, `&sku=${gone?.id}`));
    await page.getByRole('button', { name: '加入购物车' }).click();
    await expect(page).toHaveURL(/failed=stock/);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await page.locator('[data-alternatives] a').count()).toBeGreaterThan(0);
    expect(await cart(page)).toBeUndefined();
  });
});

test('the cart form is refused from elsewhere and survives nonsense', async ({ page }) => {
  const send = (form: Record<string, string>, headers = {}) =>
    page.request.post('/cart-add', { form, headers, maxRedirects: 0 });
  expect((await send({ prodId: '1' }, { origin: 'https://evil.example' })).status()).toBe(403);
  for (const form of [
    {},
    { prodId: 'abc' },
    { prodId: '99999999999' },
    { prodId: '1', axis0: '<b>', n: '-1' },
    { prodId: '1\u0000' },
  ]) {
    const answer = await send(form as Record<string, string>);
    expect(answer.status()).toBe(303);
    expect(answer.headers()['location']).toMatch(/^\/goods\?prodId=/);
  }
  expect(
    (
      await page.request.post('/cart-add', {
        data: 'x',
        headers: { 'content-type': 'multipart/form-data' },
        maxRedirects: 0,
      })
    ).status(),
  ).toBe(303);
  expect((await page.request.get('/cart-add')).status()).toBe(404);
});

test('what is no product on sale is not found', async ({ page }) => {
  for (const id of [
    '',
    '0',
    '-1',
    'abc',
    '1.5',
    '99999',
    '99999999999',
    '1e3',
    '%00',
    '1%27--',
    '..%2f1',
    'x'.repeat(4_000),
  ]) {
    const answer = await page.request.get(`/goods?prodId=${id}`);
    expect([id.slice(0, 12), answer.status()]).toEqual([id.slice(0, 12), 404]);
  }
  for (const query of ['&sku=abc', '&sku=99999999', '&added=x&failed=<b>', '&sku=%00']) {
    expect((await page.request.get(`/goods?prodId=${MATRIX}${query}`)).status()).toBe(200);
  }
});

test('search engines are told what it is', async ({ page }) => {
  const product = await matrix(page);
  await page.goto(address(product, '&sku=2&lang=en'));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/goods\\?prodId=${product.id}&lang=en$`),
  );
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [goods, crumbs] = blocks.map((text) => JSON.parse(text));
  expect(goods).toMatchObject({
    '@type': 'Product',
    offers: { '@type': 'AggregateOffer', offerCount: 30 },
    aggregateRating: { ratingCount: product.reviews },
  });
  expect(crumbs.itemListElement).toHaveLength(product.path.length + 2);
});

for (const language of ['zh', 'en'] as const) {
  test(`axe finds nothing: ${language}`, async ({ page, context, baseURL }) => {
    await setLanguage(context, language, baseURL ?? '');
    const product = await matrix(page);
    const gone = product.skus.find(({ stock }) => stock === 0);
    await page.goto(address(product, `&sku=${gone?.id}`));
    await axeInThemeOf(page, language);
    await page.goto(address(await find(page, needsText), '&added=1'));
    await axeInThemeOf(page, language);
    await page
      .getByRole('link', { name: language === 'zh' ? '查看大图' : 'View large picture' })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await axeInThemeOf(page, language);
  });
}

const isLimited = ({ promotion, stock }: ProductView['skus'][number]) =>
  promotion?.limit != null && stock > promotion.limit;

test('what is limited says so, and a number that cannot be had is cut with a word', async ({ page }) => {
  const product = await find(page, ({ skus }) => skus.some(isLimited));
  const limited = product.skus.find(isLimited);
  await page.goto(address(product, `&sku=${limited?.id}`));
  await expect(page.getByText(`限购 ${limited?.promotion?.limit} 件`)).toBeVisible();
  await page.getByLabel('数量').fill('9999');
  await page.getByLabel('数量').blur();
  await toasted(page, `最多可买 ${limited?.promotion?.limit} 件`);
  await expect(page.getByLabel('数量')).toHaveValue(String(limited?.promotion?.limit));
});

test('a region says what sending there costs and how long it takes, on every product', async ({ page }) => {
  await page.goto(address({ id: MATRIX }));
  const region = page.getByLabel('送至');
  await region.selectOption('浙江省');
  await expect(page.getByText(/运费.*发货后约 2–4 天送达/)).toBeVisible();
  await region.selectOption('西藏自治区');
  await expect(page.getByText(/发货后约 4–7 天送达|暂不发往该地区/)).toBeVisible();
  await page.goto(address({ id: MATRIX + 1 }));
  await expect(region).toHaveValue('西藏自治区');
});

test('the tab of what is in view is marked, also after a jump', async ({ page }) => {
  await page.goto('/goods?prodId=1');
  for (const tab of ['facts', 'reviews', 'detail']) {
    const link = page.locator(`[data-tabs] a[href="#${tab}"]`);
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('[data-tabs] [aria-current]')).toHaveCount(1);
  }
});

test('price and button stay in sight, and put into the cart what is chosen above', async ({ page }) => {
  const product = await find(page, ({ custom, skus }) => !custom && skus.length > 1 && skus.every((s) => s.stock > 0));
  const last = product.skus.at(-1);
  await page.goto(address(product, `&sku=${last?.id}`));
  const button = page.locator('[data-buy-bar]').getByRole('button', { name: '加入购物车' });
  await expect(badge(page)).toBeAttached();
  await expect(button).toBeHidden();
  await page.locator('#after').scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport();
  await button.click();
  await expect.poll(() => cart(page)).toBe(`${last?.id}.1`);
  await expect(page.locator('[data-in-cart]').getByRole('link')).toBeInViewport();
});
