import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { CartMerged } from '#contract/cart/schema.ts';
import type { CheckoutSource, Preview, PreviewRequest, SubmitRequest, Submitted } from '#contract/checkout/schema.ts';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import type { Envelope } from '#contract/envelope.ts';
import type { Preset } from '#contract/operator/roles.values.ts';
import { address } from '#mall/address/address.tables.ts';
import { cartLine } from '#mall/cart/cart.tables.ts';
import { reindexListing } from '#mall/catalog/listing-index.ts';
import { LEDGER_UNIT } from '#mall/money/money.tables.ts';
import { post } from '#mall/money/money.ts';
import { order, trade } from '#mall/order/order.tables.ts';
import { settleTrade } from '#mall/order/order.ts';
import { type CustomOption, product, sku } from '#mall/product/product.tables.ts';
import { reindexSearch } from '#mall/search/reindex.ts';
import { shop } from '#mall/store/shop.tables.ts';
import { addOperator, addShopper } from '../people/add.ts';
import { broken, type Remembered, remember } from './invariants.ts';
import type { TestMall } from './mall.ts';

type Goods = { price?: number; stock?: number; shopId?: number; custom?: CustomOption[] | null };
let made = 0;
const remembered = new WeakMap<TestMall, Remembered>();

/** Notes what there is; to be called when a test file begins. */
export async function watch(mall: TestMall): Promise<void> {
  remembered.set(mall, await remember(mall.db));
}

/** What is broken of the rules of stock, orders and money; to be called after every test. */
export async function brokenRules(mall: TestMall): Promise<string[]> {
  const before = remembered.get(mall);
  if (!before) throw new Error('call `watch` first');
  return broken(mall.db, before);
}

/** A product of its own with one SKU, on sale and findable. */
export async function makeGoods(
  mall: TestMall,
  { price = 10_000, stock = 100, shopId = 1, custom = null }: Goods = {},
) {
  made += 1;
  const [like] = await mall.db.select().from(product).where(eq(product.shopId, shopId)).orderBy(product.id).limit(1);
  if (!like) throw new Error(`shop ${shopId} has no product`);
  const { id: _, ...rest } = like;
  const title = { zh: `测试商品${made}`, en: `Test goods ${made}` };
  const own = {
    code: `test-${randomUUID()}`,
    title,
    price,
    axes: [],
    custom,
    sales: 0,
    score: 0,
    reviews: 0,
    status: PUBLISH_STATUS.PUT_ON,
  };
  return mall.db.transaction(async (tx) => {
    const [added] = await tx
      .insert(product)
      .values({ ...rest, ...own })
      .returning({ id: product.id });
    const productId = added?.id ?? 0;
    const [one] = await tx.insert(sku).values({ productId, spec: [], price, stock, sort: 0 }).returning({ id: sku.id });
    await reindexListing(tx, [productId]);
    await reindexSearch(tx, [productId]);
    const skuId = one?.id ?? 0;
    remembered.get(mall)?.skus.set(skuId, stock);
    return { productId, skuId, title };
  });
}

/** How many pieces of SKUs are left. */
export async function stockOf(mall: TestMall, ...skuIds: number[]): Promise<number[]> {
  const rows = await mall.db.select({ id: sku.id, stock: sku.stock }).from(sku).where(inArray(sku.id, skuIds));
  return skuIds.map((id) => rows.find((row) => row.id === id)?.stock ?? Number.NaN);
}

export const newKey = (): string => randomUUID();

/** A shopper of their own, logged in, with an address in Guangdong. */
export async function makeBuyer(mall: TestMall, region = ['440000', '440300', '440305']) {
  const { accountId, mobile, token } = await addShopper(mall.db, mall.now.now);
  const home = { accountId, recipient: '小明', mobile, region, detail: '科苑路15号', isDefault: true };
  const [place] = await mall.db.insert(address).values(home).returning({ id: address.id });
  const addressId = place?.id ?? 0;

  const post = <T>(path: string, body: unknown, headers: Record<string, string> = {}) =>
    mall.call<T>('POST', `/api/oms/p${path}`, { token, body, headers });

  async function addToCart(skuId: number, quantity = 1, custom: Record<string, string> | null = null): Promise<void> {
    await mall.db
      .insert(cartLine)
      .values({ accountId, skuId, quantity, addedPrice: 0, custom, customKey: custom ? JSON.stringify(custom) : '' });
  }

  async function preview(input: PreviewRequest): Promise<Preview> {
    return need(await post<Preview>('/order/preview', input));
  }

  const send = (input: SubmitRequest, key = newKey()) =>
    post<Submitted | Preview>('/order/submit', input, { 'idempotency-key': key });

  /** What the shopper would send after looking at the preview. */
  async function seen(source: CheckoutSource, more: Partial<SubmitRequest> = {}): Promise<SubmitRequest> {
    const { quoteHash } = await preview({ source, addressId, ...more });
    return { source, addressId, quoteHash, ...more };
  }

  async function buy(source: CheckoutSource, more: Partial<SubmitRequest> = {}): Promise<Submitted> {
    return need(await send(await seen(source, more))) as Submitted;
  }

  const buyAgain = (orderId = '', key = newKey()) =>
    post<CartMerged>(`/orders/${orderId}/buyAgain`, {}, { 'idempotency-key': key });

  return { accountId, token, addressId, mobile, post, addToCart, preview, seen, send, buy, buyAgain };
}

export type Buyer = Awaited<ReturnType<typeof makeBuyer>>;

/** What an answer holds; the test ends where the mall refused. */
export function need<T>({ envelope }: { envelope: Envelope<T> }): T {
  if (!envelope.success || envelope.data === undefined) throw new Error(`refused: ${envelope.code} ${envelope.msg}`);
  return envelope.data;
}

export const oneOf = (skuId: number, quantity = 1): CheckoutSource => ({ from: 'sku', skuId, quantity });
export const fromCart: CheckoutSource = { from: 'cart' };

/** Pays a trade out of a balance that was topped up for it, as the cashier does. @returns what settling it said */
export async function payTrade(mall: TestMall, tradeId: string): Promise<string> {
  const [row] = await mall.db.select().from(trade).where(eq(trade.id, tradeId));
  if (!row) throw new Error(`no trade ${tradeId}`);
  const { accountId, payable } = row;
  const at = mall.now.now;
  const entry = { accountId, unit: LEDGER_UNIT.BALANCE, businessId: tradeId, at };
  if (payable > 0)
    await mall.db.transaction((tx) => post(tx, { ...entry, amount: payable, kind: 'topUp', key: newKey() }));
  return mall.db.transaction(async (tx) => {
    const settled = await settleTrade(tx, tradeId, { balance: payable, online: 0 }, at);
    if (settled === 'paid' && payable > 0)
      await post(tx, { ...entry, amount: -payable, kind: 'pay', key: `pay:${tradeId}` });
    return settled;
  });
}

/** Someone who works for a shop, logged in. */
export async function makeOperator(mall: TestMall, shopId: number | null, role: Preset = 'shop') {
  const { id, token } = await addOperator(mall.db, mall.now.now, { role, shopId });
  const post = <T = null>(path: string, body: unknown = {}) =>
    mall.call<T>('POST', `/api/desk/p/orders/${path}`, { token, body });
  const get = <T>(path: string) => mall.call<T>('GET', `/api/desk/p${path}`, { token });
  return { id, token, post, get };
}

export async function statusOf(mall: TestMall, orderId: string): Promise<number | undefined> {
  const [row] = await mall.db.select({ status: order.status }).from(order).where(eq(order.id, orderId));
  return row?.status;
}

/** Whether shops accept paid orders by themselves, from here on. */
export const setAutoAccept = (mall: TestMall, autoAccept: boolean) => mall.db.update(shop).set({ autoAccept });
