import type { APIRequestContext, Browser, BrowserContext } from 'playwright';
import sharp from 'sharp';
import type { ProductView } from '#contract/catalog/schema.ts';
import type { FlashSale } from '#contract/flash-sale/schema.ts';
import { DESK_COOKIE } from '#contract/operator/values.ts';
import type { OrderView } from '#contract/order/schema.ts';
import type { PayResult } from '#contract/payment/schema.ts';
import { uploadIdOf } from '#contract/upload/schema.ts';
import { workAs, workFor } from '../../tests/helpers/people/operators.ts';
import { logInFresh } from '../../tests/helpers/people/shoppers.ts';
import { createGoods, createShopping, type Goods, openDesk } from '../../tests/helpers/people/shopping.ts';
import { makeRefunds } from './refunds.ts';
import type { Inside } from './scenes.ts';

type Cookies = Parameters<BrowserContext['addCookies']>[0];

export type People = {
  /** What logs a context in. */
  cookies: Record<Inside, Cookies>;
  /** What is in the braces of a scene's path. */
  made: Record<string, string>;
};

/** The shop that the orders are of. */
const SHOP = 1;

/** Of the demo mall, for everybody. */
const COUPONS = [2, 3, 4];

/** A shopper with something on every page (a cart, an address, coupons, orders paid and unpaid), and someone at the desk. */
export async function invite(browser: Browser, url: string): Promise<People> {
  const mall = await browser.newContext({ baseURL: url });
  const desk = await browser.newContext();
  const token = await logInFresh(mall, url, 0);
  await workFor(desk, 'admin', url);
  const newcomer = await browser.newContext();
  await logInFresh(newcomer, url, 0);
  const atDesk = async (enter: (context: BrowserContext) => Promise<void>): Promise<Cookies> => {
    const context = await browser.newContext();
    await enter(context);
    const cookies = await context.cookies();
    await context.close();
    return cookies;
  };
  const payer = await openPayer(mall.request, url, token);
  const goods = await payer.goods.ofShops(4);
  for (const one of goods) await payer.intoCart(one);
  const [kept, , putOff, soldOut] = goods;
  if (!kept || !putOff || !soldOut) throw new Error('the demo mall has goods of fewer than four shops');
  const keeper = (await desk.cookies()).find(({ name }) => name === DESK_COOKIE)?.value ?? '';
  const keep = createShopping(desk.request, url, keeper);
  await keep.call('POST', `/desk/p/product/${putOff.productId}/move`, { move: 'putOff' });
  await sellOut(url, keep, soldOut);
  await payer.topUp(20_000);
  const pay = (tradeId: string, way: 'wechat' | 'wallet') =>
    payer.call<PayResult>('POST', '/oms/p/pay', { tradeId, balance: 0, way });
  const unpaid = await payer.order();
  const scanned = await pay((await payer.order()).tradeId, 'wechat');
  const bought = await payer.order();
  const paid = await pay(bought.tradeId, 'wallet');
  await payer.atCashier(paid.redirect ?? '', 'pay');
  const { orderId: toReview } = await buyAndReceive(payer, mall.request, url);
  const { picture } = await writeReview(payer, token, mall.request, url);
  const keys = JSON.parse(process.env.TEST_PREVIEW_KEYS ?? '{}') as Record<string, string>;
  await payer.call('POST', '/app/p/collection', { kind: 'product', id: kept.productId });
  await payer.call('POST', '/app/p/collection', { kind: 'shop', id: 4 });
  for (const id of COUPONS) await payer.call('POST', `/promo/p/coupons/${id}/take`, {});
  for (const { productId } of await payer.goods.ofShops(12))
    await payer.call('POST', '/app/p/footprint', { productId });
  const { orderId: invoiced } = await buyAndReceive(payer, mall.request, url);
  const invoice = { type: 20, title: '杭州湖畔文化有限公司', taxNumber: '91440300MA5DA1XX0K' };
  await payer.call('POST', '/oms/p/invoice', { orderId: invoiced, invoice });
  const sale = await fetch(`${url}/api/promo/flash`);
  const { items } = ((await sale.json()) as { data: FlashSale }).data;
  const refunds = await makeRefunds(mall.request, url, payer);
  const made = {
    ...refunds,
    putOff: String(putOff.productId),
    trade: unpaid.tradeId,
    order: bought.orderIds[0] ?? '',
    payment: scanned.paymentId ?? '',
    paid: paid.paymentId ?? '',
    toReview,
    file: picture,
    invoiced,
    flash: String(items[0]?.seckillId ?? ''),
    flashSku: String(items[0]?.skuId ?? ''),
    dictionary: 'cancel_reason',
    homeKey: keys.home ?? '',
    productKey: keys.product ?? '',
  };
  const cookies = {
    mall: await mall.cookies(),
    newcomer: await newcomer.cookies(),
    desk: await desk.cookies(),
    editor: await atDesk((context) => workFor(context, 'editor', url)),
    service: await atDesk((context) => workFor(context, 'service', url)),
    shop: await atDesk(async (context) => workAs(context, (await openDesk(mall.request, url, SHOP)).token, url)),
  };
  await mall.close();
  await newcomer.close();
  await desk.close();
  return { cookies, made };
}

export type Payer = Awaited<ReturnType<typeof openPayer>>;

/** A shopper with an address, who orders goods of one shop. */
async function openPayer(request: APIRequestContext, url: string, token: string) {
  const shopping = createShopping(request, url, token);
  const goods = createGoods(request, url);
  await shopping.addAddress();
  return { ...shopping, goods, order: async () => shopping.orderOne(await goods.ofShop(SHOP)) };
}

/** An order that was bought, paid, sent and received. */
async function buyAndReceive(payer: Payer, request: APIRequestContext, url: string) {
  const { tradeId, orderIds } = await payer.order();
  const [orderId = ''] = orderIds;
  const pay = await payer.call<PayResult>('POST', '/oms/p/pay', { tradeId, balance: 0, way: 'wallet' });
  await payer.atCashier(pay.redirect ?? '', 'pay');
  const { shop, lines } = await payer.call<OrderView>('GET', `/oms/p/orders/${orderId}`);
  await (await openDesk(request, url, shop.id)).ship(orderId);
  await payer.call('POST', `/oms/p/orders/${orderId}/receive`, {});
  return { orderId, lines };
}

/** A review with a picture. @returns the id of the picture */
async function writeReview(payer: Payer, token: string, request: APIRequestContext, url: string) {
  const { orderId, lines } = await buyAndReceive(payer, request, url);
  const buffer = await sharp({ create: { width: 900, height: 640, channels: 3, background: '#b8583c' } })
    .png()
    .toBuffer();
  const sent = await request.post(`${url}/api/p/file/uploadImFile`, {
    headers: { authorization: token },
    multipart: { file: { name: 'a.png', mimeType: 'image/png', buffer } },
  });
  const picture = ((await sent.json()) as { data: { url: string } }).data.url;
  await payer.call('POST', `/oms/p/reviews/orders/${orderId}`, {
    lines: lines.map(({ id }) => ({
      lineId: id,
      score: 4,
      text: '做工扎实，和描述一致，会再来。',
      pictures: [picture],
    })),
    ...{ anonymous: false, shop: { description: 5, service: 4, delivery: 5 } },
  });
  return { picture: uploadIdOf(picture) ?? '' };
}

/** Takes the last piece of a SKU out of the shop's store. */
async function sellOut(
  url: string,
  keep: ReturnType<typeof createShopping>,
  { productId, skuId }: Goods,
): Promise<void> {
  const answer = await fetch(`${url}/api/pms/goods/${productId}`);
  const { data } = (await answer.json()) as { data: ProductView };
  const change = -(data.skus.find(({ id }) => id === skuId)?.stock ?? 0);
  await keep.call('POST', `/desk/p/product/${productId}/stock`, { reason: '盘点', changes: [{ skuId, change }] });
}
