import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SubmitRequest, Submitted } from '#contract/checkout/schema.ts';
import { createMall } from '#mall/app.ts';
import { flashItem } from '#mall/flash-sale/flash-sale.tables.ts';
import { sku } from '#mall/product/product.tables.ts';
import { type Buyer, brokenRules, makeBuyer, need, newKey, oneOf, watch } from '../../helpers/mall/buying.ts';
import { statementsOf } from '../../helpers/mall/explain.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

/** The session that runs at the tests' noon. */
const RUNNING = 3;
const SOLD_OUT = '来晚了，秒杀商品已抢光';

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

/** Leaves so many pieces at the flash price; the others go back to the SKU. */
async function leave(pieces: number): Promise<void> {
  const back = item.stock - item.sold - pieces;
  await mall.db
    .update(flashItem)
    .set({ stock: item.sold + pieces })
    .where(eq(flashItem.id, item.id));
  await mall.db
    .update(sku)
    .set({ stock: sql`stock + ${back}` })
    .where(eq(sku.id, item.skuId));
}

type Ready = { buyer: Buyer; input: SubmitRequest; key: string };
const ready = async (pieces = 1): Promise<Ready> => {
  const buyer = await makeBuyer(mall);
  return { buyer, input: await buyer.seen(oneOf(item.skuId, pieces)), key: newKey() };
};
const crowd = (count: number) => Promise.all(Array.from({ length: count }, () => ready()));
const send = ({ buyer, input, key }: Ready) => buyer.send(input, key);
const isTurnedAway = ({ envelope }: { envelope: { msg?: string } }) => envelope.msg === SOLD_OUT;

it('of a crowd as many buy as there are pieces, and nearly all others are turned away', async () => {
  await leave(5);
  const answers = await Promise.all((await crowd(60)).map(send));
  expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(5);
  const away = answers.filter(isTurnedAway);
  // A process works at five orders at once; each of them may be in the database when the last piece goes.
  expect(away.length).toBeGreaterThanOrEqual(60 - 5 - 5);
  expect(away[0]?.envelope).toMatchObject({ code: 'A00001', data: { soldOut: [item.skuId] } });
});

it('who is turned away costs no statement of a submit', async () => {
  await leave(1);
  const late = await ready();
  await Promise.all((await crowd(10)).map(send));
  const statements = await statementsOf(async () => expect(isTurnedAway(await send(late))).toBe(true));
  const texts = statements.map(({ sql }) => sql);
  // Whose call it is, and that the session is in use.
  expect(texts.filter((text) => !/"session"/.test(text))).toEqual([]);
});

it('a retry of a submit that went through gets its response, also when all is sold out', async () => {
  await leave(1);
  const [first, ...others] = (await crowd(10)) as [Ready, ...Ready[]];
  const made = need(await send(first)) as Submitted;
  await Promise.all(others.map(send));
  expect(need(await send(first))).toEqual(made);
  // Also on a node that learned of it only afterwards.
  expect(isTurnedAway(await send(others[0] as Ready))).toBe(true);
});

it('a piece given back opens the gate, on every node', async () => {
  await leave(1);
  const other = createMall(mall);
  const [first, late] = (await crowd(2)) as [Ready, Ready];
  const onOther = async ({ buyer, input }: Ready) => {
    const headers = { authorization: buyer.token, 'content-type': 'application/json', 'idempotency-key': newKey() };
    const body = JSON.stringify(input);
    const sent = await other.fetch(
      new Request('http://mall/api/oms/p/order/submit', { method: 'POST', headers, body }),
    );
    return { envelope: (await sent.json()) as { success: boolean; msg?: string } };
  };
  const { orderIds } = need(await send(first)) as Submitted;
  expect((await onOther(late)).envelope.success).toBe(false);
  expect(isTurnedAway(await onOther(late))).toBe(true);
  expect((await first.buyer.post(`/orders/${orderIds[0]}/cancel`, { reason: '不要了' })).envelope.success).toBe(true);
  expect((await onOther(late)).envelope.success).toBe(true);
});

it('who wants more than is left is turned away, who wants less is not', async () => {
  await leave(2);
  const [two, three, one] = [await ready(2), await ready(2), await ready()];
  const { orderIds } = need(await send(two)) as Submitted;
  expect((await send(three)).envelope.success).toBe(false);
  await two.buyer.post(`/orders/${orderIds[0]}/cancel`, { reason: '不要了' });
  need(await send(one));
  expect((await send({ ...three, key: newKey() })).envelope.success).toBe(false);
  expect(isTurnedAway(await send({ ...three, key: newKey() }))).toBe(true);
  const last = await ready();
  expect((await send(last)).envelope.success).toBe(true);
});

it('the same SKU at its usual price is not held up', async () => {
  await leave(1);
  await Promise.all((await crowd(6)).map(send));
  const { input, buyer } = await ready();
  expect(input.quoteHash).not.toContain(`.${item.id}x`);
  need(await buyer.send(input));
});

it('what is known is read again after a while, as a message may have been lost', async () => {
  await leave(1);
  const late = await ready();
  await Promise.all((await crowd(6)).map(send));
  expect(isTurnedAway(await send(late))).toBe(true);
  const { now } = mall.now;
  mall.now.now = new Date(now.getTime() + 2_000);
  const statements = await statementsOf(async () => expect(isTurnedAway(await send(late))).toBe(true));
  expect(statements.filter(({ sql }) => !/"session"/.test(sql))).toHaveLength(1);
  // A piece more, of which nobody told.
  await mall.db.update(flashItem).set({ stock: sql`stock + 1` }).where(eq(flashItem.id, item.id));
  await mall.db.update(sku).set({ stock: sql`stock - 1` }).where(eq(sku.id, item.skuId));
  expect(isTurnedAway(await send(late))).toBe(true);
  mall.now.now = new Date(now.getTime() + 4_000);
  expect((await send({ ...late, key: newKey() })).envelope.success).toBe(true);
  mall.now.now = now;
});
