import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Preview } from '#contract/checkout/schema.ts';
import { FLASH_STATUS, flashItem } from '#mall/flash-sale/flash-sale.tables.ts';
import { orderLine } from '#mall/order/order.tables.ts';
import { TAGS_TOPIC } from '#mall/ports/bus.ts';
import { sku } from '#mall/product/product.tables.ts';
import { brokenRules, makeBuyer, oneOf, stockOf, watch } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

/** The session that runs at the tests' noon. */
const RUNNING = 3;

let mall: TestMall;
let next = 0;
let item: typeof flashItem.$inferSelect;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
});
beforeEach(async () => {
  const rows = await mall.db
    .select()
    .from(flashItem)
    .where(eq(flashItem.sessionId, RUNNING))
    .orderBy(asc(flashItem.sort));
  item = rows[next] as typeof item;
  next += 1;
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

const change = (values: Partial<typeof flashItem.$inferInsert>) =>
  mall.db.update(flashItem).set(values).where(eq(flashItem.id, item.id));
const soldOf = async () => (await mall.db.select().from(flashItem).where(eq(flashItem.id, item.id)))[0]?.sold;

it('goods of the running session cost its price, count against it and come back when cancelled', async () => {
  const buyer = await makeBuyer(mall);
  const [one] = await mall.db.select().from(sku).where(eq(sku.id, item.skuId));
  const { orderIds } = await buyer.buy(oneOf(item.skuId, 2));
  // Its pieces are its own.
  expect(await stockOf(mall, item.skuId)).toEqual([one?.stock]);
  const [line] = await mall.db
    .select()
    .from(orderLine)
    .where(and(eq(orderLine.orderId, orderIds[0] ?? '')));
  expect(line).toMatchObject({ listPrice: one?.price, price: item.price, flashItemId: item.id });
  expect(await soldOf()).toBe(item.sold + 2);
  await buyer.post(`/orders/${orderIds[0]}/cancel`, { reason: '不要了' });
  expect(await soldOf()).toBe(item.sold);
  expect(await stockOf(mall, item.skuId)).toEqual([one?.stock]);
});

it('of fifty orders of one shopper as many go through as the limit allows, and again after a cancel', async () => {
  await change({ limitEach: 2 });
  const buyer = await makeBuyer(mall);
  expect((await buyer.preview({ source: oneOf(item.skuId) })).shops[0]?.lines[0]?.most).toBe(2);
  const input = await buyer.seen(oneOf(item.skuId));
  const answers = await Promise.all(Array.from({ length: 50 }, () => buyer.send(input)));
  expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(2);
  expect(await soldOf()).toBe(item.sold + 2);
  const refused = await buyer.preview({ source: oneOf(item.skuId) });
  expect(refused.errors).toMatchObject([{ error: 'limit', skuId: item.skuId }]);
  expect(refused.shops[0]?.lines[0]?.most).toBe(0);
  const { envelope } = await buyer.send({ ...input, quoteHash: refused.quoteHash });
  expect(envelope).toMatchObject({ code: 'A00001', msg: '超出限购数量' });
  const bought = answers.find(({ envelope }) => envelope.success)?.envelope.data as { orderIds: string[] };
  await buyer.post(`/orders/${bought.orderIds[0]}/cancel`, { reason: '不要了' });
  await buyer.buy(oneOf(item.skuId));
});

it('what is cancelled after the sale goes back to the SKU', async () => {
  const buyer = await makeBuyer(mall);
  const [before] = await stockOf(mall, item.skuId);
  const { orderIds } = await buyer.buy(oneOf(item.skuId, 2));
  await change({ status: FLASH_STATUS.OVER });
  await mall.db
    .update(sku)
    .set({ stock: (before ?? 0) + item.stock - item.sold - 2 })
    .where(eq(sku.id, item.skuId));
  await buyer.post(`/orders/${orderIds[0]}/cancel`, { reason: '不要了' });
  expect(await soldOf()).toBe(item.sold);
  expect(await stockOf(mall, item.skuId)).toEqual([(before ?? 0) + item.stock - item.sold]);
});

it('of one order no more than its own limit are sold', async () => {
  await change({ limitOrder: 2, limitEach: null });
  const buyer = await makeBuyer(mall);
  expect((await buyer.preview({ source: oneOf(item.skuId, 3) })).errors).toMatchObject([{ error: 'limit' }]);
  await buyer.buy(oneOf(item.skuId, 2));
  await buyer.buy(oneOf(item.skuId, 2));
});

it('the last piece at this price goes to one of many; the others see the usual price', async () => {
  await change({ stock: item.sold + 1 });
  const given = item.stock - item.sold - 1;
  await mall.db
    .update(sku)
    .set({ stock: sql`stock + ${given}` })
    .where(eq(sku.id, item.skuId));
  const buyers = await Promise.all(Array.from({ length: 10 }, () => makeBuyer(mall)));
  const inputs = await Promise.all(buyers.map((buyer) => buyer.seen(oneOf(item.skuId))));
  const dropped: unknown[] = [];
  const stop = mall.bus.subscribe(TAGS_TOPIC, (tags) => dropped.push(tags));
  const answers = await Promise.all(buyers.map((buyer, at) => buyer.send(inputs[at] as never)));
  stop();
  expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  expect(dropped).toContainEqual([`product:${item.productId}`]);
  const [one] = await mall.db.select().from(sku).where(eq(sku.id, item.skuId));
  // Who is turned away at the gate learns no more than that it is sold out.
  const refused = answers.filter(
    ({ envelope }) => envelope.code === 'A00001' && envelope.msg !== '来晚了，秒杀商品已抢光',
  );
  const other = refused[0]?.envelope.data as Preview;
  expect(other.shops[0]?.lines[0]).toMatchObject({ price: one?.price, listPrice: one?.price });
});
