import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BulkReport } from '#contract/product/bulk.schema.ts';
import { DEFAULT_FREIGHT } from '#contract/store/freight.values.ts';
import { cartLine } from '#mall/cart/cart.tables.ts';
import { listing } from '#mall/catalog/listing.tables.ts';
import { change } from '#mall/operator/operator.tables.ts';
import { orderLine } from '#mall/order/order.tables.ts';
import { lockSkus } from '#mall/product/product.queries.ts';
import { product, sku } from '#mall/product/product.tables.ts';
import { deleteProduct } from '#mall/product/removal.queries.ts';
import { shop } from '#mall/store/shop.tables.ts';
import { type Buyer, makeBuyer, makeGoods, need, newKey, oneOf } from '../../helpers/mall/buying.ts';
import { makeDiscount } from '../../helpers/mall/discount.ts';
import { planOf, statementsOf } from '../../helpers/mall/explain.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { foundBy, type Keeper, makeKeeper, pageOf } from '../../helpers/mall/product.ts';
import { onPostgres, waits } from '../../helpers/mall/waits.ts';

const SHOP = 3;
const LARGE = [
  'product',
  'sku',
  'order_line',
  'cart_line',
  'collection',
  'product_watch',
  'listing',
  'search_document',
];

let mall: TestMall;
let keeper: Keeper;
let admin: Keeper;
let buyer: Buyer;
beforeAll(async () => {
  mall = await openTestMall();
  keeper = await makeKeeper(mall, SHOP);
  admin = await makeKeeper(mall, null);
  buyer = await makeBuyer(mall);
});
afterAll(() => mall.close());

const remove = (id: number, by = keeper) => by.call('DELETE', `/product/${id}`);
const rowOf = async (id: number) => (await mall.db.select().from(product).where(eq(product.id, id)))[0];

describe('a product that was never ordered', () => {
  it('is deleted, from the shelf, the search and carts too', async () => {
    const { productId, skuId, title } = await makeGoods(mall, { shopId: SHOP });
    await buyer.addToCart(skuId);
    expect(await keeper.state(productId)).toMatchObject({ removal: 'free' });
    need(await remove(productId));
    expect(await rowOf(productId)).toBeUndefined();
    expect(await mall.db.select().from(sku).where(eq(sku.productId, productId))).toEqual([]);
    expect(await mall.db.select().from(cartLine).where(eq(cartLine.skuId, skuId))).toEqual([]);
    expect(await mall.db.select().from(listing).where(eq(listing.productId, productId))).toEqual([]);
    expect(await pageOf(mall, productId)).toBeUndefined();
    expect(await foundBy(mall, title.zh)).not.toContain(productId);
    const [written] = await mall.db
      .select()
      .from(change)
      .where(eq(change.ref, String(productId)));
    expect(written).toMatchObject({ kind: 'product', action: 'remove', before: { title }, after: null });
    expect((await remove(productId)).status).toBe(404);
  });

  it('is deleted by its shop or the mall alone', async () => {
    const { productId } = await makeGoods(mall, { shopId: SHOP + 1 });
    expect((await remove(productId)).status).toBe(404);
    need(await remove(productId, admin));
  });

  // The job that indexes it afterwards is planned otherwise by the embedded database, whose tables are small.
  it.runIf(process.env.TEST_DATABASE_URL)('is deleted without reading a large table whole', async () => {
    const { productId } = await makeGoods(mall, { shopId: SHOP });
    const whole: string[] = [];
    for (const statement of await statementsOf(() => remove(productId))) {
      if (!/^\s*(with|select|insert|update|delete)/i.test(statement.sql)) continue;
      const nodes = await planOf(mall.database, statement);
      if (nodes.some((node) => node['Node Type'] === 'Seq Scan' && LARGE.includes(node['Relation Name'] ?? '')))
        whole.push(statement.sql);
    }
    expect(whole).toEqual([]);
  });
});

describe('a product stays', () => {
  it('once it was ordered, even if the order was cancelled', async () => {
    const { productId, skuId } = await makeGoods(mall, { shopId: SHOP });
    const { orderIds } = await buyer.buy(oneOf(skuId));
    need(await buyer.post(`/orders/${orderIds[0]}/cancel`, { reason: '不要了' }));
    expect(await keeper.state(productId)).toMatchObject({ removal: 'ordered' });
    expect((await remove(productId)).envelope.msg).toBe('商品已有订单，不能删除；可以下架');
    expect(await rowOf(productId)).toBeDefined();
  });

  it('once it is in a promotion', async () => {
    const { productId } = await makeGoods(mall, { shopId: SHOP });
    await makeDiscount(mall, { goods: [productId] });
    expect(await keeper.state(productId)).toMatchObject({ removal: 'promoted' });
    expect((await remove(productId)).envelope.msg).toBe('商品参加过促销活动，不能删除；可以下架');
  });
});

it('many are deleted at once, each by itself, and again without harm', async () => {
  const [free, ordered] = [await makeGoods(mall, { shopId: SHOP }), await makeGoods(mall, { shopId: SHOP })];
  await buyer.buy(oneOf(ordered.skuId));
  const products = [free, ordered].map(({ productId: id }) => ({ id }));
  const act = { kind: 'remove' };
  const run = newKey();
  const send = async (apply: boolean) =>
    need(await keeper.call<BulkReport>('POST', '/products/bulk', { run, apply, products, act })).rows.map(
      ({ outcome, to, msg }) => [outcome, to, msg],
    );
  const refused = ['bad', null, '商品已有订单，不能删除；可以下架'];
  expect(await send(false)).toEqual([['ready', null, ''], refused]);
  expect(await rowOf(free.productId)).toBeDefined();
  expect(await send(true)).toEqual([['done', null, ''], refused]);
  expect(await rowOf(free.productId)).toBeUndefined();
  expect(await send(true)).toEqual([['already', null, ''], refused]);
});

describe('what a product lacks to be bought', () => {
  it('is told before it is put on sale, one or many', async () => {
    const { productId } = await makeGoods(mall, { shopId: SHOP, stock: 0 });
    need(await keeper.move(productId, 'putOff'));
    const [before] = await mall.db.select().from(shop).where(eq(shop.id, SHOP));
    await mall.db.update(shop).set({ version: 1, freight: DEFAULT_FREIGHT }).where(eq(shop.id, SHOP));
    expect((await keeper.state(productId)).lacks).toEqual(['stock', 'freight']);
    const ask = { run: newKey(), apply: false, products: [{ id: productId }], act: { kind: 'move', move: 'putOn' } };
    const [row] = need(await keeper.call<BulkReport>('POST', '/products/bulk', ask)).rows;
    expect(row).toMatchObject({ outcome: 'ready', lacks: ['stock', 'freight'] });
    await mall.db
      .update(shop)
      .set({ version: 2, freight: before?.freight ?? DEFAULT_FREIGHT })
      .where(eq(shop.id, SHOP));
    expect((await keeper.state(productId)).lacks).toEqual(['stock']);
    need(await keeper.move(productId, 'putOn'));
  });

  it('is nothing where there is stock and freight', async () => {
    const { productId } = await makeGoods(mall, { shopId: SHOP, stock: 1 });
    expect((await keeper.state(productId)).lacks).toEqual([]);
  });
});

onPostgres('a product that is ordered and deleted at once', () => {
  it('stays when the order was first', async () => {
    const other = await makeGoods(mall, { shopId: SHOP });
    const { orderIds } = await buyer.buy(oneOf(other.skuId));
    const [line] = await mall.db
      .select()
      .from(orderLine)
      .where(eq(orderLine.orderId, orderIds[0] ?? ''));
    const { productId, skuId } = await makeGoods(mall, { shopId: SHOP });
    const { removing } = await mall.db.transaction(async (tx) => {
      if (!line) throw new Error('the order has no line');
      const { id: _, ...like } = line;
      await tx.insert(orderLine).values({ ...like, productId, skuId });
      await lockSkus(tx, productId);
      const removing = remove(productId);
      await waits(tx, removing);
      return { removing };
    });
    expect((await removing).envelope.msg).toBe('商品已有订单，不能删除；可以下架');
    expect(await rowOf(productId)).toBeDefined();
  });

  it('cannot be ordered when it was deleted first', async () => {
    const { productId, skuId } = await makeGoods(mall, { shopId: SHOP });
    const wanted = await buyer.seen(oneOf(skuId));
    const { ordering } = await mall.db.transaction(async (tx) => {
      await lockSkus(tx, productId);
      const ordering = buyer.send(wanted);
      await waits(tx, ordering);
      await deleteProduct(tx, productId);
      return { ordering };
    });
    expect((await ordering).envelope.success).toBe(false);
    expect(await mall.db.select().from(orderLine).where(eq(orderLine.skuId, skuId))).toEqual([]);
  });
});
