import type { Page } from '@playwright/test';
import type { FlashPage } from '#contract/flash-sale/schema.ts';
import type { GroupInfo } from '#contract/group-buy/schema.ts';
import { LANGUAGES, TOKEN_COOKIE } from '#contract/language.ts';
import type { PointsList } from '#contract/points-mall/schema.ts';
import { expect, holdBack, setLanguage, test } from '../helpers/browser/browser.ts';
import { openShopper, type Shopper } from '../helpers/browser/shopper.ts';
import { connectBare } from '../helpers/chat/bare-client.ts';
import { sendPicture } from '../helpers/people/send-picture.ts';

/** With this shop no other test talks. */
const TALKING_SHOP = 6;

/** Of the demo; no test ends it. */
const GROUP_BUY = 7;

/** What is on a page, by its address: the call that fills it (none: it goes on asking) and what of it is to be read. */
type Filled = { path: string; call: RegExp | undefined; shown: string };

const ADDRESS = '文三路 138 号 7 楼';
const SAID = '请问今天能发货吗';

/** A shopper with something on every page of buying and of the account. */
async function buying(shopper: Shopper): Promise<Filled[]> {
  const [one, other] = await shopper.goods.ofShops(2);
  if (!one || !other) throw new Error('the demo mall has goods of two shops');
  await shopper.intoCart(other);
  await shopper.call('POST', '/app/p/collection', { kind: 'product', id: one.productId });
  await shopper.call('POST', '/app/p/footprint', { productId: other.productId });
  const topUp = await shopper.topUp(1_200);
  const paid = await shopper.orderOne(one);
  await shopper.pay(paid.tradeId);
  const unpaid = await shopper.orderOne(other);
  const scanned = { tradeId: unpaid.tradeId, balance: 0, way: 'wechat' };
  const { paymentId } = await shopper.call<{ paymentId: string }>('POST', '/oms/p/pay', scanned);
  const picture = await sendPicture(shopper.request, shopper.token);
  const [id = ''] = paid.orderIds;
  const account = await shopper.call<{ userName: string }>('GET', '/app/p/user/account');
  const orders = /\/oms\/p\/orders\b/;
  return [
    { path: '/cart', call: /\/oms\/p\/cart$/, shown: other.title },
    { path: '/submit-order', call: /\/order\/preview|\/p\/addresses/, shown: other.title },
    { path: `/submit-order?sku=${one.skuId}&n=2`, call: /\/order\/preview|\/p\/addresses/, shown: ADDRESS },
    { path: `/payment?trade=${unpaid.tradeId}`, call: /\/oms\/p\/pay\//, shown: '订单已提交' },
    { path: `/weixin-pay?id=${paymentId}`, call: undefined, shown: '请使用微信扫一扫' },
    { path: `/showfiles?id=${picture}`, call: /\/p\/files\//, shown: '保存' },
    { path: `/pay-success?trade=${paid.tradeId}`, call: /\/oms\/p\/pay\//, shown: '支付成功' },
    { path: `/pay-success?payment=${topUp}`, call: /\/oms\/p\/payments\//, shown: '充值成功' },
    { path: `/pay-success?receipt=${id}`, call: /\/oms\/p\/orders\/|reviews/, shown: id },
    { path: '/home', call: /\/p\/orders|\/p\/messages\?|\/coupons\/own/, shown: one.title },
    { path: '/user-center/default', call: /\/orders\/overview|\/p\/balance/, shown: '¥12.00' },
    { path: '/user-center/uc-order', call: orders, shown: id },
    { path: `/user-center/order-detail?id=${id}`, call: orders, shown: one.title },
    { path: `/user-center/apply-return?orderId=${id}`, call: /refunds\/preview/, shown: one.title },
    { path: '/user-center/uc-address', call: /\/p\/addresses/, shown: ADDRESS },
    { path: '/user-center/uc-collection', call: /\/p\/collection/, shown: one.title },
    { path: '/user-center/uc-footprint', call: /\/p\/footprint\?/, shown: other.title },
    { path: '/user-center/uc-balance', call: /\/p\/balance/, shown: '¥12.00' },
    { path: '/user-center/uc-account', call: /\/user\/account/, shown: account.userName },
    { path: '/user-center/uc-invoice', call: /\/p\/invoices/, shown: one.title },
    { path: `/invoice-detail?orderId=${id}`, call: /\/p\/invoice\?/, shown: '抬头' },
    { path: `/detail/${one.productId}`, call: /\/pms\/goods\//, shown: one.title },
  ];
}

/** What follows from an order: it is received and reviewed, refunded, talked about. */
async function afterwards(shopper: Shopper): Promise<Filled[]> {
  const goods = await shopper.goods.ofShop(TALKING_SHOP);
  const { title, shopId } = goods;
  const bought = async (): Promise<string> => {
    const { tradeId, orderIds } = await shopper.orderOne(goods);
    await shopper.pay(tradeId);
    return orderIds[0] ?? '';
  };
  const received = await bought();
  await (await shopper.desk(shopId)).ship(received);
  await shopper.act(received, 'receive');
  const asked = { orderId: await bought(), kind: 10, reason: '其他原因' };
  const { ids } = await shopper.call<{ ids: string[] }>('POST', '/oms/p/refunds', asked);
  await talk(shopper, shopId);
  return [
    { path: `/write-comments?orderId=${received}`, call: /\/reviews\/orders\//, shown: title },
    { path: '/user-center/uc-comments', call: /\/p\/reviews/, shown: title },
    { path: '/user-center/uc-return', call: /\/p\/refunds/, shown: title },
    { path: `/return-detail?id=${ids[0]}`, call: /\/p\/refunds\//, shown: title },
    { path: '/user-center/uc-message', call: /\/p\/messages\?/, shown: received },
    { path: `/chat?shopId=${shopId}`, call: /\/conversations(\/\d+\/messages)?$/, shown: SAID },
  ];
}

async function talk({ origin, token, call, request }: Shopper, shopId: number): Promise<void> {
  const headers = { authorization: token };
  const opened = await request.post(`${origin}/im/p/user/conversations`, { headers, data: { shopId } });
  const { data } = (await opened.json()) as { data: { id: number } };
  const { userId } = await call<{ userId: number }>('GET', '/app/p/user/userInfo');
  const socket = await connectBare(origin, token, userId);
  await socket.taken(socket.say(data.id, SAID));
  await socket.close();
}

/** Pages of one thing that the mall offers. */
async function offered({ call }: Shopper): Promise<Filled[]> {
  const [{ items: flash }, group, { items: points }, { items: notices }] = await Promise.all([
    call<FlashPage>('GET', '/promo/p/flash'),
    call<GroupInfo>('GET', `/promo/p/groupProd/info?groupProdId=${GROUP_BUY}`),
    call<PointsList>('GET', '/promo/p/points'),
    call<{ items: { id: number; title: string }[] }>('GET', '/app/p/noticeList?page=1'),
  ]);
  const [sold, good, notice] = [flash[0], points[0], notices[0]];
  if (!sold || !good || !notice) throw new Error('the demo mall has a flash sale, goods for points and announcements');
  const order = `seckillId=${sold.seckillId}&skuId=${sold.skuId}&quantity=1`;
  return [
    { path: `/secdetail/${sold.seckillId}`, call: /\/promo\/p\/flash\//, shown: sold.title },
    { path: `/secdetail/confirm-order?${order}`, call: /\/order\/preview|\/p\/addresses/, shown: ADDRESS },
    { path: `/group-buy?groupProdId=${GROUP_BUY}`, call: /\/groupProd\/info/, shown: group.title },
    { path: `/member-center/integral-det/${good.pointsGoodId}`, call: /\/promo\/p\/points\//, shown: good.title },
    {
      path: `/submit-integral-order?good=${good.pointsGoodId}&n=1`,
      call: /\/order\/preview|\/p\/addresses/,
      shown: ADDRESS,
    },
    { path: `/notice-detail?id=${notice.id}`, call: /\/noticeList/, shown: notice.title },
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
  { path: '/discount-detail?id=1', call: /\/promo\/p\/discounts\//, shown: '折' },
  { path: '/user-center/uc-coupons', call: /\/coupons\/own/, shown: '优惠券' },
  { path: '/user-center/uc-notification', call: /\/notifications\/settings|\/p\/watches$/, shown: '发货与拼团' },
  { path: '/user-center/uc-shopaccount', call: /\/shop\/p\/application$/, shown: '店铺信息' },
];

/** Pages by what fills them: each part is a test of its own, so that none takes minutes. */
const PARTS: Record<string, (shopper: Shopper) => Promise<Filled[]>> = {
  'buying and the account': buying,
  'what follows, and what is offered': async (shopper) => [...(await afterwards(shopper)), ...(await offered(shopper))],
  'what everybody finds': async () => SHARED,
};

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

  for (const [name, pagesOf] of Object.entries(PARTS))
    test(`personal pages are there to be read: ${name}`, async ({ page, context }, info) => {
      for (const { path, shown } of await pagesOf(await openShopper(context, info))) {
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

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
type Moved = { value: number; at: number; what: (string | undefined)[] };

for (const [name, pagesOf] of Object.entries(PARTS))
  test(`hydration repeats no call and moves nothing: ${name}`, async ({ page, context }, info) => {
    const called: string[] = [];
    page.on('request', (request) => void called.push(request.url()));
    await page.addInitScript(() => {
      const seen = window as unknown as { moved: Moved[] };
      seen.moved = [];
      new PerformanceObserver((list) => {
        for (const { value, startTime, sources } of list.getEntries() as Shift[])
          seen.moved.push({ value, at: startTime, what: sources.map(({ node }) => node?.textContent?.slice(0, 40)) });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const { path, call } of await pagesOf(await openShopper(context, info))) {
      called.splice(0);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const repeated = called.filter((url) => /\/(api|im)\//.test(url) && call?.test(url));
      expect([path, repeated]).toEqual([path, []]);
      await expect(page.locator('astro-island[ssr][client=load]'), path).toHaveCount(0);
      const moved = await page.evaluate(() => (window as unknown as { moved: Moved[] }).moved);
      const sum = moved.reduce((all, { value }) => all + value, 0);
      expect(sum, `${path} ${JSON.stringify(moved)}`).toBeLessThanOrEqual(0.01);
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

test('after a logout, Back shows nothing of who was logged in', async ({ page, context }, info) => {
  await openShopper(context, info);
  await page.goto('/user-center/uc-address');
  await expect(page.getByText(ADDRESS)).toBeVisible();
  await page.locator('.top-bar [data-logout]').click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByText(ADDRESS)).toHaveCount(0);
});

test('another account that logs in in a second tab leaves nothing of the first one in the other', async ({
  page,
  context,
}, info) => {
  await openShopper(context, info);
  await page.goto('/user-center/uc-address');
  await expect(page.getByText(ADDRESS)).toBeVisible();
  await openShopper(context, info, { address: false });
  const other = await context.newPage();
  await other.goto('/user-center/uc-address');
  await expect(page.getByText(ADDRESS)).toHaveCount(0);
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
