import type { Browser, BrowserContext } from 'playwright';
import type { PayResult } from '../../contract/pay.ts';
import { mallOf } from '../../tests/helpers/e2e-cart.ts';
import { workFor } from '../../tests/helpers/operators.ts';
import { createPayer } from '../../tests/helpers/paying-browser.ts';
import { logInFresh } from '../../tests/helpers/shoppers.ts';
import type { Inside } from './scenes.ts';

type Cookies = Parameters<BrowserContext['addCookies']>[0];

export type People = {
  /** What logs a context in. */
  cookies: Record<Inside, Cookies>;
  /** What stands in the braces of a scene's path. */
  made: Record<string, string>;
};

/** A shopper with something on every page (a cart, an address, orders paid and unpaid), and someone at the desk. */
export async function invite(browser: Browser, url: string): Promise<People> {
  const mall = await browser.newContext({ baseURL: url });
  const desk = await browser.newContext();
  const token = await logInFresh(mall, url, 0);
  await workFor(desk, 'admin', url);
  const cart = mallOf(mall.request, token);
  for (const { skuId } of await cart.goods(2)) await cart.add(skuId);
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
  const made = {
    trade: unpaid.tradeId,
    order: bought.orderIds[0] ?? '',
    payment: scanned.paymentId ?? '',
    paid: paid.paymentId ?? '',
    dictionary: 'order_status',
    homeKey: keys.home ?? '',
    productKey: keys.product ?? '',
  };
  const cookies = { mall: await mall.cookies(), desk: await desk.cookies() };
  await mall.close();
  await desk.close();
  return { cookies, made };
}
