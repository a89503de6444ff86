import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Preview } from '#contract/checkout/schema.ts';
import { ORDER_STATUS } from '#contract/enums.ts';
import type { GroupList } from '#contract/group-buy/schema.ts';
import type { OrderPage } from '#contract/order/schema.ts';
import { HOUR_MS } from '#contract/time.ts';
import { GROUP_STATUS, groupActivity } from '#mall/group-buy/group-buy.tables.ts';
import { failOverdue } from '#mall/group-buy/group-buy.ts';
import { message } from '#mall/message/message.tables.ts';
import { ledger } from '#mall/money/money.tables.ts';
import { order } from '#mall/order/order.tables.ts';
import { endGroups, expireTrades } from '#mall/order/order.ts';
import { shop as shopTable } from '#mall/store/shop.tables.ts';
import {
  brokenRules,
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
import { makeCoupon, takeOf } from '../../helpers/mall/coupon.ts';
import { enter, GROUP_PRICE, groupOf, infoCall, makeActivity, orderOf } from '../../helpers/mall/group-buy.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { NOON } from '../../helpers/mall/time.ts';

const CANCEL = { reason: '10' };
let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  await setAutoAccept(mall, false);
});
afterEach(async () => {
  expect(await brokenRules(mall)).toEqual([]);
  mall.now.now = NOON;
});
afterAll(() => mall.close());

const later = (ms: number) => {
  mall.now.now = new Date(NOON.getTime() + ms);
};
const info = async (token: string, query: string) => need(await infoCall(mall, token, query));

const toldOf = (accountId: number) =>
  mall.db
    .select({ event: message.event, params: message.params })
    .from(message)
    .where(eq(message.accountId, accountId));

describe('a group', () => {
  it('costs its price, is seen once its opener has paid, and goes on once it is full', async () => {
    const activity = await makeActivity(mall);
    const opener = await makeBuyer(mall);
    const preview = await opener.preview({ source: activity.source() });
    expect(preview).toMatchObject({ errors: [], shops: [{ lines: [{ price: GROUP_PRICE, listPrice: 10_000 }] }] });
    expect(preview.shops[0]?.lines[0]?.promotion).toEqual({ kind: 'group', discounts: false });

    const { freight } = await info(opener.token, `groupProdId=${activity.id}`);
    const [terms] = await mall.db.select({ freight: shopTable.freight }).from(shopTable).where(eq(shopTable.id, 1));
    expect(freight).toMatchObject({ fee: terms?.freight.fee, freeFrom: terms?.freight.freeFrom });

    const first = await enter(mall, activity, undefined, false, opener);
    const { groupId } = first;
    const stranger = await makeBuyer(mall);
    const query = `groupProdId=${activity.id}`;
    expect((await info(stranger.token, query)).groups).toEqual([]);
    expect((await infoCall(mall, stranger.token, `${query}&groupId=${groupId}`)).envelope).toMatchObject({
      code: 'A00001',
      msg: '没有找到该拼团',
    });
    expect((await info(opener.token, `${query}&groupId=${groupId}`)).group).toMatchObject({
      ...{ state: 'unpaid', waiting: 1, missing: 2, members: [], order: { id: first.orderId, paid: false } },
    });

    await payTrade(mall, first.tradeId);
    expect((await info(stranger.token, query)).groups).toMatchObject([{ id: groupId, missing: 2, joined: false }]);
    const second = await enter(mall, activity, groupId);
    const shop = await makeOperator(mall, 1);
    expect((await shop.post(`${first.orderId}/accept`)).envelope.code).toBe('A00001');
    expect(await endGroups(mall)).toBe(0);
    const third = await enter(mall, activity, groupId);
    expect(await groupOf(mall, groupId)).toMatchObject({ status: GROUP_STATUS.FULL, places: 3, paid: 3 });
    expect(await orderOf(mall, opener, first.orderId)).toMatchObject({
      status: ORDER_STATUS.TO_ACCEPT_ORDER,
      group: { id: groupId, state: 'full', missing: 0 },
    });
    expect(await endGroups(mall)).toBe(1);
    expect(await endGroups(mall)).toBe(0);
    expect(await toldOf(opener.accountId)).toEqual([{ event: 'groupFull', params: { order: first.orderId } }]);
    for (const { orderId } of [first, second, third])
      expect((await shop.post(`${orderId}/accept`)).envelope.success).toBe(true);
    expect((await info(stranger.token, `${query}&groupId=${groupId}`)).group).toMatchObject({
      ...{ state: 'full', missing: 0, members: [{ opener: true }, {}, {}], order: null },
    });
    const { envelope } = await mall.call<OrderPage>('GET', '/api/oms/p/orders', { token: opener.token });
    expect(envelope.data?.items[0]?.group).toMatchObject({ id: groupId, groupProdId: activity.id });
  });

  it('goes on by itself where the shop accepts by itself', async () => {
    await setAutoAccept(mall, true);
    const activity = await makeActivity(mall, { size: 2 });
    const { groupId, orderId } = await enter(mall, activity);
    expect(await statusOf(mall, orderId)).toBe(ORDER_STATUS.TO_ACCEPT_ORDER);
    const other = await enter(mall, activity, groupId);
    await endGroups(mall);
    expect([await statusOf(mall, orderId), await statusOf(mall, other.orderId)]).toEqual([40, 40]);
    await setAutoAccept(mall, false);
  });

  it('is refunded whole when its time is over', async () => {
    const activity = await makeActivity(mall, { hours: 2 });
    const one = await enter(mall, activity);
    const two = await enter(mall, activity, one.groupId);
    later(2 * HOUR_MS - 1);
    expect(await endGroups(mall)).toBe(0);
    const unpaid = await enter(mall, activity, one.groupId, false);
    later(2 * HOUR_MS);
    expect(await endGroups(mall)).toBe(1);
    for (const { orderId } of [one, two, unpaid]) expect(await statusOf(mall, orderId)).toBe(ORDER_STATUS.CANCELED);
    expect(await stockOf(mall, activity.skuId)).toEqual([100]);
    const view = await orderOf(mall, one.buyer, one.orderId);
    expect(view).toMatchObject({ group: { state: 'failed' }, refunds: [{ amount: view.payable, done: true }] });
    expect(view.timeline.at(-1)?.reason).toBe('拼团未成功，订单自动取消');
    const entries = await mall.db.select().from(ledger).where(eq(ledger.accountId, one.buyer.accountId));
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(view.payable);
    expect(await toldOf(one.buyer.accountId)).toEqual([
      { event: 'groupFailed', params: { order: one.orderId, amount: view.payable } },
    ]);
    expect(await toldOf(unpaid.buyer.accountId)).toMatchObject([{ event: 'groupFailed', params: { amount: 0 } }]);
    // Someone who pays too late has their money back.
    expect(await payTrade(mall, unpaid.tradeId)).toBe('late');
    const late = await makeBuyer(mall);
    const { errors } = await late.preview({ source: activity.source(one.groupId) });
    expect(errors).toMatchObject([{ error: 'groupOver' }]);
  });

  it('ends an order that is paid after its time, before it was looked at', async () => {
    const activity = await makeActivity(mall, { hours: 1 });
    const one = await enter(mall, activity);
    const two = await enter(mall, activity, one.groupId, false);
    later(HOUR_MS);
    expect(await failOverdue(mall.db, mall.now.now, 10)).toBe(1);
    expect(await payTrade(mall, two.tradeId)).toBe('paid');
    expect(await statusOf(mall, two.orderId)).toBe(ORDER_STATUS.TO_ACCEPT_ORDER);
    await endGroups(mall);
    expect(await statusOf(mall, two.orderId)).toBe(ORDER_STATUS.CANCELED);
    expect((await orderOf(mall, two.buyer, two.orderId)).refunds).toHaveLength(1);
  });

  it('has its place again when a member cancels or does not pay in time, and is over without any', async () => {
    const activity = await makeActivity(mall, { size: 2 });
    const one = await enter(mall, activity);
    const two = await enter(mall, activity, one.groupId, false);
    expect((await (await makeBuyer(mall)).preview({ source: activity.source(one.groupId) })).errors).toMatchObject([
      { error: 'groupFull' },
    ]);
    later(HOUR_MS);
    expect(await expireTrades(mall)).toBeGreaterThan(0);
    expect(await groupOf(mall, one.groupId)).toMatchObject({ places: 1, paid: 1 });
    // Out of it, the shopper may come again.
    await enter(mall, activity, one.groupId, false, two.buyer);
    await one.buyer.post(`/orders/${one.orderId}/cancel`, CANCEL);
    expect(await groupOf(mall, one.groupId)).toMatchObject({ places: 1, paid: 0, status: GROUP_STATUS.OPEN });
    later(2 * HOUR_MS);
    await expireTrades(mall);
    expect(await groupOf(mall, one.groupId)).toMatchObject({ places: 0, status: GROUP_STATUS.FAILED });
    expect(await endGroups(mall)).toBe(0);
  });

  it('may be left by a member after it was full; the others go on', async () => {
    const activity = await makeActivity(mall, { size: 2 });
    const one = await enter(mall, activity);
    const two = await enter(mall, activity, one.groupId);
    await one.buyer.post(`/orders/${one.orderId}/cancel`, CANCEL);
    await endGroups(mall);
    const shop = await makeOperator(mall, 1);
    expect((await shop.post(`${two.orderId}/accept`)).envelope.success).toBe(true);
    expect(await groupOf(mall, one.groupId)).toMatchObject({ status: GROUP_STATUS.FULL, paid: 2 });
  });
});

describe('a checkout in a group', () => {
  const errorOf = async (source: Parameters<Awaited<ReturnType<typeof makeBuyer>>['preview']>[0]['source']) => {
    const buyer = await makeBuyer(mall);
    const { errors, quoteHash } = await buyer.preview({ source });
    const { addressId } = buyer;
    const { envelope } = await buyer.send({ source, addressId, quoteHash });
    expect(envelope.code).toBe('A00001');
    return [errors[0]?.error, envelope.msg];
  };

  it.each([
    ['the activity was stopped', { stopped: true }],
    ['it has not begun', { startsAt: new Date(NOON.getTime() + 1) }],
    ['it is over', { endsAt: NOON }],
    ['it has no price for the SKU', { prices: { 1: 100 } }],
  ])('is refused when %s', async (_, values) => {
    const activity = await makeActivity(mall, values);
    expect(await errorOf(activity.source())).toEqual(['groupOver', '拼团已结束']);
  });

  it('is refused for what is not there', async () => {
    const activity = await makeActivity(mall);
    const other = await enter(mall, await makeActivity(mall));
    expect(await errorOf({ ...activity.source(), activityId: 999_999 } as never)).toEqual(['groupOver', '拼团已结束']);
    expect((await errorOf(activity.source(other.groupId)))[0]).toBe('groupOver');
    expect((await errorOf(activity.source('260101000000000000000')))[0]).toBe('groupOver');
    const { skuId } = await makeGoods(mall);
    expect((await errorOf({ ...activity.source(), skuId } as never))[0]).toBe('groupOver');
  });

  it('holds an open group open after the activity, and what changed is said', async () => {
    const activity = await makeActivity(mall);
    const { groupId, buyer } = await enter(mall, activity);
    await mall.db.update(groupActivity).set({ stopped: true }).where(eq(groupActivity.id, activity.id));
    const joiner = await makeBuyer(mall);
    const input = await joiner.seen(activity.source(groupId));
    await mall.db
      .update(groupActivity)
      .set({ prices: { [activity.skuId]: 8_000 } })
      .where(eq(groupActivity.id, activity.id));
    const { envelope } = await joiner.send(input);
    expect(envelope).toMatchObject({ code: 'A00001', data: { shops: [{ lines: [{ price: 8_000 }] }] } });
    await enter(mall, activity, groupId, true, joiner);
    const again = await buyer.preview({ source: activity.source(groupId) });
    expect(again.errors).toMatchObject([{ error: 'groupJoined' }]);
  });

  it('takes no coupons unless the activity allows them, and no more than its limit', async () => {
    const buyer = await makeBuyer(mall);
    await takeOf(mall, buyer.token, await makeCoupon(mall));
    const strict = await makeActivity(mall, { limitOrder: 2 });
    const open = await makeActivity(mall, { discounts: true });
    const seen = (source: Parameters<typeof buyer.preview>[0]['source']): Promise<Preview> => buyer.preview({ source });
    expect((await seen(strict.source())).coupons).toMatchObject([{ selected: false, saves: 0 }]);
    expect((await seen(open.source())).coupons).toMatchObject([{ selected: true, saves: 500 }]);
    expect((await seen(strict.source(undefined, 3))).errors).toMatchObject([{ error: 'limit' }]);
    expect((await seen(strict.source(undefined, 3))).shops[0]?.lines[0]?.most).toBe(2);
  });
});

describe('what runs', () => {
  it('is listed with its lowest price and its open groups, as long as it runs', async () => {
    const activity = await makeActivity(mall, { sort: -1 });
    const { buyer } = await enter(mall, activity);
    const list = async (): Promise<GroupList> =>
      need(await mall.call<GroupList>('GET', '/api/promo/p/groupProd', { token: buyer.token }));
    expect((await list()).items[0]).toMatchObject({
      ...{ groupProdId: activity.id, price: GROUP_PRICE, alone: 10_000, size: 3, groups: 1, bought: 1 },
    });
    await mall.db.update(groupActivity).set({ stopped: true }).where(eq(groupActivity.id, activity.id));
    expect((await list()).items.map(({ groupProdId }) => groupProdId)).not.toContain(activity.id);
    expect(await info(buyer.token, `groupProdId=${activity.id}`)).toMatchObject({ state: 'over', onSale: true });
    expect((await infoCall(mall, buyer.token, 'groupProdId=999999')).envelope.code).toBe('A00001');
  });

  it('an unpaid group never keeps its order from being cancelled', async () => {
    const { buyer, orderId, groupId } = await enter(mall, await makeActivity(mall), undefined, false);
    await buyer.post(`/orders/${orderId}/cancel`, CANCEL);
    expect(await groupOf(mall, groupId)).toMatchObject({ status: GROUP_STATUS.FAILED, places: 0 });
    const [row] = await mall.db.select().from(order).where(eq(order.id, orderId));
    expect(row).toMatchObject({ status: ORDER_STATUS.CANCELED, groupId });
  });
});
