import { CART_COOKIE } from '#contract/cart/values.ts';
import type { ProductView } from '#contract/catalog/schema.ts';
import type { Language } from '#contract/language.ts';
import { axe, axeInThemeOf, expect, test, toasted } from '../helpers/browser/browser.ts';
import { openShopper } from '../helpers/browser/shopper.ts';
import { logInFresh } from '../helpers/people/shoppers.ts';
import { createGoods } from '../helpers/people/shopping.ts';

const WORDS = {
  zh: {
    empty: '购物车是空的',
    all: '全选',
    remove: (title: string) => `删除${title}`,
    collect: (title: string) => `把${title}移入收藏`,
    quantity: (title: string) => `${title}的数量`,
    more: '增加',
    select: (title: string) => `选择${title}`,
    undo: '撤销',
    checkOut: '去结算',
    selected: (count: number) => `已选 ${count} 件`,
    nothing: '请先选择要结算的商品',
    favourites: '我的收藏',
  },
  en: {
    empty: 'Your cart is empty',
    all: 'Select all',
    remove: (title: string) => `Remove ${title}`,
    collect: (title: string) => `Move to favourites: ${title}`,
    quantity: (title: string) => `Quantity of ${title}`,
    more: 'Increase:',
    select: (title: string) => `Select ${title}`,
    undo: 'Undo',
    checkOut: 'Check out',
    selected: (count: number) => `${count} items selected`,
    nothing: 'Select at least one item',
    favourites: 'My favourites',
  },
} as const;

/** A long way is walked in one language. */
const language = 'zh' as Language;
const t = WORDS[language];

test(`the cart in ${language}: quantities, selection, removal and undo, favourites`, async ({
  page,
  context,
}, info) => {
  const mall = await openShopper(context, info, { language, address: false });
  await page.goto('/cart');
  await expect(page.getByText(t.empty)).toBeVisible();
  const [one, two, three] = await mall.goods.ofShops(3);
  if (!one || !two || !three) throw new Error('the demo mall has too few goods');
  for (const goods of [one, two, three]) await mall.intoCart(goods, 2);

  await page.reload();
  const total = page.getByRole('region', { name: language === 'zh' ? '结算' : 'Checkout' });
  await expect(total).toContainText(t.selected(6));
  await expect(page.locator('[data-cart-count]').first()).toHaveText('6');
  await page.getByRole('button', { name: `${t.more} ${t.quantity(one.title)}` }).click();
  await expect(total).toContainText(t.selected(7));
  await expect.poll(async () => (await mall.cart()).count).toBe(7);
  await page.getByRole('checkbox', { name: t.select(two.title), exact: true }).uncheck();
  await expect(total).toContainText(t.selected(5));

  await page.getByRole('button', { name: t.remove(one.title) }).click();
  // Below the cart, the same goods may be recommended.
  const cart = page.locator('main astro-island').first();
  await expect(cart.getByText(one.title)).toBeHidden();
  await page.getByRole('button', { name: t.undo }).click();
  await expect(cart.getByRole('link', { name: one.title })).toBeVisible();
  await expect.poll(async () => (await mall.cart()).count).toBe(7);

  await page.getByRole('button', { name: t.collect(three.title) }).click();
  await expect(cart.getByRole('link', { name: three.title })).toBeHidden();
  await expect.poll(async () => (await mall.cart()).count).toBe(5);
  await page.goto('/user-center/uc-collection');
  await expect(page.getByRole('heading', { level: 1, name: t.favourites })).toBeVisible();
  await expect(page.getByRole('link', { name: three.title })).toBeVisible();
});

test('by keyboard: a typed quantity, deselecting, and the way to checkout', async ({ page, context }, info) => {
  const t = WORDS.zh;
  const mall = await openShopper(context, info, { address: false });
  const [one] = await mall.goods.ofShops(1);
  if (!one) throw new Error('no goods');
  await mall.intoCart(one);
  await page.goto('/cart');
  await expect(page.getByRole('list', { name: '购买步骤' }).locator('[aria-current="step"]')).toHaveText('购物车');
  const quantity = page.getByRole('textbox', { name: t.quantity(one.title) });
  await quantity.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('３');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await mall.cart()).count).toBe(3);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('99999');
  await page.keyboard.press('Enter');
  await toasted(page, /^最多可买 \d+ 件$/);
  const [most] = (await mall.cart()).shops.flatMap(({ lines }) => lines.map(({ stock }) => stock));
  await expect(quantity).toHaveValue(String(most));
  await page.getByRole('checkbox', { name: t.select(one.title), exact: true }).focus();
  await page.keyboard.press('Space');
  const checkOut = page.getByRole('button', { name: t.checkOut });
  await checkOut.focus();
  await page.keyboard.press('Enter');
  await toasted(page, t.nothing);
  await page.getByRole('checkbox', { name: t.select(one.title), exact: true }).focus();
  await page.keyboard.press('Space');
  await checkOut.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/submit-order/);
});

test('what the mall refuses is taken back, with its reason', async ({ page, context }, info) => {
  const mall = await openShopper(context, info, { address: false });
  const [one] = await mall.goods.ofShops(1);
  if (!one) throw new Error('no goods');
  await mall.intoCart(one, 2);
  await page.goto('/cart');
  const quantity = page.getByRole('textbox', { name: WORDS.zh.quantity(one.title) });
  await expect(quantity).toHaveValue('2');
  await page.route('**/api/oms/p/cart/*', (route) =>
    route.fulfill({ json: { success: false, code: 'A00001', msg: '库存不足，最多可购买2件' } }),
  );
  await page.getByRole('button', { name: `${WORDS.zh.more} ${WORDS.zh.quantity(one.title)}` }).click();
  await toasted(page, '库存不足，最多可购买2件');
  await expect(quantity).toHaveValue('2');
});

test('two tabs: the count and the cart of one follow the other', async ({ page, context }, info) => {
  const mall = await openShopper(context, info, { address: false });
  const [one] = await mall.goods.ofShops(1);
  if (!one) throw new Error('no goods');
  await mall.intoCart(one, 1);
  await page.goto('/cart');
  await expect(page.locator('main astro-island').first().getByRole('link', { name: one.title })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/goods?prodId=${one.productId}&sku=${one.skuId}`);
  await expect(other.locator('[data-cart-count]').first()).toHaveText('1');
  await other.locator('form [name=then][value=cart]').click();
  await expect(other.locator('[data-cart-count]').first()).toHaveText('2');
  await expect(page.locator('[data-cart-count]').first()).toHaveText('2');
  await expect(page.getByRole('textbox', { name: WORDS.zh.quantity(one.title) })).toHaveValue('2');
});

test("a visitor's cart comes along at login, and what could not is told", async ({ page, context, baseURL }, info) => {
  const [one, two] = await createGoods(page.request, baseURL ?? '').ofShops(2);
  if (!one || !two) throw new Error('no goods');
  await page.goto(`/goods?prodId=${one.productId}&sku=${one.skuId}`);
  await page.locator('form [name=then][value=cart]').click();
  await expect(page.locator('[data-cart-count]').first()).toHaveText('1');
  const cookie = (await context.cookies()).find(({ name }) => name === CART_COOKIE);
  await context.addCookies([{ name: CART_COOKIE, value: `${cookie?.value}-${two.skuId}.999`, url: baseURL ?? '' }]);
  const shopper = await openShopper(context, info, { address: false });
  await page.goto('/cart');
  await expect(page.locator('.cart').getByRole('link', { name: one.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: '登录前购物车里的这些商品没有全部并入' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(CART_COOKIE);
  const { count } = await shopper.cart();
  await page.reload();
  await expect(page.locator('[data-cart-count]').first()).toHaveText(count > 99 ? '99+' : String(count));
  await page.getByRole('button', { name: '知道了' }).click();
  await expect(page.getByText('没有全部并入')).toBeHidden();
});

test('without JavaScript the form puts goods into the cart of who is logged in', async ({ browser, baseURL }, info) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const mall = await openShopper(context, info, { address: false });
  const [one] = await mall.goods.ofShops(1);
  const page = await context.newPage();
  await page.goto(`/goods?prodId=${one?.productId}&sku=${one?.skuId}`);
  await page.locator('form [name=then][value=cart]').click();
  await expect(page).toHaveURL(/added=1/);
  expect((await mall.cart()).count).toBe(1);
  await page.goto('/cart');
  await expect(page.locator('main').getByText('JavaScript')).toBeVisible();
  await expect(page.locator('.skeleton:visible')).toHaveCount(0);
  await context.close();
});

for (const language of ['zh', 'en'] as const) {
  test(`axe finds nothing in the cart and the favourites:, ${language}`, async ({ page, context }, info) => {
    const mall = await openShopper(context, info, { language, address: false });
    for (const goods of await mall.goods.ofShops(2)) await mall.intoCart(goods);
    await page.goto('/cart');
    await expect(page.getByRole('button', { name: WORDS[language].checkOut })).toBeVisible();
    await axeInThemeOf(page, language);
    await page.goto('/user-center/uc-collection');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await axeInThemeOf(page, language);
  });
}

test('a look into the cart beside its button: a visitor is told to log in, a shopper sees lines and sum', async ({
  page,
  context,
  baseURL,
}, info) => {
  const [one] = await createGoods(page.request, baseURL ?? '').ofShops(1);
  if (!one) throw new Error('no goods');
  await page.goto(`/goods?prodId=${one.productId}&sku=${one.skuId}`);
  const corner = page.locator('[data-mini-cart]');
  await corner.getByRole('link', { name: '购物车' }).hover();
  await expect(corner.getByText('购物车还是空的')).toBeVisible();
  await page.mouse.move(0, 500);
  await page.locator('form [name=then][value=cart]').click();
  await expect(corner.locator('[data-cart-count]')).toHaveText('1');
  await corner.getByRole('link', { name: '购物车' }).hover();
  await expect(corner.getByText('登录后可查看和结算')).toBeVisible();
  await logInFresh(context, baseURL, info.workerIndex);
  await page.reload();
  await expect(corner.locator('[data-cart-count]')).toHaveText('1');
  await page.mouse.move(0, 500);
  await corner.getByRole('link', { name: '购物车' }).hover();
  await expect(corner.getByText(one.title)).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(corner.getByText(one.title)).toBeHidden();
});

test('another SKU of a product is chosen in the cart', async ({ page, context }, info) => {
  const mall = await openShopper(context, info, { address: false });
  const product = 1;
  const answer = await page.request.get(`/api/pms/goods/${product}`);
  const { axes, skus, title } = ((await answer.json()) as { data: ProductView }).data;
  const [had, wanted] = skus.filter(({ stock, spec }) => stock > 1 && spec[1] === skus[0]?.spec[1]);
  if (!had || !wanted) throw new Error('the product has too few SKUs');
  await mall.intoCart({ skuId: had.id }, 2);
  await page.goto('/cart');
  await page.getByRole('button', { name: `修改规格：${title}` }).click();
  const dialog = page.getByRole('dialog', { name: '修改规格' });
  const name = axes[0]?.values.find(({ code }) => code === wanted.spec[0])?.name ?? '';
  await dialog.getByRole('radio', { name, exact: true }).check();
  await axe(page);
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await mall.cart()).shops[0]?.lines[0]?.skuId).toBe(wanted.id);
  await expect(page.getByRole('textbox', { name: WORDS.zh.quantity(title) })).toHaveValue('2');
});
