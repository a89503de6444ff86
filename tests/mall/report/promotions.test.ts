import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '#contract/report/desk.schema.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { flowLog } from '#mall/content/content.tables.ts';
import { dayFigure } from '#mall/dashboard/dashboard.tables.ts';
import { orderLine } from '#mall/order/order.tables.ts';
import { dayOf } from '#mall/sheets/days.rules.ts';
import {
  type Buyer,
  fromCart,
  makeBuyer,
  makeGoods,
  makeOperator,
  need,
  oneOf,
  payTrade,
} from '../../helpers/mall/buying.ts';
import { makeCoupon, takeOf } from '../../helpers/mall/coupon.ts';
import { makeDiscount } from '../../helpers/mall/discount.ts';
import { flashOf, makeFlash, makeSession } from '../../helpers/mall/flash-sale.ts';
import { enter, makeActivity } from '../../helpers/mall/group-buy.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { makePointsGood, makeSaver } from '../../helpers/mall/points-mall.ts';

let mall: TestMall;
let admin: Awaited<ReturnType<typeof makeOperator>>;
let today: string;
beforeAll(async () => {
  mall = await openTestMall();
  admin = await makeOperator(mall, null, 'admin');
  today = dayOf(mall.now.now);
});
afterAll(() => mall.close());

const view = async (by: string, more = '') =>
  need(await admin.get<Report>(`/report?from=${today}&to=${today}&by=${by}${more}`));
const rowsOf = async (by: string) => new Map((await view(by)).items.map((row) => [row.key, row]));
const linesOf = (orderId = '') => mall.db.select().from(orderLine).where(eq(orderLine.orderId, orderId));

async function pay(buyer: Buyer, source: Parameters<Buyer['buy']>[0]) {
  const { tradeId, orderIds } = await buyer.buy(source);
  await payTrade(mall, tradeId);
  return { orderIds, lines: (await Promise.all(orderIds.map((id) => linesOf(id)))).flat() };
}

describe('sales by promotion', () => {
  it('name what was sold in which, and what without any', async () => {
    const buyer = await makeBuyer(mall);
    const session = await makeSession(mall);
    const flash = await makeFlash(mall, session);
    const { productId, skuId } = await makeGoods(mall);
    const discount = await makeDiscount(mall, { goods: [productId] });
    const group = await makeActivity(mall, { size: 2 });
    const good = await makePointsGood(mall);
    const plain = await makeGoods(mall);
    const none = (await rowsOf('promotion')).get('0')?.now.pieces ?? 0;
    const sold = await pay(buyer, flashOf(flash, 2));
    await pay(buyer, oneOf(skuId));
    await enter(mall, group);
    await pay(await makeSaver(mall), good.source());
    await pay(buyer, oneOf(plain.skuId, 3));
    const rows = await rowsOf('promotion');
    expect(rows.get(`flash-session:${session}`)).toMatchObject({
      name: `秒杀 · 测试场 · ${dayOf(new Date(mall.now.now.getTime() - HOUR_MS))}`,
      now: { orders: 1, pieces: 2, sales: sold.lines[0]?.payable, visits: null },
    });
    expect(rows.get(`discount:${discount}`)).toMatchObject({
      name: '限时折扣 · 测试折扣',
      now: { orders: 1, pieces: 1 },
    });
    expect(rows.get(`group-buy:${group.id}`)?.now).toMatchObject({ orders: 1, pieces: 1 });
    expect(rows.get(`points-good:${good.id}`)?.name).toMatch(/^积分商城 · /);
    expect(rows.get('0')).toMatchObject({ name: '未参加活动', now: { pieces: none + 3 } });
  });
});

describe('sales by coupon', () => {
  it('are of the lines that it lowered; a line of two coupons stands in both rows', async () => {
    const buyer = await makeBuyer(mall);
    const dear = await makeGoods(mall, { shopId: 2, price: 10_000 });
    const cheap = await makeGoods(mall, { shopId: 3, price: 1_000 });
    const ofShop = await makeCoupon(mall, { shopId: 2, name: { zh: '店铺券', en: 'Shop coupon' } });
    const ofMall = await makeCoupon(mall, { terms: { threshold: 100 } });
    for (const id of [ofShop, ofMall]) need(await takeOf(mall, buyer.token, id));
    for (const { skuId } of [dear, cheap]) await buyer.addToCart(skuId);
    const { lines } = await pay(buyer, fromCart);
    const lowered = lines.filter(({ mallCoupon }) => mallCoupon > 0);
    const [first] = lines.filter(({ skuId }) => skuId === dear.skuId);
    expect(first?.shopCoupon).toBeGreaterThan(0);
    expect(lowered.length).toBeGreaterThan(0);
    const rows = await rowsOf('coupon');
    expect(rows.get(String(ofShop))).toMatchObject({
      name: '店铺券',
      now: { orders: 1, pieces: 1, sales: first?.payable },
    });
    expect(rows.get(String(ofMall))?.now.sales).toBe(lowered.reduce((sum, { payable }) => sum + payable, 0));
    expect(rows.get('0')?.name).toBe('未用优惠券');
  });
});

describe('visits', () => {
  it('stand beside orders by day and by shop, saved days and today alike', async () => {
    const { productId } = await makeGoods(mall, { shopId: 5 });
    const yesterday = dayOf(new Date(mall.now.now.getTime() - DAY_MS));
    await mall.db.insert(dayFigure).values([
      { day: yesterday, shopId: 0, orders: 0, sales: 0, views: 9, visits: 7 },
      { day: yesterday, shopId: 5, orders: 0, sales: 0, views: 5, visits: 4 },
    ]);
    const entry = { at: mall.now.now, path: '/goods', language: 'zh' as const, entry: true };
    await mall.db.insert(flowLog).values([entry, { ...entry, productId }]);
    const period = `/report?from=${yesterday}&to=${today}`;
    const days = need(await admin.get<Report>(`${period}&by=day`));
    expect(days.items.map(({ now }) => now.visits)).toEqual([7, 2]);
    expect(days.all.now.visits).toBe(9);
    const shops = need(await admin.get<Report>(`${period}&by=shop`)).items;
    expect(shops.find(({ key }) => key === '5')).toBeUndefined();
    const buyer = await makeBuyer(mall);
    await pay(buyer, oneOf((await makeGoods(mall, { shopId: 5 })).skuId));
    const sold = need(await admin.get<Report>(`${period}&by=shop`)).items.find(({ key }) => key === '5');
    expect(sold?.now).toMatchObject({ orders: 1, visits: 5 });
    const own = await makeOperator(mall, 5);
    expect(need(await own.get<Report>(`${period}&by=product`)).all.now.visits).toBe(5);
  });
});
