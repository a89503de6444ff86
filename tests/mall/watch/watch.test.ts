import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { DAY_MS } from '#contract/time.ts';
import type { OwnWatches, ProductWatches } from '#contract/watch/schema.ts';
import { MAX_WATCHES } from '#contract/watch/values.ts';
import { reindexListing } from '#mall/catalog/listing-index.ts';
import type { Tx } from '#mall/db/open.ts';
import { message } from '#mall/message/message.tables.ts';
import { product, sku } from '#mall/product/product.tables.ts';
import { adjustStock } from '#mall/stock/stock.ts';
import { productWatch, restock } from '#mall/watch/watch.tables.ts';
import { dropOldRestocks, notifyPriceDrops, notifyRestocks } from '#mall/watch/watch.ts';
import { type Buyer, makeBuyer, makeGoods, need, oneOf } from '../../helpers/mall/buying.ts';
import { errorOf } from '../../helpers/mall/desk.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { messagesOf } from '../../helpers/mall/message.ts';
import { later } from '../../helpers/mall/time.ts';
import { onPostgres, untilWaiting } from '../../helpers/mall/waits.ts';

const WATCHED = '/api/app/p/watches';
let mall: TestMall;
let buyer: Buyer;
beforeAll(async () => {
  mall = await openTestMall();
  buyer = await makeBuyer(mall);
});
afterEach(async () => {
  await mall.db.delete(productWatch);
  await mall.db.delete(restock);
  await mall.db.delete(message);
});
afterAll(() => mall.close());

const call = <T>(method: string, path = '', body?: unknown, who = buyer) =>
  mall.call<T>(method, WATCHED + path, { token: who.token, ...(body !== undefined && { body }) });
const ask = (body: object, who = buyer) => call<ProductWatches>('POST', '', body, who);
const comeIn = (skuId: number, n: number) =>
  mall.db.transaction((tx: Tx) => adjustStock(tx, [{ id: skuId, n }], new Set()));
const priceIs = async (productId: number, price: number) => {
  await mall.db.update(product).set({ price }).where(eq(product.id, productId));
  await mall.db.update(sku).set({ price }).where(eq(sku.productId, productId));
};
const told = async () => (await mall.db.select().from(message)).length;
const wait = (skuId: number, productId: number, accountIds: number[]) =>
  mall.db.insert(productWatch).values(
    accountIds.map((accountId) => ({
      accountId,
      kind: 'restock' as const,
      productId,
      skuId,
      createdAt: mall.now.now,
    })),
  );

describe('back in stock', () => {
  it('is asked for while there is none, told once with a way to the SKU, and gone from the list', async () => {
    const { productId, skuId } = await makeGoods(mall, { stock: 0 });
    const body = { kind: 'restock', productId, skuId };
    expect(need(await ask(body)).items).toMatchObject([{ kind: 'restock', skuId }]);
    expect(need(await ask(body)).items).toHaveLength(1);
    await comeIn(skuId, 3);
    expect(await notifyRestocks(mall)).toBe(1);
    const { items } = await messagesOf(mall, buyer);
    expect(items).toMatchObject([{ link: `/goods?prodId=${productId}&sku=${skuId}`, title: '您想要的商品已到货' }]);
    expect(items[0]?.picture).not.toBe('');
    await comeIn(skuId, 3);
    expect(await notifyRestocks(mall)).toBe(0);
    expect(need(await call<OwnWatches>('GET')).items).toEqual([]);
  });

  it('cannot be asked for what is there, is not sold, or is not of the product', async () => {
    const { productId, skuId } = await makeGoods(mall, { stock: 1 });
    expect((await ask({ kind: 'restock', productId, skuId })).envelope.msg).toBe('该规格现在有货，可以直接购买');
    expect(errorOf(await ask({ kind: 'restock', productId }))).toBe('skuId');
    expect(errorOf(await ask({ kind: 'restock', productId, skuId: 1 }))).toBe('skuId');
    expect((await ask({ kind: 'price', productId: 2_000_000_000 })).status).toBe(404);
  });

  it('a restock of three tells the first three, the next one those after them', async () => {
    const { productId, skuId } = await makeGoods(mall, { stock: 0 });
    const ids = Array.from({ length: 5 }, (_, n) => 900_000 + n);
    await wait(skuId, productId, ids);
    await comeIn(skuId, 3);
    await notifyRestocks(mall);
    expect((await mall.db.select().from(message)).map(({ accountId }) => accountId).toSorted()).toEqual(
      ids.slice(0, 3),
    );
    await comeIn(skuId, 1);
    await notifyRestocks(mall);
    expect(await told()).toBe(4);
  });

  it('pieces that are sold again by then tell nobody', async () => {
    const { productId, skuId } = await makeGoods(mall, { stock: 0 });
    await wait(skuId, productId, [900_001]);
    await comeIn(skuId, 2);
    await comeIn(skuId, -2);
    await notifyRestocks(mall);
    expect(await told()).toBe(0);
    expect(await mall.db.select().from(productWatch)).toHaveLength(1);
  });

  it('of goods off the shelf is told once they are back, or forgotten', async () => {
    const { productId, skuId } = await makeGoods(mall, { stock: 0 });
    await wait(skuId, productId, [900_001]);
    const statusIs = (status: number) =>
      mall.db.transaction(async (tx) => {
        await tx.update(product).set({ status }).where(eq(product.id, productId));
        await reindexListing(tx, [productId]);
      });
    await statusIs(PUBLISH_STATUS.PUT_OFF);
    await comeIn(skuId, 1);
    expect(await notifyRestocks(mall)).toBe(0);
    await statusIs(PUBLISH_STATUS.PUT_ON);
    expect(await notifyRestocks(mall)).toBe(1);
    await statusIs(PUBLISH_STATUS.PUT_OFF);
    await wait(skuId, productId, [900_002]);
    await comeIn(skuId, 1);
    const inAMonth = { ...mall, clock: () => new Date(Date.now() + 31 * DAY_MS) };
    expect(await dropOldRestocks(inAMonth)).toBe(1);
  });

  it('more people than fit into one turn are all told', async () => {
    const { productId, skuId } = await makeGoods(mall, { stock: 0 });
    await wait(
      skuId,
      productId,
      Array.from({ length: 450 }, (_, n) => 900_000 + n),
    );
    await comeIn(skuId, 430);
    await notifyRestocks(mall);
    expect(await told()).toBe(430);
  });

  it('pieces that a cancelled order gives back count, too', async () => {
    const { productId, skuId } = await makeGoods(mall, { stock: 1 });
    const other = await makeBuyer(mall);
    const { orderIds } = await other.buy(oneOf(skuId));
    need(await ask({ kind: 'restock', productId, skuId }));
    need(
      await mall.call('POST', `/api/oms/p/orders/${orderIds[0]}/cancel`, { token: other.token, body: { reason: '1' } }),
    );
    await notifyRestocks(mall);
    expect((await messagesOf(mall, buyer)).items).toHaveLength(1);
  });
});

onPostgres('a restock of three while two hundred wait', () => {
  it('tells three, whatever nodes there are', async () => {
    const { productId, skuId } = await makeGoods(mall, { stock: 0 });
    const ids = Array.from({ length: 200 }, (_, n) => 900_000 + n);
    await wait(skuId, productId, ids);
    await comeIn(skuId, 3);
    await Promise.all([notifyRestocks(mall), notifyRestocks(mall), notifyRestocks(mall), notifyRestocks(mall)]);
    expect((await mall.db.select().from(message)).map(({ accountId }) => accountId).toSorted()).toEqual(
      ids.slice(0, 3),
    );
  });

  it('who asks at that moment is told, or hears that it is there', async () => {
    const { productId, skuId } = await makeGoods(mall, { stock: 0 });
    let asking: ReturnType<typeof ask> | undefined;
    await mall.db.transaction(async (tx) => {
      await adjustStock(tx, [{ id: skuId, n: 3 }], new Set());
      asking = ask({ kind: 'restock', productId, skuId });
      await untilWaiting(tx, 1, asking);
    });
    expect((await asking)?.envelope.msg).toBe('该规格现在有货，可以直接购买');
  });
});

describe('price drop', () => {
  it('is told once for each drop below the price at which it was asked for', async () => {
    const { productId } = await makeGoods(mall, { price: 10_000 });
    need(await ask({ kind: 'price', productId }));
    for (const [price, n] of [
      [10_000, 0],
      [9_000, 1],
      [8_000, 1],
      [12_000, 1],
      [9_900, 2],
      [10_000, 2],
    ] as const) {
      await priceIs(productId, price);
      await Promise.all([notifyPriceDrops(mall), notifyPriceDrops(mall)]);
      expect(await told()).toBe(n);
      later(mall, 1_000);
    }
    const { items } = await messagesOf(mall, buyer);
    expect(items.map(({ text }) => text)).toContain(items.find(({ text }) => text.includes('¥99.00'))?.text);
  });

  it('is listed with what it cost, and removed by its owner alone', async () => {
    const { productId } = await makeGoods(mall, { price: 10_000 });
    need(await ask({ kind: 'price', productId }));
    const [one] = need(await call<OwnWatches>('GET')).items;
    expect(one).toMatchObject({ kind: 'price', productId, price: 10_000, skuId: null, spec: '' });
    expect(one?.card?.id).toBe(productId);
    expect((await call('DELETE', `/${one?.id}`, undefined, await makeBuyer(mall))).status).toBe(404);
    expect((await call('DELETE', `/${one?.id}`)).envelope.success).toBe(true);
    expect(need(await call<ProductWatches>('GET', `/product/${productId}`)).items).toEqual([]);
  });
});

it('nobody waits for more than a hundred things', async () => {
  const { productId } = await makeGoods(mall);
  await mall.db.insert(productWatch).values(
    Array.from({ length: MAX_WATCHES }, (_, n) => ({
      ...{ accountId: buyer.accountId, kind: 'price' as const, productId: 900_000 + n, skuId: 0, price: 1 },
      createdAt: mall.now.now,
    })),
  );
  expect((await ask({ kind: 'price', productId })).envelope.msg).toContain('100');
  expect(need(await call<OwnWatches>('GET')).items[0]?.card).toBeNull();
});
