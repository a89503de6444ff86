import type { APIRequestContext, Page } from '@playwright/test';
import type { FlashSale } from '#contract/flash-sale/schema.ts';
import { TOKEN_COOKIE } from '#contract/language.ts';
import type { PayResult } from '#contract/payment/schema.ts';
import { expect, test } from '../helpers/browser/browser.ts';
import { internal, reader } from '../helpers/browser/crawl.ts';
import { openShopper, type Shopper } from '../helpers/browser/shopper.ts';
import { sendPicture } from '../helpers/people/send-picture.ts';
import { logInFresh } from '../helpers/people/shoppers.ts';
import { MANUAL_SHOP } from '../helpers/people/shopping.ts';
import { PRIVATE_ROUTES } from '../helpers/server/routes.ts';

/** What a shopper's pages show only when they have something to show. */
type Made = { tradeId: string; orderId: string; paymentId: string; seckillId: number; skuId: number; file: string };
const WITH_QUERY: Record<string, (made: Made) => string> = {
  '/payment': ({ tradeId }) => `/payment?trade=${tradeId}`,
  '/weixin-pay': ({ paymentId }) => `/weixin-pay?id=${paymentId}`,
  '/pay-success': ({ tradeId }) => `/pay-success?trade=${tradeId}`,
  '/user-center/order-detail': ({ orderId }) => `/user-center/order-detail?id=${orderId}`,
  '/notice-detail': () => '/notice-detail?id=1',
  '/invoice-detail': ({ orderId }) => `/invoice-detail?orderId=${orderId}`,
};
/** Not found unless they say what they are of. */
const NAMED: Record<string, (made: Made) => string> = {
  '/secdetail': ({ seckillId }) => `/secdetail/${seckillId}`,
  '/secdetail/confirm-order': ({ seckillId, skuId }) =>
    `/secdetail/confirm-order?seckillId=${seckillId}&skuId=${skuId}&quantity=1`,
  '/detail': () => '/detail/1',
  '/member-center/integral-det': () => '/member-center/integral-det/1',
  '/submit-integral-order': () => '/submit-integral-order?good=1&n=1',
  '/showfiles': ({ file }) => `/showfiles?id=${file}`,
};
/** Listings and goods, by the hundred: `crawl.spec.ts` reads them all. */
const CRAWLED = /^\/(goods|search)\?/;

/** What leads on from a page, once its islands have come and nothing is loading any more. */
async function linksOf(page: Page, path: string): Promise<string[]> {
  const response = await page.goto(path);
  expect.soft(response?.status(), path).toBe(200);
  await expect(page.locator('[aria-busy="true"], astro-island[ssr]:not([client=use])')).toHaveCount(0);
  return page.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

async function flashItem(request: APIRequestContext): Promise<Pick<Made, 'seckillId' | 'skuId'>> {
  const { data } = (await (await request.get('/api/promo/flash')).json()) as { data: FlashSale };
  const { seckillId = 0, skuId = 0 } = data.items[0] ?? {};
  return { seckillId, skuId };
}

async function makeOneOfEach(shopper: Shopper, request: APIRequestContext): Promise<Made> {
  for (const goods of await shopper.goods.ofShops(2)) await shopper.intoCart(goods);
  const { tradeId, orderIds } = await shopper.orderOne(await shopper.goods.ofShop(MANUAL_SHOP));
  const { paymentId } = await shopper.call<PayResult>('POST', '/oms/p/pay', { tradeId, balance: 0, way: 'wechat' });
  return {
    tradeId,
    orderId: orderIds[0] ?? '',
    paymentId: paymentId ?? '',
    ...(await flashItem(request)),
    file: await sendPicture(request, shopper.token),
  };
}

test('a page that does not say what it is of asks for nothing', async ({ page, context, baseURL }, { workerIndex }) => {
  await logInFresh(context, baseURL, workerIndex);
  for (const path of Object.keys(WITH_QUERY)) await linksOf(page, path);
});

// What visitors see is read by `crawl.spec.ts`; one page of each of its frames shows what a shopper sees besides.
const ROUTES = [...PRIVATE_ROUTES, '/', '/goods', '/other/faq', '/goods?prodId=1', '/search?shopId=1'];
/** Some sixty pages are many for one test. */
const PARTS = 3;

for (let part = 0; part < PARTS; part += 1)
  test(`every link that a logged-in shopper sees leads somewhere, ${part + 1} of ${PARTS}`, async ({
    page,
    context,
    request,
    baseURL,
  }, info) => {
    const shopper = await openShopper(context, info);
    const made = await makeOneOfEach(shopper, request);
    const from = new Map<string, string>();
    for (const route of ROUTES.filter((_, at) => at % PARTS === part)) {
      for (const link of await linksOf(page, (WITH_QUERY[route] ?? NAMED[route])?.(made) ?? route)) {
        const path = internal(link);
        if (path && !CRAWLED.test(path) && !from.has(path)) from.set(path, route);
      }
    }
    expect(from.size).toBeGreaterThan(30);
    const read = reader(baseURL ?? '', { cookie: `${TOKEN_COOKIE}=${shopper.token}` });
    const broken: string[] = [];
    for (const [path, route] of from) {
      const { status } = await read(path);
      if (status !== 200) broken.push(`${status} ${path} on ${route}`);
    }
    expect(broken).toEqual([]);
  });
