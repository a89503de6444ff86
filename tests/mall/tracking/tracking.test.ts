import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { ORDER_STATUS } from '#contract/enums.ts';
import type { OrderOverview, OrderPage, OrderView } from '#contract/order/schema.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { order, parcel, parcelEvent } from '#mall/order/order.tables.ts';
import { receiveOverdue } from '#mall/order/order.ts';
import { createKuaidi100 } from '#mall/ports/tracking-kuaidi100.ts';
import { trackParcels } from '#mall/tracking/tracking.ts';
import {
  type Buyer,
  brokenRules,
  makeBuyer,
  makeGoods,
  makeOperator,
  need,
  oneOf,
  payTrade,
  setAutoAccept,
  statusOf,
  watch,
} from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { refundsBy, setInstantRefund } from '../../helpers/mall/refund.ts';
import { NOON } from '../../helpers/mall/time.ts';
import { onPostgres, untilWaiting } from '../../helpers/mall/waits.ts';
import { openKuaidi100, pushesTo, pushOf, SETTINGS } from '../../helpers/tracking/kuaidi100.ts';

const { TO_RECEIPT, COMPLETED } = ORDER_STATUS;

let provider: Awaited<ReturnType<typeof openKuaidi100>>;
let mall: TestMall;
let carrier: ReturnType<typeof pushesTo>;
let buyer: Buyer;
let shop: Awaited<ReturnType<typeof makeOperator>>;

beforeAll(async () => {
  provider = await openKuaidi100();
  mall = await openTestMall({ tracking: provider.tracking });
  carrier = pushesTo(mall);
  await watch(mall);
  await setAutoAccept(mall, true);
  shop = await makeOperator(mall, 1);
});
beforeEach(async () => {
  buyer = await makeBuyer(mall);
});
afterEach(async () => {
  expect(await brokenRules(mall)).toEqual([]);
  mall.now.now = NOON;
  Object.assign(provider.answers, { subscribe: '200', hangs: false });
});
afterAll(async () => {
  await mall.close();
  await provider.close();
});

let made = 1_000;
async function shipped(quantity = 1, pieces = quantity) {
  const { skuId } = await makeGoods(mall);
  const { tradeId, orderIds } = await buyer.buy(oneOf(skuId, quantity));
  await payTrade(mall, tradeId);
  const [id = ''] = orderIds;
  return { id, number: await ship(id, pieces) };
}
async function ship(id: string, pieces: number): Promise<string> {
  made += 1;
  const number = `SF123456789${made}`;
  const lineId = (await view(id)).lines[0]?.id;
  need(await shop.post(`${id}/ship`, { carrier: 'SF', number, lines: [{ lineId, pieces }] }));
  return number;
}
const view = async (id: string) =>
  need(await mall.call<OrderView>('GET', `/api/oms/p/orders/${id}`, { token: buyer.token }));
const countEvents = async (number: string) => {
  const [row] = await mall.db.select({ id: parcel.id }).from(parcel).where(eq(parcel.number, number));
  return mall.db.$count(parcelEvent, eq(parcelEvent.parcelId, row?.id ?? 0));
};

it('stores each event once and shows them in time order, whatever order they come in', async () => {
  const { id, number } = await shipped();
  const [picked, moving] = [carrier.picked(), carrier.moving()];
  const courierInfo = { deliveryManName: '王师傅', deliveryManPhone: '13800001111' };
  const first = pushOf('shunfeng', number, { state: '0', data: [moving], courierInfo });
  expect(await carrier.push(first)).toBe(200);
  expect(await carrier.push(pushOf('shunfeng', number, { state: '1', data: [picked] }))).toBe(200);
  expect(await Promise.all([carrier.push(first), carrier.push(first), carrier.push(first)])).toEqual([200, 200, 200]);
  const [seen] = (await view(id)).parcels;
  expect(seen).toMatchObject({ state: 'inTransit', deliveredAt: null, courier: { mobile: '13800001111' } });
  expect(seen?.trail.map(({ text }) => text).slice(-2)).toEqual(['到达上海转运中心', '已揽收']);
  expect(await countEvents(number)).toBe(2);
  expect(seen?.link).toContain(number);
  const overview = need(await mall.call<OrderOverview>('GET', '/api/oms/p/orders/overview', { token: buyer.token }));
  expect(overview.parcels[0]?.last?.text).toBe('到达上海转运中心');
});

it('says in the list where the parcel is that has not arrived', async () => {
  const { id, number } = await shipped(2, 1);
  const inList = async () => {
    const { items } = need(await mall.call<OrderPage>('GET', '/api/oms/p/orders', { token: buyer.token }));
    return items.find((order) => order.id === id)?.parcel;
  };
  expect(await inList()).toMatchObject({ number, state: null, parcels: 1, text: expect.stringContaining('商家') });
  const second = await ship(id, 1);
  await carrier.push(pushOf('shunfeng', number, { data: [carrier.picked(), carrier.delivered()] }));
  await carrier.push(pushOf('shunfeng', second, { data: [carrier.moving()] }));
  expect(await inList()).toMatchObject({ number: second, state: 'inTransit', parcels: 2, text: '到达上海转运中心' });
  await carrier.push(pushOf('shunfeng', second, { data: [carrier.delivered()] }));
  expect(await inList()).toMatchObject({ state: 'delivered', parcels: 2 });
  need(await buyer.post(`/orders/${id}/receive`, {}));
  expect(await inList()).toBe(null);
});

it('takes nothing that is forged, of another, of the future, or no push at all', async () => {
  const { id, number } = await shipped();
  const data = [carrier.delivered()];
  expect(await carrier.push(pushOf('shunfeng', number, { data }, 'salt-of-somebody-else'))).toBe(400);
  expect(await carrier.push(pushOf('unknown', number, { data }))).toBe(400);
  for (const body of ['', 'param=x', `param=x&sign=${'A'.repeat(32)}`, `param=x&sign=${'é'.repeat(32)}`])
    expect(await carrier.push(body)).toBe(400);
  expect(await carrier.push(pushOf('zhongtong', number, { data }))).toBe(200);
  expect(await carrier.push(pushOf('shunfeng', 'SF9999999999999', { data }))).toBe(200);
  expect(
    await carrier.push(pushOf('shunfeng', number, { data: [{ ...carrier.delivered(), time: carrier.at(48) }] })),
  ).toBe(200);
  expect((await view(id)).parcels[0]).toMatchObject({ state: null, deliveredAt: null });
});

it('counts as received three days after its last parcel was delivered', async () => {
  const { id, number } = await shipped(2, 1);
  expect(await carrier.push(pushOf('shunfeng', number, { data: [carrier.delivered()] }))).toBe(200);
  mall.now.now = new Date(NOON.getTime() + DAY_MS);
  const second = await ship(id, 1);
  mall.now.now = new Date(NOON.getTime() + 2 * DAY_MS);
  expect(await carrier.push(pushOf('shunfeng', second, { data: [carrier.delivered()] }))).toBe(200);
  const due = mall.now.now.getTime() - HOUR_MS + 3 * DAY_MS;
  expect(Date.parse((await view(id)).receiptBy ?? '')).toBe(due);
  mall.now.now = new Date(due - 1_000);
  await receiveOverdue(mall);
  expect(await statusOf(mall, id)).toBe(TO_RECEIPT);
  mall.now.now = new Date(due + 1_000);
  await receiveOverdue(mall);
  expect(await statusOf(mall, id)).toBe(COMPLETED);
});

it('is delivered already when the rest of it is refunded after its parcel has arrived', async () => {
  const { id, number } = await shipped(2, 1);
  await carrier.push(pushOf('shunfeng', number, { data: [carrier.delivered()] }));
  expect((await view(id)).status).toBe(ORDER_STATUS.TO_SEND);
  await setInstantRefund(mall, true);
  await refundsBy(mall, buyer).apply({ orderId: id, lineId: (await view(id)).lines[0]?.id ?? 0 });
  await setInstantRefund(mall, false);
  const { status, receiptBy } = await view(id);
  expect([status, Date.parse(receiptBy ?? '')]).toEqual([TO_RECEIPT, NOON.getTime() + 3 * DAY_MS]);
});

onPostgres('two parcels of an order', () => {
  it('that arrive at the same moment are its last one', async () => {
    const { id, number } = await shipped(2, 1);
    const second = await ship(id, 1);
    const arrived = await mall.db.transaction(async (tx) => {
      await tx.select().from(order).where(eq(order.id, id)).for('update');
      const pushes = Promise.all(
        [number, second].map((each) => carrier.push(pushOf('shunfeng', each, { data: [carrier.delivered()] }))),
      );
      await untilWaiting(tx, 2, pushes);
      return { pushes };
    });
    expect(await arrived.pushes).toEqual([200, 200]);
    const [row] = await mall.db.select().from(order).where(eq(order.id, id));
    expect(row?.deliveredAt).not.toBe(null);
  });
});

it('subscribes to each parcel once, on however many nodes, and asks for one that is quiet', async () => {
  const { id, number } = await shipped();
  await Promise.all([1, 2, 3, 4].map(() => trackParcels(mall)));
  const own = () => provider.subscribed.filter((one) => one.number === number);
  expect(own()).toHaveLength(1);
  expect(own()[0]).toMatchObject({ company: 'shunfeng', key: SETTINGS.key, parameters: { salt: SETTINGS.salt } });
  mall.now.now = new Date(NOON.getTime() + 13 * HOUR_MS);
  provider.answers.known.set(number, { state: '3', data: [carrier.delivered()] });
  await trackParcels(mall);
  expect((await view(id)).parcels[0]?.state).toBe('delivered');
  mall.now.now = new Date(NOON.getTime() + 2 * DAY_MS);
  await trackParcels(mall);
  expect(provider.asked.filter(({ num }) => num === number)).toHaveLength(1);
});

it('tries again later and later when the provider does not take it', async () => {
  const { number } = await shipped();
  provider.answers.subscribe = '601';
  const askAt = async () => {
    await trackParcels(mall);
    const [row] = await mall.db.select().from(parcel).where(eq(parcel.number, number));
    return (row?.askAt?.getTime() ?? 0) - mall.now.now.getTime();
  };
  const pauses: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const pause = await askAt();
    pauses.push(pause / 60_000);
    mall.now.now = new Date(mall.now.now.getTime() + pause);
  }
  expect(pauses).toEqual([5, 15, 45]);
});

it('gives up on a provider that hangs', async () => {
  const slow = createKuaidi100({ ...SETTINGS, endpoint: provider.endpoint, timeoutMs: 50 });
  provider.answers.hangs = true;
  await expect(slow.subscribe({ carrier: 'SF', number: 'SF1234567890123', mobile: '' })).rejects.toThrow('kuaidi100');
  await expect(slow.query({ carrier: 'OTHER', number: '1', mobile: '' })).rejects.toThrow('no carrier');
});

it('gives a corrected number nothing of the number before', async () => {
  const { id, number } = await shipped();
  const parcelId = (await view(id)).parcels[0]?.id;
  const body = { carrier: 'SF', number: 'SF7777777777777' };
  const path = `/api/desk/p/orders/${id}/parcels/${parcelId}`;
  const [corrected] = await Promise.all([
    mall.call('PUT', path, { token: shop.token, body }),
    carrier.push(pushOf('shunfeng', number, { data: [carrier.moving()] })),
  ]);
  need(corrected);
  expect((await view(id)).parcels[0]).toMatchObject({ number: body.number, state: null });
  expect(await countEvents(body.number)).toBe(0);
  await carrier.push(pushOf('shunfeng', body.number, { data: [carrier.delivered()] }));
  const late = await mall.call('PUT', path, { token: shop.token, body: { carrier: 'SF', number } });
  expect(late.envelope.success).toBe(false);
});
