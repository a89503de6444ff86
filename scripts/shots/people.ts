import type { Browser, BrowserContext } from 'playwright';
import type { ProductView } from '../../contract/catalog.ts';
import type { FlashSale } from '../../contract/flash-sale.ts';
import type { PayResult } from '../../contract/pay.ts';
import { DESK_COOKIE } from '../../contract/roles.ts';
import { type Goods, mallOf } from '../../tests/helpers/browser/cart.ts';
import { createPayer } from '../../tests/helpers/browser/paying.ts';
import { workAs, workFor } from '../../tests/helpers/people/operators.ts';
import { logInFresh } from '../../tests/helpers/people/shoppers.ts';
import { openDesk } from '../../tests/helpers/people/shopping.ts';
import type { Inside } from './scenes.ts';

type Cookies = Parameters<BrowserContext['addCookies']>[0];

export type People = {
  /** What logs a context in. */
  cookies: Record<Inside, Cookies>;
  /** What stands in the braces of a scene's path. */
  made: Record<string, string>;
};

/** The shop that the orders are of. */
const SHOP = 1;

/** A shopper with something on every page (a cart, an address, orders paid and unpaid), and someone at the desk. */
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
  const cart = mallOf(mall.request, token);
  const goods = await cart.goods(4);
  for (const { skuId } of goods) await cart.add(skuId);
  const [kept, , putOff] = goods;
  const soldOut = goods[3];
  if (!kept || !putOff || !soldOut) throw new Error('the demo mall has goods of fewer than four shops');
  const keeper = (await desk.cookies()).find(({ name }) => name === DESK_COOKIE)?.value ?? '';
  const keep = createPayer(url, keeper);
  await keep.call('POST', `/desk/p/product/${putOff.productId}/move`, { move: 'putOff' });
  await sellOut(url, keep, soldOut);
  const payer = createPayer(url, token);
  await payer.topUp(20_000);
  const pay = (tradeId: string, way: 'wechat' | 'wallet') =>
    payer.call<PayResult>('POST', '/oms/p/pay', { tradeId, balance: 0, way });
  const unpaid = await payer.order();
  const scanned = await pay((await payer.order()).tradeId, 'wechat');
  const bought = await payer.order();
  const paid = await pay(bought.tradeId, 'wallet');
  await payer.atCashier(paid.redirect ?? '', 'pay');
  const keys = JSON.parse(process.env.TEST_PREVIEW_KEYS ?? '{}') as Record<string, string>;
  await payer.call('POST', '/app/p/collection', { kind: 'product', id: kept.productId });
  await payer.call('POST', '/app/p/collection', { kind: 'shop', id: 4 });
  const sale = await fetch(`${url}/api/promo/flash`);
  const { items } = ((await sale.json()) as { data: FlashSale }).data;
  const made = {
    putOff: String(putOff.productId),
    trade: unpaid.tradeId,
    order: bought.orderIds[0] ?? '',
    payment: scanned.paymentId ?? '',
    paid: paid.paymentId ?? '',
    flash: String(items[0]?.seckillId ?? ''),
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

/** Takes the last piece of a SKU out of the shop's store. */
async function sellOut(url: string, keep: ReturnType<typeof createPayer>, { productId, skuId }: Goods): Promise<void> {
  const answer = await fetch(`${url}/api/pms/goods/${productId}`);
  const { data } = (await answer.json()) as { data: ProductView };
  const change = -(data.skus.find(({ id }) => id === skuId)?.stock ?? 0);
  await keep.call('POST', `/desk/p/product/${productId}/stock`, { reason: '盘点', changes: [{ skuId, change }] });
}
