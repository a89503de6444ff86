import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type {
  DeskFlashItems,
  DeskFlashSessions,
  FlashItemInput,
  FlashMove,
  FlashSessionDocument,
  FlashSkus,
} from '#contract/flash-sale/desk.schema.ts';
import type { Preset } from '#contract/operator/roles.values.ts';
import { HOUR_MS } from '#contract/time.ts';
import { FLASH_STATUS, flashItem, flashReminder, flashSession } from '#mall/flash-sale/flash-sale.tables.ts';
import { TAGS_TOPIC } from '#mall/ports/bus.ts';
import { product, sku } from '#mall/product/product.tables.ts';
import {
  brokenRules,
  makeBuyer,
  makeGoods,
  makeOperator,
  need,
  oneOf,
  stockOf,
  watch,
} from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

const SHOP = 2;
const OTHER = 3;

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

const at = (hours: number) => new Date(mall.now.now.getTime() + hours * HOUR_MS).toISOString();
const sessionOf = (more: Partial<FlashSessionDocument> = {}): FlashSessionDocument => ({
  title: { zh: '测试场', en: 'Test session' },
  startsAt: at(1),
  endsAt: at(3),
  daily: false,
  ...more,
});
const inputOf = (skuId: number, more: Partial<FlashItemInput> = {}): FlashItemInput => ({
  ...{ skuId, price: 5_000, stock: 10, limitOrder: null, limitEach: 2, discounts: false },
  ...more,
});

async function working(shopId: number | null = null, role: Preset = 'editor') {
  const { token } = await makeOperator(mall, shopId, role);
  const send = <T>(method: string, path: string, body?: unknown) =>
    mall.call<T>(method, `/api/desk/p/${path}`, { token, body, headers: { 'idempotency-key': randomUUID() } });
  return {
    send,
    get: async <T>(path: string) => need(await send<T>('GET', path)),
    session: async (more: Partial<FlashSessionDocument> = {}) =>
      Number(need(await send<{ id: string }>('POST', 'flash-sessions', sessionOf(more))).id),
    put: (session: number, input: FlashItemInput) =>
      send<{ id: number }>('POST', `flash-session/${session}/items`, input),
    items: async (session: number) => need(await send<DeskFlashItems>('GET', `flash-session/${session}/items`)),
    move: (id: number, move: FlashMove, reason = '') => send('POST', `flash-item/${id}/move`, { move, reason }),
  };
}
const editor = () => working();
const ofShop = (shopId = SHOP) => working(shopId, 'shop');

describe('sessions', () => {
  it('are made, changed with their reminders, and removed while they never had goods', async () => {
    const desk = await editor();
    const id = await desk.session({ daily: true });
    const list = await desk.get<DeskFlashSessions>('flash-sessions');
    expect(list.edits).toBe(true);
    expect(list.items.find((one) => one.id === id)).toMatchObject({
      ...{ state: 'coming', daily: true, items: 0, stock: 0, sold: 0, applied: 0 },
    });
    const { skuId } = await makeGoods(mall);
    const { id: item } = need(await desk.put(id, inputOf(skuId)));
    const { accountId } = await makeBuyer(mall);
    const dueAt = new Date(at(0.5));
    await mall.db.insert(flashReminder).values({ flashItemId: item, accountId, dueAt });
    const value = sessionOf({ startsAt: at(2), endsAt: at(4) });
    need(await desk.send('PUT', `flash-session/${id}`, { value, version: 1 }));
    const [reminder] = await mall.db.select().from(flashReminder).where(eq(flashReminder.flashItemId, item));
    expect(reminder?.dueAt).toEqual(new Date(at(1.5)));
    expect((await desk.send('PUT', `flash-session/${id}`, { value, version: 1 })).envelope).toMatchObject({
      data: { conflict: { version: 2 } },
    });
    expect((await desk.send('DELETE', `flash-session/${id}?version=2`)).envelope.msg).toBe(
      '本场次已有商品或申请，不能删除',
    );
    const empty = await desk.session();
    need(await desk.send('DELETE', `flash-session/${empty}?version=1`));
    expect((await desk.send('GET', `flash-session/${empty}`)).status).toBe(404);
    need(await desk.move(item, 'takeOff'));
  });

  it('end after they start, within a day and later than now; what is closed stays', async () => {
    const desk = await editor();
    const refused = async (more: Partial<FlashSessionDocument>) =>
      (await desk.send('POST', 'flash-sessions', sessionOf(more))).envelope.data;
    expect(await refused({ endsAt: at(1) })).toEqual([{ field: 'endsAt', msg: '结束时间须晚于开始时间' }]);
    expect(await refused({ endsAt: at(26) })).toEqual([{ field: 'endsAt', msg: '一场最长24小时' }]);
    expect(await refused({ startsAt: at(-3), endsAt: at(-1) })).toEqual([
      { field: 'endsAt', msg: '结束时间须晚于现在' },
    ]);
    const id = await desk.session();
    await mall.db.update(flashSession).set({ closed: true }).where(eq(flashSession.id, id));
    const saved = await desk.send('PUT', `flash-session/${id}`, { value: sessionOf({ endsAt: at(5) }), version: 1 });
    expect(saved.envelope).toMatchObject({ code: 'A00002', data: [{ field: 'endsAt' }] });
    const { skuId } = await makeGoods(mall);
    expect((await desk.put(id, inputOf(skuId))).envelope.success).toBe(false);
    expect(await desk.items(id)).toMatchObject({ adds: 'no', session: { state: 'over' } });
  });

  it('are the mall’s: shops look, and apply', async () => {
    const shop = await ofShop();
    expect((await shop.send('POST', 'flash-sessions', sessionOf())).status).toBe(403);
    expect((await shop.get<DeskFlashSessions>('flash-sessions')).edits).toBe(false);
    const id = await (await editor()).session();
    expect((await shop.send('PUT', `flash-session/${id}`, { value: sessionOf(), version: 1 })).status).toBe(403);
    expect((await shop.send('DELETE', `flash-session/${id}?version=1`)).status).toBe(403);
    expect((await shop.items(id)).adds).toBe('apply');
    expect((await (await working(null, 'service')).send('GET', 'flash-sessions')).status).toBe(403);
  });
});

describe('goods of the mall', () => {
  it('bring their pieces along, are sold at the price, and take back what is left', async () => {
    const desk = await editor();
    const id = await desk.session({ startsAt: at(-1), endsAt: at(1) });
    const { skuId, productId } = await makeGoods(mall, { stock: 10 });
    const dropped: string[] = [];
    const stop = mall.bus.subscribe(TAGS_TOPIC, (tags) => void dropped.push(...(tags as string[])));
    const { id: item } = need(await desk.put(id, inputOf(skuId)));
    expect(dropped).toEqual(expect.arrayContaining(['home', `product:${productId}`]));
    expect(await stockOf(mall, skuId)).toEqual([0]);
    const buyer = await makeBuyer(mall);
    const { payable, orderIds } = await buyer.buy(oneOf(skuId, 2));
    expect(payable).toBeGreaterThanOrEqual(10_000);
    expect((await desk.items(id)).items).toMatchObject([
      { id: item, stock: 10, sold: 2, skuStock: 0, skuPrice: 10_000, state: 'on', moves: ['takeOff'] },
    ]);
    dropped.length = 0;
    need(await desk.move(item, 'takeOff'));
    stop();
    expect(dropped).toEqual(expect.arrayContaining(['home', `product:${productId}`]));
    expect(await stockOf(mall, skuId)).toEqual([8]);
    expect((await desk.move(item, 'takeOff')).envelope.msg).toBe('状态已变化，请刷新后重试');
    need(await buyer.post(`/orders/${orderIds[0]}/cancel`, { reason: '不要了' }));
    expect(await stockOf(mall, skuId)).toEqual([10]);
    // What was taken off may be put on again.
    need(await desk.put(id, inputOf(skuId, { stock: 3 })));
    expect((await desk.items(id)).session).toMatchObject({ items: 2, state: 'running' });
  });

  it('are on sale, below the usual price, in stock, and there once', async () => {
    const desk = await editor();
    const id = await desk.session();
    const { skuId, productId } = await makeGoods(mall, { stock: 5 });
    const refused = async (input: FlashItemInput) => (await desk.put(id, input)).envelope.data;
    expect(await refused(inputOf(skuId, { price: 10_000 }))).toEqual([{ field: 'price', msg: '秒杀价须低于售价' }]);
    expect(await refused(inputOf(skuId, { stock: 6 }))).toEqual([{ field: 'stock', msg: '库存不足' }]);
    expect(await stockOf(mall, skuId)).toEqual([5]);
    need(await desk.put(id, inputOf(skuId, { stock: 2 })));
    expect(await refused(inputOf(skuId, { stock: 2 }))).toEqual([{ field: 'skuId', msg: '该规格已在本场次中' }]);
    expect(await stockOf(mall, skuId)).toEqual([3]);
    const [{ skuId: found, in: isIn }] = (await desk.get<FlashSkus>(
      `flash-skus?session=${id}&text=${encodeURIComponent((await titleOf(productId)) ?? '')}`,
    )) as [FlashSkus[number]];
    expect([found, isIn]).toEqual([skuId, true]);
    await mall.db.update(sku).set({ retired: true }).where(eq(sku.id, skuId));
    expect(await refused(inputOf(skuId))).toEqual([{ field: 'skuId', msg: '该规格不在售' }]);
    await mall.db.update(sku).set({ retired: false }).where(eq(sku.id, skuId));
    expect((await desk.put(9_999_999, inputOf(skuId))).status).toBe(404);
    expect((await desk.move(9_999_999, 'takeOff')).status).toBe(404);
    expect((await desk.send('GET', 'flash-session/9999999/items')).status).toBe(404);
  });
});

const titleOf = async (id: number) =>
  (await mall.db.select({ title: product.title }).from(product).where(eq(product.id, id)))[0]?.title.zh;

describe('applications of shops', () => {
  it('move pieces only when the mall approves, and go back when withdrawn or refused', async () => {
    const [desk, shop] = [await editor(), await ofShop()];
    const id = await desk.session();
    const { skuId } = await makeGoods(mall, { stock: 10, shopId: SHOP });
    const apply = async () => need(await shop.put(id, inputOf(skuId, { stock: 4 }))).id;
    const first = await apply();
    expect(await stockOf(mall, skuId)).toEqual([10]);
    expect((await shop.items(id)).items).toMatchObject([{ id: first, state: 'applied', moves: ['withdraw'] }]);
    expect((await shop.move(first, 'approve')).status).toBe(403);
    expect((await desk.move(first, 'withdraw')).status).toBe(403);
    need(await shop.move(first, 'withdraw'));
    const second = await apply();
    expect((await desk.move(second, 'refuse')).envelope).toMatchObject({
      data: [{ field: 'reason', msg: '请填写原因' }],
    });
    need(await desk.move(second, 'refuse', '价格不够低'));
    const third = await apply();
    expect((await shop.items(id)).session).toMatchObject({ applied: 1, items: 0 });
    need(await desk.move(third, 'approve'));
    expect(await stockOf(mall, skuId)).toEqual([6]);
    const { items } = await shop.items(id);
    expect(items.map(({ state, reason, moves }) => [state, reason, moves])).toEqual([
      ['on', '', []],
      ['refused', '价格不够低', []],
      ['withdrawn', '', []],
    ]);
    need(await desk.move(third, 'takeOff'));
  });

  it('are of their own goods, before it starts, and seen by nobody else', async () => {
    const [desk, shop, other] = [await editor(), await ofShop(), await ofShop(OTHER)];
    const id = await desk.session();
    const foreign = await makeGoods(mall, { shopId: OTHER });
    expect((await shop.put(id, inputOf(foreign.skuId))).envelope).toMatchObject({ data: [{ field: 'skuId' }] });
    const { skuId, productId } = await makeGoods(mall, { shopId: SHOP });
    const text = encodeURIComponent((await titleOf(productId)) ?? '');
    expect(await other.get<FlashSkus>(`flash-skus?session=${id}&text=${text}`)).toEqual([]);
    const item = need(await shop.put(id, inputOf(skuId))).id;
    expect((await other.items(id)).items).toEqual([]);
    expect((await other.move(item, 'withdraw')).status).toBe(404);
    await mall.db.update(flashSession).set({ startsAt: mall.now.now }).where(eq(flashSession.id, id));
    const late = await makeGoods(mall, { shopId: SHOP });
    expect((await shop.put(id, inputOf(late.skuId))).envelope.success).toBe(false);
    // The mall may still approve what was applied for.
    need(await desk.move(item, 'approve'));
    await mall.db
      .update(flashSession)
      .set({ endsAt: new Date(at(0.5)) })
      .where(eq(flashSession.id, id));
    need(await desk.move(item, 'takeOff'));
  });

  it('are refused at approval when the price or the stock no longer allows it', async () => {
    const [desk, shop] = [await editor(), await ofShop()];
    const id = await desk.session();
    const { skuId } = await makeGoods(mall, { stock: 10, shopId: SHOP });
    const item = need(await shop.put(id, inputOf(skuId, { stock: 11 }))).id;
    expect((await desk.move(item, 'approve')).envelope).toMatchObject({ data: [{ field: 'stock' }] });
    await mall.db.update(sku).set({ price: 4_000 }).where(eq(sku.id, skuId));
    expect((await desk.move(item, 'approve')).envelope).toMatchObject({ data: [{ field: 'price' }] });
    const [row] = await mall.db.select().from(flashItem).where(eq(flashItem.id, item));
    expect([row?.status, await stockOf(mall, skuId)]).toEqual([FLASH_STATUS.APPLIED, [10]]);
  });
});

describe('races', () => {
  it('of twenty who put on the same SKU one does, of twenty who approve and withdraw one wins', async () => {
    const [desk, shop] = [await editor(), await ofShop()];
    const id = await desk.session();
    const { skuId } = await makeGoods(mall, { stock: 10, shopId: SHOP });
    const put = await Promise.all(Array.from({ length: 20 }, () => desk.put(id, inputOf(skuId, { stock: 3 }))));
    const [one] = put.filter(({ envelope }) => envelope.success);
    expect(put.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    expect(await stockOf(mall, skuId)).toEqual([7]);
    need(await desk.move(one?.envelope.data?.id ?? 0, 'takeOff'));
    const item = need(await shop.put(id, inputOf(skuId, { stock: 3 }))).id;
    const moves = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? shop.move(item, 'withdraw') : desk.move(item, 'approve'))),
    );
    expect(moves.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    const [row] = await mall.db.select().from(flashItem).where(eq(flashItem.id, item));
    expect(await stockOf(mall, skuId)).toEqual([row?.status === FLASH_STATUS.ON ? 7 : 10]);
  });

  it('what is taken off while it is bought loses no piece', async () => {
    const desk = await editor();
    const id = await desk.session({ startsAt: at(-1), endsAt: at(1) });
    const { skuId } = await makeGoods(mall, { stock: 30 });
    const item = need(await desk.put(id, inputOf(skuId, { stock: 30, limitEach: null }))).id;
    const buyers = await Promise.all(Array.from({ length: 20 }, () => makeBuyer(mall)));
    const inputs = await Promise.all(buyers.map((buyer) => buyer.seen(oneOf(skuId))));
    const [bought] = await Promise.all([
      Promise.all(buyers.map((buyer, n) => buyer.send(inputs[n] as never))),
      ...Array.from({ length: 5 }, () => desk.move(item, 'takeOff')),
    ]);
    const sold = bought.filter(({ envelope }) => envelope.success).length;
    const [row] = await mall.db.select().from(flashItem).where(eq(flashItem.id, item));
    expect([row?.sold, await stockOf(mall, skuId)]).toEqual([sold, [30 - sold]]);
  });

  it('of several sessions that want the same pieces each gets all of its own, or none', async () => {
    const desk = await editor();
    const { skuId } = await makeGoods(mall, { stock: 10 });
    const ids = await Promise.all(Array.from({ length: 6 }, () => desk.session()));
    const put = await Promise.all(ids.map((id) => desk.put(id, inputOf(skuId, { stock: 4 }))));
    expect(put.filter(({ envelope }) => envelope.success)).toHaveLength(2);
    expect(await stockOf(mall, skuId)).toEqual([2]);
  });
});
