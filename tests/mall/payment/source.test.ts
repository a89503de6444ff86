import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MemberShop } from '#contract/buy-member/schema.ts';
import type { Submitted } from '#contract/checkout/schema.ts';
import type { TradeSource } from '#contract/order/values.ts';
import type { Payable, PaymentView, PayResult } from '#contract/payment/schema.ts';
import { trade } from '#mall/order/order.tables.ts';
import { type Buyer, makeBuyer, makeGoods, need, newKey, oneOf } from '../../helpers/mall/buying.ts';
import { flashOf, makeFlash, makeSession } from '../../helpers/mall/flash-sale.ts';
import { makeActivity } from '../../helpers/mall/group-buy.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { givePoints, makePointsGood } from '../../helpers/mall/points-mall.ts';

/** Where a trade came from: the steps of its payment and result follow from it, whenever and from wherever they are opened. */

let mall: TestMall;
let buyer: Buyer;
beforeAll(async () => {
  mall = await openTestMall();
});
beforeEach(async () => {
  buyer = await makeBuyer(mall);
});
afterAll(() => mall.close());

const flash = async () => flashOf(await makeFlash(mall, await makeSession(mall)), 1);
const BUY: Record<string, () => Promise<Submitted>> = {
  'goods of the cart': async () => {
    await buyer.addToCart((await makeGoods(mall)).skuId, 1);
    return buyer.buy({ from: 'cart' });
  },
  'goods bought at once': async () => buyer.buy(oneOf((await makeGoods(mall)).skuId)),
  'flash goods bought at once': async () => buyer.buy(await flash()),
  'flash goods of the cart': async () => {
    const { skuId } = (await flash()) as { skuId: number };
    await buyer.addToCart(skuId, 1);
    return buyer.buy({ from: 'cart' });
  },
  'a place in a group': async () => buyer.buy((await makeActivity(mall)).source()),
  'a good for points and money': async () => {
    await givePoints(mall, buyer.accountId, 1_000);
    return buyer.buy((await makePointsGood(mall, { money: 100 })).source(1));
  },
  'a membership': async () => {
    const { plans } = need(await mall.call<MemberShop>('GET', '/api/oms/p/membership', { token: buyer.token }));
    const { plan, quoteHash } = plans[0] ?? {};
    return need(await buyer.post<Submitted>('/membership/buy', { plan, quoteHash }, { 'idempotency-key': newKey() }));
  },
};

async function sourcesOf(tradeId: string) {
  const { token } = buyer;
  const payable = need(await mall.call<Payable>('GET', `/api/oms/p/pay/${tradeId}`, { token }));
  const pay = { tradeId, balance: 0, way: 'wechat' };
  const { paymentId } = need(await buyer.post<PayResult>('/pay', pay, { 'idempotency-key': newKey() }));
  const payment = need(await mall.call<PaymentView>('GET', `/api/oms/p/payments/${paymentId}`, { token }));
  return [payable.source, payment.source];
}

describe.each<[string, TradeSource, TradeSource]>([
  ['goods of the cart', 'cart', 'cart'],
  ['goods bought at once', 'sku', 'cart'],
  ['flash goods bought at once', 'sku', 'sku'],
  ['flash goods of the cart', 'cart', 'sku'],
  ['a place in a group', 'group', 'group'],
  ['a good for points and money', 'points', 'points'],
  ['a membership', 'member', 'member'],
])('%s', (name, source, guessed) => {
  it(`came from ${source}`, async () => {
    const { tradeId } = await (BUY[name]?.() ?? Promise.reject());
    expect(await sourcesOf(tradeId)).toEqual([source, source]);
  });

  it('written by the version before, says what its first order tells', async () => {
    const { tradeId } = await (BUY[name]?.() ?? Promise.reject());
    await mall.db.update(trade).set({ source: null }).where(eq(trade.id, tradeId));
    expect(await sourcesOf(tradeId)).toEqual([guessed, guessed]);
  });
});

it('a top-up came from nowhere', async () => {
  const topUp = { amount: 100, way: 'wechat' };
  const { paymentId } = need(await buyer.post<PayResult>('/topUps', topUp, { 'idempotency-key': newKey() }));
  const { token } = buyer;
  expect(need(await mall.call<PaymentView>('GET', `/api/oms/p/payments/${paymentId}`, { token })).source).toBeNull();
});
