import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { PublicKey } from '#contract/account/schema.ts';
import type { AddressView } from '#contract/address/schema.ts';
import type { CartView } from '#contract/cart/schema.ts';
import type { ListingPage } from '#contract/catalog/listing.schema.ts';
import type { ProductView, ShopCard } from '#contract/catalog/schema.ts';
import type { CheckoutSource, Preview, Submitted } from '#contract/checkout/schema.ts';
import type { Envelope } from '#contract/envelope.ts';
import type { Language } from '#contract/language.ts';
import type { OrderPage, OrderView } from '#contract/order/schema.ts';
import type { PayResult } from '#contract/payment/schema.ts';
import { DEMO_DESK_PASSWORD } from '../../../demo/login.ts';
import { encryptPassword } from './visitor.ts';

/** What shoppers and shops do, by the calls of the mall, to bring about what a browser test looks at. */

export type Goods = { productId: number; skuId: number; shopId: number; title: string; price: number; stock: number };

/** West Lake, Hangzhou: every shop of the demo mall delivers there. */
export const HANGZHOU = ['330000', '330100', '330106'];
/** Lhasa: not every shop does. */
export const LHASA = ['540000', '540100', '540102'];
/** The shop of the demo mall that does not deliver to Tibet. */
export const HOMEWARE_SHOP = 3;
/** The shop of the browser tests that accepts its orders by hand (`tests/helpers/browser/site.ts`). */
export const MANUAL_SHOP = 14;

/** @param token of the shopper @param origin of the site */
export function createShopping(request: APIRequestContext, origin: string, token: string) {
  async function call<T>(
    method: string,
    path: string,
    data?: unknown,
    headers: Record<string, string> = {},
  ): Promise<T> {
    // A key of its own for each; calls that need none pass it over.
    const answer = await request.fetch(`${origin}/api${path}`, {
      method,
      headers: { authorization: token, 'idempotency-key': randomUUID(), ...headers },
      ...(data === undefined ? {} : { data }),
    });
    const envelope = (await answer.json()) as Envelope<T>;
    if (!envelope.success) throw new Error(`${method} ${path}: ${envelope.code} ${envelope.msg}`);
    return envelope.data as T;
  }

  const addAddress = (more: { region?: string[]; recipient?: string; isDefault?: boolean } = {}) =>
    call<AddressView>('POST', '/app/p/addresses', {
      ...{
        recipient: '林小满',
        mobile: '13800138000',
        region: HANGZHOU,
        detail: '文三路 138 号 7 楼',
        isDefault: true,
      },
      ...more,
    });

  const intoCart = ({ skuId }: Pick<Goods, 'skuId'>, quantity = 1) => call('POST', '/oms/p/cart', { skuId, quantity });
  const cart = () => call<CartView>('GET', '/oms/p/cart');
  const cartCount = async () => (await call<{ count: number }>('GET', '/oms/p/cart/count')).count;

  const preview = (source: CheckoutSource) => call<Preview>('POST', '/oms/p/order/preview', { source });

  /** Buys without a browser. */
  async function order(source: CheckoutSource): Promise<Submitted> {
    const { quoteHash: seen, address } = await preview(source);
    return call('POST', '/oms/p/order/submit', { source, quoteHash: seen, addressId: address?.id });
  }
  const orderOne = ({ skuId }: Goods, quantity = 1, custom?: Record<string, string>) =>
    order({ from: 'sku', skuId, quantity, ...(custom ? { custom } : {}) });

  /** Plays the cashier at an address of the sandbox. */
  async function atCashier(address: string, action: string): Promise<void> {
    await request.post(new URL(address, origin).href, { form: { action }, maxRedirects: 0 });
  }

  /** Pays by the e-wallet, at the cashier of the sandbox. */
  async function pay(tradeId: string): Promise<void> {
    const { redirect } = await call<PayResult>('POST', '/oms/p/pay', { tradeId, balance: 0, way: 'wallet' });
    await atCashier(redirect ?? '', 'pay');
  }

  /** Puts fen into the balance, likewise. */
  /** @returns number of the payment */
  async function topUp(amount: number): Promise<string> {
    const { redirect, paymentId } = await call<PayResult>('POST', '/oms/p/topUps', { amount, way: 'wallet' });
    await atCashier(redirect ?? '', 'pay');
    return paymentId ?? '';
  }

  const orders = (query = '') => call<OrderPage>('GET', `/oms/p/orders${query}`);
  const view = (id: string) => call<OrderView>('GET', `/oms/p/orders/${id}`);
  const act = (id: string, action: string, body: object = {}) => call('POST', `/oms/p/orders/${id}/${action}`, body);

  return {
    call,
    addAddress,
    intoCart,
    cart,
    cartCount,
    preview,
    order,
    orderOne,
    atCashier,
    pay,
    topUp,
    orders,
    view,
    act,
  };
}

/** Finds goods of the demo mall by what they are. */
export function createGoods(request: APIRequestContext, origin: string, language: Language = 'zh') {
  async function read<T>(path: string): Promise<T> {
    const answer = await request.get(`${origin}/api${path}`, { headers: { 'accept-language': language } });
    return ((await answer.json()) as Envelope<T>).data as T;
  }

  const product = (id: number) => read<ProductView>(`/pms/goods/${id}`);

  async function pick(id: number): Promise<Goods | undefined> {
    const view = await product(id);
    const sku = view.skus.find(({ stock, promotion }) => stock >= 20 && promotion === null);
    if (!sku || view.custom) return undefined;
    return {
      ...{ productId: id, skuId: sku.id, shopId: view.shop.id, title: view.title },
      ...{ price: sku.price, stock: sku.stock },
    };
  }

  /**
   * @param skip how many that would do are left to other tests
   * @param suits which are looked at, by id and place in the list: `skip` alone counts others once one of them has a promotion
   */
  async function ofShop(
    shopId: number,
    skip = 0,
    suits: (id: number, place: number) => boolean = () => true,
  ): Promise<Goods> {
    const { items } = await read<ListingPage>(`/pms/goods?shop=${shopId}&stock=1`);
    const found: Goods[] = [];
    for (const { id } of items.filter((one, place) => suits(one.id, place))) {
      const goods = await pick(id);
      if (goods) found.push(goods);
      if (found[skip]) return found[skip];
    }
    throw new Error(`shop ${shopId} sells nothing that would do`);
  }

  /** One of each of so many shops. */
  async function ofShops(count: number): Promise<Goods[]> {
    const found = new Map<number, Goods>();
    for (let page = 1; found.size < count && page < 10; page += 1) {
      const { items } = await read<ListingPage>(`/pms/goods?page=${page}&stock=1`);
      for (const { id, shopId } of items) {
        if (found.has(shopId) || found.size === count) continue;
        const goods = await pick(id);
        if (goods) found.set(shopId, goods);
      }
    }
    return [...found.values()];
  }

  /** Made to order, with what a buyer may enter. */
  async function madeToOrder(): Promise<{ goods: Goods; view: ProductView; custom: Record<string, string> }> {
    const { items } = await read<ListingPage>('/pms/goods?custom=1&stock=1');
    for (const { id } of items) {
      const view = await product(id);
      const sku = view.skus.find(({ stock }) => stock >= 5);
      const needsText = view.custom?.some(({ required, choices }) => required && !choices.length);
      if (!sku || !needsText) continue;
      const custom = Object.fromEntries((view.custom ?? []).map(({ code, choices }) => [code, choices[0] ?? 'Lin']));
      const { title, shop } = view;
      return {
        goods: { productId: id, skuId: sku.id, shopId: shop.id, title, price: sku.price, stock: sku.stock },
        ...{ view, custom },
      };
    }
    throw new Error('nothing is made to order');
  }

  const shop = (id: number) => read<ShopCard>(`/shop/${id}`);
  return { ofShop, ofShops, madeToOrder, product, shop };
}

async function sendToDesk<T>(request: APIRequestContext, url: string, data: object, token?: string): Promise<T> {
  const headers: Record<string, string> = token ? { authorization: token } : {};
  const envelope = (await (await request.post(url, { data, headers })).json()) as Envelope<T>;
  if (!envelope.success) throw new Error(`${url}: ${envelope.code} ${envelope.msg}`);
  return envelope.data as T;
}

/** Logs in at the desk without its page. @returns the token */
export async function logInAtDesk(
  request: APIRequestContext,
  origin: string,
  { userName, password }: { userName: string; password: string },
): Promise<string> {
  const keyAnswer = await request.get(`${origin}/api/app/security/publicKey`);
  const { data: publicKey } = (await keyAnswer.json()) as { data: PublicKey };
  const login = { userName, passWord: encryptPassword(publicKey, password) };
  return (await sendToDesk<{ accessToken: string }>(request, `${origin}/api/desk/login`, login)).accessToken;
}

/** The desk of a shop: its operator, logged in. */
export async function openDesk(request: APIRequestContext, origin: string, shopId: number) {
  const { code } = await createGoods(request, origin).shop(shopId);
  const token = await logInAtDesk(request, origin, { userName: code, password: DEMO_DESK_PASSWORD });
  const move = (id: string, step: string, body: object = {}) =>
    sendToDesk(request, `${origin}/api/desk/p/orders/${id}/${step}`, body, token);
  return {
    token,
    move,
    ship: (id: string) => move(id, 'ship', { carrier: '顺丰速运', number: `SF${id.slice(-10)}` }),
  };
}
