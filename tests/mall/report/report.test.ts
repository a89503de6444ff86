import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '#contract/enums.ts';
import type { Report } from '#contract/report/desk.schema.ts';
import type { SheetFile } from '#contract/sheet.schema.ts';
import { DAY_MS } from '#contract/time.ts';
import { order, orderLine } from '#mall/order/order.tables.ts';
import { product } from '#mall/product/product.tables.ts';
import { readCsv } from '#mall/sheets/csv.rules.ts';
import { dayOf } from '#mall/sheets/days.rules.ts';
import {
  type Buyer,
  fromCart,
  makeBuyer,
  makeGoods,
  makeOperator,
  need,
  payTrade,
  setAutoAccept,
} from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { makeDesk, refundsBy } from '../../helpers/mall/refund.ts';
import { paidOrder, ship } from '../../helpers/mall/settlement.ts';

const SHOP = 2;
type Staff = Awaited<ReturnType<typeof makeOperator>>;

let mall: TestMall;
let buyer: Buyer;
let staff: Staff;
let admin: Staff;
beforeAll(async () => {
  mall = await openTestMall();
  await setAutoAccept(mall, false);
  buyer = await makeBuyer(mall);
  staff = await makeOperator(mall, SHOP);
  admin = await makeOperator(mall, null, 'admin');
});
afterAll(() => mall.close());

const today = () => dayOf(mall.now.now);
const day = (back: number) => dayOf(new Date(mall.now.now.getTime() - back * DAY_MS));
const view = async (who: Staff, query: string) => need(await who.get<Report>(`/report?${query}`));
const ofToday = () => `from=${today()}&to=${today()}`;
const code = async (query: string, who = staff) => (await who.get(`/report?${query}`)).envelope;
const paidBack = (orderId: string, days: number) =>
  mall.db
    .update(order)
    .set({ paidAt: new Date(mall.now.now.getTime() - days * DAY_MS) })
    .where(eq(order.id, orderId));

describe('sales of a period', () => {
  it('are what was paid for in it, minus what was given back of it', async () => {
    const before = await view(staff, ofToday());
    const { orderId, line } = await paidOrder(mall, { shopId: SHOP, buyer, pieces: 2 });
    await ship(mall, orderId, SHOP);
    const refund = await refundsBy(mall, buyer).apply({ orderId, lineId: line.id, quantity: 1 });
    need(await (await makeDesk(mall, SHOP)).move(refund, 'agree'));
    const refused = await paidOrder(mall, { shopId: SHOP, buyer });
    need(await staff.post(`${refused.orderId}/refuse`, { reason: '缺货' }));
    const { all } = await view(staff, ofToday());
    const orders = await mall.db
      .select()
      .from(order)
      .where(inArray(order.id, [orderId, refused.orderId]));
    const [kept, gone] = [orderId, refused.orderId].map((id) => orders.find((one) => one.id === id));
    expect(gone?.status).toBe(ORDER_STATUS.CANCELED);
    const paid = (kept?.payable ?? 0) + (gone?.payable ?? 0);
    expect(all.now).toEqual({
      orders: before.all.now.orders + 2,
      pieces: before.all.now.pieces + 3,
      sales: before.all.now.sales + paid,
      refunded: before.all.now.refunded + (kept?.refunded ?? 0) + (gone?.payable ?? 0),
      visits: before.all.now.visits,
    });
    expect(kept?.refunded).toBeGreaterThan(0);
  });

  it('add up to the same by day, product, category, promotion and shop', async () => {
    for (const by of ['day', 'product', 'category', 'promotion', 'shop']) {
      const { all, items } = await view(admin, `${ofToday()}&by=${by}`);
      expect(items.reduce((sum, { now }) => sum + now.sales - now.refunded, 0)).toBe(all.now.sales - all.now.refunded);
      expect(items.reduce((sum, { now }) => sum + now.pieces, 0)).toBe(all.now.pieces);
    }
  });

  it('count an order once per product, category or shop, however many lines it has', async () => {
    const one = await makeGoods(mall, { shopId: SHOP });
    const other = await makeGoods(mall, { shopId: SHOP });
    const before = await view(staff, `${ofToday()}&by=category`);
    for (const { skuId } of [one, other]) await buyer.addToCart(skuId);
    const { tradeId } = await buyer.buy(fromCart);
    await payTrade(mall, tradeId);
    const [row] = await mall.db.select().from(product).where(eq(product.id, one.productId));
    const ordersOf = (report: Report) =>
      report.items.find(({ key }) => key === String(row?.categoryId))?.now.orders ?? 0;
    expect(ordersOf(await view(staff, `${ofToday()}&by=category`))).toBe(ordersOf(before) + 1);
    const { items } = await view(staff, `${ofToday()}&by=product`);
    expect(items.find(({ key }) => key === String(other.productId))).toMatchObject({
      name: other.title.zh,
      now: { orders: 1, pieces: 1 },
      before: { orders: 0 },
    });
  });

  it('are compared with as many days before, or with those of a year before', async () => {
    const [near, far] = [
      await paidOrder(mall, { shopId: SHOP, buyer }),
      await paidOrder(mall, { shopId: SHOP, buyer }),
    ];
    const year = { from: `${Number(today().slice(0, 4)) - 1}${day(1).slice(4)}` };
    await paidBack(near.orderId, 3);
    const lastYear = new Date(`${year.from}T04:00:00Z`);
    await mall.db.update(order).set({ paidAt: lastYear }).where(eq(order.id, far.orderId));
    const query = `from=${day(1)}&to=${today()}&by=product`;
    const rowOf = (report: Report, id: number) => report.items.find(({ key }) => key === String(id));
    const right = await view(staff, query);
    expect(right.compared).toEqual({ from: day(3), to: day(2) });
    expect(rowOf(right, near.line.productId)).toMatchObject({ now: { orders: 0 }, before: { orders: 1 } });
    expect(rowOf(right, far.line.productId)).toBeUndefined();
    const ago = await view(staff, `${query}&against=year`);
    expect(rowOf(ago, far.line.productId)).toMatchObject({ now: { orders: 0 }, before: { orders: 1 } });
    const days = (await view(staff, `from=${day(1)}&to=${today()}`)).items;
    expect(days.map(({ key, name }) => [key, name])).toEqual([day(1), today()].map((one) => [one, one]));
    expect(days[0]?.before.orders).toBeGreaterThanOrEqual(1);
  });

  it('are by the day in China on which they were paid', async () => {
    const { orderId, line } = await paidOrder(mall, { shopId: SHOP, buyer });
    await mall.db
      .update(order)
      .set({ paidAt: new Date(`${day(41)}T16:30:00Z`) })
      .where(eq(order.id, orderId));
    const { items } = await view(staff, `from=${day(41)}&to=${day(39)}`);
    expect(items.map(({ now }) => now.orders)).toEqual([0, 1, 0]);
    const [{ sales } = { sales: 0 }] = await mall.db
      .select({ sales: orderLine.payable })
      .from(orderLine)
      .where(eq(orderLine.id, line.id));
    expect(items[1]?.now.sales).toBe(sales);
  });
});

describe('who asks', () => {
  it('sees their shop alone, the mall any of them', async () => {
    const other = await makeOperator(mall, SHOP + 1);
    expect((await view(other, ofToday())).all.now).toMatchObject({ orders: 0, sales: 0 });
    expect((await staff.get(`/report?shopId=${SHOP + 1}`)).status).toBe(404);
    expect((await admin.get('/report?shopId=99999')).status).toBe(404);
    const own = await view(staff, `${ofToday()}&by=product`);
    expect(own.all.now.orders).toBeGreaterThan(0);
    expect(await view(admin, `${ofToday()}&by=product&shopId=${SHOP}`)).toEqual(own);
  });

  it('needs to see the figures of the home, which who sends orders does not', async () => {
    const sender = await makeOperator(mall, SHOP, 'shipping');
    expect((await sender.get('/report')).status).toBe(403);
    const editor = await makeOperator(mall, null, 'editor');
    expect((await editor.get('/report')).status).toBe(200);
  });

  it('asks for a quarter at most, and not backwards', async () => {
    expect(await code(`from=${day(92)}&to=${today()}`)).toMatchObject({ msg: '一次最多查看92天' });
    expect(await code(`from=${today()}&to=${day(1)}`)).toMatchObject({ msg: '结束日期不能早于开始日期' });
    expect((await view(staff, '')).items).toHaveLength(30);
  });

  it('finds no page behind the last one', async () => {
    for (const by of ['day', 'product']) expect((await staff.get(`/report?by=${by}&page=2`)).status).toBe(404);
  });
});

it('a report is saved as a file with codes, names and numbers', async () => {
  const { text, name } = need(await staff.get<SheetFile>(`/report/export?${ofToday()}&by=product`));
  expect(name).toBe(`report-product-${today()}-${today()}.csv`);
  const [head, ...rows] = readCsv(text, { most: 200 }).map(({ cells }) => cells);
  expect(head?.slice(0, 8)).toEqual([
    ...['商品', '编码', '访问次数', '支付订单', '件数', '支付金额（元）', '其中已退（元）', '退款后销售额（元）'],
  ]);
  const { items } = await view(staff, `${ofToday()}&by=product`);
  expect(rows).toHaveLength(items.length);
  const [first] = items;
  const [row] = await mall.db
    .select()
    .from(product)
    .where(eq(product.id, Number(first?.key)));
  const fen = (first?.now.sales ?? 0) - (first?.now.refunded ?? 0);
  expect(rows[0]?.slice(0, 4)).toEqual([first?.name, row?.code, '', String(first?.now.orders)]);
  expect(Number(rows[0]?.[7]) * 100).toBeCloseTo(fen);
  const days = need(await staff.get<SheetFile>(`/report/export?from=${day(1)}&to=${today()}`)).text;
  expect(days).toContain(`${day(1)},${day(3)}`);
});
