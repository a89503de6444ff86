import { eq, inArray } from 'drizzle-orm';
import type { Submitted } from '#contract/checkout/schema.ts';
import { CONTENT_SLUGS } from '#contract/content/values.ts';
import { PAYOUT_STATUS, RUN_STATUS } from '#contract/payout/values.ts';
import { ADJUSTMENT_STATUS, STATEMENT_STATUS } from '#contract/settlement/values.ts';
import { DAY_MS } from '#contract/time.ts';
import { cartLine } from '#mall/cart/cart.tables.ts';
import { brand, category } from '#mall/category/category.tables.ts';
import { conversation } from '#mall/chat/chat.tables.ts';
import { dictType } from '#mall/content/content.tables.ts';
import { message } from '#mall/message/message.tables.ts';
import { notify } from '#mall/message/message.ts';
import { orderLine } from '#mall/order/order.tables.ts';
import { payout, payoutRun } from '#mall/payout/payout.tables.ts';
import { product, sku } from '#mall/product/product.tables.ts';
import { shopAdjustment, shopStatement } from '#mall/settlement/settlement.tables.ts';
import { type Buyer, makeBuyer, makeGoods, makeOperator, need, oneOf, payTrade } from '../mall/buying.ts';
import type { TestMall } from '../mall/mall.ts';
import { refundsBy } from '../mall/refund.ts';
import type { Known } from './generate.ts';

/** No address but a shopper's own, and no answer to anyone else, has it. */
export const CANARY = '金丝雀路';

/** A shopper who has one of everything, of goods of a shop. */
export async function settledBuyer(mall: TestMall, shopId: number) {
  const buyer = await makeBuyer(mall);
  const own = {
    recipient: CANARY,
    mobile: '13712345678',
    region: ['440000', '440300', '440305'],
    detail: `${CANARY}15号`,
  };
  const { id: addressId } = need(
    await call<{ id: number }>(mall, buyer, 'POST', '/app/p/addresses', { ...own, isDefault: true }),
  );
  const goods = await makeGoods(mall, { shopId, stock: 10_000 });
  await buyer.addToCart(goods.skuId);
  await call(mall, buyer, 'POST', '/app/p/collection', { kind: 'product', id: goods.productId });
  const bought: Submitted[] = [];
  for (let n = 0; n < 4; n += 1) bought.push(await buyer.buy(oneOf(goods.skuId), { addressId }));
  const [open, ...paid] = bought;
  for (const { tradeId } of paid) await payTrade(mall, tradeId);
  const online = { tradeId: open?.tradeId, balance: 0, way: 'wechat' };
  const payment = need(
    await mall.call<{ id: string }>('POST', '/api/oms/p/pay', {
      token: buyer.token,
      body: online,
      headers: { 'idempotency-key': crypto.randomUUID() },
    }),
  );
  const refunds = refundsBy(mall, buyer);
  const [, refunded] = bought;
  const refundId = await refunds.apply({ orderId: refunded?.orderIds[0] ?? '' });
  const { accountId } = buyer;
  await mall.db.transaction((tx) =>
    notify(tx, 'orderExpired', [{ accountId, about: CANARY, params: { order: CANARY } }], mall.now.now),
  );
  const messages = await mall.db.select({ id: message.id }).from(message).where(eq(message.accountId, accountId));
  const lines = await mall.db.select({ id: cartLine.id, accountId: cartLine.accountId }).from(cartLine);
  return {
    ...buyer,
    addressId,
    goods,
    orderIds: bought.flatMap(({ orderIds }) => orderIds),
    tradeIds: bought.map(({ tradeId }) => tradeId),
    paymentId: payment.id,
    refundId,
    messageIds: messages.map(({ id }) => id),
    lineIds: lines.filter(({ accountId }) => accountId === buyer.accountId).map(({ id }) => id),
  };
}
export type SettledBuyer = Awaited<ReturnType<typeof settledBuyer>>;

const call = <T>(mall: TestMall, { token }: Pick<Buyer, 'token'>, method: string, path: string, body: unknown) =>
  mall.call<T>(method, `/api${path}`, { token, body });

/** What the mall has, by the names that fields and path parts have in the OpenAPI document; of a path part after what is before it. */
export async function knownOf(mall: TestMall, buyer: SettledBuyer, shopId: number): Promise<Known> {
  const goods = await mall.db.select({ id: product.id, shopId: product.shopId, code: product.code }).from(product);
  const own = goods.filter((one) => one.shopId === shopId);
  const skus = await mall.db.select({ id: sku.id }).from(sku).limit(30);
  const types = await mall.db.select({ code: dictType.code }).from(dictType);
  const { id: staffId } = await makeOperator(mall, shopId);
  const talk = { accountId: buyer.accountId, shopId, lastAt: mall.now.now, createdAt: mall.now.now };
  await mall.db.insert(conversation).values(talk).onConflictDoNothing();
  const talks = await mall.db
    .select({ id: conversation.id })
    .from(conversation)
    .where(eq(conversation.accountId, buyer.accountId));
  const statementIds = await addStatements(mall, shopId);
  const runIds = await addRuns(mall, staffId);
  const payoutIds = await addPayouts(mall, runIds);
  const adjustmentIds = await addAdjustments(mall, shopId, staffId);
  const unused = await addUnused(mall);
  const orderLines = (
    await mall.db.select({ id: orderLine.id }).from(orderLine).where(inArray(orderLine.orderId, buyer.orderIds))
  ).map(({ id }) => id);
  const talkIds = talks.map(({ id }) => id);
  const products = own.slice(0, 20).map(({ id }) => id);
  const skuIds = [buyer.goods.skuId, ...skus.map(({ id }) => id)];
  const orders = buyer.orderIds;
  const versions = [0, 1, 2, 3, 4, 5];
  return {
    ...{ skuId: skuIds, productId: products, prodId: products, addressId: [buyer.addressId], tradeId: buyer.tradeIds },
    ...{
      orders,
      order: orders,
      orderId: orders,
      lineId: orderLines,
      ids: [...buyer.lineIds, ...products],
      id: [...products, ...skuIds],
      version: versions,
      base: versions,
    },
    ...{
      'orders.id': orders,
      'addresses.id': [buyer.addressId],
      'cart.id': buyer.lineIds,
      'payments.id': [buyer.paymentId],
      'refunds.id': [buyer.refundId],
      'members.id': [buyer.accountId],
      'shoppers.id': [buyer.accountId],
      'footprint.id': products,
      'day.day': ['2026-06-15'],
      'messages.id': buyer.messageIds,
      'conversations.id': talkIds,
      'talks.id': talkIds,
      'statements.id': statementIds,
      'runs.id': runIds,
      'payouts.id': payoutIds,
      'adjustments.id': adjustmentIds,
      to: [staffId],
      upTo: buyer.messageIds,
    },
    ...{
      'pay.tradeId': buyer.tradeIds,
      'product.id': products,
      'goods.id': products,
      'shop.id': [shopId],
      'staff.id': [staffId],
    },
    ...{
      'product.ref': products,
      'shop.ref': [shopId],
      'review.ref': ids(20),
      'points-good.ref': ids(5),
      'points.id': ids(5),
      'stores.id': [1],
      'categories.id': [1, 2, 11, ...unused.categories],
      'brands.id': [1, 2, 3, ...unused.brands],
      'content.ref': CONTENT_SLUGS,
      'notice.ref': [1, 2, 3],
      'coupons.id': ids(10),
      'coupon.ref': ids(5),
      'discount.ref': ids(3),
      'discounts.id': ids(3),
      'flash-session.ref': ids(6),
      'flash-item.ref': ids(20),
      'group-buy.ref': ids(3),
      'attributes.id': ids(5),
      'dictionary.ref': types.map(({ code }) => code),
    },
    ...{
      'content.slug': CONTENT_SLUGS,
      'noticeList.id': [1, 2, 3],
      'footer.id': [1, 2, 11],
      'history.change': ids(60),
      'changes.id': ids(60),
    },
    ...{
      slug: CONTENT_SLUGS,
      dictTypeList: types.map(({ code }) => code),
      shopId: [shopId],
      shop: [shopId],
      category: ['digital-phone', '1'],
    },
    ...{
      categoryId: [1, 2, 11, 12, 13],
      brandId: [1, 2, 3],
      region: [['440000', '440300', '440305']],
      carrier: ['SF', '中通'],
      number: ['SF1234567890123'],
    },
    ...{
      code: own.slice(0, 5).map((one) => one.code),
      mobile: [buyer.mobile, '13912345678'],
      page: [1, 2, 3],
      points: [0, 10],
      quantity: [1, 2],
      status: [10, 20],
    },
    ...{
      before: [1, 50, 1_000],
      kind: ['product', 'web', 'order'],
      way: ['wechat', 'wallet'],
      balance: [0, 100],
      days: [7, 30, 90],
      link: ['/goods'],
    },
  };
}

/** Of the last five months, to be confirmed or disputed. */
async function addStatements(mall: TestMall, shopId: number): Promise<number[]> {
  const made = [1, 2, 3, 4, 5].map((month) => ({
    ...{ shopId, period: 'month' as const, from: `2026-0${month}-01`, to: `2026-0${month + 1}-01` },
    ...{ opening: 0, closing: 0, entries: 0, status: STATEMENT_STATUS.OPEN },
    ...{ closedAt: mall.now.now, confirmUntil: new Date(mall.now.now.getTime() + 7 * DAY_MS) },
  }));
  return (await mall.db.insert(shopStatement).values(made).returning()).map(({ id }) => id);
}

async function addRuns(mall: TestMall, drawnBy: number): Promise<number[]> {
  const made = { status: RUN_STATUS.DRAWN, drawnBy, drawnAt: mall.now.now };
  return (await mall.db.insert(payoutRun).values([made, made, made]).returning()).map(({ id }) => id);
}

/** Each of another shop: one has no two that wait. */
async function addPayouts(mall: TestMall, runIds: readonly number[]): Promise<number[]> {
  const made = ids(20).map((n) => ({
    ...{ runId: runIds[n % runIds.length] ?? 0, shopId: 1_000 + n, statementId: 0, receiverId: 0 },
    ...{ amount: 100, status: PAYOUT_STATUS.WAITING },
  }));
  return (await mall.db.insert(payout).values(made).returning()).map(({ id }) => id);
}

async function addAdjustments(mall: TestMall, shopId: number, operatorId: number): Promise<number[]> {
  const waiting = { status: ADJUSTMENT_STATUS.WAITING, operatorId, at: mall.now.now };
  const made = ids(20).map((n) => ({ shopId, amount: n * 100, reason: `${n}`, ...waiting }));
  return (await mall.db.insert(shopAdjustment).values(made).returning()).map(({ id }) => id);
}

/** Categories and brands without goods: they can be removed. */
async function addUnused(mall: TestMall) {
  const named = ids(10).map((n) => ({ code: `unused-${n}`, name: { zh: `空${n}`, en: `Unused ${n}` } }));
  const rows = named.map((one, sort) => ({ ...one, level: 1, icon: '', sort: 100 + sort }));
  const categories = await mall.db.insert(category).values(rows).returning();
  const brands = await mall.db.insert(brand).values(named).returning();
  return { categories: categories.map(({ id }) => id), brands: brands.map(({ id }) => id) };
}

const ids = (most: number): number[] => Array.from({ length: most }, (_, n) => n + 1);
