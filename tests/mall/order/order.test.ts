import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENABLED, INPUT_MODE, ORDER_STATUS } from '#contract/enums.ts';
import type { OrderPage, OrderView } from '#contract/order/schema.ts';
import { mayMove, ORDER_MOVES, type OrderActor, type OrderMove } from '#contract/order/values.ts';
import { dictData } from '#mall/content/content.tables.ts';
import { wallet } from '#mall/money/money.tables.ts';
import { moveOrders } from '#mall/order/move.ts';
import { order, orderLog } from '#mall/order/order.tables.ts';
import { product } from '#mall/product/product.tables.ts';
import { searchDocument } from '#mall/search/search.tables.ts';
import {
  type Buyer,
  brokenRules,
  fromCart,
  makeBuyer,
  makeGoods,
  makeOperator,
  need,
  oneOf,
  payTrade,
  setAutoAccept,
  statusOf,
  stockOf,
  watch,
} from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

const { TO_PAY, TO_ACCEPT_ORDER, PRODUCTING, TO_SEND, TO_RECEIPT, COMPLETED, CANCELED } = ORDER_STATUS;
const ENGRAVING = [{ code: 'text', name: { zh: '刻字', en: 'Text' }, mode: INPUT_MODE.INPUT, required: true }];
const SHOP = 2;

let mall: TestMall;
let buyer: Buyer;
let staff: Awaited<ReturnType<typeof makeOperator>>;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  buyer = await makeBuyer(mall);
  staff = await makeOperator(mall, SHOP);
});
beforeEach(() => setAutoAccept(mall, false));
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

type Step = [number, () => Promise<unknown>];

/** An order that stands at `status`, driven there by calls. */
async function orderAt(status: number, madeToOrder: boolean): Promise<{ id: string; skuId: number }> {
  const { skuId } = await makeGoods(mall, { shopId: SHOP, custom: madeToOrder ? ENGRAVING : null });
  const source = { ...oneOf(skuId, 2), ...(madeToOrder ? { custom: { text: '平安' } } : {}) };
  const { tradeId, orderIds } = await buyer.buy(source);
  const id = orderIds[0] ?? '';
  if (status === CANCELED) await buyer.post(`/orders/${id}/cancel`, { reason: '不想要了' });
  else await drive(id, tradeId, status, madeToOrder);
  expect(await statusOf(mall, id)).toBe(status);
  return { id, skuId };
}

async function drive(id: string, tradeId: string, status: number, madeToOrder: boolean): Promise<void> {
  const workshop: Step[] = [
    [PRODUCTING, () => staff.post(`${id}/produce`)],
    [TO_SEND, () => staff.post(`${id}/finish`)],
  ];
  const steps: Step[] = [
    [TO_ACCEPT_ORDER, () => payTrade(mall, tradeId)],
    ...(madeToOrder ? workshop : [[TO_SEND, () => staff.post(`${id}/accept`)] as Step]),
    [TO_RECEIPT, () => staff.post(`${id}/ship`, { carrier: '顺丰速运', number: 'SF1234567890' })],
    [COMPLETED, () => buyer.post(`/orders/${id}/receive`, {})],
  ];
  const last = steps.findIndex(([at]) => at === status);
  for (const [at, step] of steps.slice(0, last + 1)) {
    await step();
    expect(await statusOf(mall, id)).toBe(at);
  }
}

describe('an order', () => {
  it('goes its whole way, and says so at every step', async () => {
    const { id } = await orderAt(COMPLETED, false);
    const view = need(await mall.call<OrderView>('GET', `/api/oms/p/orders/${id}`, { token: buyer.token }));
    expect(view.timeline.map(({ status }) => status)).toEqual([
      TO_PAY,
      TO_ACCEPT_ORDER,
      TO_SEND,
      TO_RECEIPT,
      COMPLETED,
    ]);
    expect(view.parcels).toMatchObject([{ carrier: '顺丰速运', number: 'SF1234567890' }]);
    expect(view.parcels[0]?.trail[0]?.text).toContain('顺丰速运');
    expect(view.paid).toMatchObject({ balance: view.payable, online: 0 });
    expect(view.address.region).toBe('广东省深圳市南山区');
    expect(view).toMatchObject({ form: 'goods', word: 'completed', sentence: 'completed', next: 'review' });
    expect(view.actions).toEqual(['review', 'tracking', 'refund', 'buyAgain', 'invoice', 'contact', 'delete']);
    expect(view.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(view.payable);
  });

  it('made to order goes through the workshop and keeps what was asked for', async () => {
    const { id } = await orderAt(TO_SEND, true);
    const view = need(
      await mall.call<OrderView>('GET', `/api/oms/p/orders/${id}`, { token: buyer.token, language: 'en' }),
    );
    expect(view.timeline.map(({ status }) => status)).toEqual([TO_PAY, TO_ACCEPT_ORDER, PRODUCTING, TO_SEND]);
    expect(view.lines[0]?.custom).toEqual([{ name: 'Text', text: '平安' }]);
  });

  it('of a shop that accepts by itself goes on at once', async () => {
    await setAutoAccept(mall, true);
    const goods = await makeGoods(mall, { shopId: SHOP });
    const custom = await makeGoods(mall, { shopId: 3, custom: ENGRAVING });
    await buyer.addToCart(goods.skuId);
    await buyer.addToCart(custom.skuId, 1, { text: '福' });
    const { tradeId, orderIds } = await buyer.buy(fromCart);
    expect(await payTrade(mall, tradeId)).toBe('paid');
    expect((await Promise.all(orderIds.map((id) => statusOf(mall, id)))).sort()).toEqual([PRODUCTING, TO_SEND]);
    expect(await payTrade(mall, tradeId)).toBe('already');
  });

  it('counts as sold when it is completed', async () => {
    const { skuId, id } = await orderAt(TO_RECEIPT, false);
    const sales = async () => {
      const [row] = await mall.db
        .select({ own: product.sales, found: searchDocument.sales })
        .from(product)
        .innerJoin(searchDocument, eq(searchDocument.productId, product.id))
        .where(sql`${product.id} = (select product_id from sku where id = ${skuId})`);
      return row;
    };
    const before = await sales();
    await buyer.post(`/orders/${id}/receive`, {});
    const after = await sales();
    expect(after).toEqual({ own: (before?.own ?? 0) + 2, found: (before?.found ?? 0) + 2 });
  });
});

describe('every move in every state by everybody', () => {
  const STATES = [
    ...[TO_PAY, TO_ACCEPT_ORDER, TO_SEND, TO_RECEIPT, COMPLETED, CANCELED].map((status) => [status, false] as const),
    ...[TO_PAY, TO_ACCEPT_ORDER, PRODUCTING, TO_SEND].map((status) => [status, true] as const),
  ];
  const ACTORS: OrderActor[] = ['buyer', 'shop', 'system'];
  type Call = (id: string) => Promise<{ envelope: { success: boolean; code: string } }>;
  const SHIPPED = { carrier: '中通', number: '75312345678901' };
  /** A buyer's cancel is one call for two moves. */
  const CALLS: [OrderMove[], OrderActor, Call][] = [
    [['accept'], 'shop', (id) => staff.post(`${id}/accept`)],
    [['produce'], 'shop', (id) => staff.post(`${id}/produce`)],
    [['finish'], 'shop', (id) => staff.post(`${id}/finish`)],
    [['ship'], 'shop', (id) => staff.post(`${id}/ship`, SHIPPED)],
    [['refuse'], 'shop', (id) => staff.post(`${id}/refuse`, { reason: '缺货' })],
    [['cancelProducting', 'cancelToSend'], 'shop', (id) => staff.post(`${id}/cancel`, { reason: '缺货' })],
    [['receive'], 'buyer', (id) => buyer.post(`/orders/${id}/receive`, {})],
    [['cancel', 'cancelPaid'], 'buyer', (id) => buyer.post(`/orders/${id}/cancel`, { reason: '不想要了' })],
  ];

  /** What a move would do to an order; nothing stays of it. */
  async function tried(id: string, move: OrderMove, by: OrderActor) {
    const found = { moved: 0, status: 0, logs: 0 };
    const undo = new Error('undo');
    const run = mall.db.transaction(async (tx) => {
      found.moved = (await moveOrders(tx, [id], { move, who: { by, id: null }, now: mall.now.now })).length;
      const [row] = await tx.select({ status: order.status }).from(order).where(eq(order.id, id));
      found.status = row?.status ?? 0;
      found.logs = await tx.$count(orderLog, eq(orderLog.orderId, id));
      throw undo;
    });
    await expect(run).rejects.toBe(undo);
    return found;
  }

  it.each(STATES)('from %i (made to order: %s)', async (status, madeToOrder) => {
    const { id, skuId } = await orderAt(status, madeToOrder);
    const logs = await mall.db.$count(orderLog, eq(orderLog.orderId, id));
    for (const move of Object.keys(ORDER_MOVES) as OrderMove[]) {
      for (const by of ACTORS) {
        const may = mayMove(
          move,
          { status, kind: 'goods', groupOpen: false, refunding: 0, refundingShipped: 0, madeToOrder, lines: [] },
          by,
        );
        const after = may ? { moved: 1, status: ORDER_MOVES[move].to, logs: logs + 1 } : { moved: 0, status, logs };
        expect([move, by, await tried(id, move, by)]).toEqual([move, by, after]);
      }
    }
    const stock = await stockOf(mall, skuId);
    const refused = CALLS.filter(
      ([moves, by]) =>
        !moves.some((move) =>
          mayMove(
            move,
            { status, kind: 'goods', groupOpen: false, refunding: 0, refundingShipped: 0, madeToOrder, lines: [] },
            by,
          ),
        ),
    );
    for (const [moves, , call] of refused) {
      const { envelope } = await call(id);
      expect([moves, envelope]).toMatchObject([moves, { success: false, code: 'A00001' }]);
    }
    expect(await statusOf(mall, id)).toBe(status);
    expect(await mall.db.$count(orderLog, eq(orderLog.orderId, id))).toBe(logs);
    expect(await stockOf(mall, skuId)).toEqual(stock);
  });
});

describe('cancelling', () => {
  it('what is still to be paid ends the whole trade', async () => {
    const a = await makeGoods(mall, { shopId: SHOP });
    const b = await makeGoods(mall, { shopId: 3 });
    await buyer.addToCart(a.skuId, 4);
    await buyer.addToCart(b.skuId, 5);
    const { orderIds, tradeId } = await buyer.buy(fromCart);
    const answer = await buyer.post<{ orderIds: string[] }>(`/orders/${orderIds[0]}/cancel`, { reason: '地址错了' });
    expect(need(answer).orderIds.sort()).toEqual(orderIds.toSorted());
    expect(await stockOf(mall, a.skuId, b.skuId)).toEqual([100, 100]);
    expect(await payTrade(mall, tradeId)).toBe('late');
  });

  it('a reason that was disabled is refused in any language; other words pass', async () => {
    const { skuId } = await makeGoods(mall, { shopId: SHOP });
    const { orderIds } = await buyer.buy(oneOf(skuId));
    const path = `/orders/${orderIds[0]}/cancel`;
    const [entry] = await mall.db.select().from(dictData).where(eq(dictData.dictType, 'cancel_reason')).limit(1);
    const row = and(eq(dictData.dictType, 'cancel_reason'), eq(dictData.value, entry?.value ?? ''));
    await mall.db.update(dictData).set({ status: ENABLED.DISABLED }).where(row);
    for (const reason of Object.values(entry?.label ?? {})) {
      const { envelope } = await buyer.post(path, { reason });
      expect(envelope).toMatchObject({ code: 'A00002', data: [{ field: 'reason' }] });
    }
    expect(await statusOf(mall, orderIds[0] ?? '')).toBe(TO_PAY);
    await mall.db.update(dictData).set({ status: ENABLED.ENABLED }).where(row);
    expect((await buyer.post(path, { reason: '自己的话' })).envelope.success).toBe(true);
  });

  it('what is paid gives all the money back', async () => {
    const { id } = await orderAt(TO_ACCEPT_ORDER, false);
    const [before] = await mall.db.select().from(wallet).where(eq(wallet.accountId, buyer.accountId));
    const [row] = await mall.db.select().from(order).where(eq(order.id, id));
    await staff.post(`${id}/refuse`, { reason: '缺货' });
    const [after] = await mall.db.select().from(wallet).where(eq(wallet.accountId, buyer.accountId));
    expect((after?.balance ?? 0) - (before?.balance ?? 0)).toBe(row?.payable);
    const view = need(await mall.call<OrderView>('GET', `/api/oms/p/orders/${id}`, { token: buyer.token }));
    expect(view.refunds).toMatchObject([{ amount: row?.payable, way: 'balance', done: true }]);
    expect(view.timeline.at(-1)).toMatchObject({ status: CANCELED, reason: '缺货' });
  });
});

describe("a shopper's list", () => {
  it('has tabs with counts, finds by number and by words, and turns pages', async () => {
    const own = await makeBuyer(mall);
    const goods = await makeGoods(mall, { shopId: SHOP, stock: 50 });
    const ids: string[] = [];
    for (let n = 0; n < 11; n += 1) {
      ids.push((await own.buy(oneOf(goods.skuId))).orderIds[0] ?? '');
      if (n === 0) await own.post(`/orders/${ids[0]}/cancel`, { reason: '不要' });
    }
    const list = async (query: string) =>
      need(await mall.call<OrderPage>('GET', `/api/oms/p/orders?${query}`, { token: own.token }));
    const all = await list('');
    expect(all).toMatchObject({
      page: 1,
      pages: 2,
      total: 11,
      counts: { all: 11, toPay: 10, canceled: 1, completed: 0 },
    });
    expect(all.items).toHaveLength(10);
    // All of one moment, as orders of one checkout are: no order is on two pages, none on no page.
    const second = await list('page=2');
    expect([...all.items, ...second.items].map(({ id }) => id)).toEqual(ids.toSorted().toReversed());
    expect((await list('tab=canceled')).items.map(({ id }) => id)).toEqual([ids[0]]);
    expect((await list(`text=${ids[3]}`)).items.map(({ id }) => id)).toEqual([ids[3]]);
    expect((await list(`text=${encodeURIComponent(goods.title.zh)}`)).total).toBe(11);
    expect((await list('text=goods%20100%25')).total).toBe(0);
    await own.post(`/orders/${ids[0]}/delete`, {});
    expect((await list('tab=canceled')).items).toEqual([]);
    expect((await own.post(`/orders/${ids[1]}/delete`, {})).envelope.code).toBe('A00001');
  });

  it("has nothing of another's, who finds nothing", async () => {
    const { id } = await orderAt(TO_RECEIPT, false);
    const other = await makeBuyer(mall);
    const stranger = await makeOperator(mall, 5);
    const answers = [
      await mall.call('GET', `/api/oms/p/orders/${id}`, { token: other.token }),
      await other.post(`/orders/${id}/cancel`, { reason: 'x' }),
      await other.post(`/orders/${id}/receive`, {}),
      await other.post(`/orders/${id}/delete`, {}),
      await stranger.get(`/orders/${id}`),
      await stranger.post(`${id}/ship`, { carrier: '其他', number: 'X1234' }),
      await stranger.post(`${id}/refuse`, { reason: 'x' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(await statusOf(mall, id)).toBe(TO_RECEIPT);
  });
});
