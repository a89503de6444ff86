import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CheckoutSource, Submitted } from '#contract/checkout/schema.ts';
import { savedOf } from '#contract/order/saved.rules.ts';
import type { OrderOverview, OrderView } from '#contract/order/schema.ts';
import {
  type Buyer,
  makeBuyer,
  makeGoods,
  makeOperator,
  need,
  oneOf,
  payTrade,
  setAutoAccept,
} from '../../helpers/mall/buying.ts';
import { flashOf, makeFlash, makeSession } from '../../helpers/mall/flash-sale.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { SENT } from '../../helpers/mall/refund.ts';

let mall: TestMall;
let shop: Awaited<ReturnType<typeof makeOperator>>;
beforeAll(async () => {
  mall = await openTestMall();
  await setAutoAccept(mall, false);
  shop = await makeOperator(mall, 1);
});
afterAll(() => mall.close());

const viewOf = async ({ token }: Buyer) =>
  need(await mall.call<OrderOverview>('GET', '/api/oms/p/orders/overview', { token }));

async function paid(buyer: Buyer, source?: CheckoutSource): Promise<string> {
  const { tradeId, orderIds }: Submitted = await buyer.buy(source ?? oneOf((await makeGoods(mall)).skuId));
  await payTrade(mall, tradeId);
  return orderIds[0] ?? '';
}

async function shipped(buyer: Buyer, order = paid(buyer)): Promise<string> {
  const id = await order;
  need(await shop.post(`${id}/accept`, {}));
  need(await shop.post(`${id}/ship`, SENT));
  return id;
}

const NOTHING = { toPay: 0, toAccept: 0, producing: 0, toSend: 0, toReceipt: 0, toReview: 0, refunding: 0 };

it('whoever has bought nothing has nothing that waits', async () => {
  expect(await viewOf(await makeBuyer(mall))).toEqual({ waiting: NOTHING, parcels: [], saved: { all: 0, member: 0 } });
});

it('counts what waits by what for, and shows parcels under way, of nobody else', async () => {
  const [buyer, other] = [await makeBuyer(mall), await makeBuyer(mall)];
  await buyer.buy(oneOf((await makeGoods(mall)).skuId));
  await paid(buyer);
  const sent = await shipped(buyer);
  const received = await shipped(buyer);
  need(await buyer.post(`/orders/${received}/receive`, {}));
  await shipped(other);
  const { waiting, parcels } = await viewOf(buyer);
  expect(waiting).toEqual({ ...NOTHING, toPay: 1, toAccept: 1, toReceipt: 1, toReview: 1 });
  expect(parcels.map(({ orderId, number }) => [orderId, number])).toEqual([[sent, SENT.number]]);
  expect((await viewOf(other)).waiting).toEqual({ ...NOTHING, toReceipt: 1 });
});

it('what completed orders saved is what each says, and nothing of what was not received', async () => {
  const buyer = await makeBuyer(mall);
  const flash = async () => flashOf(await makeFlash(mall, await makeSession(mall)), 2);
  const id = await shipped(buyer, paid(buyer, await flash()));
  await paid(buyer, await flash());
  expect((await viewOf(buyer)).saved).toEqual({ all: 0, member: 0 });
  need(await buyer.post(`/orders/${id}/receive`, {}));
  const { rows } = need(await mall.call<OrderView>('GET', `/api/oms/p/orders/${id}`, { token: buyer.token }));
  const saved = savedOf(rows);
  expect(saved.all).toBeGreaterThan(0);
  expect((await viewOf(buyer)).saved).toEqual(saved);
});
