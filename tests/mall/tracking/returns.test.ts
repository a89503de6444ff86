import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import type { OrderView } from '#contract/order/schema.ts';
import type { DeskRefundPage, DeskRefundView } from '#contract/refund/desk.schema.ts';
import type { RefundPage, RefundView } from '#contract/refund/schema.ts';
import { REFUND_KIND } from '#contract/refund/values.ts';
import { HOUR_MS } from '#contract/time.ts';
import { parcel, parcelEvent } from '#mall/order/order.tables.ts';
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
  watch,
} from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { makeDesk, PLACE, refundsBy } from '../../helpers/mall/refund.ts';
import { later, MINUTE, NOON } from '../../helpers/mall/time.ts';
import { openKuaidi100, pushesTo, pushOf } from '../../helpers/tracking/kuaidi100.ts';

let provider: Awaited<ReturnType<typeof openKuaidi100>>;
let mall: TestMall;
let carrier: ReturnType<typeof pushesTo>;
let buyer: Buyer;
let refunds: ReturnType<typeof refundsBy>;
let shop: Awaited<ReturnType<typeof makeDesk>>;
let shipper: Awaited<ReturnType<typeof makeOperator>>;

beforeAll(async () => {
  provider = await openKuaidi100();
  mall = await openTestMall({ tracking: provider.tracking });
  carrier = pushesTo(mall);
  await watch(mall);
  await setAutoAccept(mall, true);
  shop = await makeDesk(mall);
  shipper = await makeOperator(mall, 1);
});
beforeEach(async () => {
  buyer = await makeBuyer(mall);
  refunds = refundsBy(mall, buyer);
});
afterEach(async () => {
  expect(await brokenRules(mall)).toEqual([]);
  mall.now.now = NOON;
});
afterAll(async () => {
  await mall.close();
  await provider.close();
});

let made = 1_000;
const nextNumber = (): string => {
  made += 1;
  return `SF987654321${made}`;
};

/** A refund whose goods are on their way back. */
async function sentBack() {
  const { skuId } = await makeGoods(mall);
  const { tradeId, orderIds } = await buyer.buy(oneOf(skuId));
  await payTrade(mall, tradeId);
  const [orderId = ''] = orderIds;
  need(await shipper.post(`${orderId}/ship`, { carrier: 'SF', number: nextNumber() }));
  need(await buyer.post(`/orders/${orderId}/receive`, {}));
  later(mall, MINUTE);
  const { lines } = need(await mall.call<OrderView>('GET', `/api/oms/p/orders/${orderId}`, { token: buyer.token }));
  const id = await refunds.apply({ orderId, lineId: lines[0]?.id ?? 0, kind: REFUND_KIND.RETURN });
  need(await shop.move(id, 'agree', { address: PLACE }));
  const number = nextNumber();
  need(await refunds.move(id, 'ship', { carrier: 'SF', number }));
  return { id, orderId, number };
}

const push = (number: string, ...data: Parameters<typeof pushOf>[2]['data']) =>
  carrier.push(pushOf('shunfeng', number, { data }));
const stored = async (id: string) => {
  const [row] = await mall.db.select().from(parcel).where(eq(parcel.refundId, id));
  const events = await mall.db
    .select()
    .from(parcelEvent)
    .where(eq(parcelEvent.parcelId, row?.id ?? 0));
  return { row, events };
};
const textsOf = (view: Pick<RefundView, 'parcel'>) => view.parcel?.trail.map(({ text }) => text);

it('is subscribed to with the telephone number of the shop, and asked for when it is quiet', async () => {
  const { id, number } = await sentBack();
  await Promise.all([1, 2, 3].map(() => trackParcels(mall)));
  const own = provider.subscribed.filter((one) => one.number === number);
  expect(own).toHaveLength(1);
  expect(own[0]).toMatchObject({ company: 'shunfeng', parameters: { phone: PLACE.mobile } });
  later(mall, 13 * HOUR_MS);
  provider.answers.known.set(number, { state: '0', data: [carrier.moving()] });
  await trackParcels(mall);
  expect((await refunds.view(id)).parcel).toMatchObject({ state: 'inTransit' });
});

it('shows shopper and desk the same timeline, in their languages, and no order a parcel more', async () => {
  const { id, orderId, number } = await sentBack();
  await push(number, carrier.moving());
  await push(number, carrier.picked());
  for (const language of LANGUAGES) {
    const [mine, theirs] = await Promise.all([
      mall.call<RefundView>('GET', `/api/oms/p/refunds/${id}`, { token: buyer.token, language }),
      mall.call<DeskRefundView>('GET', `/api/desk/p/refunds/${id}`, { token: shop.token, language }),
    ]);
    const handedIn = { zh: '买家已寄回，由顺丰速运承运', en: 'Sent back with SF Express' }[language];
    for (const view of [need(mine), need(theirs)]) {
      expect(textsOf(view)).toEqual([handedIn, '到达上海转运中心', '已揽收']);
      expect(view.parcel).toMatchObject({ code: 'SF', number, state: 'inTransit', deliveredAt: null });
    }
  }
  const order = need(await mall.call<OrderView>('GET', `/api/oms/p/orders/${orderId}`, { token: buyer.token }));
  expect(order.parcels.map((one) => one.number)).not.toContain(number);
});

it('says in the lists of shopper and desk where it is, until the shop has it', async () => {
  const { id, number } = await sentBack();
  const inLists = async () => {
    const mine = need(await refunds.get<RefundPage>(''));
    const theirs = need(
      await mall.call<DeskRefundPage>('GET', `/api/desk/p/refunds?tab=all&text=${id}`, { token: shop.token }),
    );
    return [mine, theirs].map(({ items }) => items.find((one) => one.id === id)?.parcel);
  };
  for (const news of await inLists())
    expect(news).toMatchObject({ number, state: null, text: expect.stringContaining('寄回') });
  await push(number, carrier.picked(), carrier.delivered());
  for (const news of await inLists()) expect(news).toMatchObject({ state: 'delivered', text: '已签收' });
  need(await shop.move(id, 'receive', { restock: false }));
  expect(await inLists()).toEqual([null, null]);
  expect((await refunds.view(id)).parcel).toMatchObject({ number, state: 'delivered' });
});

it('takes nothing that is forged, foreign or of the future, and each event once in whatever order', async () => {
  const { id, number } = await sentBack();
  const other = await sentBack();
  const data = [carrier.delivered()];
  expect(await carrier.push(pushOf('shunfeng', number, { data }, 'salt-of-somebody-else'))).toBe(400);
  expect(await carrier.push(pushOf('zhongtong', number, { data }))).toBe(200);
  expect(await push('SF0000000000000', ...data)).toBe(200);
  expect(await push(number, { ...carrier.delivered(), time: carrier.at(48) })).toBe(200);
  expect(await stored(id)).toMatchObject({ row: { state: null, deliveredAt: null }, events: [] });
  const [first, second] = [carrier.picked(), carrier.moving()];
  await Promise.all([push(number, second), push(number, first), push(number, second), push(number, first, second)]);
  expect((await stored(id)).events).toHaveLength(2);
  expect(textsOf(await refunds.view(id))?.slice(-2)).toEqual([second.context, first.context]);
  expect((await refunds.view(id)).parcel).toMatchObject({ state: 'inTransit' });
  expect(await stored(other.id)).toMatchObject({ row: { state: null }, events: [] });
});

it('drops what a number said once it is corrected, whatever arrives meanwhile', async () => {
  const { id, number } = await sentBack();
  await trackParcels(mall);
  await push(number, carrier.picked(), carrier.delivered());
  let last = number;
  for (let n = 0; n < 10; n += 1) {
    const next = nextNumber();
    const [corrected] = await Promise.all([
      refunds.move(id, 'parcel', { carrier: 'SF', number: next }),
      ...[1, 2, 3].map(() => push(last, carrier.moving(), carrier.delivered())),
    ]);
    need(corrected);
    expect(await stored(id)).toMatchObject({
      row: { number: next, state: null, deliveredAt: null, courier: null, subscribedAt: null },
      events: [],
    });
    last = next;
  }
  expect(textsOf(await refunds.view(id))).toHaveLength(1);
  await push(number, carrier.delivered());
  expect((await refunds.view(id)).parcel).toMatchObject({ number: last, state: null });
  await trackParcels(mall);
  expect(provider.subscribed.filter((one) => one.number === last)).toHaveLength(1);
});

it('is corrected twenty times a day at most', async () => {
  const { id } = await sentBack();
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1)
    statuses.push((await refunds.move(id, 'parcel', { carrier: 'SF', number: nextNumber() })).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
});

it('does not ask any more for one that the shop has confirmed', async () => {
  const { id, number } = await sentBack();
  await trackParcels(mall);
  need(await shop.move(id, 'receive', { restock: false }));
  later(mall, 13 * HOUR_MS);
  await trackParcels(mall);
  expect(provider.asked.filter(({ num }) => num === number)).toEqual([]);
  expect((await stored(id)).row?.askAt).toBe(null);
});

it('shows a parcel from before there was tracking of returns, and follows it once it is corrected', async () => {
  const { id, number } = await sentBack();
  await mall.db.delete(parcel).where(eq(parcel.refundId, id));
  expect((await refunds.view(id)).parcel).toMatchObject({ code: 'SF', number, state: null, trail: [] });
  const next = nextNumber();
  need(await refunds.move(id, 'parcel', { carrier: 'SF', number: next }));
  await push(next, carrier.moving());
  expect((await refunds.view(id)).parcel).toMatchObject({ number: next, state: 'inTransit' });
});
