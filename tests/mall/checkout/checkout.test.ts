import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CheckoutSource, Preview, Submitted } from '#contract/checkout/schema.ts';
import { INVOICE_TYPE, PUBLISH_STATUS } from '#contract/enums.ts';
import { cartLine } from '#mall/cart/cart.tables.ts';
import { idempotency } from '#mall/idempotency/idempotency.tables.ts';
import { forgetKeys } from '#mall/idempotency/idempotency.ts';
import { order, orderLine, orderLog, trade } from '#mall/order/order.tables.ts';
import { product, sku } from '#mall/product/product.tables.ts';
import { shop } from '#mall/store/shop.tables.ts';
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
  stockOf,
  watch,
} from '../../helpers/mall/buying.ts';
import { errorOf } from '../../helpers/mall/desk.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

describe('a preview', () => {
  it('of a cart is by shop, with freight, and adds up', async () => {
    const buyer = await makeBuyer(mall);
    const a = await makeGoods(mall, { price: 1_999, shopId: 2 });
    const b = await makeGoods(mall, { price: 500, shopId: 3 });
    await buyer.addToCart(a.skuId, 2);
    await buyer.addToCart(b.skuId, 1);
    const preview = await buyer.preview({ source: fromCart });
    expect(preview.shops.map(({ id }) => id).sort()).toEqual([2, 3]);
    expect(preview.errors).toEqual([]);
    expect(preview.address).toEqual({ id: buyer.addressId });
    expect(preview.rows.find(({ part }) => part === 'goods')).toEqual({ part: 'goods', amount: 2 * 1_999 + 500 });
    expect(preview.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(preview.payable);
    expect(preview.shops.reduce((sum, { payable }) => sum + payable, 0)).toBe(preview.payable);
  });

  it('of nothing says so', async () => {
    const buyer = await makeBuyer(mall);
    expect((await buyer.preview({ source: fromCart })).errors).toEqual([{ error: 'empty' }]);
  });
});

describe('submitting', () => {
  it('makes one order per shop under one trade, takes stock and empties the cart', async () => {
    const buyer = await makeBuyer(mall);
    const a = await makeGoods(mall, { shopId: 2, stock: 10 });
    const b = await makeGoods(mall, { shopId: 3, stock: 10 });
    await buyer.addToCart(a.skuId, 3);
    await buyer.addToCart(b.skuId, 1);
    const { tradeId, orderIds, payable } = await buyer.buy(fromCart, { remarks: { 2: ' 请尽快 ' } });
    expect(orderIds).toHaveLength(2);
    expect(await stockOf(mall, a.skuId, b.skuId)).toEqual([7, 9]);
    expect(await mall.db.$count(cartLine, eq(cartLine.accountId, buyer.accountId))).toBe(0);
    const orders = await mall.db.select().from(order).where(eq(order.tradeId, tradeId));
    expect(orders.reduce((sum, row) => sum + row.payable, 0)).toBe(payable);
    expect(orders.map(({ remark }) => remark).sort()).toEqual(['', '请尽快']);
    const [row] = await mall.db.select().from(trade).where(eq(trade.id, tradeId));
    expect(row).toMatchObject({ accountId: buyer.accountId, payable, status: 10 });
  });

  it('the tax number of an invoice is stored cleaned, however a client sends it', async () => {
    const buyer = await makeBuyer(mall);
    const { skuId } = await makeGoods(mall);
    const invoice = { type: INVOICE_TYPE.UNIT, title: ' 良集公司 ', taxNumber: ' ９１440101-ma5abcde12' };
    const { orderIds } = await buyer.buy(oneOf(skuId), { invoice });
    const [row] = await mall.db
      .select()
      .from(order)
      .where(eq(order.id, orderIds[0] ?? ''));
    expect(row?.invoice).toEqual({ type: INVOICE_TYPE.UNIT, title: '良集公司', taxNumber: '91440101MA5ABCDE12' });
  });

  it('the same key answers the first result again and makes nothing twice', async () => {
    const buyer = await makeBuyer(mall);
    const { skuId } = await makeGoods(mall, { stock: 10 });
    const input = await buyer.seen(oneOf(skuId, 2));
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.send(input, key)));
    const ids = answers.map((answer) => (need(answer) as Submitted).tradeId);
    expect(new Set(ids).size).toBe(1);
    expect(await stockOf(mall, skuId)).toEqual([8]);
  });
});

it('a price that changed since is refused with the new preview', async () => {
  const buyer = await makeBuyer(mall);
  const { skuId, productId } = await makeGoods(mall, { price: 1_000 });
  const input = await buyer.seen(oneOf(skuId));
  await mall.db.update(sku).set({ price: 1_200 }).where(eq(sku.id, skuId));
  const { envelope } = await buyer.send(input);
  expect(envelope.code).toBe('A00001');
  const fresh = envelope.data as Preview;
  expect(fresh.shops[0]?.lines[0]?.price).toBe(1_200);
  await mall.db.update(product).set({ status: PUBLISH_STATUS.PUT_OFF }).where(eq(product.id, productId));
  const gone = await buyer.send({ ...input, quoteHash: fresh.quoteHash });
  expect((gone.envelope.data as Preview).errors).toEqual([{ error: 'putOff', skuId }]);
  expect(await mall.db.$count(order, eq(order.accountId, buyer.accountId))).toBe(0);
  expect(await mall.db.$count(orderLine, eq(orderLine.skuId, skuId))).toBe(0);
  expect(await mall.db.$count(orderLog)).toBeGreaterThan(0);
});

describe('refused with nothing changed', () => {
  it.each<[string, Parameters<Buyer['buy']>[1], string]>([
    ['an invoice of a unit without its number', { invoice: { type: 20, title: '良集公司' } }, 'A00002'],
    ['points that are not a multiple of ten', { points: 15 }, 'A00002'],
  ])('%s', async (_, more, code) => {
    const buyer = await makeBuyer(mall);
    const { skuId } = await makeGoods(mall);
    const input = await buyer.seen(oneOf(skuId));
    const { envelope } = await buyer.send({ ...input, ...more });
    expect(envelope.code).toBe(code);
    expect(await stockOf(mall, skuId)).toEqual([100]);
  });

  it('what cannot be bought as it is, each with its reason', async () => {
    const buyer = await makeBuyer(mall);
    const custom = [{ code: 'text', name: { zh: '刻字', en: 'Text' }, mode: 20, required: true }];
    const engraved = await makeGoods(mall, { custom });
    const scarce = await makeGoods(mall, { stock: 1 });
    const far = await makeBuyer(mall, ['540000', '540100', '540102']);
    const local = await makeGoods(mall, { shopId: 6 });
    await mall.db
      .update(shop)
      .set({ freight: { fee: 600, freeFrom: 99_900, notDelivered: ['西藏自治区'] } })
      .where(eq(shop.id, 6));
    const tell = async (who: Buyer, source: CheckoutSource) => {
      const { errors, quoteHash } = await who.preview({ source });
      const { envelope } = await who.send({ source, addressId: who.addressId, quoteHash });
      expect(envelope.success).toBe(false);
      return [errors.map(({ error }) => error), envelope.msg];
    };
    expect(await tell(buyer, oneOf(engraved.skuId))).toEqual([['custom'], '请填写定制信息']);
    expect(await tell(buyer, oneOf(scarce.skuId, 2))).toEqual([['stock'], '库存不足']);
    expect(await tell(far, oneOf(local.skuId))).toEqual([['region'], '所选地区暂不支持配送']);
    expect(await tell(buyer, oneOf(2_000_000_000))).toEqual([['putOff'], '商品已下架']);
    expect(await tell(buyer, fromCart)).toEqual([['empty'], '没有可以结算的商品']);
    const homeless = await buyer.preview({ source: oneOf(local.skuId), addressId: far.addressId });
    expect(homeless).toMatchObject({ address: null, errors: [{ error: 'address' }] });
  });
});

it('goods may go into the cart again from an order, as far as there are any', async () => {
  const buyer = await makeBuyer(mall);
  const { skuId } = await makeGoods(mall, { stock: 5 });
  const { orderIds, tradeId } = await buyer.buy(oneOf(skuId, 4));
  await payTrade(mall, tradeId);
  const again = need(await buyer.buyAgain(orderIds[0]));
  expect(again).toMatchObject({ count: 1, left: [{ skuId, wanted: 4, got: 1, reason: 'short' }] });
  const other = await makeBuyer(mall);
  expect((await other.buyAgain(orderIds[0])).status).toBe(404);
  expect(errorOf(await buyer.post(`/orders/${orderIds[0]}/buyAgain`, {}))).toBe('idempotency-key');
});

it('keys that have served are forgotten after a week', async () => {
  const kept = await mall.db.$count(idempotency);
  expect(kept).toBeGreaterThan(0);
  const week = 7 * 24 * 3_600_000;
  expect(await forgetKeys({ database: mall.database, clock: () => new Date(Date.now() + week - 3_600_000) })).toBe(0);
  expect(await forgetKeys({ database: mall.database, clock: () => new Date(Date.now() + week + 3_600_000) })).toBe(
    kept,
  );
});
