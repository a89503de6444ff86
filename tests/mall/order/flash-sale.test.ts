import { and, asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Preview } from '../../../contract/order.ts';
import { flashItem, sku } from '../../../mall/db/schema.ts';
import { orderLine } from '../../../mall/db/schema-buying.ts';
import { TAGS_TOPIC } from '../../../mall/ports/bus.ts';
import { brokenRules, makeBuyer, oneOf, stockOf, watch } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { NOON } from '../../helpers/mall/time.ts';

/** The session that runs at the tests' noon. */
const RUNNING = 2;

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
    .where(eq(flashItem.session, RUNNING))
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
  expect(refused.faults).toMatchObject([{ fault: 'limit', skuId: item.skuId }]);
  expect(refused.shops[0]?.lines[0]?.most).toBe(0);
  const { envelope } = await buyer.send({ ...input, quoteHash: refused.quoteHash });
  expect(envelope).toMatchObject({ code: 'A00001', msg: '超出限购数量' });
  const bought = answers.find(({ envelope }) => envelope.success)?.envelope.data as { orderIds: string[] };
  await buyer.post(`/orders/${bought.orderIds[0]}/cancel`, { reason: '不要了' });
  await buyer.buy(oneOf(item.skuId));
});

it('the limit is that of a day: tomorrow as many may be bought again, and a cancel counts on the day of its order', async () => {
  await change({ limitEach: 1 });
  const buyer = await makeBuyer(mall);
  const bought = await buyer.buy(oneOf(item.skuId));
  expect((await buyer.preview({ source: oneOf(item.skuId) })).faults).toMatchObject([{ fault: 'limit' }]);
  mall.now.now = new Date(NOON.getTime() + 24 * 3_600_000);
  const input = await buyer.seen(oneOf(item.skuId));
  const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.send(input)));
  expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  await buyer.post(`/orders/${bought.orderIds[0]}/cancel`, { reason: '不要了' });
  expect((await buyer.preview({ source: oneOf(item.skuId) })).faults).toMatchObject([{ fault: 'limit' }]);
  mall.now.now = NOON;
  await buyer.buy(oneOf(item.skuId));
});

it('the last piece at this price goes to one of many; the others see the usual price', async () => {
  await change({ stock: item.sold + 1 });
  const buyers = await Promise.all(Array.from({ length: 10 }, () => makeBuyer(mall)));
  const inputs = await Promise.all(buyers.map((buyer) => buyer.seen(oneOf(item.skuId))));
  const dropped: unknown[] = [];
  const stop = mall.bus.subscribe(TAGS_TOPIC, (tags) => dropped.push(tags));
  const answers = await Promise.all(buyers.map((buyer, at) => buyer.send(inputs[at] as never)));
  stop();
  expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  expect(dropped).toContainEqual([`product:${item.productId}`]);
  const [one] = await mall.db.select().from(sku).where(eq(sku.id, item.skuId));
  const other = answers.find(({ envelope }) => !envelope.success)?.envelope.data as Preview;
  expect(other.shops[0]?.lines[0]).toMatchObject({ price: one?.price, listPrice: one?.price });
});
