import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MemberShop, PlanFigures } from '#contract/buy-member/schema.ts';
import type { Preview, Submitted } from '#contract/checkout/schema.ts';
import { MEMBER, type PaidPlan } from '#contract/member/levels.values.ts';
import type { OrderView } from '#contract/order/schema.ts';
import type { Payable } from '#contract/payment/schema.ts';
import { DAY_MS } from '#contract/time.ts';
import { endMemberships, notifyEnding } from '#mall/buy-member/buy-member.ts';
import { member } from '#mall/member/member.tables.ts';
import { message } from '#mall/message/message.tables.ts';
import { order } from '#mall/order/order.tables.ts';
import { sku } from '#mall/product/product.tables.ts';
import {
  type Buyer,
  brokenRules,
  makeBuyer,
  makeGoods,
  makeOperator,
  need,
  newKey,
  oneOf,
  payTrade,
  setAutoAccept,
  watch,
} from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { NOON } from '../../helpers/mall/time.ts';
import { onPostgres, untilWaiting } from '../../helpers/mall/waits.ts';

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

const later = (days: number) => {
  mall.now.now = new Date(NOON.getTime() + days * DAY_MS);
};
const shopOf = async (buyer: Buyer): Promise<MemberShop> =>
  need(await mall.call<MemberShop>('GET', '/api/oms/p/membership', { token: buyer.token }));
const orderPlan = async (buyer: Buyer, plan: PaidPlan): Promise<Submitted> => {
  const quoteHash = (await shopOf(buyer)).plans.find((one) => one.plan === plan)?.quoteHash ?? '';
  return need(await buyer.post<Submitted>('/membership/buy', { plan, quoteHash }, { 'idempotency-key': newKey() }));
};
const buyPlan = async (buyer: Buyer, plan: PaidPlan): Promise<string> => {
  const { tradeId, orderIds } = await orderPlan(buyer, plan);
  expect(await payTrade(mall, tradeId)).toBe('paid');
  return orderIds[0] ?? '';
};
const refund = (buyer: Buyer, id: string) => buyer.post(`/membership/${id}/refund`, {});
const orderOf = async (buyer: Buyer, id: string): Promise<OrderView> =>
  need(await mall.call<OrderView>('GET', `/api/oms/p/orders/${id}`, { token: buyer.token }));
const untilOf = async ({ accountId }: Buyer): Promise<Date | null> => {
  const [row] = await mall.db.select({ until: member.paidUntil }).from(member).where(eq(member.accountId, accountId));
  return row?.until ?? null;
};
const toldOf = async ({ accountId }: Buyer) =>
  (await mall.db.select({ event: message.event }).from(message).where(eq(message.accountId, accountId))).map(
    ({ event }) => event,
  );

describe('a paid membership', () => {
  it('is an order that is completed by its payment, and renewing adds to its end', async () => {
    const buyer = await makeBuyer(mall);
    const { plans } = await shopOf(buyer);
    expect(plans).toMatchObject([{ plan: 'month', price: 1_500 }, { plan: 'season' }, { plan: 'year' }]);
    const season = plans[1]?.until ?? '';
    const { tradeId, payable, orderIds } = await orderPlan(buyer, 'season');
    expect(payable).toBe(plans[1]?.price);
    expect(await untilOf(buyer)).toBeNull();
    expect(await orderOf(buyer, orderIds[0] ?? '')).toMatchObject({
      ...{ kind: 'member', status: 10, shop: { id: 0, name: '商城自营' }, address: { recipient: '' } },
      actions: ['pay', 'cancel', 'contact'],
    });
    const cashier = async () =>
      need(await mall.call<Payable>('GET', `/api/oms/p/pay/${tradeId}`, { token: buyer.token }));
    const { benefits } = MEMBER.paid.season;
    const bought = { plan: 'season', until: null, refunded: false, benefits };
    expect((await cashier()).orders).toMatchObject([{ kind: 'member', arrival: null, member: bought }]);
    await payTrade(mall, tradeId);
    expect((await cashier()).orders).toMatchObject([{ member: { ...bought, until: season } }]);
    expect((await untilOf(buyer))?.toISOString()).toBe(season);
    expect(await orderOf(buyer, orderIds[0] ?? '')).toMatchObject({
      ...{ status: 60, word: 'completed', sentence: 'completedMember' },
      actions: ['refundMember', 'contact', 'delete'],
    });
    await buyPlan(buyer, 'month');
    const shop = await shopOf(buyer);
    expect(shop.paid).toMatchObject({ plan: 'season' });
    expect(shop.purchases).toMatchObject([
      { plan: 'month', startsAt: season, error: null },
      { plan: 'season', error: 'notLast' },
    ]);
    expect(await toldOf(buyer)).toEqual(['memberBought', 'memberBought']);
    const admin = await makeOperator(mall, null, 'admin');
    expect(need(await admin.get<{ items: object[] }>(`/orders?text=${orderIds[0]}`)).items).toMatchObject([
      { kind: 'member', shop: { id: 0 }, moves: [] },
    ]);
    const [season2] = need(await admin.get<PlanFigures>('/member-plans')).plans.filter(({ plan }) => plan === 'season');
    expect(season2?.sold).toBeGreaterThan(0);
    const keeper = await makeOperator(mall, 1);
    expect(need(await keeper.get<{ items: object[] }>(`/orders?text=${orderIds[0]}`)).items).toEqual([]);
    expect((await keeper.get('/member-plans')).envelope.success).toBe(false);
  });

  it('cancels like any unpaid order, and costs what was shown', async () => {
    const buyer = await makeBuyer(mall);
    const { orderIds } = await orderPlan(buyer, 'month');
    need(await buyer.post(`/orders/${orderIds[0]}/cancel`, { reason: '10' }));
    expect(await untilOf(buyer)).toBeNull();
    expect((await buyer.buyAgain(orderIds[0])).envelope.code).toBe('A00001');
    const wrong = { plan: 'month', quoteHash: 'x' };
    const key = { 'idempotency-key': newKey() };
    expect((await buyer.post('/membership/buy', wrong, key)).envelope.msg).toContain('价格');
  });

  it('is continued unpaid when chosen again, and replaced when another card is chosen', async () => {
    const buyer = await makeBuyer(mall);
    const month = await orderPlan(buyer, 'month');
    expect(await orderPlan(buyer, 'month')).toEqual(month);
    const year = await orderPlan(buyer, 'year');
    const replaced = await orderOf(buyer, month.orderIds[0] ?? '');
    expect(replaced).toMatchObject({ status: 70, timeline: [{}, { reason: '已改选其他会员卡，原订单自动取消' }] });
    expect(await payTrade(mall, month.tradeId)).not.toBe('paid');
    expect(await payTrade(mall, year.tradeId)).toBe('paid');
    expect((await shopOf(buyer)).purchases).toMatchObject([{ plan: 'year' }]);
  });

  it('is told of before its end, and ends', async () => {
    const buyer = await makeBuyer(mall);
    await buyPlan(buyer, 'month');
    const until = (await untilOf(buyer)) as Date;
    const days = (until.getTime() - NOON.getTime()) / DAY_MS;
    later(days - 4);
    await notifyEnding(mall);
    expect(await toldOf(buyer)).not.toContain('memberEnds');
    later(days - 2);
    await notifyEnding(mall);
    await notifyEnding(mall);
    expect((await toldOf(buyer)).filter((event) => event === 'memberEnds')).toHaveLength(1);
    await endMemberships(mall);
    expect(await untilOf(buyer)).not.toBeNull();
    later(days);
    await endMemberships(mall);
    expect(await untilOf(buyer)).toBeNull();
    expect(await toldOf(buyer)).toContain('memberEnded');
    expect((await shopOf(buyer)).paid).toBeNull();
    const again = await buyPlan(buyer, 'month');
    expect((await shopOf(buyer)).purchases[0]).toMatchObject({ orderId: again, startsAt: until.toISOString() });
  });
});

describe('giving it back', () => {
  it('goes whole within seven days, the last one first', async () => {
    const buyer = await makeBuyer(mall);
    const first = await buyPlan(buyer, 'year');
    const until = await untilOf(buyer);
    const second = await buyPlan(buyer, 'month');
    expect((await refund(buyer, first)).envelope).toMatchObject({ code: 'A00001', msg: '请先退最近一次购买的会员' });
    need(await refund(buyer, second));
    expect(await untilOf(buyer)).toEqual(until);
    expect((await refund(buyer, second)).status).toBe(404);
    need(await refund(buyer, first));
    expect(await untilOf(buyer)).toBeNull();
    const [row] = await mall.db.select({ tradeId: order.tradeId }).from(order).where(eq(order.id, first));
    const cashier = await mall.call<Payable>('GET', `/api/oms/p/pay/${row?.tradeId}`, { token: buyer.token });
    expect(need(cashier).orders).toMatchObject([{ member: { refunded: true } }]);
    const view = await orderOf(buyer, first);
    expect(view).toMatchObject({ status: 70, refunds: [{ amount: view.payable, done: true }] });
    expect((await shopOf(buyer)).purchases).toMatchObject([
      { refunded: true, error: null },
      { refunded: true, error: null },
    ]);
    const other = await makeBuyer(mall);
    const theirs = await buyPlan(other, 'month');
    expect((await refund(buyer, theirs)).status).toBe(404);
  });

  it('is refused after seven days, and once a benefit was used', async () => {
    const late = await makeBuyer(mall);
    later(-8);
    const old = await buyPlan(late, 'month');
    mall.now.now = NOON;
    expect((await refund(late, old)).envelope.msg).toBe('购买已超过 7 天，不能退款');
    const buyer = await makeBuyer(mall);
    const used = await buyPlan(buyer, 'month');
    const { skuId } = await makeGoods(mall);
    const bought = await buyer.buy(oneOf(skuId));
    const [row] = await mall.db
      .select()
      .from(order)
      .where(eq(order.id, bought.orderIds[0] ?? ''));
    expect((row?.memberDiscount ?? 0) + (row?.memberFreight ?? 0)).toBeGreaterThan(0);
    expect((await refund(buyer, used)).envelope.msg).toBe('会员权益已使用，不能退款');
    expect((await shopOf(buyer)).purchases[0]?.error).toBe('used');
    need(await buyer.post(`/orders/${bought.orderIds[0]}/cancel`, { reason: '10' }));
    need(await refund(buyer, used));
    expect(await untilOf(buyer)).toBeNull();
  });
});

describe('many at once', () => {
  it('paid twice it adds once, ordered five times at once it is one order', async () => {
    const buyer = await makeBuyer(mall);
    const { tradeId } = await orderPlan(buyer, 'month');
    const said = await Promise.allSettled([payTrade(mall, tradeId), payTrade(mall, tradeId), payTrade(mall, tradeId)]);
    expect(said.filter((one) => one.status === 'fulfilled' && one.value === 'paid')).toHaveLength(1);
    expect((await shopOf(buyer)).purchases).toHaveLength(1);
    const trades = await Promise.all(Array.from({ length: 5 }, () => orderPlan(buyer, 'month')));
    expect(new Set(trades.map((trade) => trade.tradeId)).size).toBe(1);
    await Promise.all(trades.map((trade) => payTrade(mall, trade.tradeId)));
    expect((await shopOf(buyer)).purchases).toHaveLength(2);
  });

  it('all cards chosen at once, one is still to be paid', async () => {
    const buyer = await makeBuyer(mall);
    const plans = ['month', 'season', 'year', 'month', 'season', 'year'] as const;
    const trades = await Promise.all(plans.map((plan) => orderPlan(buyer, plan)));
    const paid = await Promise.all([...new Set(trades.map(({ tradeId }) => tradeId))].map((id) => payTrade(mall, id)));
    expect(paid.filter((one) => one === 'paid')).toHaveLength(1);
    expect((await shopOf(buyer)).purchases).toHaveLength(1);
  });

  it('renewed while it expires, it stands', async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, () => makeBuyer(mall)));
    const trades: string[] = [];
    for (const buyer of buyers) await buyPlan(buyer, 'month');
    const until = (await untilOf(buyers[0] as Buyer)) as Date;
    later((until.getTime() - NOON.getTime()) / DAY_MS);
    for (const buyer of buyers) trades.push((await orderPlan(buyer, 'month')).tradeId);
    await Promise.all([...trades.map((id) => payTrade(mall, id)), endMemberships(mall), endMemberships(mall)]);
    await endMemberships(mall);
    for (const buyer of buyers) expect((await untilOf(buyer))?.getTime()).toBeGreaterThan(until.getTime());
  });

  it('given back while it is renewed: what is left is what was paid', async () => {
    const buyer = await makeBuyer(mall);
    const first = await buyPlan(buyer, 'season');
    const { tradeId } = await orderPlan(buyer, 'month');
    await Promise.all([payTrade(mall, tradeId), refund(buyer, first), refund(buyer, first)]);
    const { purchases } = await shopOf(buyer);
    const months = purchases.filter(({ refunded }) => !refunded).length;
    expect(months).toBeGreaterThan(0);
  });
});

onPostgres('at the worst moment', () => {
  it('another card is chosen while the first is being paid: the paid one stands', async () => {
    const buyer = await makeBuyer(mall);
    const month = await orderPlan(buyer, 'month');
    const quoteHash = (await shopOf(buyer)).plans.find(({ plan }) => plan === 'year')?.quoteHash ?? '';
    const { paying, year } = await mall.db.transaction(async (tx) => {
      await tx.select({ id: member.accountId }).from(member).where(eq(member.accountId, buyer.accountId)).for('update');
      const paying = payTrade(mall, month.tradeId);
      await untilWaiting(tx, 1, paying);
      const choosing = buyer.post<Submitted>(
        '/membership/buy',
        { plan: 'year', quoteHash },
        { 'idempotency-key': newKey() },
      );
      await untilWaiting(tx, 2, choosing);
      return { paying, year: choosing };
    });
    expect(await paying).toBe('paid');
    expect(await payTrade(mall, need(await year).tradeId)).toBe('paid');
    expect((await shopOf(buyer)).purchases.map(({ plan }) => plan).sort()).toEqual(['month', 'year']);
  });

  it('given back while an order at the price of members is made: one of the two is refused', async () => {
    const buyer = await makeBuyer(mall);
    const plan = await buyPlan(buyer, 'month');
    const { skuId } = await makeGoods(mall);
    const input = await buyer.seen(oneOf(skuId));
    const [bought, back] = await mall.db.transaction(async (tx) => {
      await tx.select({ id: sku.id }).from(sku).where(eq(sku.id, skuId)).for('update');
      const buying = buyer.send(input);
      await untilWaiting(tx, 1, buying);
      const giving = refund(buyer, plan);
      await untilWaiting(tx, 2, giving);
      return [buying, giving] as const;
    });
    expect((await bought).envelope.success).toBe(true);
    expect((await back).envelope.msg).toBe('会员权益已使用，不能退款');
    expect(await untilOf(buyer)).not.toBeNull();
  });

  it('an order at the price of members that comes after is refused with the price of others', async () => {
    const buyer = await makeBuyer(mall);
    const plan = await buyPlan(buyer, 'month');
    const { skuId } = await makeGoods(mall);
    const input = await buyer.seen(oneOf(skuId));
    const bought = await mall.db.transaction(async (tx) => {
      await tx.select({ id: member.accountId }).from(member).where(eq(member.accountId, buyer.accountId)).for('update');
      const giving = refund(buyer, plan);
      await untilWaiting(tx, 1, giving);
      const buying = buyer.send(input);
      await untilWaiting(tx, 2, buying);
      return { giving, buying };
    });
    need(await bought.giving);
    const { envelope } = await bought.buying;
    expect(envelope).toMatchObject({ code: 'A00001', msg: '商品信息或价格有变动，请核对后重新提交' });
    expect((envelope.data as Preview).rows.map(({ part }) => part)).not.toContain('member');
  });
});
