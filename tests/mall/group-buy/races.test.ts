import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Submitted } from '#contract/checkout/schema.ts';
import { ORDER_STATUS } from '#contract/enums.ts';
import { HOUR_MS } from '#contract/time.ts';
import { GROUP_STATUS } from '#mall/group-buy/group-buy.tables.ts';
import { endGroups } from '#mall/order/order.ts';
import {
  brokenRules,
  makeBuyer,
  makeOperator,
  need,
  payTrade,
  setAutoAccept,
  statusOf,
  stockOf,
  watch,
} from '../../helpers/mall/buying.ts';
import { enter, groupOf, makeActivity } from '../../helpers/mall/group-buy.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { NOON } from '../../helpers/mall/time.ts';

const ENDED = [ORDER_STATUS.CANCELED];
let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  await setAutoAccept(mall, true);
});
afterEach(async () => {
  expect(await brokenRules(mall)).toEqual([]);
  mall.now.now = NOON;
});
afterAll(() => mall.close());

const each = <T>(n: number, make: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: n }, (_, at) => make(at)));

it('the last place goes to one of fifty; the others are told that the group is full', async () => {
  const activity = await makeActivity(mall, { size: 2 });
  const { groupId, orderId } = await enter(mall, activity);
  const crowd = await each(50, () => makeBuyer(mall));
  const inputs = await Promise.all(crowd.map((buyer) => buyer.seen(activity.source(groupId))));
  const answers = await Promise.all(crowd.map((buyer, at) => buyer.send(inputs[at] as never)));
  const had = answers.filter(({ envelope }) => envelope.success);
  expect(had).toHaveLength(1);
  for (const { envelope } of answers.filter((answer) => !had.includes(answer)))
    expect(envelope).toMatchObject({ code: 'A00001', msg: '该团已满员，您可以自己开团' });
  expect(await stockOf(mall, activity.skuId)).toEqual([98]);
  await payTrade(mall, (need(had[0] as never) as Submitted).tradeId);
  await Promise.all([endGroups(mall), endGroups(mall), endGroups(mall)]);
  expect(await statusOf(mall, orderId)).toBe(ORDER_STATUS.TO_SEND);
});

it('one shopper in twenty tabs is in a group once', async () => {
  const activity = await makeActivity(mall, { size: 20 });
  const { groupId } = await enter(mall, activity);
  const buyer = await makeBuyer(mall);
  const input = await buyer.seen(activity.source(groupId));
  const answers = await each(20, () => buyer.send(input));
  expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  expect(await groupOf(mall, groupId)).toMatchObject({ places: 2 });
});

it('members who pay at once fill the group once', async () => {
  const activity = await makeActivity(mall, { size: 10 });
  const { groupId } = await enter(mall, activity);
  const members = await each(9, () => enter(mall, activity, groupId, false));
  await Promise.all(members.map(({ tradeId }) => payTrade(mall, tradeId)));
  expect(await groupOf(mall, groupId)).toMatchObject({ status: GROUP_STATUS.FULL, paid: 10 });
  await Promise.all([endGroups(mall), endGroups(mall)]);
  for (const { orderId } of members) expect(await statusOf(mall, orderId)).toBe(ORDER_STATUS.TO_SEND);
});

it('the time ends in the moment of payment: all go on, or all have their money back', {
  timeout: 120_000,
}, async () => {
  for (let round = 0; round < 8; round += 1) {
    const activity = await makeActivity(mall, { size: 3, hours: 1 });
    const one = await enter(mall, activity);
    const two = await enter(mall, activity, one.groupId);
    const last = await enter(mall, activity, one.groupId, false);
    mall.now.now = new Date(NOON.getTime() + HOUR_MS);
    await Promise.all([
      payTrade(mall, last.tradeId).catch((error: Error) => error),
      endGroups(mall),
      endGroups(mall),
      one.buyer.post(`/orders/${two.orderId}/cancel`, { reason: '10' }),
    ]);
    await endGroups(mall);
    const { status } = await groupOf(mall, one.groupId);
    const orders = await Promise.all([one, two, last].map(({ orderId }) => statusOf(mall, orderId)));
    if (status === GROUP_STATUS.FULL) expect(orders).toEqual([40, 40, 40]);
    else {
      expect(status).toBe(GROUP_STATUS.FAILED);
      for (const stands of orders) expect(ENDED).toContain(stands);
    }
    expect(await brokenRules(mall)).toEqual([]);
    mall.now.now = NOON;
  }
});

it('members cancel while the last ones pay and the shop tries to accept', { timeout: 120_000 }, async () => {
  const shop = await makeOperator(mall, 1);
  for (let round = 0; round < 8; round += 1) {
    const activity = await makeActivity(mall, { size: 4 });
    const one = await enter(mall, activity);
    const members = await each(3, () => enter(mall, activity, one.groupId, false));
    await Promise.all([
      ...members.map(({ tradeId }) => payTrade(mall, tradeId)),
      one.buyer.post(`/orders/${one.orderId}/cancel`, { reason: '10' }),
      shop.post(`${one.orderId}/accept`),
      endGroups(mall),
      enter(mall, activity, one.groupId, false).catch(() => undefined),
    ]);
    await endGroups(mall);
    const { status } = await groupOf(mall, one.groupId);
    expect([GROUP_STATUS.OPEN, GROUP_STATUS.FULL]).toContain(status);
    expect(await brokenRules(mall)).toEqual([]);
  }
});
