import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '#contract/enums.ts';
import type { DeskOrderView } from '#contract/order/desk.schema.ts';
import type { OrderView } from '#contract/order/schema.ts';
import type { RefundPreview } from '#contract/refund/schema.ts';
import { REFUND_KIND, REFUND_STATUS } from '#contract/refund/values.ts';
import { orderLine } from '#mall/order/order.tables.ts';
import {
  type Buyer,
  brokenRules,
  fromCart,
  makeBuyer,
  makeGoods,
  makeOperator,
  need,
  payTrade,
  setAutoAccept,
  statusOf,
  stockOf,
  watch,
} from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { makeDesk, PLACE, refundsBy, SENT, setInstantRefund } from '../../helpers/mall/refund.ts';

const { TO_SEND, TO_RECEIPT, COMPLETED, CANCELED } = ORDER_STATUS;
const { ONLY, RETURN } = REFUND_KIND;

let mall: TestMall;
let buyer: Buyer;
let refunds: ReturnType<typeof refundsBy>;
let shop: Awaited<ReturnType<typeof makeOperator>>;
let desk: Awaited<ReturnType<typeof makeDesk>>;

beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  await setAutoAccept(mall, true);
  await setInstantRefund(mall, true);
  shop = await makeOperator(mall, 1);
  desk = await makeDesk(mall);
});
beforeEach(async () => {
  buyer = await makeBuyer(mall);
  refunds = refundsBy(mall, buyer);
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

/** An order of two lines that is to be shipped. */
async function ready(quantities = [3, 2]) {
  const skus: number[] = [];
  for (const quantity of quantities) {
    const { skuId } = await makeGoods(mall);
    skus.push(skuId);
    await buyer.addToCart(skuId, quantity);
  }
  const { tradeId, orderIds } = await buyer.buy(fromCart);
  await payTrade(mall, tradeId);
  const [id = ''] = orderIds;
  const rows = await mall.db.select().from(orderLine).where(eq(orderLine.orderId, id));
  const lines = skus.map((skuId) => rows.find((line) => line.skuId === skuId)?.id ?? 0);
  return { id, skus, lines };
}
let made = 10_000;
function newNumber(): string {
  made += 1;
  return `SF12345678${made}`;
}
const ship = (id: string, lines?: [number, number][], number = newNumber()) =>
  shop.post(`${id}/ship`, {
    carrier: 'SF',
    number,
    ...(lines && { lines: lines.map(([lineId, pieces]) => ({ lineId, pieces })) }),
  });
const view = async (id: string) =>
  need(await mall.call<OrderView>('GET', `/api/oms/p/orders/${id}`, { token: buyer.token }));
const toShipOf = ({ lines }: OrderView) => Object.fromEntries(lines.map(({ id, toShip }) => [id, toShip]));
const previewOf = async (query: string) => need(await refunds.get<RefundPreview>(`/preview?${query}`));

describe('an order in several parcels', () => {
  it('is shipped in part until every piece has left', async () => {
    const { id, lines } = await ready();
    const [a = 0, b = 0] = lines;
    need(await ship(id, [[a, 2]]));
    const part = await view(id);
    expect(part).toMatchObject({ status: TO_SEND, word: 'partShipped', sentence: 'partShipped', receiptBy: null });
    expect(toShipOf(part)).toEqual({ [a]: 1, [b]: 2 });
    expect(part.actions).toContain('tracking');
    expect(part.parcels.map((parcel) => parcel.lines)).toEqual([[{ lineId: a, pieces: 2 }]]);
    const seen = need(await shop.get<DeskOrderView>(`/orders/${id}`));
    expect(seen).toMatchObject({ word: 'partShipped', moves: ['ship'] });
    expect(seen.log.map(({ from, to }) => [from, to]).at(-1)).toEqual([TO_SEND, TO_SEND]);
    expect(part.timeline.map(({ status }) => status)).not.toContain(TO_RECEIPT);

    need(await ship(id, [[b, 1]]));
    need(await ship(id));
    const whole = await view(id);
    expect(whole).toMatchObject({ status: TO_RECEIPT, word: 'toReceipt' });
    expect(toShipOf(whole)).toEqual({ [a]: 0, [b]: 0 });
    expect(whole.parcels.map((parcel) => parcel.lines)).toEqual([
      [{ lineId: a, pieces: 2 }],
      [{ lineId: b, pieces: 1 }],
      expect.arrayContaining([
        { lineId: a, pieces: 1 },
        { lineId: b, pieces: 1 },
      ]),
    ]);
  });

  it('refuses more pieces than there are, lines of others, and a number of another of its parcels', async () => {
    const { id, lines } = await ready();
    const other = await ready();
    const [a = 0] = lines;
    for (const wrong of [
      [a, 4],
      [other.lines[0] ?? 0, 1],
    ] as [number, number][])
      expect((await ship(id, [wrong])).envelope).toMatchObject({ success: false, code: 'A00001' });
    need(await ship(id, [[a, 1]], SENT.number));
    expect((await ship(id, [[a, 1]], SENT.number)).envelope).toMatchObject({
      code: 'A00002',
      data: [{ field: 'number' }],
    });
    expect((await view(id)).parcels).toHaveLength(1);
  });

  it('ships no piece twice, however many operators ship it at once', async () => {
    const { id, lines } = await ready();
    const [a = 0, b = 0] = lines;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        ship(
          id,
          n % 2
            ? [[a, 3]]
            : [
                [a, 2],
                [b, 2],
              ],
        ),
      ),
    );
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    expect((await view(id)).parcels).toHaveLength(1);
    expect(await statusOf(mall, id)).toBe(TO_SEND);
  });

  it('goes on shipping by file: what has still to be shipped goes with the number of the file, once', async () => {
    const { id, lines } = await ready();
    need(await ship(id, [[lines[0] ?? 0, 1]], SENT.number));
    const bulk = (number: string) =>
      desk.post<{ rows: { outcome: string }[] }>('/bulk/ship', { rows: [{ order: id, carrier: 'SF', number }] });
    expect(need(await bulk(SENT.number)).rows[0]?.outcome).toBe('already');
    expect(need(await bulk('SF9876543210123')).rows[0]?.outcome).toBe('done');
    expect(await statusOf(mall, id)).toBe(TO_RECEIPT);
  });
});

describe('a refund of an order that is shipped in part', () => {
  it('pays pieces that have not left at once, and asks for the others back', async () => {
    const { id, lines, skus } = await ready();
    const [a = 0, b = 0] = lines;
    need(await ship(id, [[a, 2]]));
    const stock = await stockOf(mall, ...skus);
    const ask = `orderId=${id}&lineId=${a}`;
    expect(await previewOf(ask)).toMatchObject({
      kinds: [ONLY, RETURN],
      instant: true,
      whole: true,
      lines: [{ left: 1 }],
    });
    expect(await previewOf(`${ask}&kind=${RETURN}`)).toMatchObject({
      instant: false,
      whole: false,
      lines: [{ left: 2 }],
    });
    expect(await previewOf(`orderId=${id}`)).toMatchObject({ kinds: [ONLY], instant: true, freight: 0 });

    await refunds.apply({ orderId: id, lineId: a });
    expect(await stockOf(mall, ...skus)).toEqual([(stock[0] ?? 0) + 1, stock[1]]);
    const back = await refunds.apply({ orderId: id, lineId: a, kind: RETURN, quantity: 1 });
    expect((await refunds.view(back)).status).toBe(REFUND_STATUS.APPLIED);
    // The return does not hold up what has still to be shipped.
    expect(need(await shop.get<DeskOrderView>(`/orders/${id}`)).moves).toEqual(['ship']);
    need(await ship(id));
    expect((await view(id)).parcels.at(-1)?.lines).toEqual([{ lineId: b, pieces: 2 }]);
    expect(await statusOf(mall, id)).toBe(TO_RECEIPT);
    need(await desk.move(back, 'agree', { address: PLACE }));
  });

  it('ends shipping when the rest is refunded, and the order when all of it is', async () => {
    const { id, lines } = await ready();
    const [a = 0] = lines;
    need(await ship(id, [[a, 3]]));
    const back = await refunds.apply({ orderId: id, lineId: a, kind: RETURN });
    need(await desk.move(back, 'agree', { address: PLACE }));
    need(await refunds.move(back, 'ship', SENT));
    need(await desk.move(back, 'receive', { restock: true }));
    expect(await statusOf(mall, id)).toBe(TO_SEND);
    await refunds.apply({ orderId: id });
    expect(await statusOf(mall, id)).toBe(COMPLETED);
    expect((await view(id)).word).toBe('refunded');
  });

  it('moves on to receipt when what has not left is refunded', async () => {
    const { id, lines } = await ready();
    need(await ship(id, [[lines[0] ?? 0, 2]]));
    await refunds.apply({ orderId: id });
    expect(await statusOf(mall, id)).toBe(TO_RECEIPT);
    need(await buyer.post(`/orders/${id}/receive`, {}));
  });

  it('counts pieces as shipped that left after a refusal', async () => {
    await setInstantRefund(mall, false);
    const { id, lines } = await ready();
    const [a = 0, b = 0] = lines;
    need(await ship(id, [[a, 1]]));
    const refused = await refunds.apply({ orderId: id, lineId: a });
    expect((await ship(id)).envelope.success).toBe(false);
    need(await desk.move(refused, 'refuse', { reason: '已打包' }));
    need(await ship(id, [[a, 2]]));
    need(await refunds.move(refused, 'escalate', { note: '没有发' }));
    const service = await makeDesk(mall, null, 'service');
    need(await service.move(refused, 'decide', { decision: 'pay', reason: '支持', restock: false }));
    expect(toShipOf(await view(id))).toEqual({ [a]: 0, [b]: 2 });
    await setInstantRefund(mall, true);
  });

  it('cancels an order of which nothing has left', async () => {
    const { id } = await ready();
    await refunds.apply({ orderId: id });
    expect(await statusOf(mall, id)).toBe(CANCELED);
  });
});
