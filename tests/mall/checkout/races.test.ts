import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Preview, Submitted } from '#contract/checkout/schema.ts';
import { cartLine } from '#mall/cart/cart.tables.ts';
import { listing } from '#mall/catalog/listing.tables.ts';
import { LEDGER_UNIT } from '#mall/money/money.tables.ts';
import { post } from '#mall/money/money.ts';
import { order, trade } from '#mall/order/order.tables.ts';
import { TAGS_TOPIC } from '#mall/ports/bus.ts';
import { sku } from '#mall/product/product.tables.ts';
import { searchDocument } from '#mall/search/search.tables.ts';
import {
  type Buyer,
  brokenRules,
  fromCart,
  makeBuyer,
  makeGoods,
  need,
  newKey,
  oneOf,
  payTrade,
  setAutoAccept,
  stockOf,
  watch,
} from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  await setAutoAccept(mall, false);
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

const buyers = (n: number): Promise<Buyer[]> => Promise.all(Array.from({ length: n }, () => makeBuyer(mall)));
const sold = (answers: { envelope: { success: boolean } }[]) =>
  answers.filter(({ envelope }) => envelope.success).length;

describe('many at once', () => {
  it('a crowd for 10 pieces: ten get one, nobody a piece that is not there', { timeout: 60_000 }, async () => {
    // The embedded database does one thing after the other anyway.
    const size = mall.database.kind === 'postgres' ? 200 : 40;
    const { skuId, productId } = await makeGoods(mall, { stock: 10 });
    const crowd = await buyers(size);
    const inputs = await Promise.all(crowd.map((buyer) => buyer.seen(oneOf(skuId))));
    const answers = await Promise.all(crowd.map((buyer, at) => buyer.send(inputs[at] as never)));
    expect(sold(answers)).toBe(10);
    const refused = answers.filter(({ envelope }) => !envelope.success);
    for (const { envelope } of refused) {
      expect(envelope.code).toBe('A00001');
      expect((envelope.data as Preview).errors).toContainEqual({ error: 'stock', shopId: 1, skuId });
    }
    expect(await stockOf(mall, skuId)).toEqual([0]);
    const [row] = await mall.db.select().from(listing).where(eq(listing.productId, productId)).limit(1);
    const [found] = await mall.db.select().from(searchDocument).where(eq(searchDocument.productId, productId));
    expect([row?.inStock, found?.inStock]).toEqual([false, false]);
  });

  it('carts of the same goods in other orders wait for each other, never in a circle', {
    timeout: 60_000,
  }, async () => {
    const goods = await Promise.all(Array.from({ length: 6 }, () => makeGoods(mall, { stock: 60 })));
    const crowd = await buyers(40);
    for (const [at, buyer] of crowd.entries()) {
      const turned = at % 2 ? goods : goods.toReversed();
      for (const { skuId } of turned) await buyer.addToCart(skuId, 2);
    }
    const inputs = await Promise.all(crowd.map((buyer) => buyer.seen(fromCart)));
    const answers = await Promise.all(crowd.map((buyer, at) => buyer.send(inputs[at] as never)));
    expect(sold(answers)).toBe(30);
    expect(await stockOf(mall, ...goods.map(({ skuId }) => skuId))).toEqual(goods.map(() => 0));
  });

  it('one key fifty times makes one order', async () => {
    const [buyer] = await buyers(1);
    const { skuId } = await makeGoods(mall, { stock: 100 });
    const input = await buyer?.seen(oneOf(skuId));
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 50 }, () => buyer?.send(input as never, key)));
    const ids = new Set(answers.map((answer) => (need(answer as never) as Submitted).tradeId));
    expect(ids.size).toBe(1);
    expect(await stockOf(mall, skuId)).toEqual([99]);
  });

  it('goods bought again fifty times under one key come into the cart once, under another once more', async () => {
    const buyer = await makeBuyer(mall);
    const { skuId } = await makeGoods(mall, { stock: 100 });
    const { orderIds, tradeId } = await buyer.buy(oneOf(skuId, 2));
    await payTrade(mall, tradeId);
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 50 }, () => buyer.buyAgain(orderIds[0], key)));
    expect(new Set(answers.map((answer) => need(answer).count))).toEqual(new Set([2]));
    const pieces = async () => (await mall.db.select().from(cartLine).where(eq(cartLine.skuId, skuId)))[0]?.quantity;
    expect(await pieces()).toBe(2);
    need(await buyer.buyAgain(orderIds[0]));
    expect(await pieces()).toBe(4);
    const other = await buyer.buy(oneOf(skuId, 2));
    expect((await buyer.buyAgain(other.orderIds[0], key)).envelope.success).toBe(false);
  });

  it('one cart submitted fifty times under keys of their own is bought once', async () => {
    const buyer = await makeBuyer(mall);
    const { skuId } = await makeGoods(mall, { stock: 100 });
    await buyer.addToCart(skuId, 2);
    const input = await buyer.seen(fromCart);
    const answers = await Promise.all(Array.from({ length: 50 }, () => buyer.send(input)));
    expect(sold(answers)).toBe(1);
    expect(await stockOf(mall, skuId)).toEqual([98]);
  });

  it('points pay for one of fifty orders when they are enough for one', async () => {
    const buyer = await makeBuyer(mall);
    const { skuId } = await makeGoods(mall, { stock: 100, price: 2_000 });
    const gift = { accountId: buyer.accountId, unit: LEDGER_UNIT.POINTS, amount: 1_000, kind: 'topUp' } as const;
    await mall.db.transaction((tx) => post(tx, { ...gift, businessId: 'gift', key: newKey(), at: mall.now.now }));
    const input = await buyer.seen(oneOf(skuId), { points: 1_000 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => buyer.send(input)));
    expect(sold(answers)).toBe(1);
    expect(await stockOf(mall, skuId)).toEqual([99]);
  });

  it('cancelling races paying: the trade is paid or closed, never both', async () => {
    const { skuId } = await makeGoods(mall, { stock: 30 });
    const crowd = await buyers(15);
    for (const buyer of crowd) {
      const { tradeId, orderIds } = await buyer.buy(oneOf(skuId));
      const [paid, cancelled] = await Promise.all([
        payTrade(mall, tradeId),
        buyer.post(`/orders/${orderIds[0]}/cancel`, { reason: '不要了' }),
      ]);
      // Paid first, it may still be cancelled, and the money goes back.
      if (paid === 'late') expect(cancelled.envelope.success).toBe(true);
      const [row] = await mall.db.select().from(trade).where(eq(trade.id, tradeId));
      expect(row?.status).toBe(paid === 'paid' ? 20 : 30);
    }
    const cancelled = await mall.db.$count(order, eq(order.status, 70));
    expect(cancelled).toBeGreaterThan(0);
  });
});

describe('pages', () => {
  it('are dropped when what they show of the stock changes noticeably, not per order', async () => {
    const { skuId, productId } = await makeGoods(mall, { stock: 26 });
    const dropped: unknown[] = [];
    const stop = mall.bus.subscribe(TAGS_TOPIC, (tags) => dropped.push(tags));
    const left: number[] = [];
    const buy = async () => {
      const before = dropped.length;
      const buyer = await makeBuyer(mall);
      const { orderIds } = await buyer.buy(oneOf(skuId));
      if (dropped.length > before) left.push((await stockOf(mall, skuId))[0] ?? -1);
      return { buyer, orderIds };
    };
    for (let n = 0; n < 25; n += 1) await buy();
    const { buyer, orderIds } = await buy();
    await buyer.post(`/orders/${orderIds[0]}/cancel`, { reason: '不要了' });
    stop();
    expect(left).toEqual([20, 10, 5, 2, 1, 0]);
    expect(dropped).toEqual(Array.from({ length: 7 }, () => [`product:${productId}`]));
    const [row] = await mall.db.select().from(listing).where(eq(listing.productId, productId)).limit(1);
    expect(row?.inStock).toBe(true);
    const [one] = await mall.db.select().from(sku).where(eq(sku.id, skuId));
    expect(one?.stock).toBe(1);
  });
});
