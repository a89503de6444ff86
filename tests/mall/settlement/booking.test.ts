import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { COUPON_TYPE } from '#contract/enums.ts';
import { REFUND_KIND } from '#contract/refund/values.ts';
import { DAY_MS } from '#contract/time.ts';
import { category } from '#mall/category/category.tables.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { order, orderLine } from '#mall/order/order.tables.ts';
import { product } from '#mall/product/product.tables.ts';
import { shopEntry } from '#mall/settlement/settlement.tables.ts';
import { bookLate, countEntries, releaseDue } from '#mall/settlement/settlement.ts';
import { shop } from '#mall/store/shop.tables.ts';
import {
  brokenRules,
  fromCart,
  makeBuyer,
  makeGoods,
  makeOperator,
  need,
  oneOf,
  payTrade,
  setAutoAccept,
  watch,
} from '../../helpers/mall/buying.ts';
import { makeCoupon, takeOf } from '../../helpers/mall/coupon.ts';
import { makeDiscount } from '../../helpers/mall/discount.ts';
import { makeFlash, makeSession } from '../../helpers/mall/flash-sale.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { makePointsGood, makeSaver } from '../../helpers/mall/points-mall.ts';
import { makeDesk, PLACE, refundsBy, SENT } from '../../helpers/mall/refund.ts';
import { accountOf, completedOrder, entriesOf, makeAvailable, paidOrder, ship } from '../../helpers/mall/settlement.ts';
import { later } from '../../helpers/mall/time.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  await setAutoAccept(mall, false);
  // All are merchants, whatever the demo says, whose freight is never free.
  await mall.db
    .update(shop)
    .set({ official: false, freight: { fee: 1_000, freeFrom: 1_000_000_00, notDelivered: [] } });
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

const dueOf = async (orderId: string) =>
  Object.values(await entriesOf(mall, orderId)).reduce((sum, amount) => sum + amount, 0);

describe('what a paid order owes its shop', () => {
  it('is goods and freight less the commission of the mall', async () => {
    const { orderId } = await paidOrder(mall);
    expect(await entriesOf(mall, orderId)).toEqual({ sale: 10_000, freight: 1_000, commission: -500 });
  });

  it('nothing before it is paid, and nothing when it never is', async () => {
    const buyer = await makeBuyer(mall);
    const { skuId } = await makeGoods(mall, { shopId: 2 });
    const { orderIds } = await buyer.buy(oneOf(skuId));
    need(await buyer.post(`/orders/${orderIds[0]}/cancel`, { reason: '不想要了' }));
    expect(await entriesOf(mall, orderIds[0] ?? '')).toEqual({});
  });

  it('the shop bears its own coupon, the mall its coupon and points', async () => {
    const buyer = await makeSaver(mall, 1_000);
    const { skuId } = await makeGoods(mall, { shopId: 2 });
    const terms = (amount: number) => ({ type: COUPON_TYPE.D, amount });
    for (const made of [{ shopId: 2, terms: terms(1_000) }, { terms: terms(600) }])
      need(await takeOf(mall, buyer.token, await makeCoupon(mall, made)));
    await buyer.addToCart(skuId, 2);
    const { tradeId, orderIds } = await buyer.buy(fromCart, { points: 400 });
    await payTrade(mall, tradeId);
    expect(await entriesOf(mall, orderIds[0] ?? '')).toEqual({
      sale: 20_000 - 1_000 - 600 - 400,
      freight: 1_000,
      subsidy: 1_000,
      commission: -950,
    });
  });

  it('a discount of the shop is borne by it, one of the mall and a flash price that the mall set by the mall', async () => {
    const own = await makeGoods(mall, { shopId: 2 });
    const malls = await makeGoods(mall, { shopId: 2 });
    const flash = await makeFlash(mall, await makeSession(mall), { price: 7_000, mallBears: true });
    await makeDiscount(mall, { shopId: 2, goods: [own.productId] });
    await makeDiscount(mall, { goods: [malls.productId] });
    for (const [skuId, due] of [
      [own.skuId, { sale: 8_000, freight: 1_000, commission: -400 }],
      [malls.skuId, { sale: 8_000, freight: 1_000, subsidy: 2_000, commission: -500 }],
      [flash.skuId, { sale: 7_000, freight: 1_000, subsidy: 3_000, commission: -500 }],
    ] as const) {
      const buyer = await makeBuyer(mall);
      const { tradeId, orderIds } = await buyer.buy(oneOf(skuId));
      await payTrade(mall, tradeId);
      expect(await entriesOf(mall, orderIds[0] ?? '')).toEqual(due);
    }
  });

  it('of a good of the points mall, the mall pays what the points are worth', async () => {
    const buyer = await makeSaver(mall, 1_000);
    const good = await makePointsGood(mall);
    const { tradeId, orderIds } = await buyer.buy(good.source());
    await payTrade(mall, tradeId);
    expect(await entriesOf(mall, orderIds[0] ?? '')).toEqual({ sale: 1_990, subsidy: 300, commission: -115 });
  });

  it('the rate is of the shop, else of the nearest category, else of the mall; shops of the mall pay none', async () => {
    const rateOf = async (shopId = 2) => (await paidOrder(mall, { shopId })).line.commissionRate;
    const [like] = await mall.db
      .select({ categoryId: product.categoryId })
      .from(product)
      .where(eq(product.shopId, 2))
      .limit(1);
    const chain: number[] = [];
    for (let id = like?.categoryId ?? null; id !== null; ) {
      chain.push(id);
      const [row] = await mall.db.select({ parent: category.parentId }).from(category).where(eq(category.id, id));
      id = row?.parent ?? null;
    }
    const [nearest = 0, above = 0] = chain;
    const set = (id: number, commission: number | null) =>
      mall.db.update(category).set({ commission }).where(eq(category.id, id));
    expect(await rateOf()).toBe(500);
    await set(above, 800);
    expect(await rateOf()).toBe(800);
    await set(nearest, 0);
    expect(await rateOf()).toBe(0);
    await mall.db.update(shop).set({ commission: 300 }).where(eq(shop.id, 2));
    expect(await rateOf()).toBe(300);
    await mall.db.update(shop).set({ official: true }).where(eq(shop.id, 2));
    expect(await rateOf()).toBe(0);
    await mall.db.update(shop).set({ official: false, commission: null }).where(eq(shop.id, 2));
    for (const id of [nearest, above]) await set(id, null);
  });

  it('a rate that changes between checkout and payment does not change the order', async () => {
    const buyer = await makeBuyer(mall);
    const { skuId } = await makeGoods(mall, { shopId: 2 });
    const { tradeId, orderIds } = await buyer.buy(oneOf(skuId));
    await mall.db.update(shop).set({ commission: 9_000 }).where(eq(shop.id, 2));
    await payTrade(mall, tradeId);
    await mall.db.update(shop).set({ commission: null }).where(eq(shop.id, 2));
    expect((await entriesOf(mall, orderIds[0] ?? '')).commission).toBe(-500);
  });
});

describe('what goes back', () => {
  it('takes back due and commission in the proportion of the pieces, at last all of it but the freight', async () => {
    const { buyer, orderId, line } = await paidOrder(mall, { pieces: 3, price: 3_333 });
    await ship(mall, orderId);
    const refunds = refundsBy(mall, buyer);
    const desk = await makeDesk(mall, 2);
    const giveBack = async (quantity: number) => {
      const id = await refunds.apply({ orderId, lineId: line.id, quantity });
      need(await desk.move(id, 'agree'));
    };
    expect(await entriesOf(mall, orderId)).toEqual({ sale: 9_999, freight: 1_000, commission: -500 });
    await giveBack(1);
    expect(await entriesOf(mall, orderId)).toMatchObject({ refund: -3_333, commissionBack: 166 });
    await giveBack(2);
    expect(await entriesOf(mall, orderId)).toMatchObject({ refund: -9_999, commissionBack: 500 });
    expect(await dueOf(orderId)).toBe(1_000);
  });

  it('takes all back of an order that was not sent, the freight too', async () => {
    const { buyer, orderId } = await paidOrder(mall);
    const id = await refundsBy(mall, buyer).apply({ orderId });
    await (await makeDesk(mall, 2)).move(id, 'agree');
    expect(await entriesOf(mall, orderId)).toMatchObject({ refund: -11_000, commissionBack: 500 });
    expect(await dueOf(orderId)).toBe(0);
  });

  it('takes all back of an order that was cancelled or refused', async () => {
    const canceled = await paidOrder(mall);
    need(await canceled.buyer.post(`/orders/${canceled.orderId}/cancel`, { reason: '不想要了' }));
    expect(await dueOf(canceled.orderId)).toBe(0);
    const refused = await paidOrder(mall);
    need(await (await makeOperator(mall, 2)).post(`${refused.orderId}/refuse`, { reason: '缺货' }));
    expect(await entriesOf(mall, refused.orderId)).toEqual({
      ...{ sale: 10_000, freight: 1_000, commission: -500 },
      ...{ refund: -11_000, commissionBack: 500 },
    });
  });
});

describe('what can be paid out', () => {
  it('is pending until seven days after completion, and until no refund is open', async () => {
    await makeAvailable(mall, 30 * DAY_MS);
    const before = await accountOf(mall);
    const { buyer, orderId, line } = await completedOrder(mall, { pieces: 2 });
    expect(await accountOf(mall)).toEqual({ ...before, pending: before.pending + 20_000 });
    const refunds = refundsBy(mall, buyer);
    const desk = await makeDesk(mall, 2);
    later(mall, 6 * DAY_MS);
    const id = await refunds.apply({ orderId, lineId: line.id, quantity: 1, kind: REFUND_KIND.RETURN });
    need(await desk.move(id, 'agree', { address: PLACE }));
    need(await refunds.move(id, 'ship', SENT));
    await makeAvailable(mall, 2 * DAY_MS);
    expect((await accountOf(mall)).available).toBe(before.available);
    need(await desk.move(id, 'receive', { restock: true }));
    await makeAvailable(mall, 0);
    expect(await accountOf(mall)).toEqual({ pending: before.pending, available: before.available + 10_500 });
    await makeAvailable(mall, 0);
    expect((await accountOf(mall)).available).toBe(before.available + 10_500);
  });

  it('a refund afterwards lowers what is available, below zero if need be', async () => {
    const { buyer, orderId, line } = await completedOrder(mall, { price: 50_000_00 });
    await makeAvailable(mall);
    const before = await accountOf(mall);
    const id = await refundsBy(mall, buyer).apply({ orderId, lineId: line.id });
    need(await (await makeDesk(mall, 2)).move(id, 'agree'));
    expect((await accountOf(mall)).available).toBe(before.available - 47_500_00);
  });

  it('orders that ended with their money back are done at once', async () => {
    const { buyer, orderId } = await paidOrder(mall);
    need(await buyer.post(`/orders/${orderId}/cancel`, { reason: '不想要了' }));
    await makeAvailable(mall, 0);
    const [row] = await mall.db.select().from(order).where(eq(order.id, orderId));
    expect(row?.availableAt).not.toBeNull();
  });
});

describe('orders of before settlement', () => {
  async function forget(orderId: string): Promise<void> {
    await countEntries(mall);
    await rowsOf(
      mall.db,
      sql`with gone as (delete from shop_entry where order_id = ${orderId} returning shop_id, amount, available_at),
        sums as (select shop_id, coalesce(sum(amount) filter (where available_at is null), 0) as pending,
          coalesce(sum(amount) filter (where available_at is not null), 0) as available from gone group by 1)
        update shop_account a set pending = a.pending - sums.pending, available = a.available - sums.available
        from sums where a.shop_id = sums.shop_id`,
    );
    await mall.db.update(order).set({ bookedAt: null, availableAt: null }).where(eq(order.id, orderId));
    const set = { commissionRate: null, commission: null, subsidy: null, memberFreight: null };
    await mall.db.update(orderLine).set(set).where(eq(orderLine.orderId, orderId));
  }

  it('are booked once, marked, at the rate of now, with what was refunded since', async () => {
    const { buyer, orderId, line } = await paidOrder(mall, { pieces: 2 });
    await ship(mall, orderId);
    const id = await refundsBy(mall, buyer).apply({ orderId, lineId: line.id, quantity: 1 });
    need(await (await makeDesk(mall, 2)).move(id, 'agree'));
    await forget(orderId);
    await mall.db.update(shop).set({ commission: 1_000 }).where(eq(shop.id, 2));
    await Promise.all([bookLate(mall), bookLate(mall)]);
    await mall.db.update(shop).set({ commission: null }).where(eq(shop.id, 2));
    expect(await entriesOf(mall, orderId)).toEqual({
      ...{ sale: 20_000, freight: 1_000, commission: -2_000 },
      ...{ refund: -10_000, commissionBack: 1_000 },
    });
    const rows = await mall.db.select().from(shopEntry).where(eq(shopEntry.orderId, orderId));
    expect(rows.every(({ late }) => late)).toBe(true);
    await bookLate(mall);
    expect(await dueOf(orderId)).toBe(10_000);
  });

  it('of every kind: nothing of the demo mall is left unbooked, and every rule holds', async () => {
    const saver = await makeSaver(mall, 1_000);
    const good = await makePointsGood(mall);
    const { tradeId, orderIds } = await saver.buy(good.source());
    await payTrade(mall, tradeId);
    await forget(orderIds[0] ?? '');
    await bookLate(mall);
    const unbooked = await rowsOf(
      mall.db,
      sql`select id from shop_order where paid_at is not null and shop_id <> 0 and booked_at is null`,
    );
    expect(unbooked).toEqual([]);
    await releaseDue(mall);
    await countEntries(mall);
  });

  it('a refund of one books the order first', async () => {
    const { buyer, orderId, line } = await paidOrder(mall, { pieces: 2 });
    await ship(mall, orderId);
    await forget(orderId);
    const id = await refundsBy(mall, buyer).apply({ orderId, lineId: line.id, quantity: 1 });
    need(await (await makeDesk(mall, 2)).move(id, 'agree'));
    expect(await dueOf(orderId)).toBe(10_500);
  });
});
