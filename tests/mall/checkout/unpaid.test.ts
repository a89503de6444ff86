import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MemberShop } from '#contract/buy-member/schema.ts';
import type { Preview, Submitted } from '#contract/checkout/schema.ts';
import { NUMBERS } from '#contract/settings/numbers.values.ts';
import { trade } from '#mall/order/order.tables.ts';
import {
  type Buyer,
  brokenRules,
  makeBuyer,
  makeGoods,
  need,
  newKey,
  oneOf,
  payTrade,
  stockOf,
  watch,
} from '../../helpers/mall/buying.ts';
import { makeActivity } from '../../helpers/mall/group-buy.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

const { unpaidTrades, unpaidPieces } = NUMBERS;
const unpaidOf = ({ accountId }: Buyer) =>
  mall.db.$count(trade, and(eq(trade.accountId, accountId), eq(trade.status, 10)));

describe('unpaid orders', () => {
  it('are ten at most; paying or cancelling one makes room', async () => {
    const buyer = await makeBuyer(mall);
    const { skuId } = await makeGoods(mall);
    const made: Submitted[] = [];
    for (let n = 0; n < unpaidTrades; n += 1) made.push(await buyer.buy(oneOf(skuId)));
    const preview = await buyer.preview({ source: oneOf(skuId), addressId: buyer.addressId });
    expect(preview.errors).toEqual([{ error: 'unpaidTrades' }]);
    const { envelope } = await buyer.send(await buyer.seen(oneOf(skuId)));
    expect(envelope).toMatchObject({ code: 'A00001', msg: expect.stringContaining('待付款') });
    expect((envelope.data as Preview).errors).toEqual([{ error: 'unpaidTrades' }]);
    const plans = need(await mall.call<MemberShop>('GET', '/api/oms/p/membership', { token: buyer.token })).plans;
    const plan = { plan: 'month', quoteHash: plans[0]?.quoteHash };
    const member = () => buyer.post('/membership/buy', plan, { 'idempotency-key': newKey() });
    expect((await member()).envelope.msg).toContain('待付款');
    await payTrade(mall, made[0]?.tradeId ?? '');
    need(await buyer.post(`/orders/${made[1]?.orderIds[0]}/cancel`, { reason: '10' }));
    need(await member());
    await buyer.buy(oneOf(skuId));
    expect(await unpaidOf(buyer)).toBe(unpaidTrades);
  });

  it('reserve any number of pieces once, and fifty of a SKU from the second one on', async () => {
    const buyer = await makeBuyer(mall);
    const [one, other] = await Promise.all([makeGoods(mall, { stock: 900 }), makeGoods(mall)]);
    const { orderIds } = await buyer.buy(oneOf(one.skuId, 400));
    const { envelope } = await buyer.send(await buyer.seen(oneOf(one.skuId)));
    expect(envelope).toMatchObject({ code: 'A00001', msg: expect.stringContaining('件数太多') });
    expect((envelope.data as Preview).errors).toEqual([{ error: 'unpaidPieces', shopId: 1, skuId: one.skuId }]);
    await buyer.buy(oneOf(other.skuId, unpaidPieces));
    expect((await buyer.send(await buyer.seen(oneOf(other.skuId)))).envelope.success).toBe(false);
    need(await buyer.post(`/orders/${orderIds[0]}/cancel`, { reason: '10' }));
    await buyer.buy(oneOf(one.skuId, unpaidPieces));
    expect(await stockOf(mall, one.skuId)).toEqual([900 - unpaidPieces]);
  });

  it('wait ten minutes where others wait for a place in the group', async () => {
    const activity = await makeActivity(mall);
    const buyer = await makeBuyer(mall);
    const { tradeId } = await buyer.buy(activity.source());
    const [row] = await mall.db.select().from(trade).where(eq(trade.id, tradeId));
    expect(Number(row?.expiresAt) - Number(row?.createdAt)).toBe(10 * 60_000);
  });
});

describe('many at once', () => {
  it('fifty submits of one shopper make ten unpaid orders', { timeout: 60_000 }, async () => {
    const buyer = await makeBuyer(mall);
    const { skuId } = await makeGoods(mall);
    const input = await buyer.seen(oneOf(skuId));
    const answers = await Promise.all(Array.from({ length: 50 }, () => buyer.send(input)));
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(unpaidTrades);
    expect(await unpaidOf(buyer)).toBe(unpaidTrades);
    expect(await stockOf(mall, skuId)).toEqual([100 - unpaidTrades]);
  });

  it('and reserve no more than fifty pieces of a SKU', { timeout: 60_000 }, async () => {
    const buyer = await makeBuyer(mall);
    const { skuId } = await makeGoods(mall, { stock: 500 });
    const input = await buyer.seen(oneOf(skuId, 20));
    const answers = await Promise.all(Array.from({ length: 9 }, () => buyer.send(input)));
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(2);
    expect(await stockOf(mall, skuId)).toEqual([460]);
  });
});
