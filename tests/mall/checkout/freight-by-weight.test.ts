import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ProductView } from '#contract/catalog/schema.ts';
import type { Submitted } from '#contract/checkout/schema.ts';
import type { BulkReport } from '#contract/product/bulk.schema.ts';
import type { ShopDocument } from '#contract/store/shop.schema.ts';
import { address } from '#mall/address/address.tables.ts';
import type { Freight } from '#mall/db/columns.ts';
import { order } from '#mall/order/order.tables.ts';
import { sku } from '#mall/product/product.tables.ts';
import { shop } from '#mall/store/shop.tables.ts';
import {
  brokenRules,
  fromCart,
  makeBuyer,
  makeGoods,
  need,
  newKey,
  oneOf,
  payTrade,
  watch,
} from '../../helpers/mall/buying.ts';
import { cartShopper } from '../../helpers/mall/cart.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { type Keeper, makeKeeper, pageOf } from '../../helpers/mall/product.ts';

const SHOP = 3;
const HAINAN = ['460000', '460100', '460105'];
const TERMS: Freight = {
  ...{ fee: 800, freeFrom: 99_900, notDelivered: [] },
  byWeight: { first: 1_000, step: 500, stepFee: 200 },
  regions: [{ provinces: ['海南省'], fee: 1_500, stepFee: 700 }],
};

let mall: TestMall;
let keeper: Keeper;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  keeper = await makeKeeper(mall, SHOP);
  await mall.db.update(shop).set({ freight: TERMS, autoAccept: false }).where(eq(shop.id, SHOP));
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

async function goods(weight: number | null) {
  const made = await makeGoods(mall, { shopId: SHOP, price: 1_000 });
  await mall.db.update(sku).set({ weight }).where(eq(sku.id, made.skuId));
  return made;
}

describe('freight by weight', () => {
  it('is the same in cart, preview and order; goods of unknown weight weigh nothing', async () => {
    const buyer = await cartShopper(mall);
    const [tea, pot, leaf] = [await goods(300), await goods(1_100), await goods(null)];
    const totals: number[] = [];
    for (const [{ skuId }, pieces] of [
      [tea, 3],
      [leaf, 5],
      [pot, 1],
    ] as const) {
      need(await buyer.add(skuId, pieces));
      totals.push((await buyer.cart()).total.freight);
    }
    // 900 g, 900 g and 2 000 g.
    expect(totals).toEqual([800, 800, 1_200]);
    const [own] = (await buyer.cart()).shops;
    expect(own?.freight).toEqual({ fee: 800, freeFrom: 99_900, byWeight: TERMS.byWeight });
    expect(own?.lines.map(({ grams }) => grams).toSorted((a = 0, b = 0) => a - b)).toEqual([0, 300, 1_100]);
    expect((await buyer.preview({ source: fromCart, addressId: buyer.addressId })).shops[0]?.freight).toBe(1_200);
    const { orderIds } = (await buyer.buy(fromCart)) as Submitted;
    const [row] = await mall.db
      .select()
      .from(order)
      .where(eq(order.id, orderIds[0] ?? ''));
    expect([row?.freight, row?.payable]).toEqual([1_200, 9_000 + 1_200]);
  });

  it('has fees of its own in some provinces, and is free from the amount', async () => {
    const far = await makeBuyer(mall, HAINAN);
    const { skuId } = await goods(600);
    const freight = async (pieces: number) =>
      (await far.preview({ source: oneOf(skuId, pieces), addressId: far.addressId })).shops[0]?.freight;
    expect([await freight(1), await freight(2), await freight(4)]).toEqual([1_500, 2_200, 1_500 + 3 * 700]);
    expect(await freight(100)).toBe(0);
  });

  it('of an order that was placed stays, whatever its goods weigh later', async () => {
    const buyer = await makeBuyer(mall);
    const { skuId } = await goods(1_200);
    const { orderIds, tradeId } = await buyer.buy(oneOf(skuId));
    await mall.db.update(sku).set({ weight: 9_000 }).where(eq(sku.id, skuId));
    await payTrade(mall, tradeId);
    const [row] = await mall.db
      .select()
      .from(order)
      .where(eq(order.id, orderIds[0] ?? ''));
    expect(row?.freight).toBe(1_000);
  });

  it('to another address is compared by weight, too', async () => {
    const buyer = await makeBuyer(mall);
    const { skuId } = await goods(1_200);
    const { orderIds, tradeId } = await buyer.buy(oneOf(skuId));
    await payTrade(mall, tradeId);
    const home = { accountId: buyer.accountId, mobile: buyer.mobile, recipient: '小红', region: HAINAN };
    const [there] = await mall.db
      .insert(address)
      .values({ ...home, detail: '滨海路1号', isDefault: false })
      .returning();
    const { envelope } = await buyer.post(`/orders/${orderIds[0]}/address`, { addressId: there?.id });
    // 22.00 there, 10.00 here.
    expect(envelope).toMatchObject({ data: [{ field: 'addressId', msg: expect.stringContaining('12.00') }] });
  });

  it('is told on the page of a product, which says no weight of its own', async () => {
    const { productId } = await goods(777);
    const page = (await pageOf(mall, productId)) as ProductView;
    expect(page.freight).toMatchObject({ fee: 800, byWeight: TERMS.byWeight, regions: TERMS.regions });
    expect(JSON.stringify(page)).not.toContain('777');
  });
});

describe('at the desk', () => {
  it('it is edited with the shop, in whole grams', async () => {
    type Whole = { value: ShopDocument; version: number };
    const { value, version } = need(await keeper.call<Whole>('GET', `/shop/${SHOP}`));
    expect(value.freight.byWeight).toEqual(TERMS.byWeight);
    const save = (byWeight: object) =>
      keeper.call('PUT', `/shop/${SHOP}`, { value: { ...value, freight: { ...value.freight, byWeight } }, version });
    for (const [field, wrong] of [
      ['first', { first: 0, step: 500, stepFee: 1 }],
      ['step', { first: 1, step: 0.5, stepFee: 1 }],
      ['stepFee', { first: 1, step: 1, stepFee: -1 }],
    ] as const)
      expect((await save(wrong)).envelope).toMatchObject({ data: [{ field: `value.freight.byWeight.${field}` }] });
    need(await save({ first: 1_000, step: 500, stepFee: 200 }));
  });

  it('goods without a weight are put on sale after a warning', async () => {
    const { productId, skuId } = await goods(null);
    need(await keeper.move(productId, 'putOff'));
    expect((await keeper.state(productId)).lacks).toEqual(['weight']);
    const ask = { run: newKey(), apply: false, products: [{ id: productId }], act: { kind: 'move', move: 'putOn' } };
    expect(need(await keeper.call<BulkReport>('POST', '/products/bulk', ask)).rows[0]?.lacks).toEqual(['weight']);
    await mall.db.update(sku).set({ weight: 5 }).where(eq(sku.id, skuId));
    expect((await keeper.state(productId)).lacks).toEqual([]);
    await mall.db.update(sku).set({ weight: null }).where(eq(sku.id, skuId));
    const { byWeight: _, ...flat } = TERMS;
    await mall.db.update(shop).set({ freight: flat }).where(eq(shop.id, SHOP));
    expect((await keeper.state(productId)).lacks).toEqual([]);
  });
});
