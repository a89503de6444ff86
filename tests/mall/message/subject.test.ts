import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { REFUND_KIND, REFUND_STATUS } from '#contract/refund/values.ts';
import { orderLine } from '#mall/order/order.tables.ts';
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
import { messagesOf } from '../../helpers/mall/message.ts';
import { makeDesk, refundsBy } from '../../helpers/mall/refund.ts';

const SHOP = 2;

let mall: TestMall;
let staff: Awaited<ReturnType<typeof makeOperator>>;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  await setAutoAccept(mall, false);
  staff = await makeOperator(mall, SHOP);
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

async function shipped(buyer: Buyer): Promise<string> {
  const { skuId } = await makeGoods(mall, { shopId: SHOP });
  const { tradeId, orderIds } = await buyer.buy(oneOf(skuId));
  await payTrade(mall, tradeId);
  const order = orderIds[0] ?? '';
  need(await staff.post(`${order}/accept`));
  need(await staff.post(`${order}/ship`, { carrier: '顺丰', number: 'SF1234567890123' }));
  return order;
}

it('a message of an order shows its goods, and what it is now once it has moved on', async () => {
  const buyer = await makeBuyer(mall);
  const order = await shipped(buyer);
  const [told] = (await messagesOf(mall, buyer)).items;
  expect(told).toMatchObject({ picture: expect.stringMatching(/^\S+$/), word: null, refund: null });
  need(await buyer.post(`/orders/${order}/receive`, {}));
  expect((await messagesOf(mall, buyer)).items).toMatchObject([{ picture: told?.picture, word: 'completed' }]);
});

it('a message of an order that was deleted since leads to the orders that there are', async () => {
  const buyer = await makeBuyer(mall);
  const order = await shipped(buyer);
  need(await buyer.post(`/orders/${order}/receive`, {}));
  need(await buyer.post(`/orders/${order}/delete`, {}));
  expect((await messagesOf(mall, buyer)).items).toMatchObject([{ link: '/user-center/uc-order', word: null }]);
});

it('a message of a refund shows the goods that come back, and how far the refund is now', async () => {
  const buyer = await makeBuyer(mall);
  const orderId = await shipped(buyer);
  need(await buyer.post(`/orders/${orderId}/receive`, {}));
  const refunds = refundsBy(mall, buyer);
  const [line] = await mall.db.select({ id: orderLine.id }).from(orderLine).where(eq(orderLine.orderId, orderId));
  const id = await refunds.apply({ orderId, lineId: line?.id ?? 0, kind: REFUND_KIND.RETURN });
  const desk = await makeDesk(mall, SHOP);
  need(await desk.move(id, 'agree'));
  const [told] = (await messagesOf(mall, buyer)).items;
  expect(told).toMatchObject({ title: '商家已同意退货', picture: expect.stringMatching(/^\S+$/), refund: null });
  need(await refunds.move(id, 'withdraw'));
  expect((await messagesOf(mall, buyer)).items[0]).toMatchObject({ refund: REFUND_STATUS.WITHDRAWN, word: null });
});
