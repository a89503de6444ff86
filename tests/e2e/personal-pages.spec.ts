import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { LANGUAGES, TOKEN_COOKIE } from '#contract/language.ts';
import { expect, holdBack, setLanguage, test } from '../helpers/browser/browser.ts';
import { openShopper } from '../helpers/browser/shopper.ts';

/** What is on a page, by its address: the call that fills it and what of it is to be read. */
type Filled = { path: string; call: RegExp; shown: string };

/** A shopper with something on every page. */
async function somebody(context: BrowserContext, info: TestInfo): Promise<Filled[]> {
  const shopper = await openShopper(context, info);
  const [one, other] = await shopper.goods.ofShops(2);
  if (!one || !other) throw new Error('the demo mall has goods of two shops');
  await shopper.intoCart(other);
  await shopper.call('POST', '/app/p/collection', { kind: 'product', id: one.productId });
  await shopper.call('POST', '/app/p/footprint', { productId: other.productId });
  const topUp = await shopper.topUp(1_200);
  const paid = await shopper.orderOne(one);
  await shopper.pay(paid.tradeId);
  const unpaid = await shopper.orderOne(other);
  const [id = ''] = paid.orderIds;
  const account = await shopper.call<{ userName: string }>('GET', '/app/p/user/account');
  const orders = /\/oms\/p\/orders\b/;
  return [
    { path: '/cart', call: /\/oms\/p\/cart$/, shown: other.title },
    { path: '/submit-order', call: /\/order\/preview|\/p\/addresses/, shown: other.title },
    {
      path: `/submit-order?sku=${one.skuId}&n=2`,
      call: /\/order\/preview|\/p\/addresses/,
      shown: '文三路 138 号 7 楼',
    },
    { path: `/payment?trade=${unpaid.tradeId}`, call: /\/oms\/p\/pay\//, shown: '订单已提交' },
    { path: `/pay-success?trade=${paid.tradeId}`, call: /\/oms\/p\/pay\//, shown: '支付成功' },
    { path: `/pay-success?payment=${topUp}`, call: /\/oms\/p\/payments\//, shown: '充值成功' },
    { path: `/pay-success?receipt=${id}`, call: /\/oms\/p\/orders\/|reviews/, shown: id },
    { path: '/home', call: /\/p\/orders|\/p\/messages\?|\/coupons\/own/, shown: one.title },
    { path: '/user-center/default', call: /\/orders\/overview|\/p\/balance/, shown: '¥12.00' },
    { path: '/user-center/uc-order', call: orders, shown: id },
    { path: `/user-center/order-detail?id=${id}`, call: orders, shown: one.title },
    { path: `/user-center/apply-return?orderId=${id}`, call: /refunds\/preview/, shown: one.title },
    { path: '/user-center/uc-address', call: /\/p\/addresses/, shown: '文三路 138 号 7 楼' },
    { path: '/user-center/uc-collection', call: /\/p\/collection/, shown: one.title },
    { path: '/user-center/uc-footprint', call: /\/p\/footprint\?/, shown: other.title },
    { path: '/user-center/uc-balance', call: /\/p\/balance/, shown: '¥12.00' },
    { path: '/user-center/uc-account', call: /\/user\/account/, shown: account.userName },
    { path: '/user-center/uc-invoice', call: /\/p\/invoices/, shown: one.title },
    { path: `/invoice-detail?orderId=${id}`, call: /\/p\/invoice\?/, shown: '抬头' },
  ];
}

/** What everybody finds there. */
const SHARED: Filled[] = [
  { path: '/user-center/uc-integral', call: /\/app\/p\/points/, shown: '积分' },
  { path: '/user-center/uc-data', call: /\/user\/data$/, shown: '导出我的数据' },
  { path: '/user-center/uc-password', call: /\/user\/sessions/, shown: '当前设备' },
  { path: '/member-center/member-center', call: /\/app\/p\/member$/, shown: '成长值' },
  { path: '/member-center/member-equity', call: /\/member\/equity/, shown: '积分' },
  { path: '/member-center/buy-member', call: /\/p\/membership$|\/member\/equity/, shown: '月卡' },
  { path: '/member-center/integral-mall', call: /\/promo\/p\/points\?/, shown: '积分' },
  { path: '/coupons', call: /\/coupons\/centre/, shown: '满' },
  { path: '/special-discount', call: /\/promo\/p\/discounts/, shown: '折' },
  { path: '/flash-sale', call: /\/promo\/p\/flash\?/, shown: '¥' },
  { path: '/group-buy', call: /\/promo\/p\/groupProd/, shown: '人' },
  { path: '/notice-list', call: /\/noticeList/, shown: '公告' },
];

const readable = (page: Page, shown: string) =>
  page.locator('#main').getByText(shown).filter({ visible: true }).first();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a code to pay with is there, and the way back', async ({ page, context }, info) => {
    const shopper = await openShopper(context, info);
    const { tradeId } = await shopper.orderOne(await shopper.goods.ofShop(1));
    const pay = { tradeId, balance: 0, way: 'wechat' };
    const { paymentId } = await shopper.call<{ paymentId: string }>('POST', '/oms/p/pay', pay);
    await page.goto(`/weixin-pay?id=${paymentId}`);
    await expect(page.getByRole('img', { name: '微信支付二维码' })).toBeVisible();
    await expect(page.locator('#main .skeleton')).toHaveCount(0);
  });

  test('personal pages are there to be read', async ({ page, context }, info) => {
    for (const { path, shown } of [...(await somebody(context, info)), ...SHARED]) {
      const answer = await page.goto(path);
      expect([path, answer?.status(), answer?.headers()['cache-control']]).toEqual([path, 200, 'no-store']);
      await expect(readable(page, shown), path).toBeVisible();
      await expect(page.locator('#main .skeleton'), path).toHaveCount(0);
    }
  });

  test('the header’s form logs out', async ({ page, context }, info) => {
    const shopper = await openShopper(context, info);
    await page.goto('/user-center/uc-address');
    await page.locator('.top-bar').getByRole('button', { name: '退出登录' }).click();
    await expect(page).toHaveURL(`${shopper.origin}/`);
    await expect(page.locator('.top-bar [data-login]')).toBeVisible();
    await page.goto('/user-center/uc-address');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    const { origin, token: authorization } = shopper;
    const answer = await context.request.get(`${origin}/api/app/p/addresses`, { headers: { authorization } });
    expect(await answer.json()).toMatchObject({ success: false, code: 'A00004' });
  });
});

test('hydration repeats no call and moves nothing', async ({ page, context }, info) => {
  const called: string[] = [];
  page.on('request', (request) => void called.push(request.url()));
  await page.addInitScript(() => {
    const seen = window as unknown as { moved: number };
    seen.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const { path, call } of [...(await somebody(context, info)), ...SHARED]) {
    called.splice(0);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const repeated = called.filter((url) => url.includes('/api/') && call.test(url));
    expect([path, repeated]).toEqual([path, []]);
    await expect(page.locator('astro-island[ssr][client=load]'), path).toHaveCount(0);
    const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved);
    expect(moved, path).toBeLessThanOrEqual(0.01);
  }
});

for (const language of LANGUAGES) {
  test(`a session that is over leads to the login, which says so: ${language}`, async ({ page, context, baseURL }) => {
    await setLanguage(context, language, baseURL ?? '');
    await context.addCookies([{ name: TOKEN_COOKIE, value: 'of-nobody', url: baseURL ?? '' }]);
    await page.goto('/user-center/uc-order?tab=toPay');
    expect(page.url()).toContain(`/login?redirect=${encodeURIComponent('/user-center/uc-order?tab=toPay')}`);
    await expect(page.getByText(language === 'zh' ? '登录已过期' : 'session has expired')).toBeVisible();
    expect((await context.cookies()).some(({ name }) => name === TOKEN_COOKIE)).toBe(false);
  });
}

const HOME_OF_ONE = '文三路 138 号 7 楼';

test('after a logout, Back shows nothing of who was logged in', async ({ page, context }, info) => {
  await openShopper(context, info);
  await page.goto('/user-center/uc-address');
  await expect(page.getByText(HOME_OF_ONE)).toBeVisible();
  await page.locator('.top-bar [data-logout]').click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByText(HOME_OF_ONE)).toHaveCount(0);
});

test('another account that logs in in a second tab leaves nothing of the first one in the other', async ({
  page,
  context,
}, info) => {
  await openShopper(context, info);
  await page.goto('/user-center/uc-address');
  await expect(page.getByText(HOME_OF_ONE)).toBeVisible();
  await openShopper(context, info, { address: false });
  const other = await context.newPage();
  await other.goto('/user-center/uc-address');
  await expect(page.getByText(HOME_OF_ONE)).toHaveCount(0);
});

test('the first private page carries its styles, those after it name the sheet', async ({ page, context }, info) => {
  await openShopper(context, info);
  const release = await holdBack(page, '**/_astro/**');
  await page.goto('/cart', { waitUntil: 'commit' });
  const button = page.locator('main .btn').first();
  await expect(button).toHaveCSS('justify-content', 'center');
  release();
  await page.waitForLoadState();
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.resourceType()));
  await page.goto('/user-center/uc-order');
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
  expect(asked.filter((kind) => kind === 'stylesheet')).toHaveLength(1);
  await expect(page.locator('main .btn').first()).toHaveCSS('justify-content', 'center');
});
